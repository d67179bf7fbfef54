import Foundation
import LozengeCore

nonisolated extension View {
    /// Cuts off what of this view sticks out of a shape in its box.
    ///
    /// The part outside of the shape does not receive events.
    ///
    /// - Parameters:
    ///   - shape: What is left.
    ///   - style: What counts as inside, and whether edges are smooth.
    /// - Returns: A view that is this one in layout.
    ///
    /// Matches: SwiftUI.View.clipShape(_:style:)
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipEffect(shape: shape, style: style))
    }

    /// Cuts off what sticks out of this view's box.
    ///
    /// Matches: SwiftUI.View.clipped(antialiased:)
    public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Cuts off what sticks out of this view's box, with rounded corners.
    ///
    /// - Parameters:
    ///   - radius: In points, at most half the shorter side; zero and less round nothing.
    ///   - antialiased: Whether edges are smooth.
    /// - Returns: A view that is this one in layout.
    ///
    /// Matches: SwiftUI.View.cornerRadius(_:antialiased:)
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(
            RoundedRectangle(cornerRadius: radius, style: .circular),
            style: FillStyle(antialiased: antialiased))
    }
}

/// A box whose child is cut off at the edges of a shape.
nonisolated struct ClipEffect<Outline: Shape> {
    let shape: Outline
    let style: FillStyle
}

extension ClipEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }
    static var unresolved: ShapeOutline { ShapeOutline() }

    func resolve(_ context: UpdateContext<Self>) -> ShapeOutline { ShapeOutline() }

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
