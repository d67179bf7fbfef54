/// What a text was before it was edited, to go back to.
struct EditHistory {
    /// What kind of change it was: several of one kind in a row are taken back together.
    enum Change {
        case typing, deleting, other
    }

    private var past: [EditedText] = []
    private var future: [EditedText] = []
    /// What was done last, if nothing else happened since.
    private var latest: Change?

    /// How many steps are kept.
    ///
    /// Source: a choice; a line of text is short.
    private static let limit = 500

    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    /// Notes that `text` is about to be changed.
    mutating func note(_ text: EditedText, before change: Change) {
        future = []
        defer { latest = change }
        if change != .other, change == latest { return }
        past.append(text)
        if past.count > Self.limit { past.removeFirst() }
    }

    /// What comes is a step of its own.
    mutating func close() { latest = nil }

    /// Takes back the last step of `text`, if there is one.
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
