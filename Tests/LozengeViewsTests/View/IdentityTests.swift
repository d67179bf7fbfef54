import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Identity")
struct IdentityTests {
    @Test("Another id is another view, an equal id the same")
    func id() {
        struct Numbered: View {
            @State private var id = 0
            @State private var other = 0
            var body: some View {
                Counter(name: "inner").id(id)
                Text("other \(other)")
                Change("id", $id) { $0 += 1 }
                Change("else", $other) { $0 += 1 }
            }
        }
        let screen = Screen(300, 300) { Numbered() }
        screen.click("inner 0")
        screen.click("else")
        #expect(screen.words.contains("inner 1"))
        screen.click("id")
        #expect(screen.words.contains("inner 0"))
    }

    @Test("An AnyView with another type is another view, with an equal type the same")
    func anyView() {
        struct Erased: View {
            @State private var step = 0
            var body: some View {
                Change("step", $step) { $0 += 1 }
                step < 2
                    ? AnyView(Counter(name: "plain")) : AnyView(Counter(name: "bold").padding())
            }
        }
        let screen = Screen(300, 200) { Erased() }
        screen.click("plain 0")
        screen.click("step")
        #expect(screen.words == ["step", "plain 1"])
        screen.click("step")
        #expect(screen.words == ["step", "bold 0"])
    }

    @Test("An AnyView in an AnyView is not another view")
    func nestedAnyView() {
        struct Wrapped: View {
            @State private var isWrapped = false
            var body: some View {
                let counter = AnyView(Counter(name: "inner"))
                Change("wrap", $isWrapped) { $0.toggle() }
                isWrapped ? AnyView(counter) : counter
            }
        }
        let screen = Screen(300, 200) { Wrapped() }
        screen.click("inner 0")
        screen.click("wrap")
        #expect(screen.words == ["wrap", "inner 1"])
    }

    @Test("A modifier with another value keeps the state")
    func modifierValues() {
        struct Growing: View {
            @State private var space: CGFloat = 0
            var body: some View {
                Counter(name: "inner").padding(space).opacity(space > 0 ? 0.5 : 1)
                Change("grow", $space) { $0 += 10 }
            }
        }
        let screen = Screen(300, 200) { Growing() }
        screen.click("inner 0")
        screen.click("grow")
        #expect(screen.words == ["inner 1", "grow"])
    }
}
