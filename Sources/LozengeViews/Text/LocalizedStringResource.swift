import Foundation

/// A reference to a translation that is looked up later, in the language of the reader.
///
/// ```swift
/// enum Tab {
///     case inbox, sent
///     var title: LocalizedStringResource { self == .inbox ? "Inbox" : "Sent" }
/// }
/// Text(Tab.inbox.title)
/// ```
///
/// Matches: Foundation.LocalizedStringResource
/// Differs: not `Codable`.
nonisolated public struct LocalizedStringResource: Equatable, Sendable {
    /// The bundle with the translations of a resource.
    ///
    /// Matches: Foundation.LocalizedStringResource.BundleDescription
    public enum BundleDescription: Equatable, Sendable {
        /// The app's.
        case main
        /// The bundle of a class.
        case forClass(AnyClass)
        /// The bundle in a folder; the app's if there is none.
        case atURL(URL)

        var bundle: Bundle? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        }

        public static func == (lhs: BundleDescription, rhs: BundleDescription) -> Bool {
            switch (lhs, rhs) {
            case (.main, .main): true
            case (.forClass(let first), .forClass(let second)): first == second
            case (.atURL(let first), .atURL(let second)): first == second
            default: false
            }
        }
    }

    /// The key in the table.
    public let key: String
    /// The string if the table has no translation.
    public let defaultValue: String.LocalizationValue
    /// The file name of the table; `nil` for `Localizable`.
    public let table: String?
    /// The locale of `String(localized:)`; a view uses that of its environment.
    public var locale: Locale
    let bundle: BundleDescription

    /// Creates a resource whose key is the string itself.
    ///
    /// Matches: Foundation.LocalizedStringResource.init(_:table:locale:bundle:comment:)
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(keyAndValue.content.key, keyAndValue, table, locale, bundle)
    }

    /// Creates a resource whose key differs from the string.
    ///
    /// Matches: Foundation.LocalizedStringResource.init(_:defaultValue:table:locale:bundle:comment:)
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key.description, defaultValue, table, locale, bundle)
    }

    private init(
        _ key: String, _ defaultValue: String.LocalizationValue, _ table: String?,
        _ locale: Locale, _ bundle: BundleDescription
    ) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }
}

nonisolated extension LocalizedStringResource: ExpressibleByStringInterpolation {
    /// Creates a resource from a string literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Creates a resource from an interpolated string literal.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

/// A value with a title in the language of the reader.
///
/// Matches: Foundation.CustomLocalizedStringResourceConvertible
nonisolated public protocol CustomLocalizedStringResourceConvertible {
    /// The title.
    var localizedStringResource: LocalizedStringResource { get }
}

nonisolated extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { self }
}
