import Foundation
import LozengeCore

nonisolated extension View {
    /// Clips this view to a shape as large as the view.
    ///
    /// The part outside of the shape does not receive events.
    ///
    /// ```swift
    /// Image("portrait").clipShape(Circle())
    /// ```
    ///
    /// - Parameters:
    ///   - shape: The visible part.
    ///   - style: The fill rule, and whether edges are smooth.
    /// - Returns: A view with this view's layout.
    ///
    /// Matches: SwiftUI.View.clipShape(_:style:)
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipEffect(shape: shape, style: style))
    }

    /// Clips this view to its frame.
    ///
    /// Matches: SwiftUI.View.clipped(antialiased:)
    public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Clips this view to its frame with rounded corners.
    ///
    /// - Parameters:
    ///   - radius: The corner radius in points, at most half the shorter side; zero and negative mean sharp
    ///     corners.
    ///   - antialiased: True for smooth edges.
    /// - Returns: A view with this view's layout.
    ///
    /// Matches: SwiftUI.View.cornerRadius(_:antialiased:)
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(
            RoundedRectangle(cornerRadius: radius, style: .circular),
            style: FillStyle(antialiased: antialiased))
    }
}

/// A layout-neutral modifier that clips its child to a shape.
nonisolated struct ClipEffect<Outline: Shape> {
    var shape: Outline
    let style: FillStyle
}

extension ClipEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }
    static var unresolved: ShapeOutline { ShapeOutline() }

    func resolve(_ context: UpdateContext<Self>) -> ShapeOutline { ShapeOutline() }

    func motionData(_ outline: ShapeOutline) -> Outline.AnimatableData { shape.animatableData }
    mutating func setMotionData(_ data: Outline.AnimatableData, _ outline: inout ShapeOutline) {
        shape.animatableData = data
        outline = ShapeOutline()
    }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        context.resolved.fit(shape, in: context.node)
        let clip = context.resolved.drawn(style: style, at: writer.bounds.origin)
        writer.group(.clip(clip)) { $0.paintBoxes(of: context) }
    }

    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        context.resolved.fit(shape, in: context.node)
        return context.resolved.contains(point, style: style)
            ? context.frontmostTarget(at: point) : nil
    }

    func hitBounds(_ context: EventContext<Self>) -> CGRect {
        context.resolved.fit(shape, in: context.node)
        return context.resolved.path.boundingRect
    }
}
