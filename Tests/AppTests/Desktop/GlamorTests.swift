import CX11
import Foundation
import LozengeTesting
import Testing
import WaitingFixtures

extension OnADesktop {
    /// Servers with a graphics card draw with it, through glamor.
    ///
    /// Unsupported requests are drawn by the processor, in pixels that are read back first, a thousand times
    /// slower.
    @Suite(
        "On a server that draws with a graphics card",
        .enabled("Xephyr is not there: install the package xserver-xephyr.") {
            Tool.xephyr.isInstalled
        })
    struct Glamor {
        @Test("All requests are drawn by the card", arguments: ["CharacterCard", "Gallery"])
        func drawnByCard(app: String) async throws {
            let folder = try temporaryFolder()
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let log = folder + "/glamor.log"
            let screen = try PrivateServer("+extension GLX")
            let desktop = try await Desktop(
                on: PrivateServer(drawingInside: screen, log: log))
            let program = try Program(executable(app), environment: desktop.environment)
            let onlooker = desktop.onlooker
            var window: XID = 0
            try await wait(for: "the window of \(app)") {
                window = onlooker.window(of: program.id) ?? 0
                return window != 0
            }
            let hand = try Hand(on: desktop)
            for (width, height) in [(700, 620), (420, 760), (900, 500), (960, 700)] {
                onlooker.resize(window, width, height)
                try await onlooker.ping(window)
            }
            for key in ["ctrl+plus", "ctrl+plus", "ctrl+minus", "ctrl+0"] {
                hand.press(key)
                try await onlooker.ping(window)
            }
            // Any clickable text on the left, such as the names of pages, from top to bottom.
            for _ in 0..<8 {
                for y in stride(from: 80, through: 640, by: 80) {
                    hand.click(90, y)
                    try await onlooker.ping(window)
                }
                hand.give("click --repeat 12 --delay 0 5")
                try await onlooker.ping(window)
            }
            // The second answer arrives after all drawing before the first.
            for _ in 0..<2 { try await onlooker.ping(window) }
            #expect(program.ending == nil, "\(program.errors)")

            let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
            // Every server assembles glyphs in the processor's memory before it uploads them, for every
            // program: their log entries prove that other ones would be seen.
            #expect(lines.contains { $0.contains("glamor_composite") && $0.contains("(m)") })
            let fallbacks = lines.filter { $0.contains("glamor") && $0.contains(/\(f|,\s*f\)/) }
            #expect(fallbacks.isEmpty, "\(fallbacks.prefix(9).joined(separator: "\n"))")
        }
    }
}
