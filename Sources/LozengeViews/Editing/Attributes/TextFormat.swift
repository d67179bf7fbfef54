import Foundation
import LozengeCore

/// An attribute that a key or a menu sets and takes back.
package enum TextFormat: CaseIterable {
    case bold, italic, underline, strikethrough

    /// The command for the selected text, with the key of desktop programs.
    ///
    /// Source: `docs/editing.md`, "Keys".
    package var title: LocalizedStringKey {
        switch self {
        case .bold: "Bold"
        case .italic: "Italic"
        case .underline: "Underline"
        case .strikethrough: "Strikethrough"
        }
    }

    /// The letter of the key, with Ctrl; `nil` for none.
    package var letter: Character? {
        switch self {
        case .bold: "b"
        case .italic: "i"
        case .underline: "u"
        case .strikethrough: nil
        }
    }

    /// Returns true if text of these attributes has the format.
    ///
    /// - Parameters:
    ///   - attributes: The attributes.
    ///   - base: The font without one.
    /// - Returns: True if it does.
    func isSet(in attributes: AttributeContainer, over base: Font) -> Bool {
        let font = (attributes.swiftUI.font ?? base).resolve(in: Font.Context(textSize: .large))
        return switch self {
        case .bold: font.isBold
        case .italic: font.isItalic
        case .underline: attributes.swiftUI.underlineStyle != nil
        case .strikethrough: attributes.swiftUI.strikethroughStyle != nil
        }
    }

    func set(_ isSet: Bool, in attributes: inout AttributeContainer, over base: Font) {
        func change(_ font: Font) { attributes.swiftUI.font = font == base ? nil : font }
        let font = attributes.swiftUI.font ?? base
        switch self {
        case .bold: change(font.bold(isSet))
        case .italic: change(font.italic(isSet))
        case .underline: attributes.swiftUI.underlineStyle = isSet ? .single : nil
        case .strikethrough: attributes.swiftUI.strikethroughStyle = isSet ? .single : nil
        }
    }
}

/// The action that sets a format, or takes it back, in the focused editor.
nonisolated package struct FormatAction {
    package let perform: @MainActor (TextFormat) -> Void
}

nonisolated extension FocusedValues {
    /// The formats of the focused editor of attributed text.
    package var format: FormatAction? {
        get { self[FormatKey.self] }
        set { self[FormatKey.self] = newValue }
    }
}

nonisolated private struct FormatKey: FocusedValueKey { typealias Value = FormatAction }
