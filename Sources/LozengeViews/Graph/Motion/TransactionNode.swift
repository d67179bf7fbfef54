import LozengeCore

/// A node that changes the transaction of its content.
@MainActor
protocol TransactionChanging: Node {
    /// Changes the transaction of an update of the content.
    func change(_ transaction: inout Transaction, in update: Int)

    /// The transaction of the nodes around while the content is updated.
    var outer: Transaction { get }

    /// True if views inside have the transaction of the nodes around: frames do not move by this one.
    var restoresContent: Bool { get set }

    /// True in the frame in which the node was made.
    var isNew: Bool { get }
}

/// The node of `animation(_:value:)` and `transaction(_:)`.
final class TransactionNode<Change: TransactionChange>: Node, TransactionChanging {
    private var content: Change
    /// The update in which the value of the modifier changed.
    private var changedIn: Int?
    private(set) var outer = Transaction()
    var restoresContent = false
    private var firstFrame = 0

    init(_ change: Change, in visitor: ViewVisitor) {
        content = change
        super.init(in: visitor)
        firstFrame = tree.motion.frame
        tree.motion.modifiers += 1
    }

    var isNew: Bool { firstFrame == tree.motion.frame }

    override func disappear() { tree.motion.modifiers -= 1 }
    override var transactionChanging: (any TransactionChanging)? { self }

    func update(to content: Change, _ visit: @MainActor (inout ViewVisitor) -> Void) {
        let motion = tree.motion
        if self.content.hasChanged(to: content) { changedIn = motion.update }
        self.content = content
        outer = motion.transaction
        var inner = outer
        change(&inner, in: motion.update)
        motion.within(inner) {
            motion.noteScope(self, inner, in: outer)
            visitChildren(visit)
        }
    }

    func change(_ transaction: inout Transaction, in update: Int) {
        if Change.isAlways || changedIn == update { content.apply(to: &transaction) }
    }
}

/// The node of a placeholder in a closure whose modifiers have another transaction: its content has that of
/// the nodes around the closure.
///
/// Source: `docs/animation.md`, TRANS-9.
final class TransactionRestoringNode: Node {
    override var restoredTransaction: (any TransactionChanging)? {
        var node = parent
        while let current = node {
            if let found = current.transactionChanging { return found }
            // A scope whose transaction is replaced already.
            node = current.restoredTransaction?.parent ?? current.parent
        }
        return nil
    }

    func update(_ visit: @MainActor (inout ViewVisitor) -> Void) {
        guard let scope = restoredTransaction else { return visitChildren(visit) }
        scope.restoresContent = true
        tree.motion.within(scope.outer) { visitChildren(visit) }
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

    /// Adds views in a ``transaction(_:content:)`` whose changes have the transaction outside of it.
    mutating func outerTransaction(_ visit: @MainActor (inout ViewVisitor) -> Void) {
        enter(make: { TransactionRestoringNode(in: $0) }, update: { _ in }).update(visit)
    }
}
