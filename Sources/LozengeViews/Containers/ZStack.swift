import Foundation
import LozengeCore

/// A container that places views on top of each other, the first at the back.
///
/// Its size is that of the largest view with the highest layout priority. Then every view is proposed
/// that size.
///
/// ```swift
/// ZStack { Circle().fill(.blue); Text("3") }
/// ```
///
/// Matches: SwiftUI.ZStack
nonisolated public struct ZStack<Content: View> {
    let layout: LayerLayout
    let content: Content

    /// Creates a stack of the views in `content`.
    ///
    /// - Parameters:
    ///   - alignment: The common alignment of the views.
    ///   - content: The views, back to front.
    ///
    /// Matches: SwiftUI.ZStack.init(alignment:content:)
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = LayerLayout(alignment: alignment)
        self.content = content()
    }
}

extension ZStack: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.primitive(LayerBox(layout: layout)) { content._visit(&$0) }
    }
}

/// The box of a ``ZStack``; with a single view it is that view (STACK-10).
nonisolated struct LayerBox {
    var layout: LayerLayout
}

extension LayerBox: Primitive {
    static var isLeaf: Bool { false }

    var label: String { "ZStack" }
    static var guideExport: GuideExport { .merged }
    static var remembersSizes: Bool { true }
    func axisForChildren(_ axis: Axis?) -> Axis? { nil }

    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Self>) -> CGSize {
        context.singleBox?.size(offered: proposal)
            ?? layout.sizeThatFits(proposal, context.subviews)
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        if let only = context.singleBox {
            only.place(at: .zero, size: context.size, proposal: context.proposal)
        } else {
            layout.place(context.subviews, in: context.bounds)
        }
    }

    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Self>
    ) -> CGFloat {
        context.singleBox?.explicitGuide(key, in: dimensions)
            ?? layout.explicitGuide(key, in: dimensions, context.subviews)
    }

    func priority(_ context: LayoutContext<Self>) -> Double {
        context.singleBox?.reference.priority ?? (context.boxes.isEmpty ? -.infinity : 0)
    }

    func isSpacer(_ context: LayoutContext<Self>) -> Bool { context.singleBox?.isSpacer ?? false }

    func spacing(_ context: LayoutContext<Self>) -> ViewSpacing {
        context.singleBox?.reference.spacing ?? layout.spacing(context.subviews)
    }
}
