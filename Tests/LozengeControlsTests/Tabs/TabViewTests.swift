import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Tabs")
struct TabViewTests {
    private struct Case: View {
        let diary: Diary
        @State private var tab: Int

        init(_ tab: Int, _ diary: Diary) {
            _tab = State(initialValue: tab)
            self.diary = diary
        }

        var body: some View {
            TabView(selection: $tab) {
                Tab("One", systemImage: "star", value: 1) {
                    Text("First").navigationTitle("Title 1").toolbar { Button("Tool 1") {} }
                }
                Tab("Two", systemImage: "heart", value: 2) { Text("Second") }.disabled(true)
                Tab("Three", systemImage: "bolt", value: 3) {
                    Text("Third").navigationTitle("Title 3").toolbar { Button("Tool 3") {} }
                }
                Tab("Four", systemImage: "moon", value: 4) { Text("Fourth") }.hidden()
            }
            .onChange(of: tab) { diary.note("tab \(tab)") }
        }
    }

    private let diary = Diary()

    private func open(_ tab: Int) -> Screen { Screen(500, 300) { [diary] in Case(tab, diary) } }

    @Test("A reader knows the tabs, which is selected, and the bar of commands")
    func reader() {
        let screen = open(1)
        #expect(screen.find(.tabList).element()?.children.map(\.label) == ["One", "Two", "Three"])
        #expect(screen.tab("One").states == .selected)
        #expect(screen.tab("Two").states == .disabled)
        screen.tab("Three").press()
        #expect(screen.tab("Three").states == .selected)
        #expect(screen.find(.toolbar).element()?.children.map(\.label).contains("Tool 3") == true)
    }

    @Test("Keys pass over a disabled tab, and a hidden one is not there")
    func keys() {
        let screen = open(1)
        #expect(screen.frame(of: "Four") == nil && screen.frame(of: "Two") != nil)
        screen.press(.pageDown, modifiers: .control)
        #expect(screen.frame(of: "Third") != nil)
        screen.press(.tab, modifiers: .control)
        #expect(screen.frame(of: "First") != nil)
        screen.press(.character("2"), modifiers: .option)
        screen.click("Two")
        #expect(diary.lines == ["tab 3", "tab 1"])
    }

    @Test(
        "The row of tabs is one stop, in which the arrows go past a disabled tab and take the ring along"
    )
    func arrows() {
        let screen = open(1)
        screen.press(.tab)
        while screen.tab("One").states != [.selected, .focused] { screen.press(.tab) }
        screen.press(.rightArrow)
        #expect(screen.tab("Three").states == [.selected, .focused])
        #expect(screen.frame(of: "Third") != nil)
        screen.press(.leftArrow)
        #expect(screen.tab("One").states == [.selected, .focused])
        screen.press(.leftArrow)
        #expect(screen.tab("One").states == [.selected, .focused])
        screen.press(.tab)
        #expect(!screen.tab("Three").states.contains(.focused))
    }

    @Test(
        "Up on the first row of a table without a header stays there, below the row of tabs as well"
    )
    func tableBelowTabs() {
        struct Person: Identifiable { let id: Int }
        struct People: View {
            @State private var chosen: Int?

            var body: some View {
                TabView {
                    Tab("Table", systemImage: "tablecells") {
                        Table([Person(id: 1), Person(id: 2)], selection: $chosen) {
                            TableColumn("Number") { Text("person \($0.id)") }
                        }
                        .tableColumnHeaders(.hidden)
                    }
                    Tab("Other", systemImage: "star") { Text("other") }
                }
            }
        }
        let screen = Screen(500, 300) { People() }
        screen.click("person 1")
        screen.press(.downArrow)
        screen.press(.upArrow)
        screen.press(.upArrow)
        #expect(screen.elements(.tab).allSatisfy { !$0.states.contains(.focused) })
    }

    @Test("A selection that no tab has shows the first one, and is not written")
    func unknown() {
        let screen = open(9)
        #expect(screen.frame(of: "First") != nil && diary.lines.isEmpty)
    }

    @Test("The title and the toolbar are those of the selected tab")
    func bars() {
        let screen = open(1)
        #expect(screen.title == "Title 1" && screen.frame(of: "Tool 1") != nil)
        screen.click("Three")
        #expect(screen.title == "Title 3")
        #expect(screen.frame(of: "Tool 1") == nil && screen.frame(of: "Tool 3") != nil)
    }

    @Test(
        "The tabs of a whole window are in the middle of its toolbar, or below it where they do not fit"
    )
    func tabsInToolbar() throws {
        let screen = open(1)
        func middle(_ name: String) throws -> CGFloat { try #require(screen.frame(of: name)).midY }
        func tabs() throws -> CGFloat { try #require(screen.find(.tabList).element()).frame.midY }
        #expect(try tabs() == middle("Tool 1"))
        // The title is that of the window alone.
        #expect(screen.texts.contains("Title 1") == false)
        screen.resize(200, 300)
        #expect(try tabs() > middle("Tool 1"))
        #expect(screen.texts.contains("Title 1"))
        // Their icons stand alone.
        #expect(!screen.texts.contains("One") && screen.tab("One").exists)
        screen.resize(500, 300)
        #expect(try tabs() == middle("Tool 1"))
    }

    @Test("The tabs stay where they are when the selected one has no toolbar")
    func steadyTabs() throws {
        let screen = Screen(500, 200) {
            TabView {
                Text("Plain").tabItem { Text("One") }
                Text("Full").toolbar { Button("Tool") {} }.tabItem { Text("Two") }
                Text("Bare").toolbar(.hidden).tabItem { Text("Three") }
            }
        }
        let place = try #require(screen.frame(of: "One"))
        screen.click("Two")
        #expect(screen.frame(of: "Tool") != nil && screen.frame(of: "One")?.midY == place.midY)
        screen.click("Three")
        #expect(screen.frame(of: "Bare") != nil && screen.frame(of: "One")?.midY == place.midY)
    }

    @Test("Tabs in a part of a window, and tabs in tabs, have a row of their own")
    func ownRow() throws {
        let part = Screen(500, 300) {
            VStack(spacing: 0) {
                Text("Above").frame(height: 40)
                TabView { Text("Plain").tabItem { Text("One") } }
            }
        }
        #expect(try #require(part.frame(of: "One")).minY > 40)
        let nested = Screen(500, 300) {
            TabView {
                TabView { Text("Plain").tabItem { Text("Inner") } }.tabItem { Text("Outer") }
            }
        }
        let (inner, outer) = (nested.frame(of: "Inner"), nested.frame(of: "Outer"))
        #expect(try #require(inner).minY > #require(outer).maxY)
    }

    @Test("A tab that hides the row of tabs is left by keys")
    func withoutRow() {
        let screen = Screen(400, 200) {
            TabView {
                Text("Full").toolbar(.hidden, for: .tabBar).tabItem { Text("One") }
                Text("Other").tabItem { Text("Two") }
            }
        }
        #expect(screen.frame(of: "Two") == nil)
        screen.press(.pageDown, modifiers: .control)
        #expect(screen.frame(of: "Other") != nil && screen.frame(of: "Two") != nil)
    }

    @Test("The dots of pages are no stops of Tab")
    func dots() {
        let screen = Screen(400, 200) {
            TabView { ForEach(1..<4, id: \.self) { Text("Content \($0)") } }
                .tabViewStyle(.page)
        }
        #expect(screen.element(.button, "Page 2 of 3") != nil)
        for _ in 0..<6 { screen.press(.tab) }
        #expect(screen.speech.contains { $0.contains("Next Page") })
        #expect(!screen.speech.contains { $0.contains("of 3") })
    }

    @Test("Pages turn by arrows, keys from right to left, and dots")
    func pages() throws {
        let screen = Screen(400, 200) {
            TabView { ForEach(1..<4, id: \.self) { Text("Page \($0)") } }
                .tabViewStyle(.page)
                .environment(\.layoutDirection, .rightToLeft)
        }
        screen.press(.tab)
        screen.press(.leftArrow)
        screen.rest()
        #expect(screen.frame(of: "Page 2") != nil && screen.frame(of: "Page 1") == nil)
        let dot = try #require(screen.elements().first { $0.label == "Page 3 of 3" })
        screen.click(at: CGPoint(x: dot.frame.midX, y: dot.frame.midY))
        screen.rest()
        #expect(screen.frame(of: "Page 3") != nil)
        #expect(screen.element(.button, "Next Page") == nil)
        screen.click(.button, "Previous Page")
        screen.rest()
        #expect(screen.frame(of: "Page 2") != nil)
    }
}
