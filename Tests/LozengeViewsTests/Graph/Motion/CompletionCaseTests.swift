import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

/// Programs of `cases.jsonl` about completion handlers.
@Suite("Cases of completions")
struct CompletionCaseTests {
    @Test("d-once: two animated values call the handler once, in the frame in which both are over")
    func once() throws {
        let expected = try ProgramCase("d-once")
        let knobs = Knobs()
        let screen = story(knobs) { knobs in
            Color.pureRed.frame(width: 10, height: 10).offset(x: knobs.x)
            Color.pureBlue.frame(width: 10, height: 10).offset(y: knobs.y)
        }
        var done = 0.0
        withAnimation(.linear(duration: 1)) {
            knobs.x = 100
            knobs.y = 50
        } completion: {
            done += 1
        }
        #expect(screen.frames(at: [0, 1]) { done } == [0, 0])
        screen.advance(by: .seconds(0.1))
        #expect(try [done] == expected.numbers("n"))
        screen.advance(by: .seconds(2))
        #expect(try [done] == expected.numbers("n"))
    }

    @Test("d-nothing: without an animation the handler is called soon")
    func nothing() throws {
        let expected = try ProgramCase("d-nothing")
        let screen = story(Knobs()) { _ in Color.pureRed }
        var done = 0.0
        withAnimation {
        } completion: {
            done += 1
        }
        #expect(done == 0)
        screen.advance(by: .seconds(2.0 / 60))
        #expect(try [done] == expected.numbers("n"))
        #expect(screen.isAsleep)
    }

    @Test(
        "d-retargeted: a handler is called when the animation that was taken over would be complete"
    )
    func retargeted() throws {
        let expected = try ProgramCase("d-retargeted")
        let knobs = Knobs()
        let screen = story(knobs) { knobs in
            Color.pureRed.frame(width: 10, height: 10).offset(x: knobs.x)
        }
        var called: [Double] = []
        withAnimation(.spring(duration: 0.5)) {
            knobs.x = 100
        } completion: {
            called.append(1)
        }
        _ = screen.displayList
        screen.advance(by: .seconds(0.2))
        withAnimation(.spring(duration: 0.5)) {
            knobs.x = 0
        } completion: {
            called.append(2)
        }
        _ = screen.displayList
        var time = 0.2
        for (moment, list) in zip(try expected.moments(), try expected.lists("v")) {
            screen.advance(by: .seconds(moment - 0.005 - time))
            #expect(called == list.dropLast(), "before \(moment)")
            // The frame that shows the moment, and that after it.
            time = moment + 2.0 / 60
            screen.advance(by: .seconds(2.0 / 60 + 0.005))
            #expect(called == list, "\(moment)")
        }
    }

    @Test("d-gone: a view that leaves completes its animations, once")
    func gone() throws {
        let expected = try ProgramCase("d-gone")
        let knobs = Knobs()
        let screen = story(knobs) { knobs in
            if !knobs.isOn { Color.pureRed.opacity(knobs.amount) }
        }
        var done = 0.0
        withAnimation(.linear(duration: 5)) {
            knobs.amount = 1
        } completion: {
            done += 1
        }
        _ = screen.displayList
        screen.advance(by: .seconds(try #require(expected.moments().first)))
        #expect(done == 0)
        knobs.isOn = true
        _ = screen.displayList
        screen.advance(by: .seconds(2.0 / 60))
        #expect(try [done] == expected.numbers("n"))
        screen.advance(by: .seconds(6))
        #expect(try [done] == expected.numbers("n"))
    }
}
