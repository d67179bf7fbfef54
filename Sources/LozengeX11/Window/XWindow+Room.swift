import CX11
import Foundation
import LozengeCore

extension XWindow {
    /// The size that every screen has room for, in device pixels: no window that is not larger asks.
    private static var everywhere: PixelSize { PixelSize(width: 640, height: 480) }

    /// Finds out how large the window may be when it opens: no larger, with its frame, than the part of
    /// the screen that windows may cover.
    ///
    /// Waits for the server, and at most a tenth of a second for the window manager, but only for a
    /// window that may be too large.
    func findRoom() {
        guard let client, !connection.isLost else { return }
        if let popup {
            room = PixelSize(width: Int(popup.area.width), height: Int(popup.area.height))
            return
        }
        let limits = SizeLimits(client, scale: scale, room: connection.screenSize)
        let wanted = limits.nearest(to: size)
        guard !Self.everywhere.covers(wanted) else { return }
        let areas = connection.workAreas
        let area =
            areas.areas.count == 1
            ? areas.areas[0] : areas.area(at: connection.pointerLocation)
        // A frame takes less than a tenth of a screen.
        let isTight =
            CGFloat(wanted.width) > area.width * 0.9 || CGFloat(wanted.height) > area.height * 0.9
        let frame = isTight ? requestFrameExtents(within: .milliseconds(100)) : FrameExtents.none
        room = frame.room(in: area)
    }

    /// The frame that the window has; none where it has none, or none yet.
    var frameExtents: FrameExtents {
        FrameExtents(
            readNumbers(
                connection.atoms[.netFrameExtents], of: id, type: XA_CARDINAL,
                on: connection.display) ?? [])
    }

    /// Asks the window manager how wide the frame of this window will be.
    ///
    /// - Parameter time: How long to wait for the answer.
    /// - Returns: The frame; none without a window manager that answers.
    private func requestFrameExtents(within time: Duration) -> FrameExtents {
        guard connection.tellsFrameExtents else { return .none }
        let display = connection.display
        let property = connection.atoms[.netFrameExtents]
        XSelectInput(display, id, windowEvents | PropertyChangeMask)
        defer { XSelectInput(display, id, windowEvents) }
        properties.sendToManager(.netRequestFrameExtents, (0, 0, 0, 0, 0))
        let deadline = ContinuousClock.now + time
        var event = XEvent()
        while !connection.isLost {
            while XCheckTypedWindowEvent(display, id, PropertyNotify, &event) != False {
                if event.xproperty.atom == property { return frameExtents }
            }
            let left = deadline - .now
            guard left > .zero else { break }
            var answer = pollfd(fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
            let milliseconds = left.components.attoseconds / 1_000_000_000_000_000
            poll(&answer, 1, Int32(milliseconds) + 1)
        }
        return .none
    }
}
