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

    /// The attributes of what is typed next; `nil` for those of the text around it.
    var typing: AttributeContainer? {
        if case .attributed(let selection) = self { selection.typing } else { nil }
    }

    init(_ edited: EditedText, in text: BoundText) {
        switch text {
        case .plain(let string): self = .plain(TextSelection(edited, in: string))
        case .attributed(let text): self = .attributed(AttributedTextSelection(edited, in: text))
        }
    }
}
