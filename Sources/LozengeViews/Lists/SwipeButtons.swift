import Foundation
import LozengeCore

/// The buttons that a swipe shows, together as wide as it is long.
nonisolated struct SwipeButtons {
    let actions: [SwipeActions]
    let swipe: RowSwipe
    /// Called after an action.
    let close: () -> Void
}

extension SwipeButtons: View {
    /// The width of a button.
    ///
    /// Source: `docs/metrics.md`, SWIPE-1.
    private static let width: CGFloat = 76

    /// Returns the width of all buttons of a row at an edge.
    static func width(of actions: [SwipeActions], at edge: HorizontalEdge) -> CGFloat {
        CGFloat(count(of: actions, at: edge)) * width
    }

    /// Returns the number of buttons of a row at an edge.
    static func count(of actions: [SwipeActions], at edge: HorizontalEdge) -> Int {
        actions.reduce(0) {
            $1.edge == edge ? $0 + _SubviewList.members(of: $1.content).count : $0
        }
    }

    var body: some View {
        let own = actions.filter { $0.edge == swipe.edge }
        let rows = MenuRows(
            button: { role, action, label in AnyView(button(role, action, label)) },
            toggle: { _, action, label in AnyView(button(nil, action, label)) },
            option: { _, action, label in AnyView(button(nil, action, label)) })
        HStack(spacing: 0) {
            if swipe.edge == .trailing { Spacer(minLength: 0) }
            Group(subviews: ForEach(own.indices, id: \.self) { own[$0].content }) { buttons in
                let width = swipe.distance / CGFloat(max(1, buttons.count))
                // The first is nearest to the edge.
                ForEach(swipe.edge == .trailing ? buttons.reversed() : Array(buttons)) {
                    $0.frame(width: width)
                }
            }
            .environment(\.menuRows, rows)
            if swipe.edge == .leading { Spacer(minLength: 0) }
        }
    }

    private func button(
        _ role: ButtonRole?, _ action: @escaping () -> Void, _ label: AnyView
    ) -> some View {
        Button(role: role) {
            action()
            close()
        } label: {
            SwipeLabel(role: role, label: label)
        }
        .buttonStyle(.plain)
        .environment(\.menuRows, nil)
    }
}

/// The label of a button that a swipe shows, on its colour.
nonisolated private struct SwipeLabel {
    let role: ButtonRole?
    let label: AnyView
    @Environment(\.tintStyle) private var tint
}

extension SwipeLabel: View {
    var body: some View {
        label
            .font(.subheadline)
            .lineLimit(1)
            .minimumScaleFactor(0.7)
            .padding(.horizontal, 4)
            .foregroundStyle(Color.white)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(tint ?? AnyShapeStyle(role == .destructive ? Color.red : .gray))
            .contentShape(Rectangle())
    }
}
