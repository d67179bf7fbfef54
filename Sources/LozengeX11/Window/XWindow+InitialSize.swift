import CX11
import Foundation
import LozengeCore

extension XWindow {
    /// The size that fits on every screen, in device pixels; smaller windows need no check.
    private static var everywhere: PixelSize { PixelSize(width: 640, height: 480) }

    /// Computes ``initialSizeLimit``: the largest size at which the window fits with its frame in
    /// the work area.
    ///
    /// For a window that may be too large, waits for the server and at most 0.1 seconds for the
    /// window manager.
    func updateInitialSizeLimit() {
        guard let client, !server.isLost else { return }
        if let popup {
            // The shadow may be outside of the screen.
            let shadow = 2 * Int((popup.margin * scale).rounded())
            initialSizeLimit = PixelSize(
                width: Int(popup.area.width) + shadow, height: Int(popup.area.height) + shadow)
            return
        }
        let limits = SizeLimits(client, scale: scale, available: server.screenSize)
        let wanted = limits.nearest(to: size)
        guard !Self.everywhere.covers(wanted) else { return }
        let areas = server.workAreas
        let area =
            areas.areas.count == 1
            ? areas.areas[0] : areas.area(at: server.pointerLocation)
        // The borders of a frame take less than a tenth of a screen.
        let isTight =
            CGFloat(wanted.width) > area.width * 0.9 || CGFloat(wanted.height) > area.height * 0.9
        let frame = isTight ? requestFrameExtents(within: .milliseconds(100)) : FrameExtents.none
        initialSizeLimit = frame.maximumContentSize(in: area)
    }

    /// The frame of the window; ``FrameExtents/none`` without a frame and before the window manager
    /// added it.
    ///
    /// Waits for the server.
    var frameExtents: FrameExtents {
        FrameExtents(
            server.numbers(of: server.atoms[.netFrameExtents], on: id, type: XA_CARDINAL) ?? [])
    }

    /// Requests the widths of this window's future frame from the window manager.
    ///
    /// - Parameter time: The time limit for the answer.
    /// - Returns: The frame; ``FrameExtents/none`` if the window manager does not answer.
    func requestFrameExtents(within time: Duration) -> FrameExtents {
        guard server.supportsFrameExtents else { return .none }
        let display = server.display
        let property = server.atoms[.netFrameExtents]
        XSelectInput(display, id, windowEvents | PropertyChangeMask)
        defer { XSelectInput(display, id, windowEvents) }
        properties.sendToManager(.netRequestFrameExtents, (0, 0, 0, 0, 0))
        let deadline = ContinuousClock.now + time
        var event = XEvent()
        while !server.isLost {
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
