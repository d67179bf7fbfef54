import Foundation
import LozengeTesting
import SanitizerFixtures
import Testing
import TimeFixtures
import ViewFixtures

@testable import LozengeViews

@Suite("Many views, and nested views", .serialized)
struct DeepNestingTests {
    private static func nested(_ count: Int) -> AnyView {
        (0..<count).reduce(AnyView(Text(verbatim: "core"))) { view, _ in AnyView(view.padding(0)) }
    }

    private struct Endless: View {
        var body: some View { AnyView(Endless()) }
    }

    private struct EqualIDs: View {
        let count: Int
        var body: some View {
            // A lazy stack reads the ids of a few rows only.
            VStack {
                ForEach(Array(repeating: 1, count: count), id: \.self) { _ in
                    Text(verbatim: "row")
                }
            }
        }
    }

    @Test(
        "Nested modifiers are described, laid out and hit tested in linear time",
        .disabled(
            if: Sanitizer.isPresent,
            "A level takes more of the stack, which has no room for the 1,200 to be measured."))
    func nesting() {
        let growth = growth(from: 150, upTo: 150) { count in
            let screen = Screen(200, 100) { Self.nested(count) }
            #expect(screen.words == ["core"])
            screen.send(.pointerMoved(to: CGPoint(x: 100, y: 50)))
        }
        #expect(growth < 24)
    }

    @Test("Elements with equal ids are distinguished in linear time")
    func equalIDs() {
        let growth = growth(from: 50) { count in
            #expect(Screen(200, 100) { EqualIDs(count: count) }.words.first == "row")
        }
        #expect(growth < 24)
    }

    @Test("An infinite body is omitted, with a message that names it")
    func endless() {
        let screen = Screen(200, 100) {
            VStack {
                Text(verbatim: "before")
                Endless()
            }
        }
        #expect(screen.words == ["before"])
        #expect(saidReports.contains { $0.contains("Endless") && $0.contains("deep") })
    }

    @Test("Ten thousand nested views do not end an app", arguments: 0..<5)
    func deep(kind: Int) {
        func around(_ view: AnyView) -> AnyView {
            switch kind {
            case 0: AnyView(view.padding(0))
            case 1: AnyView(VStack { view })
            case 2: AnyView(GeometryReader { _ in view })
            case 3: AnyView(view.background(Color.red).offset(x: 1).opacity(0.5))
            default: AnyView(ScrollView { LazyVStack { ForEach(0..<1) { _ in view } } })
            }
        }
        let deep = (0..<10_000).reduce(AnyView(Text(verbatim: "core"))) { view, _ in around(view) }
        let screen = Screen(200, 100) {
            VStack {
                Text(verbatim: "before")
                deep
            }
        }
        #expect(screen.words.first == "before")
        screen.resize(100, 80)
        screen.send(.pointerMoved(to: CGPoint(x: 50, y: 50)))
        screen.close()
    }
}
