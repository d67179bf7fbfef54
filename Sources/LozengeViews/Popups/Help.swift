import Foundation
import LozengeCore

nonisolated extension View {
    /// Says what this view is for when the pointer rests on it.
    ///
    /// Matches: SwiftUI.View.help(_:)
    public func help(_ text: Text) -> some View { modifier(HelpEffect(text: text)) }

    /// Says in the words of `textKey` what this view is for.
    ///
    /// Matches: SwiftUI.View.help(_:)
    public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Says what this view is for, in words that are shown as they are.
    ///
    /// Matches: SwiftUI.View.help(_:)
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

/// A box that is its child, and can say what it is for.
nonisolated private struct HelpEffect {
    let text: Text
}

extension HelpEffect: PopupModifier {
    final class Resting {
        let place = PopupPlace()
        /// Where the pointer is; `nil` while it is not over the view, and once it was told.
        var point: CGPoint?
        /// When it has rested long enough.
        var ripe: Duration?
        /// Whether the pointer is over the view.
        var isOver = false
    }

    static var unresolved: Resting { Resting() }
    func place(_ node: PrimitiveNode<Self>) -> PopupPlace { node.resolved.place }
    static var followsPointer: Bool { true }

    func resolve(_ node: PrimitiveNode<Self>) -> Resting {
        node.tree.hasPointerFollowers = true
        let resting = node.resolved
        resting.place.popup?.take(content)
        if let ripe = resting.ripe {
            if ripe > node.tree.clock.time { node.wake(at: ripe) } else { open(node) }
        }
        return resting
    }

    func pointerMoved(to point: CGPoint?, _ node: PrimitiveNode<Self>) {
        let resting = node.resolved
        guard let point else {
            (resting.point, resting.ripe, resting.isOver) = (nil, nil, false)
            return resting.place.close()
        }
        // Told once, it is told again when the pointer has been elsewhere.
        guard point != resting.point, !resting.isOver || resting.ripe != nil else { return }
        let ripe = node.tree.now + Self.rest
        (resting.point, resting.ripe, resting.isOver) = (point, ripe, true)
        node.wake(at: ripe)
    }

    private func open(_ node: PrimitiveNode<Self>) {
        let resting = node.resolved
        resting.ripe = nil
        guard let point = resting.point, node.tree.popups.isEmpty, node.tree.press == nil else {
            return
        }
        // Below the pointer, which would cover it.
        let anchor = CGRect(x: point.x, y: point.y - 4, width: 1, height: Self.pointerHeight)
        let tooltip = PopupRuntime(
            .tooltip, over: node.tree, node.environment, surroundings: tooltipSurroundings,
            content: content)
        resting.place.open(
            tooltip, PopupOptions(.tooltip, anchor: anchor, isRightToLeft: node.isRightToLeft))
    }

    private func content() -> AnyView { AnyView(Tooltip(text: text)) }

    /// Source: GTK and Qt wait 500 to 700 milliseconds.
    private static let rest = Duration.milliseconds(600)
    /// Source: the usual pointer has 24 pixels.
    private static let pointerHeight: CGFloat = 24
}

/// What is different in a tooltip: all look like each other, whatever they are about.
private func tooltipSurroundings(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inner = environment
    inner.font = .footnote
    inner.foreground = nil
    return inner
}

/// What there is to see of a tooltip.
nonisolated private struct Tooltip {
    let text: Text
    @ScaledMetric private var width: CGFloat = 320
}

extension Tooltip: View {
    var body: some View {
        NarrowLayout(width: width) { text }
            .padding(.horizontal, 8)
            .padding(.vertical, 5)
            .overlay(Rectangle().strokeBorder(SeparatorShapeStyle()))
    }
}

/// As wide as what is in it likes to be, up to a width.
private struct NarrowLayout: Layout {
    let width: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideal = subviews.first?.size(offered: .unspecified) ?? .zero
        guard ideal.width > width else { return ideal }
        return subviews[0].size(offered: ProposedViewSize(width: width, height: nil))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.first?.place(at: bounds.origin, offered: ProposedViewSize(bounds.size))
    }
}
