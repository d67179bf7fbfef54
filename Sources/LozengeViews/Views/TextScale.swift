import Foundation
import LozengeCore

extension Text {
    /// How large a text is beside what it belongs to.
    ///
    /// Matches: SwiftUI.Text.Scale
    nonisolated public struct Scale: Hashable, Sendable {
        let factor: CGFloat

        /// As large as its font says.
        ///
        /// Matches: SwiftUI.Text.Scale.default
        public static let `default` = Scale(factor: 1)

        /// Smaller, as a unit is beside its number.
        ///
        /// Matches: SwiftUI.Text.Scale.secondary
        /// Differs: four fifths of its font; how much it is in SwiftUI is not told.
        public static let secondary = Scale(factor: 0.8)
    }

    /// This text larger or smaller beside what it belongs to.
    ///
    /// Matches: SwiftUI.Text.textScale(_:isEnabled:)
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with(\.scale, scale) : self
    }

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
