import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

/// Source: `docs/lists.md`, LIST-10, LIST-13.
@Suite("Lists of links by keyboard")
struct LinkListTests {
    private struct Files: View {
        let hasElements: Bool

        var body: some View {
            NavigationStack {
                List {
                    if hasElements {
                        ForEach(["Apple", "Banana", "Cherry"], id: \.self) { link($0) }
                    } else {
                        link("Apple")
                        link("Banana")
                        link("Cherry")
                    }
                }
            }
        }

        private func link(_ name: String) -> some View {
            NavigationLink(name) { Text("page of \(name)") }
        }
    }

    @Test(
        "Arrow keys and letters move a cursor over links, and Return follows one",
        arguments: [true, false])
    func links(hasElements: Bool) {
        let screen = Screen(300, 300) { Files(hasElements: hasElements) }
        screen.press(.tab)
        screen.press(.downArrow)
        screen.press(.downArrow)
        screen.press(.return)
        screen.advanceToEnd()
        #expect(screen.texts.contains("page of Banana"))
        screen.press(.leftArrow, modifiers: .option)
        screen.advanceToEnd()
        screen.press(.downArrow)
        screen.press(.return)
        screen.advanceToEnd()
        #expect(screen.texts.contains("page of Cherry"))
        screen.press(.leftArrow, modifiers: .option)
        screen.advanceToEnd()
        screen.type("a")
        screen.press(.return)
        screen.advanceToEnd()
        #expect(screen.texts.contains("page of Apple"))
    }

    @Test("Arrows of links can be hidden in a list, and shown in a sidebar")
    func arrows() {
        func marks(_ visibility: Visibility, in style: some ListStyle) -> Int {
            let screen = Screen(300, 300) {
                NavigationStack {
                    List {
                        NavigationLink("Apple") { Text("page") }
                        NavigationLink("Pear") { Text("page") }
                    }
                    .listStyle(style)
                    .navigationLinkIndicatorVisibility(visibility)
                }
            }
            screen.click("Pear")
            screen.advanceToEnd()
            #expect(screen.texts.contains("page"))
            screen.press(.leftArrow, modifiers: .option)
            screen.advanceToEnd()
            return screen.displayList.shown.count {
                if case .picture = $0.command { true } else { false }
            }
        }
        let bare = marks(.hidden, in: .inset)
        #expect(marks(.automatic, in: .inset) == bare + 2)
        #expect(marks(.visible, in: .inset) == bare + 2)
        #expect(marks(.automatic, in: .sidebar) == bare)
        #expect(marks(.visible, in: .sidebar) == bare + 2)
    }

    @Test("Tab passes over links that are whole rows, and stops at those beside a button")
    func stops() {
        struct Page: View {
            var body: some View {
                NavigationStack {
                    List {
                        NavigationLink("Apple") { Text("page of Apple") }
                        NavigationLink("Banana") { Text("page of Banana") }
                        HStack {
                            NavigationLink("Cherry") { Text("page of Cherry") }
                            Button("Star") {}
                        }
                    }
                }
            }
        }
        let screen = Screen(300, 300) { Page() }
        screen.press(.tab)
        screen.press(.tab)
        screen.press(.return)
        screen.advanceToEnd()
        #expect(screen.texts.contains("page of Cherry"))
    }

    @Test("A row of an outline is opened by Right in a list without a selection")
    func outline() {
        struct Folder: Identifiable {
            let id: String
            var folders: [Folder]?
        }
        let screen = Screen(300, 300) {
            List(
                [Folder(id: "Outer", folders: [Folder(id: "Inner")]), Folder(id: "Last")],
                children: \.folders
            ) { Text($0.id) }
        }
        screen.press(.tab)
        screen.press(.downArrow)
        screen.press(.rightArrow)
        screen.advanceToEnd()
        #expect(screen.texts.contains("Inner"))
    }

    @Test("The room between the words of a link follows it, too")
    func room() throws {
        let screen = Screen(300, 300) {
            NavigationStack {
                List(0..<3, id: \.self) { number in
                    HStack {
                        Toggle("Done", isOn: .constant(false)).labelsHidden()
                        NavigationLink("Row \(number)") { Text("page \(number)") }
                    }
                }
            }
        }
        let frame = try #require(screen.frame(of: "Row 1"))
        screen.click(at: CGPoint(x: frame.maxX + 60, y: frame.midY))
        screen.advanceToEnd()
        #expect(screen.texts.contains("page 1"))
    }
}
