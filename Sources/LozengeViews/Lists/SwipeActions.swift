import Foundation
import LozengeCore

/// The buttons at an edge of a row, which a swipe shows.
nonisolated struct SwipeActions {
    let edge: HorizontalEdge
    /// True if a long swipe performs the first action.
    let allowsFullSwipe: Bool
    let content: AnyView
}

nonisolated extension View {
    /// Adds buttons that a horizontal swipe over this row of a list shows, and that are in the row's context menu.
    ///
    /// ```swift
    /// Text(letter.subject)
    ///     .swipeActions(edge: .leading) {
    ///         Button("Unread", systemImage: "envelope.badge") { letter.isRead = false }
    ///     }
    /// ```
    ///
    /// Several of them at one edge add up; the first button is nearest to the edge. Buttons at the trailing edge replace
    /// the deletion of `onDelete` in the menu and for a swipe. A button has the colour of its tint, red for one that is
    /// destructive.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - allowsFullSwipe: True if a swipe over most of the row performs the first action.
    ///   - content: The buttons.
    /// - Returns: This view; outside of a list nothing changes.
    ///
    /// Matches: SwiftUI.View.swipeActions(edge:allowsFullSwipe:content:)
    /// Source: `docs/lists.md`, LIST-21.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        let actions = SwipeActions(
            edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
        return modifier(SwipeActionsEffect(actions: actions))
    }
}

/// A layout-neutral modifier with buttons of a row, which are looked for when they are needed.
nonisolated private struct SwipeActionsEffect {
    let actions: SwipeActions
}

extension SwipeActionsEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func layoutValue(_ key: ObjectIdentifier, _ context: LayoutContext<Self>) -> Any? {
        guard key == ObjectIdentifier(SwipeActionsKey.self) else {
            return context.child.node.holder?.layoutValue(key)
        }
        return context.child[SwipeActionsKey.self] + [actions]
    }
}

nonisolated struct SwipeActionsKey: LayoutValueKey {
    static var defaultValue: [SwipeActions] { [] }
}

/// A swipe over a row: the edge at which it shows buttons, and how far.
nonisolated struct RowSwipe: Equatable {
    let edge: HorizontalEdge
    /// The visible width of the buttons, in points.
    var distance: CGFloat
    /// True once the fingers have left the touchpad: the buttons stay.
    var isOpen = false
}
