public import Foundation

/// A drag that has begun in a window, as other windows and programs see it.
///
/// The positions are in points of the window where it has begun, and may be outside of it.
@MainActor
public protocol OutgoingDrag: AnyObject {
    /// Moves the drag.
    ///
    /// - Parameters:
    ///   - point: The position of the pointer.
    ///   - wanted: The effect that the user asks for.
    /// - Returns: True if the window where it has begun is there, whose views take it themselves.
    func move(to point: CGPoint, _ wanted: DragEffect) -> Bool

    /// Drops the contents on the window or the program to which the drag has moved.
    ///
    /// - Parameter ended: Called once, at once or later, with the effect; with `nil` if the contents were refused.
    func drop(_ ended: @escaping @MainActor (DragEffect?) -> Void)

    /// Ends the drag without a drop.
    func cancel()
}
