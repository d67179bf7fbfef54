import CX11
import Testing

extension OnADesktop {
    @Suite("Other clients send invalid data and disconnect")
    struct OtherClients {
        @Test("Messages about unknown windows")
        func bogusMessages() async throws {
            try await expectToGoOn { desktop, card in
                let onlooker = desktop.onlooker
                let bogus = 0x7fff_fff0
                for type in ["_NET_WM_PING", "WM_TAKE_FOCUS", "_NET_WM_SYNC_REQUEST", "NONSENSE"] {
                    let values = [Int(onlooker.atom(type)), -1, bogus, .max, bogus]
                    for format: Int32 in [8, 16, 32] {
                        onlooker.send(values, format: format, to: card.window)
                        onlooker.send(
                            values, format: format, about: XID(bogus), to: card.window)
                    }
                }
                for type in ["XdndEnter", "XdndPosition", "XdndDrop", "_NET_WM_FRAME_DRAWN"] {
                    onlooker.send([bogus, bogus, -1, -1], type: type, to: card.window)
                }
            }
        }

        @Test("Events that did not come from the server")
        func forgedEvents() async throws {
            try await expectToGoOn { desktop, card in
                for forgery in Forgery.all {
                    desktop.onlooker.send(forgery, to: card.window)
                }
            }
        }

        @Test("A settings manager with a wrong window")
        func noSettingsManager() async throws {
            try await expectToGoOn { desktop, card in
                let root = desktop.onlooker.root
                let selection = Int(desktop.onlooker.atom("_XSETTINGS_S0"))
                for window in [0, 0x7fff_fff0, Int(root)] {
                    desktop.onlooker.send(
                        [0, selection, window], type: "MANAGER", to: root,
                        mask: StructureNotifyMask)
                }
            }
        }

        @Test("Settings managers that die at once and leave invalid data")
        func settingsManagersDie() async throws {
            try await expectToGoOn { desktop, card in
                for step in 0..<40 {
                    let manager = try SettingsManager(on: desktop)
                    if step % 2 == 0 { manager.announce([UInt8](repeating: 0xff, count: step)) }
                    if step % 3 == 0 { try await desktop.onlooker.ping(card.window) }
                    manager.die()
                }
            }
        }

        /// Expects the app to respond, to look as before, and to handle keys as before.
        private func expectToGoOn(
            after event: (Desktop, OpenCard) async throws -> Void
        ) async throws {
            let desktop = try await Desktop()
            let card = try await OpenCard(on: desktop)
            try await card.takesKeys()
            let before = try await card.restingPicture()
            try await event(desktop, card)
            try await desktop.onlooker.ping(card.window)
            try await card.shows(before, "the card as before")

            let hand = try Hand(on: desktop)
            hand.press("ctrl+plus")
            _ = try await card.changes(from: before, "larger text")
            hand.press("ctrl+0")
            try await card.shows(before, "text as before")
            #expect(card.program.errors.count <= 1, "\(card.program.errors)")
        }
    }
}
