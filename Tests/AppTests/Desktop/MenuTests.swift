import CX11
import Foundation
import Testing
import WaitingFixtures

@testable import BattleTracker

extension OnADesktop {
    @Suite("Menus and dialogs under a real pointer")
    struct Menus {
        private let desktop: Desktop
        private let table: BattleTable
        private let hand: Hand

        init() async throws {
            desktop = try await Desktop()
            table = try await BattleTable(desktop)
            hand = try Hand(on: desktop)
        }

        private var menus: [XID] { desktop.onlooker.menus(of: table.program.id) }

        private func waitForMenus(_ count: Int) async throws {
            try await wait(for: "\(count) menus") { menus.count == count }
        }

        /// A point of the second row of the list.
        private var goblin: (Int, Int) {
            let area = desktop.onlooker.area(of: table.window)
            return (area.x.lowerBound + 150, area.y.lowerBound + 235)
        }

        @Test(
            "The secondary button opens a menu at the pointer, and chooses while it is held"
        )
        func contextMenu() async throws {
            let (x, y) = goblin
            // The first frames are over then: the window has XInput 2 events.
            hand.give("mousemove \(x) \(y) click 3")
            try await waitForMenus(1)
            hand.press("Escape")
            try await waitForMenus(0)
            hand.give("mousedown 3")
            try await waitForMenus(1)
            let area = desktop.onlooker.area(of: try #require(menus.first))
            #expect(area.x.lowerBound == x && area.y.lowerBound == y)
            // Below the name of the combatant.
            hand.give("mousemove \(x + 30) \(y + 64) mouseup 3")
            try await table.waits(for: "damage") { $0.combatants[1].damageTaken == 5 }
            try await waitForMenus(0)
        }

        @Test("A press elsewhere on the screen closes it, and the focus stays")
        func elsewhere() async throws {
            let (x, y) = goblin
            hand.give("mousemove \(x) \(y) click 3")
            try await waitForMenus(1)
            #expect(desktop.onlooker.isGrabbed)
            hand.click(3, 3)
            try await waitForMenus(0)
            hand.press("ctrl+Return")
            try await table.waits(for: "the first turn") { $0.turn != nil }
            #expect(!desktop.onlooker.isGrabbed)
        }

        @Test("By keyboard alone: a submenu, and the menu bar")
        func keys() async throws {
            let (x, y) = goblin
            hand.give("mousemove \(x) \(y) click 3")
            try await waitForMenus(1)
            for key in ["Down", "Down", "Down", "Right"] { hand.press(key) }
            try await waitForMenus(2)
            hand.press("Return")
            try await table.waits(for: "a condition") { $0.combatants[1].conditions == [.blinded] }
            try await waitForMenus(0)
            hand.press("F10")
            try await waitForMenus(1)
            for key in ["Right", "Right", "Right", "Return"] { hand.press(key) }
            try await table.waits(for: "the first turn") { $0.turn != nil }
            #expect(table.program.errors.isEmpty, "\(table.program.errors)")
        }

        @Test("An alert is a dialog of the window, and has the focus until it is answered")
        func alert() async throws {
            hand.press("ctrl+n")
            try await wait(for: "the alert") { ![table.window, 0, 1].contains(table.focus) }
            let alert = table.focus
            let onlooker = desktop.onlooker
            #expect(onlooker.numbers("WM_TRANSIENT_FOR", of: alert) == [UInt(table.window)])
            #expect(
                onlooker.numbers("_NET_WM_STATE", of: alert)
                    .contains(UInt(onlooker.atom("_NET_WM_STATE_MODAL"))))
            #expect(onlooker.text("_NET_WM_NAME", of: alert) == "Battle Tracker")
            #expect(onlooker.text("WM_CLASS", of: alert) == "battletracker\0BattleTracker\0")
            // Icons are looked for after the first picture; until then openbox has one of its own.
            try await wait(for: "the icons of the window") {
                let icons = onlooker.numbers("_NET_WM_ICON", of: table.window)
                return icons.count > 48 * 48 + 2
                    && onlooker.numbers("_NET_WM_ICON", of: alert) == icons
            }
            // Openbox always shows the button to minimise.
            let actions = onlooker.atomNames("_NET_WM_ALLOWED_ACTIONS", of: alert)
            #expect(actions.contains("_NET_WM_ACTION_CLOSE"))
            #expect(!actions.contains("_NET_WM_ACTION_MAXIMIZE_VERT"))
            hand.press("Escape")
            try await wait(for: "the table") { table.focus == table.window }
            #expect(table.fight?.combatants.count == 5 || table.fight == nil)
            hand.press("ctrl+n")
            try await wait(for: "the alert again") { ![table.window, 0, 1].contains(table.focus) }
            for key in ["Tab", "Return"] { hand.press(key) }
            try await table.waits(for: "an empty table") { $0.combatants.isEmpty }
            try await wait(for: "the table again") { table.focus == table.window }
            hand.press("ctrl+z")
            try await table.waits(for: "everyone") { $0.combatants.count == 5 }
            #expect(table.program.errors.isEmpty, "\(table.program.errors)")
        }
    }

    @Suite("Dialogs with xfwm4", .enabled(if: Tool.xfwm4.isInstalled))
    struct Dialogs {
        @Test("An alert can be moved and closed, and neither minimised nor maximised")
        func actions() async throws {
            let desktop = try await Desktop(.xfwm4)
            let table = try await BattleTable(desktop)
            let hand = try Hand(on: desktop)
            hand.press("ctrl+n")
            try await wait(for: "the alert") { ![table.window, 0, 1].contains(table.focus) }
            let actions = desktop.onlooker.atomNames("_NET_WM_ALLOWED_ACTIONS", of: table.focus)
            #expect(actions.isSuperset(of: ["_NET_WM_ACTION_CLOSE", "_NET_WM_ACTION_MOVE"]))
            #expect(
                actions.isDisjoint(with: [
                    "_NET_WM_ACTION_MINIMIZE", "_NET_WM_ACTION_MAXIMIZE_HORZ",
                    "_NET_WM_ACTION_MAXIMIZE_VERT", "_NET_WM_ACTION_RESIZE",
                ]))
            hand.press("Escape")
            try await wait(for: "the table") { table.focus == table.window }
            #expect(table.program.errors.isEmpty, "\(table.program.errors)")
        }
    }
}
