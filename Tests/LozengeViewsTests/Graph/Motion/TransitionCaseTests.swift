import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

/// Programs of `cases.jsonl` about views that come and go.
@Suite("Cases of transitions")
struct TransitionCaseTests {
    private let second = Animation.linear(duration: 1)

    private var square: some View { Color.pureRed.frame(width: 50, height: 50) }

    private func x(_ screen: Screen) -> Double { Double(screen.reds.first?.frame.minX ?? .nan) }
    private func opacity(_ screen: Screen) -> Double { screen.reds.first?.opacity ?? 0 }

    private func turn(_ knobs: Knobs, _ isOn: Bool) {
        withAnimation(second) { knobs.isOn = isOn }
    }

    @Test("x-insert: by default a view fades; it is gone when the fade is over")
    func insert() throws {
        let expected = try ProgramCase("x-insert")
        let knobs = Knobs()
        var log = ""
        let screen = story(knobs) { knobs in
            VStack {
                if knobs.isOn { square.onAppear { log += "a" }.onDisappear { log += "d" } }
            }
        }
        var found: [(opacity: Double, log: String)] = []
        let frame = { (opacity(screen), log) }
        turn(knobs, true)
        found += try screen.frames(at: expected.times(0), frame)
        screen.advance(by: .seconds(1))
        turn(knobs, false)
        found += screen.frames(at: try expected.times(1).map { $0 - 2 }, frame)
        #expect(try isNear(found.map(\.opacity), expected.numbers("opacity")), "\(found)")
        // The data have one entry less than there are frames: that of 2.5 or 3 seconds.
        let logs = try expected.words("log")
        #expect(found.dropLast().map(\.log) == logs.dropLast() + [logs[4]])
        #expect(found.last?.log == logs.last)
        #expect(screen.reds.isEmpty)
    }

    @Test("x-no-animation: without an animation a view comes and goes at once")
    func noAnimation() throws {
        let expected = try ProgramCase("x-no-animation")
        let knobs = Knobs()
        let screen = story(knobs) { if $0.isOn { square.transition(.slide) } }
        let there = try zip([true, false], expected.times()).map { isOn, _ in
            knobs.isOn = isOn
            defer { screen.advance(by: .seconds(1)) }
            return !screen.reds.isEmpty
        }
        #expect(try there == expected.flags("there"))
        #expect(screen.isAsleep)
    }

    @Test("x-slide: a view comes from the leading edge by its width, and goes to the trailing edge")
    func slide() throws {
        let expected = try ProgramCase("x-slide")
        let knobs = Knobs()
        let screen = story(knobs) { if $0.isOn { square.transition(.slide) } }
        turn(knobs, true)
        var found = try screen.frames(at: expected.times(0)) { x(screen) }
        screen.advance(by: .seconds(1))
        turn(knobs, false)
        found += screen.frames(at: try expected.times(1).map { $0 - 2 }) { x(screen) }
        #expect(try isNear(found, expected.numbers("shift x")), "\(found)")
    }

    @Test("x-push: a view comes from an edge and goes to the opposite one, with a fade")
    func push() throws {
        let expected = try ProgramCase("x-push")
        let knobs = Knobs()
        let screen = story(knobs) { knobs in
            if knobs.isOn {
                Color.pureRed.frame(width: 50, height: 30).transition(.push(from: .leading))
            }
        }
        for (key, isOn) in [("insertion", true), ("removal", false)] {
            turn(knobs, isOn)
            let found = screen.frames(at: [0, 0.5, 1]) { (x(screen), opacity(screen)) }
            for (found, expected) in zip(found, try expected.lists(key)) {
                // A view without opacity is not drawn.
                if !found.0.isNaN { #expect(abs(found.0 - expected[0]) < 0.01, "\(key)") }
                #expect(abs(found.1 - expected[1]) < 0.01, "\(key)")
            }
            screen.advance(by: .seconds(1))
        }
    }

    @Test("x-scale: a view scales without a fade", arguments: [0, 1])
    func scale(index: Int) throws {
        let expected = try ProgramCase("x-scale")
        let knobs = Knobs()
        let transition: AnyTransition =
            index == 0 ? .scale : .scale(scale: 0.5, anchor: .topLeading)
        let screen = story(knobs) { if $0.isOn { square.transition(transition) } }
        turn(knobs, true)
        let away = try #require(screen.reds.first)
        #expect(
            abs(away.frame.width / 50 - (try expected.numbers("scale when away")[index])) < 1e-6)
        #expect(away.opacity == (try expected.numbers("opacity")[index]))
    }

    @Test("x-reverse: a view that comes back while it leaves is the same view, with its state")
    func reverse() throws {
        struct Numbered: View {
            @State private var count = 6

            var body: some View {
                Color.pureRed.frame(width: 50, height: 50)
                Text(verbatim: "\(count)").onTapGesture { count += 1 }
            }
        }
        let expected = try ProgramCase("x-reverse")
        let knobs = Knobs()
        knobs.isOn = true
        let screen = story(knobs) { knobs in VStack { if knobs.isOn { VStack { Numbered() } } } }
        screen.click("6")
        turn(knobs, false)
        #expect(
            try isNear(
                screen.frames(at: [0, 0.5]) { opacity(screen) }, expected.lists("opacity")[0])
        )
        turn(knobs, true)
        // By RETARGET-3 the way back begins on the way out: 0.25 + 0.25 · 0.75 after a quarter.
        let back = screen.frames(at: [0, 0.25, 1, 1.1]) { opacity(screen) }
        #expect(isNear(back, [0.5, 0.4375, 1, 1]), "\(back)")
        #expect(screen.texts == (try expected.numbers("n").map { "\(Int($0))" }))
    }

    @Test("x-id: another identity fades in where the old one fades out")
    func identity() throws {
        let expected = try ProgramCase("x-id")
        let knobs = Knobs()
        let screen = story(knobs) { Text(verbatim: $0.words).id($0.words).transition(.opacity) }
        withAnimation(second) { knobs.words = "b" }
        _ = screen.displayList
        screen.advance(by: .seconds(0.25))
        var shown: [String: (x: CGFloat, y: CGFloat, opacity: Double)] = [:]
        for command in screen.displayList.shown {
            guard case .text(let layout, let origin, let paint) = command.command,
                case .color(let color) = paint[0]
            else { continue }
            let place = origin.applying(command.transform)
            shown[layout.text.string] = (
                place.x, place.y, command.opacity * Double(color.opacity)
            )
        }
        let (old, new) = (try #require(shown["a"]), try #require(shown["b"]))
        #expect(
            try expected.words("shown meanwhile")
                == ["a fading out and b fading in, at the same place"])
        #expect(old.x == new.x && old.y == new.y)
        #expect(abs(new.opacity / (old.opacity + new.opacity) - 0.25) < 0.01)
    }

    @Test("x-first: a view that is there from the start does not come in")
    func first() throws {
        let expected = try ProgramCase("x-first")
        let screen = story(Knobs()) { _ in square.transition(.slide) }
        #expect(try isNear([x(screen)], expected.numbers("shift")))
        #expect(screen.isAsleep)
    }

    @Test("x-foreach: a removed row slides out at its place, while the rows below move up")
    func rows() throws {
        let expected = try ProgramCase("x-foreach")
        let knobs = Knobs()
        let screen = story(knobs) { knobs in
            VStack(spacing: 0) {
                ForEach(knobs.isOn ? [0, 2] : [0, 1, 2], id: \.self) { row in
                    (row == 1 ? Color.pureRed : Color.pureBlue).frame(width: 50, height: 20)
                        .transition(.slide)
                }
            }
        }
        turn(knobs, true)
        _ = screen.displayList
        screen.advance(by: .seconds(0.5))
        #expect(try expected.words("removed row") == ["slides out at its last place"])
        #expect(screen.reds.map(\.frame.minY) == [20])
        #expect(isNear(screen.reds.map { Double($0.frame.minX) }, [25]))
        #expect(try expected.words("rows below") == ["move up meanwhile"])
        #expect(isNear(screen.blues.map { Double($0.frame.minY) }, [0, 30]))
        screen.advance(by: .seconds(1))
        #expect(screen.reds.isEmpty && screen.blues.map(\.frame.minY) == [0, 20])
    }

    @Test("x-order: a leaving view is covered, unless its z-index is higher")
    func order() throws {
        let expected = try ProgramCase("x-order")
        for (key, zIndex) in [("without zIndex", 0.0), ("with .zIndex(1) on red", 1)] {
            let knobs = Knobs()
            let screen = story(knobs) { knobs in
                ZStack {
                    Color.pureBlue
                    if !knobs.isOn { Color.pureRed.transition(.opacity).zIndex(zIndex) }
                }
                .frame(width: 50, height: 50)
            }
            turn(knobs, true)
            _ = screen.displayList
            screen.advance(by: .seconds(0.5))
            let isRedBehind = screen.fills.last?.color.blue == 1
            #expect(try expected.words(key)[0].contains("covered") == isRedBehind)
            #expect(abs(opacity(screen) - 0.5) < 0.01)
        }
    }

    @Test("x-events: a leaving button takes no clicks")
    func events() throws {
        let expected = try ProgramCase("x-events")
        let knobs = Knobs()
        let screen = story(knobs) { knobs in
            if !knobs.isOn { Button("x") { knobs.count += 1 }.transition(.opacity) }
        }
        let place = try #require(screen.frame(of: "x"))
        turn(knobs, true)
        _ = screen.displayList
        screen.advance(by: .seconds(0.5))
        screen.click(at: CGPoint(x: place.midX, y: place.midY))
        #expect(try [Double(knobs.count)] == expected.numbers("n"))
    }
}
