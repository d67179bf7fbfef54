import Foundation
import LozengeCore

nonisolated extension View {
    /// Adds a tooltip to this view, shown when the pointer rests on it.
    ///
    /// Matches: SwiftUI.View.help(_:)
    public func help(_ text: Text) -> some View { modifier(HelpEffect(text: text)) }

    /// Adds a tooltip with a localized text to this view.
    ///
    /// Matches: SwiftUI.View.help(_:)
    public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Adds a tooltip with a text from a resource to this view.
    ///
    /// Matches: SwiftUI.View.help(_:)
    @_disfavoredOverload
    public func help(_ textResource: LocalizedStringResource) -> some View {
        help(Text(textResource))
    }

    /// Adds a tooltip with a string to this view.
    ///
    /// Matches: SwiftUI.View.help(_:)
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

/// A layout-neutral modifier with a tooltip.
nonisolated private struct HelpEffect {
    let text: Text
}

extension HelpEffect: PopupModifier {
    final class Resting {
        let place = PopupSlot()
        /// The pointer's position; `nil` outside of the view, and once the tooltip was shown.
        var point: CGPoint?
        /// The time at which the tooltip opens.
        var ripe: Duration?
        /// True if the pointer is over the view.
        var isOver = false
        /// The value of ``Popups/tooltipEndings`` when the pointer came to rest.
        var endings = 0
    }

    static var unresolved: Resting { Resting() }
    func popupSlot(_ context: some NodeContext<Self>) -> PopupSlot { context.resolved.place }
    static var followsPointer: Bool { true }

    func resolve(_ context: UpdateContext<Self>) -> Resting {
        context.tree.pointer.hasFollowers = true
        let resting = context.resolved
        resting.place.popup?.update(to: content)
        if let ripe = resting.ripe {
            if ripe > context.tree.clock.time { context.wake(at: ripe) } else { open(context) }
        }
        return resting
    }

    func pointerMoved(to point: CGPoint?, _ context: EventContext<Self>) {
        let resting = context.resolved
        guard let point else {
            (resting.point, resting.ripe, resting.isOver) = (nil, nil, false)
            return resting.place.close()
        }
        // Shown once, the tooltip is shown again after the pointer has left the view.
        guard point != resting.point, !resting.isOver || resting.ripe != nil else { return }
        let ripe = context.tree.now + Self.rest
        (resting.point, resting.ripe, resting.isOver) = (point, ripe, true)
        resting.endings = context.tree.popups.tooltipEndings
        context.wake(at: ripe)
    }

    private func open(_ context: some RequestContext<Self>) {
        let resting = context.resolved
        resting.ripe = nil
        let tree = context.tree
        guard let point = resting.point, resting.endings == tree.popups.tooltipEndings,
            tree.popups.isEmpty, tree.pointer.press == nil
        else {
            return
        }
        // Below the pointer, which would cover the tooltip.
        let anchor = CGRect(x: point.x, y: point.y - 4, width: 1, height: Self.pointerHeight)
        resting.place.openTooltip(content, of: context.node, at: anchor)
    }

    func semantics(_ context: SemanticsContext<Self>) -> SemanticEffect {
        .change { elements in
            let hint = text.string(in: context)
            for index in elements.indices
            where elements[index].hint.isEmpty && elements[index].label != hint {
                elements[index].hint = hint
            }
        }
    }

    private func content() -> AnyView { AnyView(Tooltip(text: text)) }

    /// Source: GTK and Qt wait 500 to 700 milliseconds.
    private static let rest = Duration.milliseconds(600)
    /// Source: the usual pointer has 24 pixels.
    private static let pointerHeight: CGFloat = 24
}
