import Foundation
import LozengeCore

extension PopupSlot {
    /// Opens a tooltip for `node`, which closes at the next key or click.
    ///
    /// - Parameters:
    ///   - content: A ``Tooltip``.
    ///   - node: The node of the view with the tooltip.
    ///   - anchor: The rectangle above the tooltip, in the window.
    func openTooltip(_ content: @escaping () -> AnyView, of node: Node, at anchor: CGRect) {
        let tooltip = PopupRuntime(
            .tooltip, over: node.tree, node.environment, surroundings: tooltipSurroundings,
            content: content)
        open(tooltip, PopupOptions(.tooltip, anchor: anchor, isRightToLeft: node.isRightToLeft))
    }
}

/// Returns the environment of a tooltip; all tooltips look the same.
private func tooltipSurroundings(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inner = environment.forPopup()
    inner.font = .subheadline
    inner.popupGround = tooltipGround
    return inner
}

/// Source: `docs/theme.md`, POPUP-3.
nonisolated private let tooltipGround = Color(red: 0.2, green: 0.2, blue: 0.22)

/// The content of a tooltip.
nonisolated struct Tooltip {
    let text: Text
    @ScaledMetric private var width: CGFloat = 320
}

extension Tooltip: View {
    var body: some View {
        NarrowLayout(width: width) { text }
            .foregroundStyle(.white)
            .padding(.horizontal, 10)
            .padding(.vertical, 6)
            .popupFrame(radius: Theme.Radius.control)
    }
}

/// A layout with the ideal width of its content up to a limit.
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
