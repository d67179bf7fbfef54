import Foundation
import LozengeCore

/// The parts of the geometry that views share.
///
/// Matches: SwiftUI.MatchedGeometryProperties
nonisolated public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The position of the anchor in the window.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
    /// Gives this view the geometry of another one with the same identity.
    ///
    /// One view of a group is the source; its geometry is its own. The content of the others is proposed the
    /// source's size and placed at its position. When another view becomes the source in an animated change,
    /// all views of the group move from the old geometry to the new one.
    ///
    /// - Parameters:
    ///   - id: The identity of the group.
    ///   - namespace: The namespace of the identity.
    ///   - properties: The parts that are shared.
    ///   - anchor: The point of the views that is shared.
    ///   - isSource: True for a view whose geometry the others follow. Of several, the newest is the source,
    ///     and that is reported.
    /// - Returns: A view with this view's layout.
    ///
    /// Matches: SwiftUI.View.matchedGeometryEffect(id:in:properties:anchor:isSource:)
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryEffect(
                key: MatchedKey(id: id, namespace: namespace), properties: properties,
                anchor: anchor, isSource: isSource))
    }
}

/// The identity of a group of views with matched geometry.
nonisolated struct MatchedKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID

    init(id: some Hashable, namespace: Namespace.ID) {
        self.id = AnyHashable(id)
        self.namespace = namespace
    }
}

/// A layout-neutral modifier whose content follows the geometry of another view.
///
/// Source: `docs/animation.md`, MATCH-2.
nonisolated struct MatchedGeometryEffect {
    let key: MatchedKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
}

extension MatchedGeometryEffect: PrimitiveModifier {
    /// The frame that the content follows, in the window; `nil` for the view's own.
    typealias Resolved = CGRect?

    static var unresolved: CGRect? { nil }
    static var motionAffectsLayout: Bool { true }
    static var movesChildren: Bool { true }

    func resolve(_ context: UpdateContext<Self>) -> CGRect? {
        if let node = context.node as? MatchedGroups.Member {
            context.tree.matchedGroups.enter(node, key)
        }
        return context.resolved
    }

    func disappear(_ context: UpdateContext<Self>) {
        if let node = context.node as? MatchedGroups.Member {
            context.tree.matchedGroups.leave(node)
        }
    }

    func motionData(_ followed: CGRect?) -> CGRect.AnimatableData {
        followed?.animatableData ?? .zero
    }

    mutating func setMotionData(_ data: CGRect.AnimatableData, _ followed: inout CGRect?) {
        var frame = CGRect.zero
        frame.animatableData = data
        frame.size = CGSize(width: max(0, frame.width), height: max(0, frame.height))
        followed = frame
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        guard let followed = context.resolved else {
            return context.child.place(at: .zero, size: context.size, proposal: context.proposal)
        }
        let proposal =
            properties.contains(.size) ? ProposedViewSize(followed.size) : context.proposal
        let size = context.child.size(offered: proposal)
        var origin = CGPoint.zero
        if properties.contains(.position) {
            // Frames in the window are from left to right, as positions in a mirrored box are not.
            let own = context.node.shownFrameInWindow
            let anchor = context.isRightToLeft ? UnitPoint(x: 1 - anchor.x, y: anchor.y) : anchor
            let point = followed.point(anchor)
            origin.x = point.x - size.width * anchor.x - own.minX
            origin.y = point.y - size.height * anchor.y - own.minY
            if properties.contains(.size) {
                origin.x += (followed.width - size.width) * anchor.x
                origin.y += (followed.height - size.height) * anchor.y
            }
            if context.isRightToLeft { origin.x = context.size.width - origin.x - size.width }
        }
        context.child.place(at: origin, size: size, proposal: proposal)
    }
}
