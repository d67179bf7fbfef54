/// A change of a text: a part that was replaced.
nonisolated struct TextReplacement {
    /// The offset of the part, in UTF-8 bytes.
    var start: Int
    var removed: TextPart
    var inserted: TextPart

    /// The approximate size in memory, in bytes.
    fileprivate var size: Int { removed.count + inserted.count + 64 }

    /// Adds a change that goes on where this one ends.
    ///
    /// - Returns: False if it does not.
    fileprivate mutating func absorb(_ next: TextReplacement) -> Bool {
        if next.removed.isEmpty, next.start == start + inserted.count {
            inserted += next.inserted
        } else if next.inserted.isEmpty, inserted.isEmpty, next.start == start {
            removed += next.removed
        } else if next.inserted.isEmpty, inserted.isEmpty,
            next.start + next.removed.count == start
        {
            removed = next.removed + removed
            start = next.start
        } else {
            return false
        }
        return true
    }
}

/// The undo history of a text, as differences.
struct EditHistory {
    /// The kind of a change; consecutive changes of one kind are undone together.
    enum Kind {
        case typing, deleting, other
    }

    /// A selection by its ends.
    struct Selection: Equatable {
        var anchor: Int
        var caret: Int
    }

    /// Changes that are undone together, in their order.
    struct Step {
        var changes: [TextReplacement]
        var before: Selection
        var after: Selection
        var kind: Kind

        fileprivate var size: Int { changes.reduce(0) { $0 + $1.size } }
    }

    private var past: [Step] = []
    private var future: [Step] = []
    /// The size of ``past``, in bytes.
    private var size = 0
    /// True if the next change begins a step.
    private var isClosed = true
    private var latestTime = Duration.zero

    /// The time without a change after which the next one begins a step.
    ///
    /// Source: `docs/editing.md`, EDIT-16.
    private static let pause = Duration.seconds(1)

    /// The number of steps that are kept.
    ///
    /// Source: `docs/editing.md`, EDIT-16.
    private static let mostSteps = 1000

    /// The size of the texts that are kept, in bytes; the last step always is.
    private static let mostBytes = 64 << 20

    /// The number of steps that were ever begun.
    private(set) var begunSteps = 0

    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    /// Notes a change that was made.
    mutating func note(
        _ change: TextReplacement, _ kind: Kind, from before: Selection, to after: Selection,
        at time: Duration
    ) {
        future = []
        let isLate = time - latestTime > Self.pause
        defer {
            isClosed = kind == .other
            latestTime = time
        }
        let size = change.size
        if !isClosed, !isLate, let latest = past.last, latest.kind == kind {
            // In place, so that a long run of typing is not copied at each key.
            let index = past.count - 1
            let last = past[index].changes.count - 1
            let former = past[index].changes[last].size
            if past[index].changes[last].absorb(change) {
                self.size += past[index].changes[last].size - former
            } else {
                past[index].changes.append(change)
                self.size += size
            }
            past[index].after = after
            return
        }
        past.append(Step(changes: [change], before: before, after: after, kind: kind))
        begunSteps += 1
        self.size += size
        while past.count > Self.mostSteps || (self.size > Self.mostBytes && past.count > 1) {
            self.size -= past.removeFirst().size
        }
    }

    /// Adds a change to the last step.
    mutating func amend(_ change: TextReplacement) {
        guard !past.isEmpty else { return }
        past[past.count - 1].changes.append(change)
        size += change.size
    }

    /// Sets the selection after the last step.
    mutating func changeEnd(to after: Selection) {
        if !past.isEmpty { past[past.count - 1].after = after }
    }

    /// Forgets all steps.
    mutating func clear() {
        let begun = begunSteps
        self = EditHistory()
        begunSteps = begun
    }

    /// The kind of the last step; `nil` without one.
    var latestKind: Kind? { past.last?.kind }

    /// Ends the present step; the next change begins another.
    mutating func close() { isClosed = true }

    /// Undoes the last step of a text; returns false if there is none.
    mutating func undo(_ text: inout EditedText) -> Bool {
        isClosed = true
        guard let step = past.popLast() else { return false }
        size -= step.size
        future.append(step)
        for change in step.changes.reversed() { text.apply(change, isUndone: true) }
        text.select(anchor: step.before.anchor, caret: step.before.caret)
        return true
    }

    /// Does the step again that was undone last; returns false if there is none.
    mutating func redo(_ text: inout EditedText) -> Bool {
        isClosed = true
        guard let step = future.popLast() else { return false }
        size += step.size
        past.append(step)
        for change in step.changes { text.apply(change, isUndone: false) }
        text.select(anchor: step.after.anchor, caret: step.after.caret)
        return true
    }
}
