import CX11
public import Foundation
import LozengeCore

extension XWindow {
    /// The position of the window's frame on the screen, and the size of the content, in points; `nil` for a window that
    /// is not shown.
    ///
    /// Waits for the server.
    public var frame: CGRect? {
        guard visibility == .onScreen, !server.isLost else { return nil }
        let (extents, scale) = (frameExtents, scale)
        let origin = onScreen(.zero).origin
        return CGRect(
            x: (origin.x - CGFloat(extents.left)) / scale,
            y: (origin.y - CGFloat(extents.top)) / scale,
            width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
    }

    /// Moves the window to the position that its options ask for, before it is shown.
    ///
    /// A window manager may place it elsewhere. Waits for the server and at most 0.1 seconds for the window manager.
    func applyPosition() {
        guard let position = options.position, popup == nil, !server.isLost else { return }
        let area = server.workAreas.area(at: server.pointerLocation)
        let frame = requestFrameExtents(within: .milliseconds(100))
        let outer = CGSize(
            width: CGFloat(size.width + frame.left + frame.right),
            height: CGFloat(size.height + frame.top + frame.bottom))
        let place = placedOrigin(
            of: outer, at: position, cascade: options.cascade, in: area, scale: scale)
        initialPosition = place
        properties.set(sizeLimits, position: place)
        server.send { XMoveWindow($0, id, Int32(place.x), Int32(place.y)) }
    }
}

/// Returns the origin of a window on the screen, in device pixels: inside of `area` as far as it fits.
///
/// - Parameters:
///   - size: The size of the window with its frame, in device pixels.
///   - position: The position in the area.
///   - cascade: The distance by which the window is moved right and down, in points.
///   - area: The part of the screen, in device pixels.
///   - scale: Device pixels per point.
/// - Returns: The origin.
func placedOrigin(
    of size: CGSize, at position: WindowOptions.Position, cascade: CGFloat, in area: CGRect,
    scale: CGFloat
) -> CGPoint {
    let room = CGSize(width: area.width - size.width, height: area.height - size.height)
    var origin =
        switch position {
        case .point(let point):
            CGPoint(x: point.x * scale - area.minX, y: point.y * scale - area.minY)
        case .unit(let unit): CGPoint(x: unit.x * room.width, y: unit.y * room.height)
        }
    origin.x += cascade * scale
    origin.y += cascade * scale
    func inside(_ value: CGFloat, _ room: CGFloat) -> CGFloat {
        value.isNaN ? 0 : max(0, min(value, max(0, room))).rounded()
    }
    return CGPoint(
        x: area.minX + inside(origin.x, room.width), y: area.minY + inside(origin.y, room.height))
}
