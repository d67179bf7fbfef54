import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Contents of tab views")
struct TabContentTests {
    private struct Extra: TabContent {
        let first: Int
        var body: some TabContent<Int> {
            Tab("Extra", systemImage: "star", value: first) { Text("Page \(first)") }
            Tab("Last", systemImage: "star", value: first + 1) { Text("Page \(first + 1)") }
        }
    }

    private struct Case: View {
        let isLong: Bool
        @State private var tab = 0

        init(isLong: Bool) { self.isLong = isLong }

        var body: some View {
            TabView(selection: $tab) {
                ForEach(0..<2) { index in
                    Tab("Tab \(index)", systemImage: "star", value: index) { Text("Page \(index)") }
                }
                if isLong {
                    Tab("Long", systemImage: "star", value: 2) { Text("Page 2") }
                } else {
                    Tab("Short", systemImage: "star", value: 3) { Text("Page 3") }
                }
                switch isLong {
                case true: Extra(first: 4)
                case false: Tab("Other", systemImage: "star", value: 9) { Text("Page 9") }
                }
            }
        }
    }

    private func titles(_ screen: Screen) -> [String] {
        screen.find(.tabList).element()?.children.map(\.label) ?? []
    }

    @Test("Tabs are made by loops, conditions, and types with a body")
    func building() {
        let screen = Screen(700, 300) { Case(isLong: true) }
        #expect(titles(screen) == ["Tab 0", "Tab 1", "Long", "Extra", "Last"])
        #expect(
            titles(Screen(700, 300) { Case(isLong: false) })
                == ["Tab 0", "Tab 1", "Short", "Other"])
        screen.tab("Last").press()
        #expect(screen.frame(of: "Page 5") != nil)
    }

    private struct Library: View {
        @State private var tab = 0

        var body: some View {
            TabView(selection: $tab) {
                Tab("Home", systemImage: "house", value: 0) { Text("Page 0") }
                TabSection {
                    Tab("Albums", systemImage: "star", value: 1) { Text("Page 1") }
                    Tab("Artists", systemImage: "star", value: 2) { Text("Page 2") }
                        .tabPlacement(.sidebarOnly)
                } header: {
                    Label("Library", systemImage: "books.vertical")
                }
                TabSection("Playlists") {
                    Tab("Party", systemImage: "star", value: 3) { Text("Page 3") }
                        .defaultVisibility(.hidden, for: .sidebar)
                    Tab("Work", systemImage: "star", value: 4) { Text("Page 4") }
                }
            }
        }
    }

    @Test("A sidebar has the tabs of a section below one title")
    func sections() {
        let screen = Screen(700, 400) { Library().tabViewStyle(.sidebarAdaptable) }
        let words = screen.words
        #expect(words.filter { $0 == "Library" }.count == 1)
        let names = ["Home", "Library", "Albums", "Artists", "Playlists", "Work"]
        #expect(words.filter(names.contains) == names)
        #expect(!words.contains("Party"))
        screen.click("Artists")
        #expect(screen.words.contains("Page 2"))
    }

    @Test("The actions of a section are below its tabs in a sidebar, and nowhere else")
    func actions() throws {
        let diary = Diary()
        let tabs = TabView {
            TabSection("Playlists") {
                Tab("Party", systemImage: "star") { Text("party page") }
                Tab("Work", systemImage: "star") { Text("work page") }
            }
            .sectionActions {
                Button("New Playlist", systemImage: "plus") { diary.note("new") }
            }
            TabSection("Films") { Tab("Seen", systemImage: "film") { Text("seen page") } }
        }
        let screen = Screen(700, 400) { tabs.tabViewStyle(.sidebarAdaptable) }
        let places = try ["Work", "New Playlist", "Films"].map {
            try #require(screen.frame(of: $0)).minY
        }
        #expect(places == places.sorted())
        screen.click("New Playlist")
        #expect(diary.lines == ["new"])
        #expect(screen.words.contains("party page"))
        #expect(Screen(700, 400) { tabs }.frame(of: "New Playlist") == nil)
    }

    @Test("A tab of the sidebar alone is not in the row")
    func places() {
        #expect(titles(Screen(700, 300) { Library() }) == ["Home", "Albums", "Party", "Work"])
    }
}
