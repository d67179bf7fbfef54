import Foundation
import LozengeCore

nonisolated extension View {
    /// Puts this view in a box as long as the nearest container.
    ///
    /// Containers are scroll views, less what covers their edges, and the window.
    ///
    /// - Parameters:
    ///   - axes: Where the box has the container's length; elsewhere it has this view's.
    ///   - alignment: Where this view goes in the box.
    /// - Returns: The box. This view is offered the box's size.
    ///
    /// Matches: SwiftUI.View.containerRelativeFrame(_:alignment:)
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: .whole))
    }

    /// Puts this view in a box as long as a part of the nearest container.
    ///
    /// - Parameters:
    ///   - axes: Where the box has a part of the container's length; elsewhere it has this view's.
    ///   - count: Into how many equal parts the container is divided; at least 1.
    ///   - span: How many of those the box takes, with the space between them; at least 1.
    ///   - spacing: Between two parts, in points.
    ///   - alignment: Where this view goes in the box.
    /// - Returns: The box. This view is offered the box's size.
    ///
    /// Matches: SwiftUI.View.containerRelativeFrame(_:count:span:spacing:alignment:)
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            ContainerRelativeFrame(
                axes: axes, alignment: alignment,
                length: .part(
                    count: CGFloat(max(1, count)), span: CGFloat(max(1, span)), spacing: spacing)))
    }

    /// Puts this view in a box whose length follows from that of the nearest container.
    ///
    /// - Parameters:
    ///   - axes: The axes on which the container sets the length; on others it is that of this view.
    ///   - alignment: The alignment of this view in the box.
    ///   - length: The box's length along an axis, in points, from the container's. What is less than
    ///     nothing, or no number, is reported, and the box takes this view's.
    /// - Returns: The box. This view is offered the box's size.
    ///
    /// Matches: SwiftUI.View.containerRelativeFrame(_:alignment:_:)
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(
            ContainerRelativeFrame(axes: axes, alignment: alignment, length: .custom(length)))
    }
}

/// The rule behind ``View/containerRelativeFrame(_:alignment:)``: a frame whose lengths the container
/// says.
nonisolated struct ContainerRelativeFrame {
    let axes: Axis.Set
    let alignment: Alignment
    let length: Length
}

extension ContainerRelativeFrame: PrimitiveModifier {
    enum Length {
        case whole
        case part(count: CGFloat, span: CGFloat, spacing: CGFloat)
        case custom((CGFloat, Axis) -> CGFloat)

        /// From the container's length along `axis`.
        func of(_ container: CGFloat, _ axis: Axis) -> CGFloat {
            switch self {
            case .whole: container
            case .part(let count, let span, let spacing):
                max(0, (container - spacing * (count - 1)) / count * span + spacing * (span - 1))
            case .custom(let length): length(container, axis)
            }
        }
    }

    /// Whether the window knows this box.
    static var unresolved: Bool { false }

    func resolve(_ context: UpdateContext<Self>) -> Bool {
        if !context.resolved { context.tree.relatives.add(context.node) }
        return true
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Self>) -> CGSize {
        frame(context).sizeThatFits(proposal, child: context.child)
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        let placement = frame(context).placement(
            of: context.child, in: context.size, proposal: context.proposal)
        context.child.place(at: placement.origin, offered: placement.proposal)
    }

    /// The child's line, moved to where the child is (UNARY-1).
    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Self>
    ) -> CGFloat {
        let placement = frame(context).placement(
            of: context.child, in: dimensions.size, proposal: dimensions.proposal)
        let child = context.child.dimensions(offered: placement.proposal)
        return placement.origin[key.axis] + child.explicit(key)
    }

    func priority(_ context: LayoutContext<Self>) -> Double { 0 }
    func spacing(_ context: LayoutContext<Self>) -> ViewSpacing {
        frame(context).spacing(of: context.child)
    }
    func isSpacer(_ context: LayoutContext<Self>) -> Bool { false }

    /// The frame at the container's present size; no frame where no container has a length.
    private func frame(_ context: LayoutContext<Self>) -> FrameLayout {
        FrameLayout(
            width: length(along: .horizontal, context), height: length(along: .vertical, context),
            alignment: alignment)
    }

    private func length(along axis: Axis, _ context: LayoutContext<Self>) -> CGFloat? {
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical),
            let container = context.containerLength(along: axis)
        else { return nil }
        return FrameLayout.valid(
            length.of(container, axis), axis == .horizontal ? "width" : "height")
    }
}
