/// The undo history of a text.
struct EditHistory {
    /// The kind of a change; consecutive changes of one kind are undone together.
    enum Change {
        case typing, deleting, other
    }

    private var past: [EditedText] = []
    private var future: [EditedText] = []
    /// The kind of the last change; `nil` after any other event.
    private var latest: Change?

    /// The number of steps that are kept.
    ///
    /// Source: a choice; a line of text is short.
    private static let limit = 500

    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    /// Records `text` before a change.
    mutating func note(_ text: EditedText, before change: Change) {
        future = []
        defer { latest = change }
        if change != .other, change == latest { return }
        past.append(text)
        if past.count > Self.limit { past.removeFirst() }
    }

    /// Ends the present step; the next change begins another.
    mutating func close() { latest = nil }

    /// Undoes the last step of `text`; returns false if there is none.
    mutating func undo(_ text: inout EditedText) -> Bool {
        latest = nil
        guard let earlier = past.popLast() else { return false }
        future.append(text)
        text = earlier
        return true
    }

    mutating func redo(_ text: inout EditedText) -> Bool {
        latest = nil
        guard let later = future.popLast() else { return false }
        past.append(text)
        text = later
        return true
    }
}
