import Foundation
import LozengeCore

nonisolated extension View {
    /// Sets the length of this view to that of the nearest container.
    ///
    /// Containers are the window and scroll views without their safe area insets.
    ///
    /// - Parameters:
    ///   - axes: The axes with the container's length; on others the frame has the length of this view.
    ///   - alignment: The alignment of this view in the frame.
    /// - Returns: The frame, whose size is proposed to this view.
    ///
    /// Matches: SwiftUI.View.containerRelativeFrame(_:alignment:)
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: .whole))
    }

    /// Sets the length of this view to a part of the nearest container's length.
    ///
    /// - Parameters:
    ///   - axes: The axes with a part of the container's length; on others the frame has the length of this
    ///     view.
    ///   - count: The number of equal parts of the container; at least 1.
    ///   - span: The number of parts that the frame takes, with the space between them; at least 1.
    ///   - spacing: The space between two parts, in points.
    ///   - alignment: The alignment of this view in the frame.
    /// - Returns: The frame, whose size is proposed to this view.
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

    /// Computes the length of this view from that of the nearest container.
    ///
    /// - Parameters:
    ///   - axes: The axes on which the container sets the length; on others it is that of this view.
    ///   - alignment: The alignment of this view in the box.
    ///   - length: Returns the length along an axis, in points, for the container's length. Negative, infinite
    ///     and NaN are reported, and the frame has the length of this view.
    /// - Returns: The frame, whose size is proposed to this view.
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

/// The rule behind ``View/containerRelativeFrame(_:alignment:)``: a frame whose lengths depend on the
/// container.
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

        /// Returns the length of the frame along `axis` for the container's length.
        func of(_ container: CGFloat, _ axis: Axis) -> CGFloat {
            switch self {
            case .whole: container
            case .part(let count, let span, let spacing):
                max(0, (container - spacing * (count - 1)) / count * span + spacing * (span - 1))
            case .custom(let length): length(container, axis)
            }
        }
    }

    /// False until the window's tree knows this node.
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

    /// The child's guide, moved by the child's position (UNARY-1).
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

    /// Returns the frame for the container's present size; without lengths if there is no container.
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
