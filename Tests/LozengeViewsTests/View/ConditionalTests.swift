import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("if and switch")
struct ConditionalTests {
    @Test("The other branch is another view: the state of the first ends")
    func branchesLoseState() {
        struct Either: View {
            @State private var isFirst = true
            var body: some View {
                Change("turn", $isFirst) { $0.toggle() }
                if isFirst {
                    Counter(name: "first")
                } else {
                    Counter(name: "second")
                }
            }
        }
        let screen = Screen(300, 200) { Either() }
        screen.click("first 0")
        screen.click("turn")
        #expect(screen.words == ["turn", "second 0"])
        screen.click("turn")
        #expect(screen.words == ["turn", "first 0"])
    }

    @Test("An if without else keeps the state of its siblings")
    func siblingsKeepState() {
        struct Sometimes: View {
            @State private var isThere = false
            var body: some View {
                Counter(name: "before")
                if isThere { Counter(name: "guest") }
                Counter(name: "after")
                Change("turn", $isThere) { $0.toggle() }
            }
        }
        let screen = Screen(300, 300) { Sometimes() }
        screen.click("before 0")
        screen.click("after 0")
        screen.click("after 1")
        screen.click("turn")
        #expect(screen.words == ["before 1", "guest 0", "after 2", "turn"])
        screen.click("guest 0")
        screen.click("turn")
        #expect(screen.words == ["before 1", "after 2", "turn"])
        screen.click("turn")
        #expect(screen.words == ["before 1", "guest 0", "after 2", "turn"])
    }

    @Test("The same branch with another value keeps the state")
    func sameBranch() {
        struct Present: View {
            @State private var value: Int? = 1
            var body: some View {
                Change("more", $value) { $0 = ($0 ?? 0) + 1 }
                if let value {
                    Text("value \(value)")
                    Counter(name: "inner")
                }
            }
        }
        let screen = Screen(300, 200) { Present() }
        screen.click("inner 0")
        screen.click("more")
        #expect(screen.words == ["more", "value 2", "inner 1"])
    }

    @Test("Every case of a switch is a separate view", arguments: 0...3)
    func cases(number: Int) {
        struct Which: View {
            let number: Int
            var body: some View {
                switch number {
                case 0: Text("none")
                case 1: Text("one")
                case 2:
                    Text("two")
                    Text("words")
                default: EmptyView()
                }
            }
        }
        let words = [["none"], ["one"], ["two", "words"], []]
        #expect(Screen(100, 100) { Which(number: number) }.words == words[number])
    }

    @Test("An empty branch takes no space, not even spacing")
    func nothingTakesNoPlace() {
        let frames = frames(nil, nil) {
            HStack {
                box(10, 10).tagged("a")
                if false { box(10, 10) }
                EmptyView()
                ForEach(0..<0) { _ in box(10, 10) }
                Group {}
                box(10, 10).tagged("b")
            }
        }
        #expect(frames["b"] == CGRect(18, 0, 10, 10))
    }
}
