import CX11
import Foundation
import SessionFixtures
import Testing
import WaitingFixtures

extension OnADesktop {
    /// Source: `docs/windows.md`, STATUS-1 to STATUS-6.
    @Suite("An app with an icon in the panel")
    struct StatusItemTests {
        private let desktop: Desktop
        private let bus: SessionBus

        init() async throws {
            desktop = try await Desktop()
            bus = try SessionBus()
        }

        private func start(_ name: String) throws -> Program {
            try Program(
                executable("TestApp"), [name],
                environment: desktop.environment.merging([
                    "DBUS_SESSION_BUS_ADDRESS": bus.address
                ]) { $1 })
        }

        /// Returns the identity of an item in a menu.
        private func item(_ title: String, in menu: String) -> Int? {
            let before = menu.components(separatedBy: ", {'label': <'\(title)'>").first
            return before?.split(separator: "(").last.flatMap { Int($0) }
        }

        @Test("A menu works without a window; the app ends when its icon is taken away")
        func menu() async throws {
            let panel = try FakePanel(on: bus)
            let program = try start("status menu")
            try await wait(for: "the menu") { panel.menu?.contains("'Counted 0'") == true }
            let menu = try #require(panel.menu)
            panel.choose(try #require(item("Count__one", in: menu)))
            try await wait(for: "the count") { panel.menu?.contains("'Counted 1'") == true }
            try await wait(for: "the title") {
                panel.properties?.contains("'Title': <'Counter at 1'>") == true
            }
            #expect(panel.properties?.contains("'IconName': <'alarm-symbolic'>") == true)
            panel.choose(try #require(item("Running", in: menu)))
            try await wait(for: "the mark") {
                panel.menu?.contains("'Count ten'>, 'enabled': <false>") == true
            }
            #expect(desktop.onlooker.window(of: program.id) == nil)
            #expect(program.ending == nil)
            panel.choose(try #require(item("Quit", in: menu)))
            try await wait(for: "the end") { program.ending != nil }
            #expect(program.errors == [])
        }

        @Test("A press opens the window beside the panel; Escape and a second press close it")
        func window() async throws {
            let panel = try FakePanel(on: bus)
            let program = try start("status window")
            let onlooker = desktop.onlooker
            try await wait(for: "the icon") { panel.properties != nil }
            panel.press(x: 100, y: 10)
            try await wait(for: "the window") { onlooker.window(of: program.id) != nil }
            let window = try #require(onlooker.window(of: program.id))
            try await wait(for: "the focus") { onlooker.focus == window }
            let hand = try Hand(on: desktop)
            hand.press("Escape")
            try await wait(for: "the end of the window") {
                onlooker.window(of: program.id) == nil
            }
            panel.press(x: 100, y: 10)
            try await wait(for: "the window again") { onlooker.window(of: program.id) != nil }
            panel.press(x: 100, y: 10)
            try await wait(for: "its end again") { onlooker.window(of: program.id) == nil }
            #expect(program.ending == nil)
            #expect(program.errors == [])
        }

        /// Waits until the picture of a window stays the same for a while, and is not `old`.
        private func restingPicture(of window: XID, unlike old: [UInt32]) async throws -> [UInt32] {
            var (picture, sightings): ([UInt32], Int) = ([], 0)
            try await wait(for: "a new picture") {
                let shown = try desktop.onlooker.picture(of: window).pixels
                sightings = shown == picture ? sightings + 1 : 0
                picture = shown
                return sightings >= 20 && picture != old
            }
            return picture
        }

        @Test(
            "Without a panel the content is in a window; the app ends with it, and with the icon",
            arguments: ["ctrl+w", "ctrl+k"])
        func noPanel(key: String) async throws {
            let program = try start("status menu")
            let onlooker = desktop.onlooker
            try await wait(for: "the window") { onlooker.window(of: program.id) != nil }
            let window = try #require(onlooker.window(of: program.id))
            try await wait(for: "the focus") { onlooker.focus == window }
            let hand = try Hand(on: desktop)
            // The window follows the state of the app.
            let before = try await restingPicture(of: window, unlike: [])
            hand.press("Tab")
            let focused = try await restingPicture(of: window, unlike: before)
            hand.press("space")
            _ = try await restingPicture(of: window, unlike: focused)
            hand.press(key)
            try await wait(for: "the end") { program.ending != nil }
            #expect(program.errors == [])
        }

        @Test("The window closes when a panel shows the icon after all, and the app goes on")
        func latePanel() async throws {
            let program = try start("status menu")
            let onlooker = desktop.onlooker
            try await wait(for: "the window") { onlooker.window(of: program.id) != nil }
            let panel = try FakePanel(on: bus)
            try await wait(for: "the end of the window") {
                onlooker.window(of: program.id) == nil
            }
            #expect(panel.menu?.contains("'Counted 0'") == true)
            #expect(program.ending == nil)
            #expect(program.errors == [])
        }
    }
}
