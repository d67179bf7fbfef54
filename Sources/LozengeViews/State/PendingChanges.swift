/// The changes of one window that wait for an update, and their transaction.
///
/// Changes under different transactions are different updates: the earlier ones are applied first, with
/// the state as it was then.
///
/// Source: `docs/animation.md`, TRANS-3.
final class PendingChanges {
    /// The transaction of the changes; `nil` for a plain one.
    private var transaction: Transaction?
    @exclusivity(unchecked) private var isEmpty = true
    private let update: () -> Void
    private let perform: (@escaping () -> Void) -> Void

    /// The changes of the window that got the last event or made the last frame.
    private static weak var latest: PendingChanges?
    private static var all = WeakList<PendingChanges>()
    /// True if changes wait under a transaction that is not plain.
    private static var isAnyTransacted = false

    /// - Parameters:
    ///   - update: Applies the changes.
    ///   - perform: Calls an action in the next frame.
    init(update: @escaping () -> Void, perform: @escaping (@escaping () -> Void) -> Void) {
        self.update = update
        self.perform = perform
        Self.all.add(self)
    }

    /// True if observable objects may have changed since their readers were updated: an object reports the
    /// first change only.
    ///
    /// Accessed on the main thread only.
    nonisolated(unsafe) private(set) static var areObserved = false

    /// Notes that the window gets an event or makes a frame.
    func becomeLatest() { Self.latest = self }

    /// Notes a change under the present transaction.
    func add() {
        isEmpty = false
        guard !Transaction.isPresentPlain else { return }
        transaction = .present
        Self.isAnyTransacted = true
    }

    /// Returns the transaction of the changes, which are about to be applied; `nil` for a plain one.
    func take() -> Transaction? {
        isEmpty = true
        guard let taken = transaction else { return nil }
        transaction = nil
        return taken
    }

    /// Calls the handlers of a transaction under which nothing was changed.
    ///
    /// Source: `docs/animation.md`, DONE-1.
    static func transactionEnds(_ transaction: Transaction) {
        for completion in transaction.completions {
            var isAwaited = completion.isAwaited
            all.forEach { changes in
                isAwaited =
                    isAwaited
                    || changes.transaction?.completions.contains { $0 === completion } == true
            }
            if !isAwaited { latest?.perform { completion.takeHandler()?() } }
        }
    }

    /// Notes that an observable object changes, which will not report its next changes.
    static func observedChangeFollows() {
        changeFollows()
        areObserved = true
    }

    /// Applies earlier changes of observable objects at the begin and the end of a transaction.
    ///
    /// The objects do not report the changes that follow; these could not be told from the earlier ones.
    ///
    /// Source: `docs/animation.md`, TRANS-11.
    nonisolated static func transactionChanges() {
        guard isOnMainThread, areObserved else { return }
        MainActor.assumeIsolated {
            changeFollows()
            areObserved = false
            all.forEach { if !$0.isEmpty { areObserved = true } }
        }
    }

    /// Applies earlier changes whose transaction differs from that of a change that follows.
    static func changeFollows() {
        if Transaction.isPresentPlain, !isAnyTransacted { return }
        let present = Transaction.present
        all.forEach { changes in
            if !changes.isEmpty, !(changes.transaction ?? Transaction()).isSame(as: present) {
                changes.update()
            }
        }
        isAnyTransacted = !present.isPlain
    }
}
