import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Observation
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Tabs that the user changes")
struct TabViewCustomizationTests {
    @Observable
    final class Shelf {
        var changes = TabViewCustomization()
    }

    private struct Library: View {
        let changes: Binding<TabViewCustomization>?

        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") { Text("home page") }
                    .customizationID("home")
                    .customizationBehavior(.disabled, for: .sidebar, .tabBar)
                Tab("News", systemImage: "newspaper") { Text("news page") }.customizationID("news")
                TabSection("Music") {
                    Tab("Albums", systemImage: "star") { Text("albums page") }
                        .customizationID("albums")
                    Tab("Artists", systemImage: "star") { Text("artists page") }
                        .customizationID("artists")
                    Tab("Songs", systemImage: "star") { Text("songs page") }
                        .customizationID("songs")
                        .customizationBehavior(.reorderable, for: .sidebar)
                }
                .customizationID("music")
                TabSection("Films") {
                    Tab("Seen", systemImage: "star") { Text("seen page") }.customizationID("seen")
                }
                .customizationID("films")
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization(changes)
        }
    }

    private static let names = ["Home", "News", "Albums", "Artists", "Songs", "Seen"]
    private let shelf = Shelf()
    private var changes: Binding<TabViewCustomization> {
        Binding {
            shelf.changes
        } set: {
            shelf.changes = $0
        }
    }

    private func open(_ width: CGFloat = 800) -> Screen {
        Screen(width, 500) { Library(changes: changes) }
    }

    /// The titles in the sidebar.
    private func rows(_ screen: Screen) -> [String] { screen.words.filter(Self.names.contains) }

    private func menu(_ screen: Screen) throws -> Screen {
        let list = try #require(screen.element(.list, "")?.frame)
        screen.click(at: CGPoint(x: list.midX, y: list.maxY - 10), with: .secondary)
        return try #require(screen.popups.last)
    }

    @Test("A program hides and shows tabs in each place")
    func program() {
        changes.wrappedValue[sidebarVisibility: "albums"] = .hidden
        changes.wrappedValue[tab: "songs"].tabBarVisibility = .hidden
        #expect(rows(open()) == ["Home", "News", "Artists", "Songs", "Seen"])
        #expect(changes.wrappedValue[tab: "albums"].sidebarVisibility == .hidden)
        #expect(changes.wrappedValue[tabBarVisibility: "albums"] == .automatic)
        changes.wrappedValue.resetVisibility()
        #expect(rows(open()) == Self.names)
    }

    @Test(
        "The menu of the sidebar hides tabs and shows them again; it does not list fixed tabs"
    )
    func hiding() throws {
        let screen = open()
        let first = try menu(screen)
        #expect(first.words.filter(Self.names.contains) == ["News", "Albums", "Artists", "Seen"])
        first.click("Albums")
        #expect(rows(screen) == ["Home", "News", "Artists", "Songs", "Seen"])
        #expect(changes.wrappedValue[sidebarVisibility: "albums"] == .hidden)
        try menu(screen).click("Albums")
        #expect(rows(screen) == Self.names)
        try menu(screen).click("Artists")
        try menu(screen).click("Reset Tabs")
        #expect(rows(screen) == Self.names && changes.wrappedValue == TabViewCustomization())
    }

    @Test("Tabs are moved within their section by keys, and fixed ones stay")
    func moving() {
        let screen = open()
        screen.click("Albums")
        screen.press(.downArrow, modifiers: .option)
        #expect(rows(screen) == ["Home", "News", "Artists", "Albums", "Songs", "Seen"])
        #expect(changes.wrappedValue[section: "music"].tabOrder == ["artists", "albums", "songs"])
        #expect(screen.words.contains("albums page"))
        screen.click("Home")
        screen.press(.downArrow, modifiers: .option)
        #expect(rows(screen).prefix(2) == ["Home", "News"])
        changes.wrappedValue[section: "music"].resetTabOrder()
        screen.advance(by: .milliseconds(20))
        #expect(rows(screen) == Self.names)
    }

    @Test("Sections are moved by the menu")
    func sections() throws {
        let screen = open()
        let menu = try menu(screen)
        menu.click("Move Section")
        let sections = try #require(menu.popups.last)
        sections.click("Films")
        let ways = try #require(sections.popups.last)
        ways.click("Move Up")
        #expect(rows(screen) == ["Home", "News", "Seen", "Albums", "Artists", "Songs"])
        changes.wrappedValue.resetSectionOrder()
        screen.advance(by: .milliseconds(20))
        #expect(rows(screen) == Self.names)
    }

    @Test("Without a binding there is no menu; the changes are stored as text and read back")
    func storing() throws {
        let screen = Screen(800, 500) { Library(changes: nil) }
        screen.click("News", with: .secondary)
        #expect(screen.popups.isEmpty)
        changes.wrappedValue[tabBarVisibility: "seen"] = .visible
        let store = try #require(UserDefaults(suiteName: "tabs-\(UUID())"))
        AppStorage("tabs", store: store).wrappedValue = changes.wrappedValue
        #expect(AppStorage("tabs", store: store).wrappedValue == changes.wrappedValue)
    }

    @Test("A stored text that is none changes nothing")
    func damaged() {
        #expect(TabViewCustomization(_stored: "no JSON"._stored) == nil)
        #expect(TabViewCustomization(_stored: 5._stored) == nil)
    }
}
