import Foundation
import LozengeCore

/// The language for which text is shaped.
///
/// Matches: SwiftUI.TypesettingLanguage
nonisolated public struct TypesettingLanguage: Hashable, Sendable {
    /// The BCP 47 tag; `nil` for the language of the environment.
    let tag: String?

    /// The language of the environment.
    ///
    /// Matches: SwiftUI.TypesettingLanguage.automatic
    public static let automatic = TypesettingLanguage(tag: nil)

    /// Returns the typesetting language for `language`.
    ///
    /// Matches: SwiftUI.TypesettingLanguage.explicit(_:)
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(tag: language.minimalIdentifier)
    }
}

nonisolated extension Text {
    /// Sets the shaping language of this text; without effect if `isEnabled` is false.
    ///
    /// Matches: SwiftUI.Text.typesettingLanguage(_:isEnabled:)
    /// Differs: one text has one language, that of the first part that names one.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        isEnabled ? with(\.language, language.minimalIdentifier) : self
    }

    /// Sets the shaping language of this text; without effect if `isEnabled` is false.
    ///
    /// Matches: SwiftUI.Text.typesettingLanguage(_:isEnabled:)
    /// Differs: one text has one language, that of the first part that names one.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text
    {
        isEnabled ? with(\.language, language.tag) : self
    }
}
