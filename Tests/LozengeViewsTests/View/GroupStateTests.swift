import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("State of views that modifiers add to several views")
struct GroupStateTests {
    @Test("An overlay on a group is one for each member, with separate state")
    func members() throws {
        let screen = Screen(300, 40) {
            HStack(spacing: 0) {
                Group {
                    box(100, 40)
                    box(100, 40)
                }
                .overlay(Counter(name: "over"))
            }
        }
        #expect(screen.words == ["over 0", "over 0"])
        screen.click(at: CGPoint(x: 200, y: 20))
        #expect(screen.words == ["over 0", "over 1"])
    }

    @Test("An overlay on the views of a collection belongs to its element")
    func elements() {
        struct Rows: View {
            @State private var names = ["a", "b", "c"]
            var body: some View {
                HStack(spacing: 0) {
                    ForEach(names, id: \.self) { _ in box(100, 40) }.overlay(Counter(name: "over"))
                }
                Change("drop", $names) { $0.removeFirst() }
            }
        }
        let screen = Screen(400, 100) { Rows() }
        // The second of three, in the middle of the window.
        screen.click(at: CGPoint(x: 200, y: 40))
        #expect(screen.words == ["over 0", "over 1", "over 0", "drop"])
        screen.click("drop")
        #expect(screen.words == ["over 1", "over 0", "drop"])
    }

    @Test("A custom modifier gets each member as its content")
    func ownModifier() {
        struct Boxed: ViewModifier {
            func body(content: Content) -> some View {
                HStack(spacing: 0) { content }.padding(5)
            }
        }
        let frames = frames(nil, nil) {
            VStack(spacing: 0) {
                Group {
                    box(10, 10).tagged("a")
                    box(10, 10).tagged("b")
                }
                .modifier(Boxed())
            }
        }
        #expect(frames["a"] == CGRect(5, 5, 10, 10))
        #expect(frames["b"] == CGRect(15, 5, 10, 10))
    }
}
