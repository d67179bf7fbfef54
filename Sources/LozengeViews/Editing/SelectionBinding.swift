import Foundation
import LozengeCore

/// The binding of the selection of an edited text.
nonisolated enum SelectionBinding {
    case plain(Binding<TextSelection?>)
    case attributed(Binding<AttributedTextSelection>)

    /// The value; one of the other kind is not set.
    var value: BoundSelection {
        get {
            switch self {
            case .plain(let selection): .plain(selection.wrappedValue)
            case .attributed(let selection): .attributed(selection.wrappedValue)
            }
        }
        nonmutating set {
            switch (self, newValue) {
            case (.plain(let selection), .plain(let value)): selection.wrappedValue = value
            case (.attributed(let selection), .attributed(let value)):
                selection.wrappedValue = value
            default: break
            }
        }
    }
}

/// A selection of the program.
nonisolated enum BoundSelection: Equatable {
    case plain(TextSelection?)
    case attributed(AttributedTextSelection)

    /// Returns the selected range in UTF-8 bytes of a text; `nil` for none.
    func bytes(in text: BoundText) -> Range<Int>? {
        switch (self, text) {
        case (.plain(let selection), .plain(let string)): selection?.bytes(in: string)
        case (.attributed(let selection), .attributed(let text)): selection.bytes(in: text)
        default: nil
        }
    }

    /// True for a selection that the program leaves to the editor.
    var isUnset: Bool {
        switch self {
        case .plain(let selection): selection == nil
        case .attributed(let selection): selection.indices == nil && selection.typing == nil
        }
    }

    /// Returns true for the same part of a text.
    func isSamePlace(as other: BoundSelection) -> Bool {
        switch (self, other) {
        case (.attributed(let old), .attributed(let new)): old.isSamePlace(as: new)
        default: self == other
        }
    }

    /// Returns true if the selection was made for this text.
    func isValid(in text: BoundText) -> Bool {
        guard case (.attributed(let selection), .attributed(let text)) = (self, text) else {
            return true
        }
        return selection.isValid(in: text)
    }

    /// The side of a caret; `automatic` if the program leaves it to the editor.
    var affinity: TextSelectionAffinity {
        switch self {
        case .plain(let selection): selection?.affinity ?? .automatic
        case .attributed(let selection): selection.affinity
        }
    }

    /// The attributes of what is typed next; `nil` for those of the text around it.
    var typing: AttributeContainer? {
        if case .attributed(let selection) = self { selection.typing } else { nil }
    }

    init(_ edited: EditedText, in text: BoundText, revision: Int) {
        switch text {
        case .plain(let string): self = .plain(TextSelection(edited, in: string))
        case .attributed(let text):
            self = .attributed(AttributedTextSelection(edited, in: text, revision: revision))
        }
    }
}
