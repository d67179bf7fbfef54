import Foundation
import LozengeCore

/// The binding of an edited text.
nonisolated enum TextBinding {
    case plain(Binding<String>)
    case attributed(Binding<AttributedString>)
    /// The value; one of the other kind is not set.
    var value: BoundText {
        get {
            switch self {
            case .plain(let text): .plain(text.wrappedValue)
            case .attributed(let text): .attributed(text.wrappedValue)
            }
        }
        nonmutating set {
            switch (self, newValue) {
            case (.plain(let text), .plain(let value)): text.wrappedValue = value
            case (.attributed(let text), .attributed(let value)): text.wrappedValue = value
            default: break
            }
        }
    }
}

/// A text of the program.
nonisolated enum BoundText {
    case plain(String)
    case attributed(AttributedString)

    /// Returns true for the same bytes with the same attributes.
    func isSame(as other: BoundText) -> Bool {
        switch (self, other) {
        case (.plain(let old), .plain(let new)): old == new && old.utf8.count == new.utf8.count
        case (.attributed(let old), .attributed(let new)):
            old == new && old.utf8.count == new.utf8.count
        default: false
        }
    }

    var string: String {
        switch self {
        case .plain(let text): text
        case .attributed(let text): String(text.characters)
        }
    }
}

nonisolated extension AttributedString {
    /// Returns the index of an offset in UTF-8 bytes, not behind the end.
    func index(ofByte offset: Int) -> Index {
        utf8.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex) ?? endIndex
    }

    /// Returns the offset of an index in UTF-8 bytes; the end for an index of another text.
    func offset(of index: Index) -> Int {
        guard (index..<index).isValid(within: self) else { return utf8.count }
        return utf8.distance(from: startIndex, to: index)
    }

    /// Returns a range of this text in UTF-8 bytes.
    func bytes(_ range: Range<Index>) -> Range<Int> {
        offset(of: range.lowerBound)..<offset(of: range.upperBound)
    }

    /// Returns the indices of a range in UTF-8 bytes.
    func range(ofBytes bytes: Range<Int>) -> Range<Index> {
        index(ofByte: bytes.lowerBound)..<index(ofByte: bytes.upperBound)
    }

    /// Does a change of the editor.
    mutating func apply(_ change: TextReplacement) {
        let range = change.start..<change.start + change.removed.count
        replaceSubrange(self.range(ofBytes: range), with: change.inserted.attributed)
    }
}
