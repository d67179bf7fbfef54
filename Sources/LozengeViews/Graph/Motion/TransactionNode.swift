import LozengeCore

/// A node that changes the transaction of its content.
@MainActor
protocol TransactionChanging: Node {
    /// Changes the transaction of an update of the content.
    func change(_ transaction: inout Transaction, in update: Int)
}

/// The node of `animation(_:value:)` and `transaction(_:)`.
final class TransactionNode<Change: TransactionChange>: Node, TransactionChanging {
    private var content: Change
    /// The update in which the value of the modifier changed.
    private var changedIn: Int?

    init(_ change: Change, in visitor: ViewVisitor) {
        content = change
        super.init(in: visitor)
        tree.motion.modifiers += 1
    }

    override func disappear() { tree.motion.modifiers -= 1 }

    func update(to content: Change, _ visit: @MainActor (inout ViewVisitor) -> Void) {
        let motion = tree.motion
        if self.content.hasChanged(to: content) { changedIn = motion.update }
        self.content = content
        let outer = motion.transaction
        var inner = outer
        change(&inner, in: motion.update)
        motion.set(inner)
        if inner.animation != nil { motion.noteModifiedUpdate() }
        visitChildren(visit)
        motion.set(outer)
    }

    func change(_ transaction: inout Transaction, in update: Int) {
        if Change.isAlways || changedIn == update { content.apply(to: &transaction) }
    }
}

/// A change of the transaction of a node's content.
@MainActor
protocol TransactionChange {
    /// True if it applies to every update, and not only to those in which its value changes.
    static var isAlways: Bool { get }

    /// True if `new` has another value.
    func hasChanged(to new: Self) -> Bool

    func apply(to transaction: inout Transaction)
}

extension ViewVisitor {
    /// Adds views whose changes have another transaction.
    mutating func transaction<Change: TransactionChange>(
        _ change: Change, content visit: @MainActor (inout ViewVisitor) -> Void
    ) {
        enter(make: { TransactionNode(change, in: $0) }, update: { _ in }).update(to: change, visit)
    }
}
