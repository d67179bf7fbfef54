import Foundation
import LozengeCore

/// The view that an animated scroll goes to: its position is only exact once the rows before it exist, which are made on
/// the way.
nonisolated struct ScrollDestination {
    weak var reader: Node?
    let id: AnyHashable
    let anchor: UnitPoint?
}

extension ScrollDestination {
    /// Turns the scroll views on the way to where the view is now.
    func follow() {
        var transaction = Transaction(animation: .control)
        transaction.isFollowing = true
        withTransaction(transaction) { reader?.reveal(self) }
    }

    /// Scrolls to the view without an animation.
    func show() { reader?.scroll(to: id, anchor: anchor, attempts: 4) }
}

nonisolated extension Transaction {
    /// The view that scroll views go to in the animation; `nil` for a place that is known.
    var scrollDestination: ScrollDestination? {
        get { self[ScrollDestinationKey.self] }
        set { self[ScrollDestinationKey.self] = newValue }
    }

    /// True if scroll views only correct the place to which they are on the way.
    var isFollowing: Bool {
        get { self[IsFollowingKey.self] }
        set { self[IsFollowingKey.self] = newValue }
    }
}

nonisolated private struct ScrollDestinationKey: TransactionKey {
    static var defaultValue: ScrollDestination? { nil }
}

nonisolated private struct IsFollowingKey: TransactionKey {
    static var defaultValue: Bool { false }
}
