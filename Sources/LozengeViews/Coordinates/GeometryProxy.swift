import Foundation
import LozengeCore

/// The size and the position of a view.
///
/// On other threads than the main one, and once the view is gone, only the size is known.
///
/// Matches: SwiftUI.GeometryProxy
nonisolated public struct GeometryProxy {
    /// The size in points, not rounded.
    public let size: CGSize
    // The proxy may outlive the view.
    fileprivate weak var node: Node?
    fileprivate let place: Place
    private let answers: any GeometryAnswers

    /// The position and the safe area of the view when they were read.
    final class Place {
        fileprivate var frame: CGRect?
        fileprivate var reach: EdgeInsets?

        /// Returns true if they are different now.
        @MainActor func isLeft(by node: Node) -> Bool {
            if let frame, frame != node.frameInWindow { return true }
            if let reach, reach != node.reach { return true }
            return false
        }
    }

    @MainActor init(node: Node, place: Place) {
        size = node.frame.size
        self.node = node
        self.place = place
        answers = NodeGeometry()
    }

    /// Returns the frame of the view in the coordinates of `space`.
    ///
    /// Matches: SwiftUI.GeometryProxy.frame(in:)
    public func frame(in space: CoordinateSpace) -> CGRect {
        let frame = isOnMainThread ? answers.frame(of: self, in: space) : nil
        return frame ?? CGRect(origin: .zero, size: size)
    }

    /// Returns the frame of the view in the coordinates of `space`.
    ///
    /// Matches: SwiftUI.GeometryProxy.frame(in:)-CoordinateSpaceProtocol
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: space.coordinateSpace)
    }

    /// Returns the bounds of a coordinate space around in the coordinates of the view; `nil` if no view around has
    /// that name.
    ///
    /// Matches: SwiftUI.GeometryProxy.bounds(of:)
    public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        isOnMainThread ? answers.bounds(of: space.coordinateSpace, for: self) : nil
    }

    /// The insets of the safe area, in points.
    ///
    /// The overlap of bars with the view; zero at the window's edges.
    ///
    /// Matches: SwiftUI.GeometryProxy.safeAreaInsets
    public var safeAreaInsets: EdgeInsets {
        let insets = isOnMainThread ? answers.safeAreaInsets(of: self) : nil
        return insets ?? EdgeInsets()
    }
}

/// The geometry of a node, for nonisolated functions.
///
/// Proxies are made on the main actor, on which ``NodeGeometry`` conforms.
nonisolated private protocol GeometryAnswers {
    /// Returns `nil` once the view is gone.
    func frame(of proxy: GeometryProxy, in space: CoordinateSpace) -> CGRect?
    /// Returns `nil` once the view is gone.
    func bounds(of space: CoordinateSpace, for proxy: GeometryProxy) -> CGRect?
    /// Returns `nil` once the view is gone.
    func safeAreaInsets(of proxy: GeometryProxy) -> EdgeInsets?
}

private struct NodeGeometry: GeometryAnswers {
    func frame(of proxy: GeometryProxy, in space: CoordinateSpace) -> CGRect? {
        guard let node = proxy.node, node.isAlive else { return nil }
        if space != .local { proxy.place.frame = node.frameInWindow }
        return node.frame(in: space)
    }

    func bounds(of space: CoordinateSpace, for proxy: GeometryProxy) -> CGRect? {
        guard let node = proxy.node, node.isAlive, let owner = node.owner(of: space) else {
            return nil
        }
        proxy.place.frame = node.frameInWindow
        let origin = node.frame(in: space).origin
        return owner.bounds.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    func safeAreaInsets(of proxy: GeometryProxy) -> EdgeInsets? {
        guard let node = proxy.node, node.isAlive else { return nil }
        let reach = node.reach
        proxy.place.reach = reach
        return reach.flipped(if: node.isRightToLeft)
    }
}

nonisolated extension View {
    /// Calls `action` with a value of this view's geometry: at first, and whenever it changes.
    ///
    /// Matches: SwiftUI.View.onGeometryChange(for:of:action:)
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        modifier(GeometryObserver(transform: transform) { _, new in action(new) })
    }

    /// Calls `action` with the old and the new value of this view's geometry.
    ///
    /// Matches: SwiftUI.View.onGeometryChange(for:of:action:)-old
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        modifier(GeometryObserver(transform: transform, action: action))
    }
}

/// A layout-neutral modifier that reports the geometry of its content.
nonisolated struct GeometryObserver<Value: Equatable> {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void
}

extension GeometryObserver: PrimitiveModifier {
    /// The value that was reported last.
    final class Told {
        var value: Value?
    }

    static var unresolved: Told { Told() }
    static var affectsLayout: Bool { false }
    static var settles: Bool { true }

    func resolve(_ context: UpdateContext<Self>) -> Told { context.resolved }

    func settle(_ context: SettleContext<Self>) {
        let value = transform(GeometryProxy(node: context.node, place: GeometryProxy.Place()))
        let old = context.resolved.value
        guard old != value else { return }
        context.resolved.value = value
        action(old ?? value, value)
    }
}
