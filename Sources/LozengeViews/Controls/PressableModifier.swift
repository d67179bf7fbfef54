import Foundation
import LozengeCore

/// A layout-neutral modifier that makes its content a control: the content can be focused and shows the
/// focus ring, and a press on any view inside is one on the control, unless a gesture of that view takes it.
@MainActor
protocol PressableModifier: PrimitiveModifier {
    /// False for a control that is dimmed and gets no event.
    var isEnabled: Bool { get }

    /// Returns the focus ring among the resolved values.
    func ring(_ resolved: Resolved) -> FocusRing

    /// Creates the recognizer of a press.
    func recognizer(_ context: EventContext<Self>) -> PressRecognizer
}

extension PressableModifier {
    static var affectsLayout: Bool { false }

    /// Gives up the focus if the control is disabled.
    func resignIfDisabled(_ context: UpdateContext<Self>) {
        if !isEnabled { context.tree.focus.resign(context.node) }
    }

    func isFocusable(_ context: EventContext<Self>) -> Bool { isEnabled }
    func isOneStop(_ context: EventContext<Self>) -> Bool { isEnabled }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        writer.paintBoxes(of: context)
        ring(context.resolved).paint(context.node, &writer)
    }

    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        let inner = context.frontmostTarget(at: point)
        return isEnabled && inner != nil ? context.node : inner
    }

    func pressOffers(_ context: EventContext<Self>) -> [PressOffer] {
        isEnabled ? [.follow(recognizer(context), .normal)] : []
    }
}
