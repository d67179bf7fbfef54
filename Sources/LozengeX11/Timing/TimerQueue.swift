/// Actions that wait for their deadlines, the earliest first.
final class TimerQueue {
    /// Identifies an action so that it can be removed.
    struct Token: Hashable {
        fileprivate let number: UInt64
    }

    private struct Entry {
        let deadline: ContinuousClock.Instant
        let token: Token
        let action: () -> Void
    }

    private var entries: [Entry] = []
    private var lastNumber: UInt64 = 0

    /// The earliest deadline; `nil` if no action waits.
    var nextDeadline: ContinuousClock.Instant? { entries.first?.deadline }

    /// Adds an action; of two with the same deadline the one added first comes first.
    @discardableResult
    func add(
        at deadline: ContinuousClock.Instant, _ action: @escaping () -> Void
    ) -> Token {
        lastNumber += 1
        let token = Token(number: lastNumber)
        let index = entries.firstIndex { $0.deadline > deadline } ?? entries.endIndex
        entries.insert(Entry(deadline: deadline, token: token, action: action), at: index)
        return token
    }

    /// Removes an action; no effect if it was removed before.
    func remove(_ token: Token) {
        entries.removeAll { $0.token == token }
    }

    /// Removes and returns the actions whose deadline is not after `now`.
    func removeDue(at now: ContinuousClock.Instant) -> [() -> Void] {
        guard let first = entries.first, first.deadline <= now else { return [] }
        let due = entries.prefix { $0.deadline <= now }
        entries.removeFirst(due.count)
        return due.map(\.action)
    }
}
