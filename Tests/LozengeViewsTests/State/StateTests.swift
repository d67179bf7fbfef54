import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("State")
struct StateTests {
    @Test("A click changes the text")
    func change() {
        let screen = Screen(200, 100) { Counter(name: "a") }
        #expect(screen.words == ["a 0"])
        screen.click("a 0")
        screen.click("a 1")
        #expect(screen.words == ["a 2"])
    }

    @Test("Two views of one type have separate state")
    func separate() {
        let screen = Screen(200, 100) {
            VStack {
                Counter(name: "a")
                Counter(name: "b")
            }
        }
        screen.click("b 0")
        #expect(screen.words == ["a 0", "b 1"])
    }

    @Test("State outlives another evaluation of the parent")
    func survivesTheParent() {
        let screen = Screen(300, 200) { Parent() }
        screen.click("inner 0")
        screen.click("more")
        #expect(screen.words.contains("inner 1"))
        #expect(screen.words.contains("outer 1"))
    }

    @Test("State starts with the first initial value of its view")
    func initialValue() {
        struct Shown: View {
            @State var number: Int
            var body: some View { Text("shows \(number)") }
        }
        struct Outside: View {
            @State private var number = 1
            var body: some View {
                Shown(number: number)
                Change("more", $number) { $0 += 1 }
                Text("is \(number)")
            }
        }
        let screen = Screen(200, 200) { Outside() }
        screen.click("more")
        #expect(screen.words.contains("is 2"))
        #expect(screen.words.contains("shows 1"))
    }

    @Test("Setting an equal value evaluates no body")
    func equalValue() {
        struct Steady: View {
            @State private var number = 7
            var body: some View {
                Change("same", $number) { $0 = 7 }
                Text("\(number)")
            }
        }
        let screen = Screen(200, 200) { Steady() }
        let toggles = screen.evaluations { screen.click("same") }
        // Press and release are visible: only the button is evaluated for them.
        let presses = Screen(200, 200) { Button("same") {}.buttonStyle(.plain) }
        #expect(toggles == presses.evaluations { presses.click("same") })
    }

    @Test("A body that changes what it reads is shown, frame by frame, without a trap")
    func restless() {
        struct Restless: View {
            @State private var count = 0
            var body: some View {
                count += 1
                return Text("\(count)")
            }
        }
        let screen = Screen(300, 100) { Restless() }
        let first = screen.words
        #expect(screen.words != first)
    }

    @Test("An optional state begins as nil")
    func optional() {
        struct Maybe: View {
            @State private var name: String?
            var body: some View {
                Text(name ?? "nobody")
                Change("set", $name) { $0 = "Sir Bunnington" }
            }
        }
        let screen = Screen(200, 200) { Maybe() }
        #expect(screen.words == ["nobody", "set"])
        screen.click("set")
        #expect(screen.words == ["Sir Bunnington", "set"])
    }

    @Test("State works in a modifier as in a view")
    func inAModifier() {
        struct Counted: ViewModifier {
            @State private var count = 0
            func body(content: Content) -> some View {
                content
                Button("count \(count)") { count += 1 }
            }
        }
        let screen = Screen(200, 200) { Text("content").modifier(Counted()) }
        screen.click("count 0")
        #expect(screen.words == ["content", "count 1"])
    }
}

private struct Parent: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("outer \(count)")
            Change("more", $count) { $0 += 1 }
            Counter(name: "inner")
        }
    }
}
