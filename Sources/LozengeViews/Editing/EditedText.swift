import Foundation
import LozengeCore

/// A text that is edited, with its selection.
///
/// Offsets count UTF-8 bytes and are always between two characters.
struct EditedText: Equatable {
    private(set) var string: String
    /// The fixed end of the selection.
    private(set) var anchor: Int
    /// The moving end of the selection: the caret.
    private(set) var caret: Int
    /// True if the caret belongs to the character before it, which is another position at a change of
    /// direction.
    private(set) var isCaretUpstream = false

    init(_ string: String) {
        self.string = string
        anchor = string.utf8.count
        caret = anchor
    }

    var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
    var selected: String { string.substring(ofBytes: selection) }
    var end: Int { string.utf8.count }

    /// Moves the caret.
    mutating func move(to offset: Int, isUpstream: Bool = false, extending: Bool = false) {
        caret = boundary(offset)
        isCaretUpstream = isUpstream
        if !extending { anchor = caret }
    }

    mutating func select(_ range: Range<Int>) {
        anchor = boundary(range.lowerBound)
        caret = boundary(range.upperBound)
        isCaretUpstream = caret > anchor
    }

    /// Replaces the selection by `text`.
    mutating func insert(_ text: String) { replace(selection, with: text) }

    /// Replaces a range by `text` and moves the caret behind it.
    mutating func replace(_ range: Range<Int>, with text: String) {
        let range = range.clamped(to: 0..<end)
        string.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: text)
        // Typed text may form one character with the text around it.
        move(to: range.lowerBound + text.utf8.count, isUpstream: true)
    }

    /// Replaces the string; the caret keeps its offset, or moves to the end of a shorter text.
    mutating func update(to string: String) {
        self.string = string
        (anchor, caret) = (boundary(anchor), boundary(caret))
    }

    /// Returns the position before the character that ends at `offset`.
    func before(_ offset: Int) -> Int {
        let place = index(offset)
        return place > string.startIndex ? self.offset(of: string.index(before: place)) : 0
    }

    func after(_ offset: Int) -> Int {
        let place = index(offset)
        return place < string.endIndex ? self.offset(of: string.index(after: place)) : end
    }

    /// Returns `offset` if it is between two characters, otherwise the end of the character around it.
    private func boundary(_ offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < end else { return end }
        let place = index(offset)
        if String.Index(place, within: string) != nil { return offset }
        return self.offset(of: string.index(after: place))
    }

    private func index(_ offset: Int) -> String.Index {
        string.utf8.index(string.startIndex, offsetBy: min(max(0, offset), end))
    }

    private func offset(of index: String.Index) -> Int {
        string.utf8.distance(from: string.startIndex, to: index)
    }
}
