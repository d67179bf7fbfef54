import Foundation
import LozengeCore

/// A text that is edited, with its selection.
///
/// Offsets count UTF-8 bytes and are always between two characters.
nonisolated struct EditedText {
    var storage: StoredText
    /// The attributes of the text; `nil` for plain text.
    private(set) var runs: AttributeRuns?
    /// The fixed end of the selection.
    private(set) var anchor: Int
    /// The moving end of the selection: the caret.
    private(set) var caret: Int
    /// True if the caret belongs to the character before it, which is another position at a change of
    /// direction, and at the end of a line that is wrapped.
    private(set) var isCaretUpstream = false
    /// The attributes of what is typed next; `nil` for those of the text around it.
    var typing: AttributeContainer?
    /// The changes that the binding was not set to yet; of a text with attributes.
    private(set) var unreported: [TextReplacement] = []

    init(_ string: String) {
        storage = StoredText(string)
        anchor = storage.count
        caret = anchor
    }

    /// Returns a part of the text with its attributes.
    subscript(range: Range<Int>) -> TextPart {
        TextPart(string: storage.substring(range), runs: runs?[range] ?? AttributeRuns())
    }

    var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
    var selected: String { storage.substring(selection) }
    var end: Int { storage.count }

    /// Moves the caret.
    mutating func move(to offset: Int, isUpstream: Bool = false, extending: Bool = false) {
        caret = storage.boundary(offset)
        isCaretUpstream = isUpstream
        if !extending { anchor = caret }
        typing = nil
    }

    mutating func select(_ range: Range<Int>) {
        select(anchor: range.lowerBound, caret: range.upperBound)
    }

    mutating func select(anchor: Int, caret: Int) {
        self.anchor = storage.boundary(anchor)
        self.caret = storage.boundary(caret)
        isCaretUpstream = self.caret > self.anchor
        typing = nil
    }

    // MARK: Changes

    /// Replaces a range by a text and moves the caret behind it.
    ///
    /// Attributes that what is typed next was given stay set.
    ///
    /// - Returns: The change.
    @discardableResult
    mutating func replace(_ range: Range<Int>, with part: TextPart) -> TextReplacement {
        let range = range.clamped(to: 0..<end)
        let change = TextReplacement(
            start: range.lowerBound, removed: self[range], inserted: part)
        let typing = typing
        substitute(range, part, change)
        // Typed text may form one character with the text around it.
        move(to: range.lowerBound + part.count, isUpstream: true)
        self.typing = typing
        return change
    }

    /// Does a change or undoes it, without moving the caret.
    mutating func apply(_ change: TextReplacement, isUndone: Bool) {
        let (old, new) =
            isUndone ? (change.inserted, change.removed) : (change.removed, change.inserted)
        let range = change.start..<change.start + old.count
        substitute(
            range, new, TextReplacement(start: change.start, removed: old, inserted: new))
    }

    private mutating func substitute(
        _ range: Range<Int>, _ part: TextPart, _ change: TextReplacement
    ) {
        storage.replace(range, with: part.string)
        guard runs != nil else { return }
        runs?.replace(range, with: part.runs)
        unreported.append(change)
    }

    /// Returns the changes since this was called last.
    mutating func takeUnreported() -> [TextReplacement] {
        defer { unreported = [] }
        return unreported
    }

    /// Makes one string of the text and its changes.
    mutating func join() -> String { storage.join() }

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
        runs?.replace(range, with: AttributeRuns(AttributeContainer(), count: length))
        // A selection of what is gone would select what has come instead, and the next key delete it.
        if selection.overlaps(range) { anchor = caret }
        (anchor, caret) = (storage.boundary(moved(anchor)), storage.boundary(moved(caret)))
        return true
    }

    /// Replaces the attributes of the text by those of the program; `nil` makes it plain.
    ///
    /// - Parameter new: Attributes for as many bytes as the text has.
    /// - Returns: The change; `nil` if they are the same.
    mutating func update(to new: AttributeRuns?) -> TextReplacement? {
        let old = runs ?? AttributeRuns(AttributeContainer(), count: end)
        let shown = new ?? AttributeRuns(AttributeContainer(), count: end)
        runs = new
        guard let range = shown.difference(from: old) else { return nil }
        let string = storage.substring(range)
        // The blocks of the range are shaped anew.
        storage.replace(range, with: string)
        return TextReplacement(
            start: range.lowerBound, removed: TextPart(string: string, runs: old[range]),
            inserted: TextPart(string: string, runs: shown[range]))
    }

    // MARK: Attributes

    /// The attributes of a text that replaces the selection.
    ///
    /// Source: `docs/editing.md`, EDIT-24.
    var typedAttributes: AttributeContainer { typing ?? attributes(replacing: selection) }

    private func attributes(replacing range: Range<Int>) -> AttributeContainer {
        let start = storage.paragraph(at: range.lowerBound).lowerBound
        return runs?.typed(replacing: range, isParagraphStart: start == range.lowerBound)
            ?? AttributeContainer()
    }

    /// Returns a plain text with the attributes that it takes over in place of a range, or of the selection.
    func written(_ string: String, replacing range: Range<Int>? = nil) -> TextPart {
        guard runs != nil else { return TextPart(string: string) }
        let attributes = range.map(attributes) ?? typedAttributes
        return TextPart(
            string: string, runs: AttributeRuns(attributes, count: string.utf8.count))
    }
}
