import Foundation
import LozengeCore

/// The box that views get where one is needed and several may be described: the root of a window,
/// the content of a scroll view, a background.
///
/// A single view is the box; several are stacked; none is a box of no size.
nonisolated struct ImplicitStack {
    let arrangement: Arrangement

    init(_ arrangement: Arrangement) { self.arrangement = arrangement }
}

extension ImplicitStack: Primitive {
    enum Arrangement {
        /// A column, as in a scroll view.
        case column
        /// A column that a lone spacer does not notice: it spreads both ways in a window.
        case window
        case layers
    }

    var label: String { "the content" }
    static var unresolved: StackState? { nil }

    func resolve(_ node: PrimitiveNode<Self>) -> StackState? {
        arrangement == .layers ? nil : node.resolved ?? StackState()
    }

    static var guideExport: GuideExport { .merged }
    static var remembersSizes: Bool { true }

    func axisForChildren(_ axis: Axis?) -> Axis? { arrangement == .column ? .vertical : nil }

    func sizeThatFits(_ proposal: ProposedViewSize, _ node: PrimitiveNode<Self>) -> CGSize {
        if let only = node.onlyBox { return only.size(offered: proposal) }
        guard let state = node.resolved else {
            return Self.layers.sizeThatFits(proposal, node.subviews)
        }
        return Self.column.sizeThatFits(proposal, node.subviews, state)
    }

    func placeChildren(of node: PrimitiveNode<Self>) {
        if let only = node.onlyBox {
            only.place(at: .zero, size: node.frame.size, proposal: node.proposal)
        } else if let state = node.resolved {
            Self.column.placeChanged(
                node.subviews, in: node.bounds, proposal: node.proposal, state)
        } else {
            Self.layers.place(node.subviews, in: node.bounds)
        }
    }

    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ node: PrimitiveNode<Self>
    ) -> CGFloat {
        if let only = node.onlyBox { return only.explicitGuide(key, in: dimensions) }
        guard let state = node.resolved else {
            return Self.layers.explicitGuide(key, in: dimensions, node.subviews)
        }
        return Self.column.explicitGuide(key, in: dimensions, node.subviews, state)
    }

    func isSpacer(_ node: PrimitiveNode<Self>) -> Bool { node.onlyBox?.isSpacer ?? false }

    func priority(_ node: PrimitiveNode<Self>) -> Double { node.onlyBox?.reference.priority ?? 0 }

    func spacing(_ node: PrimitiveNode<Self>) -> ViewSpacing {
        node.onlyBox?.reference.spacing ?? Self.layers.spacing(node.subviews)
    }

    func contentChanged(_ node: PrimitiveNode<Self>) { node.resolved?.invalidate() }

    func childChanged(_ index: Int, affectsSize: Bool, _ node: PrimitiveNode<Self>) {
        node.resolved?.childChanged(index)
    }

    private static let column = StackLayout(
        axis: .vertical, alignment: HorizontalAlignment.center.key)
    private static let layers = LayerLayout(alignment: .center)
}

extension PrimitiveNode {
    /// The box inside, if there is exactly one.
    final var onlyBox: LayoutSubview? { boxes.count == 1 ? boxes[0] : nil }

    final var subviews: LayoutSubviews { LayoutSubviews(of: self) }
}
