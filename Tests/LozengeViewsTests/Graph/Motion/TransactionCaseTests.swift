import Foundation
import LozengeCore
import LozengeTesting
import Observation
import Testing
import ViewFixtures

@testable import LozengeViews

/// Programs of `cases.jsonl` about the transactions of changes of state.
@Suite("Cases of transactions")
struct TransactionCaseTests {
    private let second = Animation.linear(duration: 1)

    private func x(_ screen: Screen) -> Double { Double(screen.reds.first?.frame.minX ?? .nan) }
    private func opacity(_ screen: Screen) -> Double { screen.reds.first?.opacity ?? 0 }

    /// A red box of ten points at the place that the knobs have.
    private func moved(_ knobs: Knobs) -> some View {
        Color.pureRed.frame(width: 10, height: 10).offset(x: knobs.x)
    }

    /// A box that a click moves by 100 points.
    private struct Clicked: View {
        let change: (() -> Void) -> Void
        @State private var x = 0.0

        var body: some View {
            Color.pureRed.frame(width: 10, height: 10).offset(x: x)
                .onTapGesture { change { x = 100 } }
        }
    }

    private func clicked(_ change: @escaping (() -> Void) -> Void) -> (screen: Screen, bodies: Int)
    {
        let screen = Screen(10, 10) { Clicked(change: change) }
        let bodies = screen.evaluations { screen.click(at: CGPoint(x: 5, y: 5)) }
        return (screen, bodies)
    }

    @Test("t-plain: a change without an animation is shown at once")
    func plain() throws {
        let expected = try ProgramCase("t-plain")
        let (screen, bodies) = clicked { $0() }
        #expect(
            try isNear(
                screen.frames(at: expected.times()) { x(screen) }, expected.numbers("offset.x")))
        #expect(try bodies == expected.count("bodies"))
        #expect(screen.isAsleep)
    }

    @Test("t-withAnimation: a change in withAnimation is shown step by step; the body runs once")
    func explicit() throws {
        let expected = try ProgramCase("t-withAnimation")
        var (screen, bodies) = clicked { withAnimation(.linear(duration: 1), $0) }
        let rest = screen.bodyEvaluations
        #expect(
            try isNear(
                screen.frames(at: expected.times()) { x(screen) }, expected.numbers("offset.x")))
        bodies += screen.bodyEvaluations - rest
        #expect(try bodies == expected.count("bodies"))
        #expect(screen.isAsleep)
    }

    @Test("t-default: without an argument it is a smooth spring of half a second")
    func standard() throws {
        let expected = try ProgramCase("t-default")
        let (screen, bodies) = clicked { change in withAnimation { change() } }
        let found = try screen.frames(at: expected.times()) { x(screen) }
        #expect(try isNear(found, expected.numbers("offset.x~1.5"), within: 1.5), "\(found)")
        #expect(try bodies == expected.count("bodies"))
    }

    @Test("t-two-states: of two changes in one event, each has its own transaction")
    func twoStates() throws {
        struct TwoStates: View {
            @State private var a = 0.0
            @State private var b = 0.0

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Color.pureRed.frame(width: 10, height: 10).opacity(a)
                    Color.pureBlue.frame(width: 10, height: 10).offset(x: b)
                }
                .onTapGesture {
                    withAnimation(.linear(duration: 1)) { a = 1 }
                    b = 100
                }
            }
        }
        let expected = try ProgramCase("t-two-states")
        let screen = Screen(10, 20) { TwoStates() }
        let bodies = screen.evaluations { screen.click(at: CGPoint(x: 5, y: 15)) }
        let found = try screen.frames(at: expected.times()) {
            (opacity(screen), Double(screen.blues.first?.frame.minX ?? .nan))
        }
        #expect(try isNear(found.map(\.0), expected.numbers("opacity")))
        #expect(try isNear(found.map(\.1), expected.numbers("offset.x")))
        #expect(try bodies == expected.count("bodies"))
    }

    @Test("t-value-same-update: all that changes with the value is animated inside of its modifier")
    func sameUpdate() throws {
        let expected = try ProgramCase("t-value-same-update")
        let knobs = Knobs()
        let screen = story(knobs) { knobs in
            Color.pureRed.frame(width: knobs.isOn ? 100 : 50, height: 10).offset(y: knobs.y)
                .animation(second, value: knobs.isOn)
        }
        knobs.isOn = true
        knobs.y = 100
        let found = try screen.frames(at: expected.times()) { screen.reds.first?.frame ?? .null }
        #expect(try isNear(found.map { Double($0.width) }, expected.numbers("width")))
        #expect(try isNear(found.map { Double($0.minY) }, expected.numbers("offset.y")))
    }

    @Test("t-value-below-only: a modifier outside of animation(_:value:) changes at once")
    func belowOnly() throws {
        let expected = try ProgramCase("t-value-below-only")
        let knobs = Knobs()
        let screen = story(knobs) { knobs in
            Color.pureRed.frame(width: 10, height: 10).opacity(knobs.isOn ? 1 : 0)
                .animation(second, value: knobs.isOn)
                .offset(x: knobs.isOn ? 100 : 0)
        }
        try expectFadeInPlace(screen, knobs, expected)
    }

    /// Turns the knob on: the box fades in, at its new place from the first frame on.
    private func expectFadeInPlace(_ screen: Screen, _ knobs: Knobs, _ expected: ProgramCase) throws
    {
        knobs.isOn = true
        let found = try screen.frames(at: expected.times()) { (opacity(screen), x(screen)) }
        #expect(try isNear(found.map(\.0), expected.numbers("opacity")))
        // A box without opacity is not drawn.
        #expect(try found.last?.1 == expected.numbers("offset.x").last)
    }

    @Test("t-implicit-beats-explicit: animation(_:value:) wins over withAnimation")
    func implicitWins() throws {
        let expected = try ProgramCase("t-implicit-beats-explicit")
        let knobs = Knobs()
        let screen = story(knobs) { knobs in
            moved(knobs).animation(.linear(duration: 2), value: knobs.x)
        }
        withAnimation(second) { knobs.x = 100 }
        #expect(
            try isNear(
                screen.frames(at: expected.times()) { x(screen) }, expected.numbers("offset.x")))
    }

    @Test("t-implicit-nil: an implicit animation of nil turns the explicit one off")
    func implicitNil() throws {
        let expected = try ProgramCase("t-implicit-nil")
        let knobs = Knobs()
        let screen = story(knobs) { knobs in moved(knobs).animation(nil, value: knobs.x) }
        withAnimation { knobs.x = 100 }
        #expect(
            try isNear(
                screen.frames(at: expected.times()) { x(screen) }, expected.numbers("offset.x")))
    }

    private func disabled(_ id: String, _ animation: Animation?) throws {
        let expected = try ProgramCase(id)
        let knobs = Knobs()
        let screen = story(knobs) { knobs in
            moved(knobs).animation(.linear(duration: 2), value: knobs.x)
        }
        var transaction = Transaction(animation: animation)
        transaction.disablesAnimations = true
        withTransaction(transaction) { knobs.x = 100 }
        #expect(
            try isNear(
                screen.frames(at: expected.times()) { x(screen) }, expected.numbers("offset.x")))
    }

    @Test("t-disables: disablesAnimations keeps the explicit animation")
    func disables() throws { try disabled("t-disables", second) }

    @Test("t-disables-alone: disablesAnimations turns implicit animations off")
    func disablesAlone() throws { try disabled("t-disables-alone", nil) }

    @Test("t-scoped: animation(_:body:) animates its modifiers, and not the view inside")
    func scoped() throws {
        let expected = try ProgramCase("t-scoped")
        let knobs = Knobs()
        let screen = story(knobs) { knobs in
            Color.pureRed.frame(width: 10, height: 10).offset(x: knobs.isOn ? 100 : 0)
                .animation(second) { $0.opacity(knobs.isOn ? 1 : 0) }
        }
        try expectFadeInPlace(screen, knobs, expected)
    }

    @Test("t-binding: changes through Binding.animation(_:) are animated")
    func binding() throws {
        struct Lamp: View {
            @State private var isOn = false

            var body: some View {
                Toggle("Light", isOn: $isOn.animation(.linear(duration: 1)))
                Color.pureRed.opacity(isOn ? 1 : 0)
            }
        }
        let expected = try ProgramCase("t-binding")
        let screen = Screen(100, 100) { Lamp() }
        screen.element(.toggle, "Light")?.perform()
        let found = try screen.frames(at: expected.times()) { opacity(screen) }
        #expect(try isNear(found, expected.numbers("opacity")), "\(found)")
    }

    @Test("t-observable: a change of an observable object carries its animation")
    func observable() throws {
        let expected = try ProgramCase("t-observable")
        let knobs = Knobs()
        let screen = story(knobs) { moved($0) }
        withAnimation(second) { knobs.x = 100 }
        #expect(
            try isNear(
                screen.frames(at: expected.times()) { x(screen) }, expected.numbers("offset.x")))
    }

    @Test("t-async: a change that a closure makes later has no animation")
    func later() throws {
        let expected = try ProgramCase("t-async")
        let knobs = Knobs()
        let screen = story(knobs) { moved($0) }
        var late: (() -> Void)?
        withAnimation { late = { knobs.x = 100 } }
        late?()
        #expect(
            try isNear(
                screen.frames(at: expected.times()) { x(screen) }, expected.numbers("offset.x")))
        #expect(screen.isAsleep)
    }

    @Test("t-merge-keys: a transaction is laid over the one around, value by value")
    func mergedTransactions() throws {
        let expected = try ProgramCase("t-merge-keys")
        var seen: Transaction?
        let binding = Binding(get: { 0 }, set: { (_: Int, transaction) in seen = transaction })
        withTransaction(\.isContinuous, true) { withAnimation { binding.wrappedValue = 1 } }
        #expect(try seen.map { [$0.isContinuous] } == expected.flags("isContinuous"))
        #expect(try expected.words("animation") == ["default"] && seen?.animation == .default)
    }
}
