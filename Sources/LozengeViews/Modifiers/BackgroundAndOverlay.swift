import Foundation
import LozengeCore

nonisolated extension View {
    /// Puts `background` behind this view.
    ///
    /// - Parameters:
    ///   - background: A view that is offered exactly this view's size.
    ///   - alignment: Where it goes if it takes another.
    /// - Returns: A view that is this one in layout.
    ///
    /// Matches: SwiftUI.View.background(_:alignment:)
    @_disfavoredOverload
    public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        secondary(.behind, alignment) { background }
    }

    /// Puts views behind this view.
    ///
    /// Matches: SwiftUI.View.background(alignment:content:)
    public func background<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> some View {
        secondary(.behind, alignment, content)
    }

    /// Puts `overlay` in front of this view.
    ///
    /// - Parameters:
    ///   - overlay: A view that is offered exactly this view's size.
    ///   - alignment: Where it goes if it takes another.
    /// - Returns: A view that is this one in layout.
    ///
    /// Matches: SwiftUI.View.overlay(_:alignment:)
    @_disfavoredOverload
    public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        secondary(.inFront, alignment) { overlay }
    }

    /// Puts views in front of this view.
    ///
    /// Matches: SwiftUI.View.overlay(alignment:content:)
    public func overlay<Overlay: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
    ) -> some View {
        secondary(.inFront, alignment, content)
    }

    private func secondary<Secondary: View>(
        _ level: SecondaryLayout.Level, _ alignment: Alignment, _ content: () -> Secondary
    ) -> some View {
        modifier(
            AccessoryModifier(
                rule: SecondaryLayout(level: level, alignment: alignment), accessory: content()))
    }
}

/// The rule behind ``View/background(_:alignment:)`` and ``View/overlay(_:alignment:)`` (OVERLAY-1).
///
/// In size, spacing, priority and lines the whole is the view it was applied to.
nonisolated struct SecondaryLayout {
    var level: Level
    var alignment: Alignment
}

extension SecondaryLayout: PrimitiveModifier {
    enum Level {
        case behind, inFront
    }

    var label: String { level == .behind ? "background" : "overlay" }

    func placeChildren(of node: PrimitiveNode<Self>) { node.placeSecondary(alignment) }

    func paint(_ node: PrimitiveNode<Self>, _ context: inout PaintContext) {
        if level == .behind, node.boxes.count > 1 { context.paint(node.boxes[1].node) }
        context.paint(node.boxes[0].node)
        if level == .inFront, node.boxes.count > 1 { context.paint(node.boxes[1].node) }
    }

    func target(at point: CGPoint, _ node: PrimitiveNode<Self>) -> Node? {
        level == .inFront
            ? node.frontmostTarget(at: point)
            : node.target(in: node.boxes[0].node, at: point)
                ?? (node.boxes.count > 1 ? node.target(in: node.boxes[1].node, at: point) : nil)
    }
}

extension PrimitiveNode {
    /// Places the box inside at the origin, and the secondary view where it is aligned to that.
    func placeSecondary(_ alignment: Alignment) {
        boxes[0].place(at: .zero, size: frame.size, proposal: proposal)
        guard boxes.count > 1 else { return }
        let primary = ViewDimensions(frame.size, proposal: proposal, of: boxes[0])
        let secondary = boxes[1].dimensions(in: ProposedViewSize(frame.size), .whole)
        boxes[1].place(
            at: CGPoint(
                x: primary[alignment.horizontal.key] - secondary[alignment.horizontal.key],
                y: primary[alignment.vertical.key] - secondary[alignment.vertical.key]),
            size: secondary.size, proposal: secondary.proposal)
    }
}
