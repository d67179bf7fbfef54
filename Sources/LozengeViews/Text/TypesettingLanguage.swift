import Foundation
import LozengeCore

/// What language letters are drawn in the forms of.
///
/// Matches: SwiftUI.TypesettingLanguage
nonisolated public struct TypesettingLanguage: Hashable, Sendable {
    /// A BCP 47 tag; `nil` for that of the place.
    let tag: String?

    /// The language of where the text is.
    ///
    /// Matches: SwiftUI.TypesettingLanguage.automatic
    public static let automatic = TypesettingLanguage(tag: nil)

    /// This language.
    ///
    /// Matches: SwiftUI.TypesettingLanguage.explicit(_:)
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(tag: language.minimalIdentifier)
    }
}

nonisolated extension Text {
    /// This text with its letters in the forms of `language`.
    ///
    /// Matches: SwiftUI.Text.typesettingLanguage(_:isEnabled:)
    /// Differs: one text has one language, that of the first part that names one.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        isEnabled ? with(\.language, language.minimalIdentifier) : self
    }

    /// This text with its letters in the forms of `language`.
    ///
    /// Matches: SwiftUI.Text.typesettingLanguage(_:isEnabled:)
    /// Differs: one text has one language, that of the first part that names one.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text
    {
        isEnabled ? with(\.language, language.tag) : self
    }
}
