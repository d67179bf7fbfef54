import CX11
import WaitingFixtures

extension Onlooker {
    /// The whole screen.
    var screen: PixelArea {
        PixelArea(x: 0..<Int(XDisplayWidth(display, 0)), y: 0..<Int(XDisplayHeight(display, 0)))
    }

    /// Moves a window; with a window manager, the frame around it.
    func move(_ window: XID, _ x: Int, _ y: Int) {
        XMoveWindow(display, window, Int32(x), Int32(y))
        XFlush(display)
    }

    /// Divides the screen into monitors.
    func setMonitors(_ areas: [PixelArea]) throws {
        guard let resources = XRRGetScreenResourcesCurrent(display, root) else {
            throw Failure(description: "The server does not tell of its outputs.")
        }
        defer { XRRFreeScreenResources(resources) }
        for (index, area) in areas.enumerated() {
            // With an output of its own, the first takes the place of the monitor that the server has made.
            guard let monitor = XRRAllocateMonitor(display, index == 0 ? 1 : 0) else { continue }
            defer { XRRFreeMonitors(monitor) }
            if index == 0 { monitor.pointee.outputs[0] = resources.pointee.outputs[0] }
            monitor.pointee.name = atom("monitor-\(index)")
            monitor.pointee.x = Int32(area.x.lowerBound)
            monitor.pointee.y = Int32(area.y.lowerBound)
            monitor.pointee.width = Int32(area.x.count)
            monitor.pointee.height = Int32(area.y.count)
            monitor.pointee.mwidth = 100
            monitor.pointee.mheight = 100
            XRRSetMonitor(display, root, monitor)
        }
        var count: Int32 = 0
        let monitors = XRRGetMonitors(display, root, True, &count)
        XRRFreeMonitors(monitors)
        guard Int(count) == areas.count else {
            throw Failure(description: "The server has \(count) monitors, not \(areas.count).")
        }
    }
}
