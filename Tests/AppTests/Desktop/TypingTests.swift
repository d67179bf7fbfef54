import CX11
import Foundation
import Testing

@testable import BattleTracker

extension OnADesktop {
    @Suite("Writing, copying and pasting in an app")
    struct Typing {
        /// The field of the bestiary, which has the keyboard.
        private final class Field {
            let desktop: Desktop
            let table: BattleTable
            let hand: Hand

            init(layout: String? = nil) async throws {
                let desktop = try await Desktop()
                if let layout { try await desktop.useKeyboard(layout) }
                let table = try await BattleTable(desktop)
                self.desktop = desktop
                self.table = table
                hand = try Hand(on: desktop)
                // The key of the B, wherever its letter is.
                hand.press("ctrl+56")
                try await wait(for: "the bestiary") {
                    ![table.window, 0, 1].contains(table.focus)
                }
            }

            /// What is in it, as another program gets it.
            func text() async throws -> String? {
                let before = try await desktop.pasted()
                hand.press("ctrl+38")
                hand.press("ctrl+54")
                var text = before
                let deadline = ContinuousClock.now + .seconds(10)
                while text == before, ContinuousClock.now < deadline {
                    text = try await desktop.pasted()
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

        @Test("What another program copied is pasted, and the other way round")
        func paste() async throws {
            let field = try await Field()
            let other = try await field.desktop.copy("owlb")
            let (onlooker, window) = (field.desktop.onlooker, field.table.focus)
            let before = try onlooker.picture(of: window)
            field.hand.press("ctrl+v")
            try await wait(for: "what was copied") {
                (try? onlooker.picture(of: window)) != before
            }
            field.hand.press("Return")
            try await field.table.waits(for: "an owlbear") { fight in
                fight.combatants.contains { $0.name == "Owlbear" }
            }
            other.kill()
            field.hand.give("type --delay 0 ear")
            #expect(try await field.text() == "owlbear")
        }

        @Test("A program that copied something and never answers holds nothing up")
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
