import Foundation
import LozengeCore

/// A text that is edited, with its selection.
///
/// Offsets count UTF-8 bytes and are always between two characters.
struct EditedText {
    var storage: StoredText
    /// The fixed end of the selection.
    private(set) var anchor: Int
    /// The moving end of the selection: the caret.
    private(set) var caret: Int
    /// True if the caret belongs to the character before it, which is another position at a change of
    /// direction, and at the end of a line that is wrapped.
    private(set) var isCaretUpstream = false

    init(_ string: String) {
        storage = StoredText(string)
        anchor = storage.count
        caret = anchor
    }

    var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
    var selected: String { storage.substring(selection) }
    var end: Int { storage.count }

    /// Moves the caret.
    mutating func move(to offset: Int, isUpstream: Bool = false, extending: Bool = false) {
        caret = storage.boundary(offset)
        isCaretUpstream = isUpstream
        if !extending { anchor = caret }
    }

    mutating func select(_ range: Range<Int>) {
        select(anchor: range.lowerBound, caret: range.upperBound)
    }

    mutating func select(anchor: Int, caret: Int) {
        self.anchor = storage.boundary(anchor)
        self.caret = storage.boundary(caret)
        isCaretUpstream = self.caret > self.anchor
    }

    /// Replaces a range by a text and moves the caret behind it.
    ///
    /// - Returns: The change.
    @discardableResult
    mutating func replace(_ range: Range<Int>, with text: String) -> TextReplacement {
        let range = range.clamped(to: 0..<end)
        let change = TextReplacement(
            start: range.lowerBound, removed: storage.substring(range), inserted: text)
        storage.replace(range, with: text)
        // Typed text may form one character with the text around it.
        move(to: range.lowerBound + text.utf8.count, isUpstream: true)
        return change
    }

    /// Does a change or undoes it, without moving the caret.
    mutating func apply(_ change: TextReplacement, isUndone: Bool) {
        let (old, new) =
            isUndone ? (change.inserted, change.removed) : (change.removed, change.inserted)
        storage.replace(change.start..<change.start + old.utf8.count, with: new)
    }

    /// Replaces the text by one of the program.
    ///
    /// The selection keeps its place in what is the same before and behind the changed part; in that it goes to its end.
    ///
    /// - Returns: False if it is the same.
    ///
    /// Source: `docs/editing.md`, EDIT-15.
    mutating func update(to string: String) -> Bool {
        guard let (range, length) = storage.update(to: string) else { return false }
        func moved(_ offset: Int) -> Int {
            if offset <= range.lowerBound { return offset }
            let end = range.lowerBound + length
            return offset >= range.upperBound ? offset - range.upperBound + end : end
        }
        (anchor, caret) = (storage.boundary(moved(anchor)), storage.boundary(moved(caret)))
        return true
    }
}
