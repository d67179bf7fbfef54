/// Actions waiting for their time, soonest first.
struct TimerQueue {
    /// Names one action so that it can be taken back.
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

    /// When the loop has to wake up at the latest.
    var nextDeadline: ContinuousClock.Instant? { entries.first?.deadline }

    /// Adds an action; of two with the same deadline the one added first comes first.
    @discardableResult
    mutating func add(
        at deadline: ContinuousClock.Instant, _ action: @escaping () -> Void
    ) -> Token {
        lastNumber += 1
        let token = Token(number: lastNumber)
        let index = entries.firstIndex { $0.deadline > deadline } ?? entries.endIndex
        entries.insert(Entry(deadline: deadline, token: token, action: action), at: index)
        return token
    }

    mutating func remove(_ token: Token) {
        entries.removeAll { $0.token == token }
    }

    /// Takes out the actions whose time has come.
    mutating func takeDue(at now: ContinuousClock.Instant) -> [() -> Void] {
        guard let first = entries.first, first.deadline <= now else { return [] }
        let due = entries.prefix { $0.deadline <= now }
        entries.removeFirst(due.count)
        return due.map(\.action)
    }
}
