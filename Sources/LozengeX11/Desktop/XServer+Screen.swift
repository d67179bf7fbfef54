import CX11
import Foundation

extension XServer {
    /// The size of the screen in device pixels.
    var screenSize: PixelSize {
        PixelSize(
            width: Int(XDisplayWidth(display, screen)), height: Int(XDisplayHeight(display, screen))
        )
    }

    /// The current work areas.
    ///
    /// Waits for the server.
    var workAreas: WorkAreas {
        let monitors = monitors
        let desktop = numbers(.netCurrentDesktop).first.flatMap { Int(exactly: $0) } ?? 0
        // With one monitor both properties are equal.
        let name =
            monitors.count > 1 ? atom("_GTK_WORKAREAS_D\(desktop)", ifExists: true) : 0
        return WorkAreas(
            monitors: monitors, screen: screenSize, desktops: numbers(.netWorkArea),
            each: name == 0
                ? [] : numbers(of: name, on: root, type: XA_CARDINAL) ?? [],
            desktop: desktop)
    }

    /// The position of the pointer on the screen, in device pixels; zero if the connection is lost.
    ///
    /// Waits for the server.
    var pointerLocation: CGPoint {
        guard canSend() else { return .zero }
        var (root, child) = (XID(), XID())
        var (x, y, insideX, insideY) = (Int32(), Int32(), Int32(), Int32())
        var state: UInt32 = 0
        XQueryPointer(
            display, self.root, &root, &child, &x, &y, &insideX, &insideY, &state)
        return CGPoint(x: Int(x), y: Int(y))
    }

    /// The frames of the monitors, in device pixels; none if the connection is lost.
    ///
    /// Waits for the server.
    var monitors: [CGRect] {
        var count: Int32 = 0
        guard canSend(), let all = XRRGetMonitors(display, root, True, &count) else { return [] }
        defer { XRRFreeMonitors(all) }
        return (0..<Int(count)).map { index in
            let monitor = all[index]
            return CGRect(
                x: Int(monitor.x), y: Int(monitor.y), width: Int(monitor.width),
                height: Int(monitor.height))
        }
    }

    /// True if the window manager answers `_NET_REQUEST_FRAME_EXTENTS` before a window is shown.
    ///
    /// Waits for the server.
    var supportsFrameExtents: Bool {
        let supported = numbers(
            of: atoms[.netSupported], on: root, type: XA_ATOM, limit: 16 * 1024)
        return supported?.contains(atoms[.netRequestFrameExtents]) == true
    }

    private func numbers(_ name: XAtoms.Name) -> [UInt] {
        numbers(of: atoms[name], on: root, type: XA_CARDINAL) ?? []
    }
}
