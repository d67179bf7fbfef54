import Foundation
import LozengeCore

nonisolated extension View {
    /// Adds `background` behind this view.
    ///
    /// - Parameters:
    ///   - background: A view that is proposed this view's size.
    ///   - alignment: Its position if it takes another size.
    /// - Returns: A view with the layout of this one.
    ///
    /// Matches: SwiftUI.View.background(_:alignment:)
    @_disfavoredOverload
    public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        secondary(.behind, alignment) { background }
    }

    /// Adds views behind this view.
    ///
    /// Matches: SwiftUI.View.background(alignment:content:)
    public func background<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> some View {
        secondary(.behind, alignment, content)
    }

    /// Adds `overlay` in front of this view.
    ///
    /// - Parameters:
    ///   - overlay: A view that is proposed this view's size.
    ///   - alignment: Its position if it takes another size.
    /// - Returns: A view with the layout of this one.
    ///
    /// Matches: SwiftUI.View.overlay(_:alignment:)
    @_disfavoredOverload
    public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        secondary(.inFront, alignment) { overlay }
    }

    /// Adds views in front of this view.
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
/// Size, spacing, priority and guides are those of the modified view.
nonisolated struct SecondaryLayout {
    var level: Level
    var alignment: Alignment
}

extension SecondaryLayout: PrimitiveModifier {
    enum Level {
        case behind, inFront
    }

    var label: String { level == .behind ? "background" : "overlay" }
    var isLastBoxBehind: Bool { level == .behind }

    func placeChildren(_ context: LayoutContext<Self>) { context.placeSecondary(alignment) }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        if level == .behind, context.boxes.count > 1 { writer.paint(context.boxes[1].node) }
        writer.paint(context.boxes[0].node)
        if level == .inFront, context.boxes.count > 1 { writer.paint(context.boxes[1].node) }
    }

    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        level == .inFront
            ? context.frontmostTarget(at: point)
            : context.target(in: context.boxes[0], at: point)
                ?? (context.boxes.count > 1 ? context.target(in: context.boxes[1], at: point) : nil)
    }
}

extension LayoutContext {
    /// Places the child at the origin, and the secondary view aligned to it.
    func placeSecondary(_ alignment: Alignment) {
        boxes[0].place(at: .zero, size: size, proposal: proposal)
        guard boxes.count > 1 else { return }
        let primary = ViewDimensions(size, proposal: proposal, of: boxes[0])
        let secondary = boxes[1].dimensions(in: ProposedViewSize(size), .whole)
        boxes[1].place(
            at: CGPoint(
                x: primary[alignment.horizontal.key] - secondary[alignment.horizontal.key],
                y: primary[alignment.vertical.key] - secondary[alignment.vertical.key]),
            size: secondary.size, proposal: secondary.proposal)
    }
}
