import LozengeCore

// The keys on the screen of a telephone. A desktop has a keyboard: the names are accepted and change nothing, and the
// program means the same without them.
//
// Source: `docs/theme.md`, TRAITS-1.

/// The keys on the screen of a telephone.
///
/// Extension: SwiftUI has UIKit's `UIKeyboardType` here.
nonisolated public enum KeyboardType: Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

    public static let alphabet = asciiCapable
}

/// The meaning of a text, by which a telephone completes it.
///
/// Extension: SwiftUI has UIKit's `UITextContentType` here.
nonisolated public struct TextContentType: Hashable, Sendable {
    private let name: String

    public static let name = TextContentType(name: "name")
    public static let givenName = TextContentType(name: "givenName")
    public static let familyName = TextContentType(name: "familyName")
    public static let nickname = TextContentType(name: "nickname")
    public static let username = TextContentType(name: "username")
    public static let password = TextContentType(name: "password")
    public static let newPassword = TextContentType(name: "newPassword")
    public static let oneTimeCode = TextContentType(name: "oneTimeCode")
    public static let emailAddress = TextContentType(name: "emailAddress")
    public static let telephoneNumber = TextContentType(name: "telephoneNumber")
    public static let URL = TextContentType(name: "URL")
    public static let postalCode = TextContentType(name: "postalCode")
    public static let fullStreetAddress = TextContentType(name: "fullStreetAddress")
    public static let addressCity = TextContentType(name: "addressCity")
    public static let countryName = TextContentType(name: "countryName")
    public static let organizationName = TextContentType(name: "organizationName")
    public static let jobTitle = TextContentType(name: "jobTitle")
    public static let creditCardNumber = TextContentType(name: "creditCardNumber")
    public static let namePrefix = TextContentType(name: "namePrefix")
    public static let middleName = TextContentType(name: "middleName")
    public static let nameSuffix = TextContentType(name: "nameSuffix")
    public static let location = TextContentType(name: "location")
    public static let streetAddressLine1 = TextContentType(name: "streetAddressLine1")
    public static let streetAddressLine2 = TextContentType(name: "streetAddressLine2")
    public static let addressState = TextContentType(name: "addressState")
    public static let addressCityAndState = TextContentType(name: "addressCityAndState")
    public static let sublocality = TextContentType(name: "sublocality")
    public static let shipmentTrackingNumber = TextContentType(name: "shipmentTrackingNumber")
    public static let flightNumber = TextContentType(name: "flightNumber")
    public static let dateTime = TextContentType(name: "dateTime")
    public static let birthdate = TextContentType(name: "birthdate")
    public static let birthdateDay = TextContentType(name: "birthdateDay")
    public static let birthdateMonth = TextContentType(name: "birthdateMonth")
    public static let birthdateYear = TextContentType(name: "birthdateYear")
    public static let creditCardSecurityCode = TextContentType(name: "creditCardSecurityCode")
    public static let creditCardName = TextContentType(name: "creditCardName")
    public static let creditCardGivenName = TextContentType(name: "creditCardGivenName")
    public static let creditCardMiddleName = TextContentType(name: "creditCardMiddleName")
    public static let creditCardFamilyName = TextContentType(name: "creditCardFamilyName")
    public static let creditCardExpiration = TextContentType(name: "creditCardExpiration")
    public static let creditCardExpirationMonth = TextContentType(name: "creditCardExpirationMonth")
    public static let creditCardExpirationYear = TextContentType(name: "creditCardExpirationYear")
    public static let creditCardType = TextContentType(name: "creditCardType")
    public static let cellularEID = TextContentType(name: "cellularEID")
    public static let cellularIMEI = TextContentType(name: "cellularIMEI")
}

/// The letters that a telephone makes large by itself.
///
/// Matches: SwiftUI.TextInputAutocapitalization
nonisolated public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String

    public static var never: TextInputAutocapitalization { Self(name: "never") }
    public static var words: TextInputAutocapitalization { Self(name: "words") }
    public static var sentences: TextInputAutocapitalization { Self(name: "sentences") }
    public static var characters: TextInputAutocapitalization { Self(name: "characters") }
}

/// The letters that a telephone made large by itself in earlier versions.
///
/// Extension: SwiftUI has UIKit's `UITextAutocapitalizationType` here.
nonisolated public enum TextAutocapitalizationType: Hashable, Sendable {
    case none, words, sentences, allCharacters
}

/// The label of the key for Return on a telephone.
///
/// Matches: SwiftUI.SubmitLabel
nonisolated public struct SubmitLabel: Hashable, Sendable {
    private let name: String

    public static var done: SubmitLabel { Self(name: "done") }
    public static var go: SubmitLabel { Self(name: "go") }
    public static var send: SubmitLabel { Self(name: "send") }
    public static var join: SubmitLabel { Self(name: "join") }
    public static var route: SubmitLabel { Self(name: "route") }
    public static var search: SubmitLabel { Self(name: "search") }
    public static var `return`: SubmitLabel { Self(name: "return") }
    public static var next: SubmitLabel { Self(name: "next") }
    public static var `continue`: SubmitLabel { Self(name: "continue") }
}

nonisolated extension View {
    /// Sets the keys on the screen of a telephone.
    ///
    /// Matches: SwiftUI.View.keyboardType(_:)
    /// Differs: changes nothing, because a desktop has no keys on the screen.
    public func keyboardType(_ type: KeyboardType) -> some View { self }

    /// Sets the meaning of the text in fields.
    ///
    /// Matches: SwiftUI.View.textContentType(_:)
    /// Differs: changes nothing, because nothing completes texts here.
    public func textContentType(_ textContentType: TextContentType?) -> some View { self }

    /// Sets the letters that a telephone makes large by itself.
    ///
    /// Matches: SwiftUI.View.textInputAutocapitalization(_:)
    /// Differs: changes nothing, because the user has a Shift key.
    public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }

    /// Sets the letters that a telephone makes large by itself.
    ///
    /// Matches: SwiftUI.View.autocapitalization(_:)
    /// Differs: changes nothing, because the user has a Shift key.
    public func autocapitalization(_ style: TextAutocapitalizationType) -> some View { self }

    /// Leaves the texts of fields in this view without suggestions for misspelled words.
    ///
    /// Matches: SwiftUI.View.autocorrectionDisabled(_:)
    /// Differs: nothing corrects texts by itself here.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Leaves the texts of fields in this view without suggestions for misspelled words; `nil` has no effect.
    ///
    /// Matches: SwiftUI.View.disableAutocorrection(_:)
    @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.autocorrectionDisabled) { $0 = disable ?? $0 }
    }

    /// Sets the label of the key for Return on a telephone.
    ///
    /// Matches: SwiftUI.View.submitLabel(_:)
    /// Differs: changes nothing, because the key of a keyboard has its label.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Sets the tools that rewrite texts in this view.
    ///
    /// Matches: SwiftUI.View.writingToolsBehavior(_:)
    /// Differs: changes nothing, because there are no writing tools here.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}

/// The tools that rewrite a text on request.
///
/// Matches: SwiftUI.WritingToolsBehavior
nonisolated public struct WritingToolsBehavior: Sendable {
    /// As the platform has it.
    public static var automatic: WritingToolsBehavior { WritingToolsBehavior() }
    /// All tools.
    public static var complete: WritingToolsBehavior { WritingToolsBehavior() }
    /// Tools in a window of their own.
    public static var limited: WritingToolsBehavior { WritingToolsBehavior() }
    /// No tools.
    public static var disabled: WritingToolsBehavior { WritingToolsBehavior() }
}

nonisolated extension EnvironmentValues {
    /// True if misspelled words get no suggestions.
    ///
    /// Matches: SwiftUI.EnvironmentValues.autocorrectionDisabled
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }
}

nonisolated private struct AutocorrectionDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
