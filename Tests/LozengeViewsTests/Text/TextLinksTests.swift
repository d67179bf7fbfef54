import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Links of a text by keyboard")
struct TextLinksTests {
    private final class Opened {
        var addresses: [String] = []
    }

    private func screen(
        _ opened: Opened, width: CGFloat = 400, @ViewBuilder _ content: @escaping () -> some View
    ) -> Screen {
        Screen(width, 200) {
            VStack {
                Button("First") {}
                content()
                Button("Last") {}
            }
            .environment(
                \.openURL,
                OpenURLAction {
                    opened.addresses.append($0.absoluteString)
                    return .handled
                })
        }
    }

    @Test("Tab stops at each link, Return opens it, and Shift Tab goes back")
    func keys() {
        let opened = Opened()
        let screen = screen(opened) {
            Text("See [one](https://a.b/1), [*two* and more](https://a.b/2) and the end.")
        }
        screen.press(.tab)
        #expect(screen.button("First").states.contains(.focused))
        screen.press(.tab)
        #expect(screen.link("one").states.contains(.focused))
        #expect(!screen.link("two and more").states.contains(.focused))
        screen.press(.return)
        screen.press(.tab)
        #expect(screen.link("two and more").states.contains(.focused))
        screen.press(.space)
        #expect(opened.addresses == ["https://a.b/1", "https://a.b/2"])
        screen.press(.tab)
        #expect(screen.button("Last").states.contains(.focused))
        screen.press(.tab, modifiers: .shift)
        #expect(screen.link("two and more").states.contains(.focused))
        screen.press(.tab, modifiers: .shift)
        screen.press(.tab, modifiers: .shift)
        #expect(screen.button("First").states.contains(.focused))
    }

    @Test("The ring is around the link alone, on each of its lines")
    func ring() throws {
        let screen = screen(Opened(), width: 120) {
            Text("See [a link that is longer than a line](https://a.b/1) here.")
        }
        func rings() -> Int {
            screen.displayList.primitives.filter {
                if case .fill(let shape, _) = $0 { shape.stroke?.lineWidth == 2 } else { false }
            }.count
        }
        #expect(rings() == 0)
        screen.press(.tab)
        screen.press(.tab)
        #expect(rings() > 1)
        let link = try #require(screen.link("a link that is longer than a line").element()).frame
        let text = try #require(screen.elements(.text).first).frame
        #expect(text.contains(link) && link.height < text.height + 1)
    }

    @Test("A reader opens a link, and gives it the keyboard")
    func reader() {
        let opened = Opened()
        let screen = screen(opened) { Text("[one](https://a.b/1) and [two](https://a.b/2)") }
        #expect(screen.accessibilityAudit() == [])
        screen.link("two").press()
        #expect(opened.addresses == ["https://a.b/2"])
        screen.link("two").element()?.focus()
        #expect(screen.link("two").states.contains(.focused))
    }

    @Test("Texts in controls, disabled texts, and texts whose link goes away are no stops")
    func others() {
        struct Fading: View {
            @State private var hasLink = true
            var body: some View {
                Text(hasLink ? "[one](https://a.b/1)" : "none")
                Change("change", $hasLink) { $0 = false }
            }
        }
        let screen = screen(Opened()) {
            Button {
            } label: {
                Text("Press [here](https://a.b/1)")
            }
            Text("[off](https://a.b/1)").disabled(true)
            Fading()
        }
        screen.press(.tab)
        screen.press(.tab)
        #expect(screen.button("Press here").states.contains(.focused))
        screen.press(.tab)
        #expect(screen.link("one").states.contains(.focused))
        screen.click("change")
        #expect(screen.elements(.link).isEmpty)
        screen.press(.tab)
        #expect(screen.button("change").states.contains(.focused))
    }
}
