import Foundation
import LozengeCore

extension View {
    /// Cuts off what sticks out of this view's box.
    ///
    /// Matches: SwiftUI.View.clipped(antialiased:)
    public func clipped() -> some View {
        modifier(ClipEffect(cornerRadius: 0))
    }

    /// Cuts off what sticks out of this view's box, with rounded corners.
    ///
    /// - Parameter radius: In points, at most half the shorter side; zero and less round nothing.
    /// - Returns: A view that is this one in layout.
    ///
    /// Matches: SwiftUI.View.cornerRadius(_:antialiased:)
    public func cornerRadius(_ radius: CGFloat) -> some View {
        modifier(ClipEffect(cornerRadius: radius))
    }

    /// Shows this view, as one picture, as opaque as `opacity` says.
    ///
    /// - Parameter opacity: From 0, nothing to be seen, to 1; what lies outside is clamped.
    /// - Returns: A view that is this one in layout.
    ///
    /// Matches: SwiftUI.View.opacity(_:)
    public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityEffect(opacity: opacity > 0 ? min(opacity, 1) : 0))
    }

    /// Draws a blurred silhouette below this view.
    ///
    /// - Parameters:
    ///   - color: The shadow's colour.
    ///   - radius: The standard deviation of the blur, in points; less than zero is zero.
    ///   - x: How far to the right the shadow falls, in points.
    ///   - y: How far down the shadow falls, in points.
    /// - Returns: A view that is this one in layout.
    ///
    /// Matches: SwiftUI.View.shadow(color:radius:x:y:)
    /// Source: §15 of the layout notes: black at 33 %, the blur measured on macOS.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            ShadowEffect(
                color: color, radius: radius > 0 ? radius : 0, offset: CGSize(width: x, height: y)))
    }

    /// Keeps this view's place, but does not show it.
    ///
    /// Matches: SwiftUI.View.hidden()
    public func hidden() -> some View {
        modifier(HiddenEffect())
    }
}

/// A box whose child is cut off at its edges.
struct ClipEffect: PrimitiveModifier {
    var cornerRadius: CGFloat

    static var affectsLayout: Bool { false }

    func paint(_ node: PrimitiveNode<Self>, _ context: inout PaintContext) {
        let bounds = context.bounds
        let shape: DrawShape =
            cornerRadius > 0
            ? .roundedRectangle(
                bounds, radius: min(cornerRadius, bounds.width / 2, bounds.height / 2))
            : .rectangle(bounds)
        context.group(.clip(shape)) { $0.paintBoxes(of: node) }
    }

    func target(at point: CGPoint, _ node: PrimitiveNode<Self>) -> Node? {
        CGRect(origin: .zero, size: node.frame.size).contains(point)
            ? node.frontmostTarget(at: point) : nil
    }
}

/// A box whose child lets what is below shine through.
struct OpacityEffect: PrimitiveModifier {
    var opacity: Double

    static var affectsLayout: Bool { false }

    func paint(_ node: PrimitiveNode<Self>, _ context: inout PaintContext) {
        if opacity == 1 { return context.paintBoxes(of: node) }
        guard opacity > 0 else { return }
        context.group(.opacity(opacity)) { $0.paintBoxes(of: node) }
    }

    func target(at point: CGPoint, _ node: PrimitiveNode<Self>) -> Node? {
        opacity > 0 ? node.frontmostTarget(at: point) : nil
    }
}

/// A box whose child throws a shadow.
struct ShadowEffect: PrimitiveModifier {
    var color: Color
    var radius: CGFloat
    var offset: CGSize

    static var affectsLayout: Bool { false }

    func resolve(_ node: PrimitiveNode<Self>) -> Color.Resolved {
        color.resolve(in: node.read(\.colorPalette))
    }

    func paint(_ node: PrimitiveNode<Self>, _ context: inout PaintContext) {
        let shadow = Shadow(color: node.resolved, radius: radius, offset: offset)
        context.group(.shadow(shadow)) { $0.paintBoxes(of: node) }
    }
}

/// A box whose child is not to be seen, and not to be clicked.
struct HiddenEffect: PrimitiveModifier {
    func paint(_ node: PrimitiveNode<Self>, _ context: inout PaintContext) {}
    func target(at point: CGPoint, _ node: PrimitiveNode<Self>) -> Node? { nil }
}
