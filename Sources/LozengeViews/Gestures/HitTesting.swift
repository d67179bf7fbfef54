import Foundation
import LozengeCore

nonisolated extension View {
    /// Sets whether this view gets pointer events; if not, they go to views behind.
    ///
    /// Matches: SwiftUI.View.allowsHitTesting(_:)
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingEffect(isEnabled: enabled))
    }

    /// Makes this view get pointer events everywhere inside a shape in its frame, and nowhere else.
    ///
    /// Matches: SwiftUI.View.contentShape(_:eoFill:)
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeEffect(shape: shape, style: FillStyle(eoFill: eoFill)))
    }
}

nonisolated extension View {
    /// Sets the shape of this view for some kinds of use.
    ///
    /// Matches: SwiftUI.View.contentShape(_:_:eoFill:)
    /// Differs: see ``ContentShapeKinds`` for the kinds that there are.
    @ViewBuilder public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
    }
}

/// The uses of a view for which it can have a shape.
///
/// Matches: SwiftUI.ContentShapeKinds
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Pointer events, as with ``View/contentShape(_:eoFill:)``.
    ///
    /// Matches: SwiftUI.ContentShapeKinds.interaction
    public static let interaction = ContentShapeKinds(rawValue: 1)

    /// The picture of a view beside its context menu.
    ///
    /// Matches: SwiftUI.ContentShapeKinds.contextMenuPreview
    /// Differs: changes nothing, because a menu shows no preview of its view here.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 2)

    /// The effect of the pointer over a view.
    ///
    /// Matches: SwiftUI.ContentShapeKinds.hoverEffect
    /// Differs: changes nothing, because effects of the pointer are drawn by the controls here.
    public static let hoverEffect = ContentShapeKinds(rawValue: 4)

    @available(*, unavailable, message: "Use draggable(_:preview:) with a view in this shape.")
    public static var dragPreview: ContentShapeKinds { [] }

    @available(*, unavailable, message: "The ring of the focus has the shape of the control here.")
    public static var focusEffect: ContentShapeKinds { [] }

    @available(*, unavailable, message: "Elements are rectangles for assistive technology here.")
    public static var accessibility: ContentShapeKinds { [] }
}

/// A layout-neutral modifier whose child gets no pointer events.
nonisolated struct HitTestingEffect {
    let isEnabled: Bool
}

extension HitTestingEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        isEnabled ? context.frontmostTarget(at: point) : nil
    }
}

/// A layout-neutral modifier that is hit inside a shape, whatever its child shows there.
nonisolated struct ContentShapeEffect<Outline: Shape> {
    let shape: Outline
    let style: FillStyle
}

extension ContentShapeEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }
    static var unresolved: ShapeOutline { ShapeOutline() }

    func resolve(_ context: UpdateContext<Self>) -> ShapeOutline { ShapeOutline() }

    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        context.resolved.fit(shape, in: context.node)
        guard context.resolved.contains(point, style: style) else { return nil }
        return context.frontmostTarget(at: point) ?? context.node
    }

    func hitBounds(_ context: EventContext<Self>) -> CGRect {
        context.resolved.fit(shape, in: context.node)
        return context.resolved.path.boundingRect
    }
}
