import Foundation
import LozengeCore

/// A container that shows the first view that fits the proposal; the last if none does.
///
/// ```swift
/// ViewThatFits { Text("Hit points"); Text("HP") }
/// ```
///
/// Matches: SwiftUI.ViewThatFits
nonisolated public struct ViewThatFits<Content: View> {
    let axes: Axis.Set
    let content: Content

    /// Creates a choice of the views in `content`.
    ///
    /// - Parameters:
    ///   - axes: The axes that a view has to fit on.
    ///   - content: The views, the preferred first.
    ///
    /// Matches: SwiftUI.ViewThatFits.init(in:content:)
    public init(
        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.primitive(ChoiceBox(axes: axes)) { content._visit(&$0) }
    }
}

/// The box of a ``ViewThatFits`` (FITS-1).
nonisolated struct ChoiceBox {
    let axes: Axis.Set
}

extension ChoiceBox: Primitive {
    var label: String { "ViewThatFits" }
    static var remembersSizes: Bool { true }
    static var guideExport: GuideExport { .chosen }

    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Self>) -> CGSize {
        choice(proposal, context)?.size(offered: proposal) ?? .zero
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        guard let choice = choice(context.proposal, context) else { return }
        for box in context.boxes { box.setShown(box == choice) }
        choice.place(at: .zero, size: context.size, proposal: context.proposal)
    }

    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Self>
    ) -> CGFloat {
        choice(dimensions.proposal, context)?.explicitGuide(key, in: dimensions) ?? .nan
    }

    func spacing(_ context: LayoutContext<Self>) -> ViewSpacing {
        context.boxes.first?.reference.spacing ?? .zero
    }

    /// Returns the first child whose ideal lengths on the axes are at most those of the proposal.
    private func choice(
        _ proposal: ProposedViewSize, _ context: some NodeContext<Self>
    ) -> LayoutSubview? {
        let offer = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        for box in context.boxes.dropLast() {
            let size = box.sizeThatFits(offer, .candidate)
            let isTooWide = axes.contains(.horizontal) && size.width > proposal[.horizontal]
            let isTooHigh = axes.contains(.vertical) && size.height > proposal[.vertical]
            if !isTooWide && !isTooHigh { return box }
        }
        return context.boxes.last
    }
}
