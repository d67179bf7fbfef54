import Foundation
import LozengeCore

nonisolated extension View {
    /// Cuts off what of this view sticks out of a shape in its box.
    ///
    /// What is cut off cannot be clicked.
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

    func resolve(_ node: PrimitiveNode<Self>) -> ShapeOutline { ShapeOutline() }

    func paint(_ node: PrimitiveNode<Self>, _ context: inout PaintContext) {
        node.resolved.fit(shape, in: node)
        let clip = node.resolved.drawn(style: style, at: context.bounds.origin)
        context.group(.clip(clip)) { $0.paintBoxes(of: node) }
    }

    func target(at point: CGPoint, _ node: PrimitiveNode<Self>) -> Node? {
        node.resolved.fit(shape, in: node)
        return node.resolved.contains(point, style: style) ? node.frontmostTarget(at: point) : nil
    }

    func pointerReach(_ node: PrimitiveNode<Self>) -> CGRect {
        node.resolved.fit(shape, in: node)
        return node.resolved.path.boundingRect
    }
}
