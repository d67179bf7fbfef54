import Foundation
import Testing
import WaitingFixtures

extension OnADesktop {
    @Suite("The window and the window manager")
    struct WindowManager {
        @Test("The window sets its properties")
        func properties() async throws {
            let desktop = try await Desktop()
            let card = try await OpenCard(on: desktop)
            let (onlooker, window) = (desktop.onlooker, card.window)
            #expect(onlooker.text("WM_CLASS", of: window) == "charactercard\0CharacterCard\0")
            for title in ["WM_NAME", "_NET_WM_NAME", "WM_ICON_NAME", "_NET_WM_ICON_NAME"] {
                #expect(onlooker.text(title, of: window) == "Character Card")
            }
            #expect(onlooker.numbers("_NET_WM_PID", of: window) == [UInt(card.program.id)])
            #expect(onlooker.text("WM_CLIENT_MACHINE", of: window) == Host.current().name)
            #expect(onlooker.numbers("WM_CLIENT_LEADER", of: window) == [window])
            #expect(
                onlooker.atomNames("WM_PROTOCOLS", of: window) == [
                    "WM_DELETE_WINDOW", "WM_TAKE_FOCUS", "_NET_WM_PING", "_NET_WM_SYNC_REQUEST",
                ])
            #expect(
                onlooker.atomNames("_NET_WM_WINDOW_TYPE", of: window)
                    == ["_NET_WM_WINDOW_TYPE_NORMAL"])
            #expect(Set(onlooker.numbers("_NET_WM_SYNC_REQUEST_COUNTER", of: window)).count == 2)
            // 16, 24, 32, 48, 64 and 128 pixels, each with its size in front.
            let icons = [16, 24, 32, 48, 64, 128].map { $0 * $0 + 2 }.reduce(0, +)
            try await wait(for: "its icons") {
                onlooker.numbers("_NET_WM_ICON", of: window).count == icons
            }
        }

        @Test("The window may not be smaller than 240 × 160 points", arguments: [1, 1.5, 2])
        func leastSize(scale: Double) async throws {
            let desktop = try await Desktop()
            let card = try await OpenCard(on: desktop, settings: ["LOZENGE_SCALE": "\(scale)"])
            let hints = desktop.onlooker.numbers("WM_NORMAL_HINTS", of: card.window)
            // ICCCM §4.1.2.3: flags, four unused numbers, least width and height.
            try #require(hints.count == 18)
            #expect(hints[0] & 16 != 0)
            #expect(hints[5...6] == [UInt(240 * scale), UInt(160 * scale)])

            desktop.onlooker.resize(card.window, 10, 10)
            try await wait(for: "the window to be as small as it may") {
                card.area.x.count == Int(240 * scale) && card.area.y.count == Int(160 * scale)
            }
        }

        @Test("Closing the window ends the app with status 0")
        func close() async throws {
            let desktop = try await Desktop()
            let card = try await OpenCard(on: desktop)
            let onlooker = desktop.onlooker
            onlooker.send([Int(onlooker.atom("WM_DELETE_WINDOW")), 0], to: card.window)
            #expect(try await card.program.end() == .status(0))
            #expect(card.program.errors.isEmpty, "\(card.program.errors)")
        }

        @Test("The close key of the window manager ends it, too")
        func closeByKey() async throws {
            let desktop = try await Desktop()
            let card = try await OpenCard(on: desktop)
            try await card.takesKeys()
            let hand = try Hand(on: desktop)
            hand.press("alt+F4")
            #expect(try await card.program.end() == .status(0))
            #expect(card.program.errors.isEmpty, "\(card.program.errors)")
        }

        @Test("LOZENGE_EXIT_AFTER_FIRST_FRAME ends it, too")
        func firstPicture() async throws {
            let desktop = try await Desktop()
            let settings = ["LOZENGE_EXIT_AFTER_FIRST_FRAME": "1"]
            let card = try Program(
                executable("CharacterCard"),
                environment: desktop.environment.merging(settings) { $1 })
            #expect(try await card.end() == .status(0))
            #expect(card.errors.isEmpty, "\(card.errors)")
        }
    }
}
