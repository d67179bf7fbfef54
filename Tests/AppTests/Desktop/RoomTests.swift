import Foundation
import Testing
import WaitingFixtures

extension OnADesktop {
    @Suite("Windows fit on the screen")
    struct Room {
        @Test("A window that is larger opens within the screen, including its frame")
        func openbox() async throws { try await expectWithin(.openbox) }

        @Test("The same with xfwm4", .enabled(if: Tool.xfwm4.isInstalled))
        func xfwm4() async throws { try await expectWithin(.xfwm4) }

        @Test("Without a window manager the window is no larger than the screen")
        func noManager() async throws { try await expectWithin(.none) }

        /// Battle Tracker's window is 860 × 640 points, 1720 × 1280 pixels; the screen 1280 × 1024.
        private func expectWithin(_ manager: Desktop.Manager) async throws {
            let desktop = try await Desktop(manager)
            let app = try Program(
                executable("BattleTracker"),
                environment: desktop.environment.merging([
                    "LOZENGE_SCALE": "2", "XDG_DATA_HOME": desktop.folder + "/data",
                ]) { $1 })
            let onlooker = desktop.onlooker
            var window: UInt?
            try await wait(for: "the window of Battle Tracker") {
                window = onlooker.window(of: app.id)
                return window != nil
            }
            let opened = try #require(window)
            if manager != .none {
                try await wait(for: "the frame") {
                    onlooker.numbers("_NET_FRAME_EXTENTS", of: opened).count == 4
                }
            }
            let frame = onlooker.numbers("_NET_FRAME_EXTENTS", of: opened).map { Int($0) }
            let (left, right, top, bottom) =
                frame.count == 4 ? (frame[0], frame[1], frame[2], frame[3]) : (0, 0, 0, 0)
            #expect((top > 0) == (manager != .none))
            let area = onlooker.area(of: opened)
            #expect(area.x.count + left + right == 1280)
            #expect(area.y.count + top + bottom == 1024)
            #expect(area.x.lowerBound - left >= 0 && area.y.lowerBound - top >= 0)
        }
    }
}
