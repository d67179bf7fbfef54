import Foundation
import LozengeTesting
import Observation
import Testing
import ViewFixtures

@testable import LozengeViews

/// Programs of `Tests/Fixtures/motion/cases.jsonl` that are no part of another story.
@Suite("Cases of animated programs")
struct ProgramCaseTests {
    /// The expected values of a case.
    private struct Case {
        private let values: [String: Any]

        init(_ id: String) throws {
            let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../../Fixtures/motion/cases.jsonl")
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            let cases = try lines.map {
                try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
            }
            let found = try #require(cases.compactMap(\.self).first { $0["id"] as? String == id })
            values = try #require((found["expect"] as? [String: Any])?["values"] as? [String: Any])
        }

        func numbers(_ key: String) throws -> [Double] {
            try #require(values[key] as? [NSNumber], "\(key)").map(\.doubleValue)
        }
    }

    @Observable
    final class Model {
        var x: CGFloat = 0
        var isOn = false
        var done = 0
    }

    private func box(_ screen: Screen) throws -> (frame: CGRect, opacity: Double) {
        for shown in screen.displayList.shown {
            guard case .fill(let shape, _) = shown.command else { continue }
            return (shape.bounds.applying(shown.transform), shown.opacity)
        }
        throw CancellationError()
    }

    /// Returns `value` now and after each half second.
    private func frames<Value>(
        _ count: Int, _ screen: Screen, _ value: () throws -> Value
    ) rethrows -> [Value] {
        try (0..<count).map { index in
            if index > 0 { screen.advance(by: .milliseconds(500)) }
            return try value()
        }
    }

    private struct Offset: View {
        let model: Model

        var body: some View {
            Color.red.frame(width: 10, height: 10).offset(x: model.x)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    @Test("t-observable: a change of an observable object carries its animation")
    func observable() throws {
        let model = Model()
        let screen = Screen(200, 20) { Offset(model: model) }
        _ = screen.displayList
        withAnimation(.linear(duration: 1)) { model.x = 100 }
        let found = try frames(2, screen) { try box(screen).frame.minX }
        for (found, expected) in zip(found, try Case("t-observable").numbers("offset.x")) {
            #expect(abs(found - expected) < 2)
        }
    }

    @Test("t-async: a change that a closure makes later has no animation")
    func later() throws {
        let model = Model()
        let screen = Screen(200, 20) { Offset(model: model) }
        _ = screen.displayList
        var late: (() -> Void)?
        withAnimation { late = { model.x = 100 } }
        late?()
        #expect(try [box(screen).frame.minX] == Case("t-async").numbers("offset.x"))
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("t-merge-keys: a transaction is laid over the one around, value by value")
    func mergedTransactions() {
        var seen: Transaction?
        let binding = Binding(get: { 0 }, set: { (_: Int, transaction) in seen = transaction })
        withTransaction(\.isContinuous, true) { withAnimation { binding.wrappedValue = 1 } }
        #expect(seen?.isContinuous == true)
        #expect(seen?.animation == .default)
    }

    @Test("l-padding: padding is laid out once, and its view is shown on the way")
    func padding() throws {
        struct Padded: View {
            let model: Model

            var body: some View { Color.red.padding(model.x) }
        }
        let model = Model()
        let screen = Screen(200, 200) { Padded(model: model) }
        _ = screen.displayList
        withAnimation(.linear(duration: 1)) { model.x = 20 }
        let found = try frames(3, screen) { try box(screen).frame.minX }
        for (found, expected) in zip(found, try Case("l-padding").numbers("painted inset")) {
            #expect(abs(found - expected) < 0.5)
        }
    }

    @Test("l-window-resize: a new size of the window is no motion")
    func resize() throws {
        let screen = Screen(200, 20) { Color.red.frame(maxWidth: .infinity) }
        _ = screen.displayList
        screen.resize(120, 20)
        #expect(try box(screen).frame.width == 120)
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("x-scale: a view that scales away does not fade", arguments: [0, 1])
    func scale(index: Int) throws {
        struct Scaled: View {
            let model: Model
            let transition: AnyTransition

            var body: some View {
                ZStack {
                    if !model.isOn {
                        Color.red.frame(width: 100, height: 100).transition(transition)
                    }
                }
                .frame(width: 100, height: 100)
            }
        }
        let model = Model()
        let transition: AnyTransition =
            index == 0 ? .scale : .scale(scale: 0.5, anchor: .topLeading)
        let screen = Screen(100, 100) { Scaled(model: model, transition: transition) }
        _ = screen.displayList
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        _ = screen.displayList
        screen.advance(by: .milliseconds(983))
        let (frame, opacity) = try box(screen)
        let expected = try Case("x-scale")
        #expect(abs(frame.width / 100 - (try expected.numbers("scale when away")[index])) < 0.03)
        #expect(opacity == (try expected.numbers("opacity")[index]))
    }

    @Test("d-gone: a view that leaves completes its animations, once")
    func gone() throws {
        struct Fading: View {
            let model: Model

            var body: some View {
                Color.clear
                if !model.isOn { Color.red.opacity(model.x) }
            }
        }
        let model = Model()
        let screen = Screen(100, 100) { Fading(model: model) }
        _ = screen.displayList
        withAnimation(.linear(duration: 5)) {
            model.x = 1
        } completion: {
            model.done += 1
        }
        _ = screen.displayList
        screen.advance(by: .seconds(1))
        #expect(model.done == 0)
        model.isOn = true
        _ = screen.displayList
        screen.advance(by: .milliseconds(50))
        #expect([Double(model.done)] == (try Case("d-gone").numbers("n")))
        screen.advance(by: .seconds(6))
        #expect([Double(model.done)] == (try Case("d-gone").numbers("n")))
    }

    @Test("i-idle: a hundred views in motion evaluate no body, and then the app sleeps")
    func idle() throws {
        struct Many: View {
            let model: Model

            var body: some View {
                ZStack {
                    ForEach(0..<100, id: \.self) { index in
                        Color.red.frame(width: 2, height: 2).offset(x: model.x + CGFloat(index))
                    }
                }
            }
        }
        let model = Model()
        let screen = Screen(300, 100) { Many(model: model) }
        _ = screen.displayList
        withAnimation(.linear(duration: 1)) { model.x = 100 }
        _ = screen.displayList
        let before = screen.bodyEvaluations
        screen.advance(by: .milliseconds(900))
        let bodies = try Case("i-idle").numbers("bodies during the second")
        #expect([Double(screen.bodyEvaluations - before)] == bodies)
        screen.advance(by: .milliseconds(300))
        #expect(screen.timeToNextUpdate == nil)
    }
}
