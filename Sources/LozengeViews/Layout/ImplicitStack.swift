import Foundation
import LozengeCore

/// The container for views where one box is needed and several may be described.
///
/// Used at the root of a window, in a scroll view and in a background. A single view is the box; several are
/// stacked; no view is a box of no size.
nonisolated struct ImplicitStack {
    let arrangement: Arrangement

    init(_ arrangement: Arrangement) { self.arrangement = arrangement }
}

extension ImplicitStack: Primitive {
    enum Arrangement {
        /// A column, as in a scroll view.
        case column
        /// A column without a stack axis, so that a single spacer spreads in both directions of a window.
        case window
        case layers
    }

    var label: String { "the content" }
    static var unresolved: StackState? { nil }

    func resolve(_ context: UpdateContext<Self>) -> StackState? {
        arrangement == .layers ? nil : context.resolved ?? StackState()
    }

    static var guideExport: GuideExport { .merged }
    static var remembersSizes: Bool { true }

    func axisForChildren(_ axis: Axis?) -> Axis? { arrangement == .column ? .vertical : nil }

    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Self>) -> CGSize {
        if let only = context.onlyBox { return only.size(offered: proposal) }
        guard let state = context.resolved else {
            return Self.layers.sizeThatFits(proposal, context.subviews)
        }
        return Self.column.sizeThatFits(proposal, context.subviews, state)
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        if let only = context.onlyBox {
            only.place(at: .zero, size: context.size, proposal: context.proposal)
        } else if let state = context.resolved {
            Self.column.placeChanged(
                context.subviews, in: context.bounds, proposal: context.proposal, state)
        } else {
            Self.layers.place(context.subviews, in: context.bounds)
        }
    }

    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Self>
    ) -> CGFloat {
        if let only = context.onlyBox { return only.explicitGuide(key, in: dimensions) }
        guard let state = context.resolved else {
            return Self.layers.explicitGuide(key, in: dimensions, context.subviews)
        }
        return Self.column.explicitGuide(key, in: dimensions, context.subviews, state)
    }

    func isSpacer(_ context: LayoutContext<Self>) -> Bool { context.onlyBox?.isSpacer ?? false }

    func priority(_ context: LayoutContext<Self>) -> Double {
        context.onlyBox?.reference.priority ?? 0
    }

    func spacing(_ context: LayoutContext<Self>) -> ViewSpacing {
        context.onlyBox?.reference.spacing ?? Self.layers.spacing(context.subviews)
    }

    func contentChanged(_ context: LayoutContext<Self>) { context.resolved?.invalidate() }

    func childChanged(_ index: Int, affectsSize: Bool, _ context: LayoutContext<Self>) {
        context.resolved?.childChanged(index)
    }

    private static let column = StackLayout(
        axis: .vertical, alignment: HorizontalAlignment.center.key)
    private static let layers = LayerLayout(alignment: .center)
}

/// The content of a window, a page or a sheet in one box, as at the root of a window.
nonisolated package struct RootContent<Content: View> {
    private let content: Content

    package init(_ content: Content) { self.content = content }
}

extension RootContent: View {
    package typealias Body = Never

    package func _visit(_ visitor: inout ViewVisitor) {
        visitor.primitive(ImplicitStack(.window)) { content._visit(&$0) }
    }
}
