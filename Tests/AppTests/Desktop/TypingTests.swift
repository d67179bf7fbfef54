import CX11
import Foundation
import Testing
import WaitingFixtures

@testable import BattleTracker

extension OnADesktop {
    @Suite("Writing, copying and pasting in an app")
    struct Typing {
        /// The field of the bestiary, which is focused.
        private final class Field {
            let desktop: Desktop
            let table: BattleTable
            let hand: Hand
            private let settings: SettingsManager

            /// On a separate desktop by default.
            init(
                layout: String? = nil, on desktop: Desktop? = nil,
                environment: [String: String] = [:]
            ) async throws {
                let desktop = if let desktop { desktop } else { try await Desktop() }
                if let layout { try await desktop.useKeyboard(layout) }
                // A blinking caret would be a change, too.
                settings = try SettingsManager(on: desktop)
                settings.stopBlinking()
                let table = try await BattleTable(desktop, environment: environment)
                self.desktop = desktop
                self.table = table
                hand = try Hand(on: desktop)
                // The key of the B, whatever the layout.
                hand.press("ctrl+56")
                try await wait(for: "the bestiary") {
                    ![table.window, 0, 1].contains(table.focus)
                }
            }

            /// Performs an action, and waits until the window looks different.
            func changes(after what: String, _ action: () -> Void) async throws {
                let (onlooker, window) = (desktop.onlooker, table.focus)
                let before = try onlooker.picture(of: window)
                action()
                try await wait(for: "a change after \(what)") {
                    (try? onlooker.picture(of: window)) != before
                }
            }

            /// The content of the field, as another program gets it.
            func text() async throws -> String? {
                let before = try await desktop.pasted()
                hand.press("ctrl+38")
                hand.press("ctrl+54")
                var text = before
                try await wait(for: "the copy") {
                    text = try await desktop.pasted()
                    return text != before
                }
                return text
            }
        }

        @Test(
            "Accents by dead keys, by Compose, and letters of other alphabets",
            arguments: [
                ("de", ["dead_acute", "e", "dead_circumflex", "O", "udiaeresis"], "éÔü"),
                (
                    "us -option compose:ralt",
                    ["Multi_key", "apostrophe", "e", "Multi_key", "s", "s", "a"], "éßa"
                ),
                ("ru", ["Cyrillic_em", "Cyrillic_i", "Cyrillic_er"], "мир"),
                ("gr", ["dead_acute", "Greek_alpha", "Greek_beta"], "άβ"),
            ])
        func layouts(layout: String, keys: [String], text: String) async throws {
            let field = try await Field(layout: layout)
            for key in keys { field.hand.press(key) }
            #expect(try await field.text() == text)
            #expect(field.table.program.errors.isEmpty, "\(field.table.program.errors)")
        }

        @Test("The preedit text of an input method is shown")
        func inputMethod() async throws {
            let desktop = try await Desktop()
            let korean = try await desktop.startKorean()
            let field = try await Field(on: desktop, environment: korean.environment)
            field.hand.press("shift+space")
            // Each key changes the picture; faster typing is unrealistic.
            for key in ["g", "k", "s", "r", "m", "f"] {
                try await field.changes(after: "the key \(key)") { field.hand.press(key) }
            }
            // The text is committed then; no creature has that name.
            try await field.changes(after: "Return") { field.hand.press("Return") }
            let text = try await field.text()
            #expect(text == "한글")
            #expect(field.table.program.errors.isEmpty, "\(field.table.program.errors)")
        }

        @Test("A text that another program copied is pasted, and the other way round")
        func paste() async throws {
            let field = try await Field()
            let other = try await field.desktop.copy("owlb")
            try await field.changes(after: "pasting") { field.hand.press("ctrl+v") }
            field.hand.press("Return")
            // The change may have been another one, and the text not there yet.
            var again = ContinuousClock.now + .milliseconds(500)
            try await field.table.waits(for: "an owlbear") { fight in
                if ContinuousClock.now > again {
                    field.hand.press("Return")
                    again += .milliseconds(500)
                }
                return fight.combatants.contains { $0.name == "Owlbear" }
            }
            other.kill()
            field.hand.give("type --delay 0 ear")
            #expect(try await field.text() == "owlbear")
        }

        @Test("A program that copied a text and never answers does not block the app")
        func silence() async throws {
            let field = try await Field()
            let other = try await field.desktop.copy("nothing")
            kill(other.id, SIGSTOP)
            field.hand.press("ctrl+v")
            field.hand.give("type --delay 0 owlb")
            field.hand.press("Return")
            try await field.table.waits(for: "an owlbear") { fight in
                fight.combatants.contains { $0.name == "Owlbear" }
            }
            kill(other.id, SIGCONT)
            #expect(field.table.program.errors.isEmpty, "\(field.table.program.errors)")
        }
    }
}
