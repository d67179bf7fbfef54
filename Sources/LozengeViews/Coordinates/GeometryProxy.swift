import Foundation
import LozengeCore

/// What a view knows of its place.
///
/// On another thread than the main one, and when the view is gone, it knows the view's size, and
/// nothing of its place.
///
/// Matches: SwiftUI.GeometryProxy
nonisolated public struct GeometryProxy {
    /// In points, not rounded.
    public let size: CGSize
    // An app may keep this longer than the view stays.
    fileprivate weak var node: Node?
    fileprivate let place: Place
    private let answers: any GeometryAnswers

    /// Where the view was, and what its safe area was, when somebody asked.
    final class Place {
        fileprivate var frame: CGRect?
        fileprivate var reach: EdgeInsets?

        /// Whether the view is elsewhere now.
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

    /// Where the view is in the coordinates of `space`.
    ///
    /// Matches: SwiftUI.GeometryProxy.frame(in:)
    public func frame(in space: CoordinateSpace) -> CGRect {
        let frame = isOnMainThread ? answers.frame(of: self, in: space) : nil
        return frame ?? CGRect(origin: .zero, size: size)
    }

    /// Where the view is in the coordinates of `space`.
    ///
    /// Matches: SwiftUI.GeometryProxy.frame(in:)-CoordinateSpaceProtocol
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: space.coordinateSpace)
    }

    /// How far, in points, the view could reach over its edges if it ignored its safe area.
    ///
    /// What bars and the like cover where the view touches them; nothing at the window's own edges.
    ///
    /// Matches: SwiftUI.GeometryProxy.safeAreaInsets
    public var safeAreaInsets: EdgeInsets {
        let insets = isOnMainThread ? answers.safeAreaInsets(of: self) : nil
        return insets ?? EdgeInsets()
    }
}

/// The node's answers to the questions of proxies, for functions of no actor.
///
/// Proxies are made on the main actor, where ``NodeGeometry`` conforms.
nonisolated private protocol GeometryAnswers {
    /// `nil` when the view is gone.
    func frame(of proxy: GeometryProxy, in space: CoordinateSpace) -> CGRect?
    /// `nil` when the view is gone.
    func safeAreaInsets(of proxy: GeometryProxy) -> EdgeInsets?
}

private struct NodeGeometry: GeometryAnswers {
    func frame(of proxy: GeometryProxy, in space: CoordinateSpace) -> CGRect? {
        guard let node = proxy.node, node.isAlive else { return nil }
        if space != .local { proxy.place.frame = node.frameInWindow }
        return node.frame(in: space)
    }

    func safeAreaInsets(of proxy: GeometryProxy) -> EdgeInsets? {
        guard let node = proxy.node, node.isAlive else { return nil }
        let reach = node.reach
        proxy.place.reach = reach
        return reach.flipped(if: node.isRightToLeft)
    }
}

nonisolated extension View {
    /// Does something with what `transform` makes of this view's place: at first, and whenever it
    /// changes.
    ///
    /// Matches: SwiftUI.View.onGeometryChange(for:of:action:)
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        modifier(GeometryObserver(transform: transform) { _, new in action(new) })
    }

    /// Does something with what `transform` makes of this view's place, and what it was before.
    ///
    /// Matches: SwiftUI.View.onGeometryChange(for:of:action:)-old
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        modifier(GeometryObserver(transform: transform, action: action))
    }
}

/// A box that is its child, and tells where it is.
nonisolated struct GeometryObserver<Value: Equatable> {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void
}

extension GeometryObserver: PrimitiveModifier {
    /// What was told last.
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
