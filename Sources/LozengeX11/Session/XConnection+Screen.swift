public import Foundation

extension XConnection {
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
