import CX11
import CXDamage
import Foundation
import WaitingFixtures

/// The frames of a window, as another client of the server counts them: the times at which its pixels changed.
final class FrameCount {
    private let display: OpaquePointer
    private let damage: XID
    private let firstEvent: Int32

    init(of window: XID, on name: String) throws {
        var (event, error): (Int32, Int32) = (0, 0)
        display = try openDisplay(name)
        guard XDamageQueryExtension(display, &event, &error) != 0 else {
            throw Failure(description: "The display \(name) does not tell of changes.")
        }
        firstEvent = event
        damage = XDamageCreate(display, window, Int32(XDamageReportNonEmpty))
        XFlush(display)
    }

    /// Counts frames for a while.
    ///
    /// - Returns: The number of frames in a second.
    func rate(for duration: Duration = .seconds(1)) async throws -> Double {
        _ = changes()
        let start = ContinuousClock.now
        var frames = 0
        while ContinuousClock.now - start < duration {
            frames += changes()
            try await Task.sleep(for: .milliseconds(1))
        }
        return Double(frames) / ((ContinuousClock.now - start) / .seconds(1))
    }

    /// Returns the number of changes that the server has told of.
    private func changes() -> Int {
        var changes = 0
        while XPending(display) > 0 {
            var event = XEvent()
            XNextEvent(display, &event)
            guard event.type == firstEvent + Int32(XDamageNotify) else { continue }
            changes += 1
            XDamageSubtract(display, damage, 0, 0)
        }
        XFlush(display)
        return changes
    }

    isolated deinit { XCloseDisplay(display) }
}
