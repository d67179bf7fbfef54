public import Foundation

extension XConnection {
    /// The name of the desktop's icon theme; `nil` if it names none.
    public var iconTheme: String? { desktop.settings.iconTheme }

    /// The position of the pointer, in points from the screen's top left corner.
    ///
    /// Waits for the server.
    public var pointer: CGPoint {
        let pointer = server.pointerLocation
        return CGPoint(x: pointer.x / scale, y: pointer.y / scale)
    }

    /// Opens an address with the user's preferred program.
    ///
    /// - Returns: False if nothing was opened; why is then reported.
    public func open(_ url: URL) -> Bool { openOnDesktop(url) }

    /// The monitor with the pointer, and its part without panels, in points from the screen's top left corner.
    ///
    /// Waits for the server.
    public var monitor: (frame: CGRect, workArea: CGRect) {
        let (pointer, scale) = (server.pointerLocation, scale)
        func points(_ area: CGRect) -> CGRect {
            CGRect(
                x: area.minX / scale, y: area.minY / scale, width: area.width / scale,
                height: area.height / scale)
        }
        let whole = WorkAreas(monitors: server.monitors, screen: server.screenSize)
        return (points(whole.area(at: pointer)), points(server.workAreas.area(at: pointer)))
    }
}
