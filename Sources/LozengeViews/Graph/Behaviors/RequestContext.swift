import Foundation
import LozengeCore

/// A context outside of layout and paint, in which a view may read the environment and request updates.
@MainActor
package protocol RequestContext<Content>: NodeContext {}

extension UpdateContext: RequestContext {}
extension SettleContext: RequestContext {}
extension EventContext: RequestContext {}

extension RequestContext {
    /// The state of the window, and requests that are not about this node.
    var tree: ViewTree { node.tree }

    /// The values of the environment; reading one does not update the node when it changes.
    var environment: EnvironmentValues { node.environment }

    /// Returns a value of the environment; while the node is updated, it is updated again when the value
    /// changes.
    func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value { node.read(keyPath) }

    /// Returns a value of the environment that can be compared without looking up its conformances.
    func read<Value: Equatable>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        node.read(keyPath)
    }

    /// Requests an update of this node.
    func setNeedsUpdate() { node.setNeedsUpdate() }

    /// Requests a layout: the size may have changed.
    func setNeedsLayout() { node.setNeedsLayout() }

    /// Requests that the boxes inside are placed again, without a change of any size.
    func setNeedsPlacement() { node.setNeedsPlacement() }

    /// Requests that this box is painted again.
    func setNeedsPaint() { node.setNeedsPaint() }

    /// Requests that this box is painted again, though its elements stay as they are.
    func setNeedsRepaint() { node.setNeedsRepaint() }

    /// Requests an update of this node in the frame at `time`.
    func wake(at time: Duration, pace: FramePace = .shared) { node.wake(at: time, pace: pace) }

    /// Requests an update of this node at `date`.
    func wake(on date: Date, pace: FramePace = .shared) { node.wake(on: date, pace: pace) }

    /// Passes the environment on to the views inside, which differs from the last one.
    func passOnEnvironment() { node.passOnEnvironment() }

    /// The frame in the window after the last layout, in points.
    var frameInWindow: CGRect { node.frameInWindow }

    /// The bounds of the window after the last layout.
    var windowBounds: CGRect { node.windowBounds }

    /// Converts a point of the window to the coordinates of this box.
    func local(_ point: CGPoint) -> CGPoint { node.local(point) }

    /// True if a point of the window is inside this box.
    func contains(windowPoint point: CGPoint) -> Bool { node.reachesPointer(at: point) }

    /// Scrolls the views around so that `rect` of this box is visible.
    func reveal(_ rect: CGRect, anchor: UnitPoint? = nil, within outermost: Node? = nil) {
        node.reveal(rect, anchor: anchor, within: outermost)
    }
}

extension UpdateContext {
    /// Returns the overlap of the box with the safe areas whose edges it touches.
    ///
    /// The primitive keeps the result; `nil` while nothing covers an edge.
    func makeReach() -> Reach? { node.makeReach() }
}

extension EventContext {
    /// Returns the frontmost leaf of the boxes inside, or this box if it has none.
    func frontmostTarget(at point: CGPoint) -> Node? { node.frontmostTarget(at: point) }

    /// True if there are boxes inside.
    var hasBoxes: Bool { !node.boxes.isEmpty }

    /// Returns the frontmost leaf of one box inside.
    func target(in box: LayoutSubview, at point: CGPoint) -> Node? {
        node.target(in: box.node, at: point)
    }

    /// The bounds of this box and of all targets inside, in its coordinates.
    var hitBoundsOfBoxes: CGRect { node.hitBoundsOfBoxes }
}
