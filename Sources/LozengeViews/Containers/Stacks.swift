import Foundation
import LozengeCore

/// A container that places views side by side, the first at the leading edge.
///
/// Its size is that of its content. The views share the proposal, the least flexible first.
///
/// ```swift
/// HStack(spacing: 4) { Image(systemName: "star"); Text("Favourite") }
/// ```
///
/// Matches: SwiftUI.HStack
nonisolated public struct HStack<Content: View> {
    let layout: StackLayout
    let content: Content

    /// Creates a row of the views in `content`.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of the views.
    ///   - spacing: The spacing in points; `nil` for the preferred spacing of each pair, mostly 8.
    ///     Negative spacing makes views overlap.
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

/// A container that places views below each other, the first at the top.
///
/// Its size is that of its content. The views share the proposal, the least flexible first.
///
/// ```swift
/// VStack(alignment: .leading) { Text("Ada").font(.headline); Text("Level 3") }
/// ```
///
/// Matches: SwiftUI.VStack
nonisolated public struct VStack<Content: View> {
    let layout: StackLayout
    let content: Content

    /// Creates a column of the views in `content`.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the views.
    ///   - spacing: The spacing in points; `nil` for the preferred spacing of each pair: 8, or that of
    ///     their fonts. Negative spacing makes views overlap.
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

/// The box of a row or a column; with a single view it is that view (STACK-10).
nonisolated struct StackBox {
    var layout: StackLayout
}

extension StackBox: Primitive {
    static var isLeaf: Bool { false }

    var label: String { layout.axis == .horizontal ? "HStack" : "VStack" }

    static var unresolved: StackState { StackState() }
    func resolve(_ context: UpdateContext<Self>) -> StackState { context.resolved }

    static var guideExport: GuideExport { .merged }
    static var remembersSizes: Bool { true }
    func axisForChildren(_ axis: Axis?) -> Axis? { layout.axis }

    @inline(__always)
    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Self>) -> CGSize {
        context.singleBox?.size(offered: proposal)
            ?? layout.sizeThatFits(proposal, context.subviews, context.resolved)
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        if let only = context.singleBox {
            only.place(at: .zero, size: context.size, proposal: context.proposal)
        } else {
            layout.placeChanged(
                context.subviews, in: context.bounds, proposal: context.proposal, context.resolved)
        }
    }

    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Self>
    ) -> CGFloat {
        context.singleBox?.explicitGuide(key, in: dimensions)
            ?? layout.explicitGuide(key, in: dimensions, context.subviews, context.resolved)
    }

    /// An empty stack is served last and touches its neighbours (EMPTY-2).
    func priority(_ context: LayoutContext<Self>) -> Double {
        context.singleBox?.reference.priority ?? (context.boxes.isEmpty ? -.infinity : 0)
    }

    func isSpacer(_ context: LayoutContext<Self>) -> Bool { context.singleBox?.isSpacer ?? false }

    func spacing(_ context: LayoutContext<Self>) -> ViewSpacing {
        context.singleBox?.reference.spacing ?? layout.spacing(context.subviews, context.resolved)
    }

    func contentChanged(_ context: LayoutContext<Self>) { context.resolved.invalidate() }

    func childChanged(_ index: Int, affectsSize: Bool, _ context: LayoutContext<Self>) {
        context.resolved.childChanged(index)
    }
}
