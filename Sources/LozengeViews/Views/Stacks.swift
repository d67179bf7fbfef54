import Foundation
import LozengeCore

/// Views side by side, first at the leading edge.
///
/// As large as its content; the views share what they are offered, the least flexible first.
///
/// Matches: SwiftUI.HStack
nonisolated public struct HStack<Content: View> {
    let layout: StackLayout
    let content: Content

    /// Creates a row of the views in `content`.
    ///
    /// - Parameters:
    ///   - alignment: The line that the views are aligned by, top to bottom.
    ///   - spacing: Between two neighbours, in points; `nil` for what the two want, mostly 8.
    ///     Negative spacing lets them overlap.
    ///   - content: The views, in reading order.
    ///
    /// Matches: SwiftUI.HStack.init(alignment:spacing:content:)
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }
}

extension HStack: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.primitive(StackBox(layout: layout)) { content._visit(&$0) }
    }
}

/// Views under each other, first at the top.
///
/// As large as its content; the views share what they are offered, the least flexible first.
///
/// Matches: SwiftUI.VStack
nonisolated public struct VStack<Content: View> {
    let layout: StackLayout
    let content: Content

    /// Creates a column of the views in `content`.
    ///
    /// - Parameters:
    ///   - alignment: The line that the views are aligned by, left to right.
    ///   - spacing: Between two neighbours, in points; `nil` for what the two want: 8, or what
    ///     their fonts ask for. Negative spacing lets them overlap.
    ///   - content: The views, from top to bottom.
    ///
    /// Matches: SwiftUI.VStack.init(alignment:spacing:content:)
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }
}

extension VStack: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.primitive(StackBox(layout: layout)) { content._visit(&$0) }
    }
}

/// The box of a row or a column; of a single view it is that view (STACK-10).
nonisolated struct StackBox {
    let layout: StackLayout
}

extension StackBox: Primitive {
    var label: String { layout.axis == .horizontal ? "HStack" : "VStack" }

    static var unresolved: StackState { StackState() }
    func resolve(_ node: PrimitiveNode<Self>) -> StackState { node.resolved }

    static var guideExport: GuideExport { .merged }
    static var remembersSizes: Bool { true }
    func axisForChildren(_ axis: Axis?) -> Axis? { layout.axis }

    @inline(__always)
    func sizeThatFits(_ proposal: ProposedViewSize, _ node: PrimitiveNode<Self>) -> CGSize {
        node.soleBox?.size(offered: proposal)
            ?? layout.sizeThatFits(proposal, node.subviews, node.resolved)
    }

    func placeChildren(of node: PrimitiveNode<Self>) {
        if let only = node.soleBox {
            only.place(at: .zero, size: node.frame.size, proposal: node.proposal)
        } else {
            layout.placeChanged(
                node.subviews, in: node.bounds, proposal: node.proposal, node.resolved)
        }
    }

    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ node: PrimitiveNode<Self>
    ) -> CGFloat {
        node.soleBox?.explicitGuide(key, in: dimensions)
            ?? layout.explicitGuide(key, in: dimensions, node.subviews, node.resolved)
    }

    /// An empty stack is served last and touches its neighbours (EMPTY-2).
    func priority(_ node: PrimitiveNode<Self>) -> Double {
        node.soleBox?.reference.priority ?? (node.boxes.isEmpty ? -.infinity : 0)
    }

    func isSpacer(_ node: PrimitiveNode<Self>) -> Bool { node.soleBox?.isSpacer ?? false }

    func spacing(_ node: PrimitiveNode<Self>) -> ViewSpacing {
        node.soleBox?.reference.spacing ?? layout.spacing(node.subviews, node.resolved)
    }

    func contentChanged(_ node: PrimitiveNode<Self>) { node.resolved.invalidate() }

    func childChanged(_ index: Int, affectsSize: Bool, _ node: PrimitiveNode<Self>) {
        node.resolved.childChanged(index)
    }
}
