import Foundation
import LozengeCore

nonisolated extension String {
    /// A localizable string with interpolated values, without Markdown.
    ///
    /// Its key in translation tables has a specifier such as `%lld` or `%@` in place of each value.
    ///
    /// ```swift
    /// func title(_ count: Int) -> String.LocalizationValue { "\(count) items" }
    /// ```
    ///
    /// Matches: Foundation.String.LocalizationValue
    /// Differs: not `Codable`; no grammatical agreement.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        let content: LocalizedStringKey

        /// Creates a key from `value`.
        ///
        /// Matches: Foundation.String.LocalizationValue.init(_:)
        public init(_ value: String) { content = LocalizedStringKey(value) }

        /// Creates a key from a string literal.
        public init(stringLiteral value: String) { self.init(value) }

        /// Creates a key from an interpolated string literal.
        public init(stringInterpolation: StringInterpolation) {
            content = LocalizedStringKey(stringInterpolation: stringInterpolation.content)
        }

        /// The builder that collects the words and values of an interpolated literal.
        ///
        /// Matches: Foundation.String.LocalizationValue.StringInterpolation
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var content: LocalizedStringKey.StringInterpolation

            public init(literalCapacity: Int, interpolationCount: Int) {
                content = .init(
                    literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }

            public mutating func appendLiteral(_ literal: String) { content.appendLiteral(literal) }

            /// Appends a string.
            public mutating func appendInterpolation(_ string: String) {
                content.appendInterpolation(string)
            }

            /// Appends the translation of a resource, in its own locale.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                content.appendInterpolation(String(localized: resource))
            }

            /// Appends an integer, with the grouping separators of the locale.
            public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
                content.appendInterpolation(value)
            }

            /// Appends a number with six fraction digits in the format of the locale.
            public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
                content.appendInterpolation(value)
            }

            /// Appends a number formatted with `specifier`, such as `%.2f`.
            public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
                _ value: Value, specifier: String
            ) {
                content.appendInterpolation(value, specifier: specifier)
            }

            /// Appends an integer formatted with `specifier`, such as `%05d` or `%x`.
            public mutating func appendInterpolation<Value: FixedWidthInteger>(
                _ value: Value, specifier: String
            ) {
                content.appendInterpolation(value, specifier: specifier)
            }

            /// Appends a value formatted with `format` in the locale of the string.
            public mutating func appendInterpolation<Style: FormatStyle>(
                _ value: Style.FormatInput, format: Style
            ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
                content.appendInterpolation(value, format: format)
            }

            /// Appends any other value, converted with `String(describing:)`.
            @_disfavoredOverload
            public mutating func appendInterpolation<Value>(_ value: Value) {
                content.appendInterpolation(String(describing: value))
            }
        }
    }

    /// Creates the translation of a string.
    ///
    /// ```swift
    /// let title = String(localized: "\(count) items")
    /// ```
    ///
    /// - Parameters:
    ///   - keyAndValue: The key in the table, and the string if the table has no translation.
    ///   - table: The file name of the table; `nil` for `Localizable`.
    ///   - bundle: The bundle with folders such as `de.lproj`; `nil` for the app's.
    ///   - locale: The locale whose language is used, and the formats of numbers.
    ///   - comment: A note for translators.
    ///
    /// Matches: Foundation.String.init(localized:table:bundle:locale:comment:)
    /// Differs: the language is that of `locale`, and not the preferred one of the app.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.content.string(
            named: keyAndValue.content.key, table: table, StringTables.of(bundle), locale)
    }

    /// Creates the translation of a string with a key that differs from it.
    ///
    /// - Parameters:
    ///   - key: The key in the table.
    ///   - defaultValue: The string if the table has no translation.
    ///   - table: The file name of the table; `nil` for `Localizable`.
    ///   - bundle: The bundle with folders such as `de.lproj`; `nil` for the app's.
    ///   - locale: The locale whose language is used, and the formats of numbers.
    ///   - comment: A note for translators.
    ///
    /// Matches: Foundation.String.init(localized:defaultValue:table:bundle:locale:comment:)
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.content.string(
            named: key.description, table: table, StringTables.of(bundle), locale)
    }

    /// Creates the translation of a resource, in its locale.
    ///
    /// Matches: Foundation.String.init(localized:)
    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.content.string(
            named: resource.key, table: resource.table, StringTables.of(resource.bundle.bundle),
            resource.locale)
    }
}

nonisolated extension LocalizedStringKey {
    /// Returns the translation without reading Markdown, or else the string itself.
    ///
    /// - Parameters:
    ///   - name: The key in the table.
    ///   - table: The name of the table; `nil` for the usual one.
    ///   - tables: The tables of a bundle; `nil` for none.
    ///   - locale: The locale of the translation and of numbers.
    /// - Returns: The text.
    fileprivate func string(
        named name: String, table: String?, _ tables: StringTables?, _ locale: Locale
    ) -> String {
        guard let translation = tables?.translation(name, in: table, locale) else {
            return Self.joined(words, values.map { $0.string($0.specifier, in: locale) })
        }
        guard !values.isEmpty else { return translation.text }
        let format = translation.format(for: values.map(\.number))
        return Self.joined(
            format.words, format.arguments.map { values[$0.index].string($0.specifier, in: locale) }
        )
    }

    private static func joined(_ words: [String], _ values: [String]) -> String {
        zip(words.dropFirst(), values).reduce(into: words.first ?? "") { $0 += $1.1 + $1.0 }
    }
}

nonisolated extension KeyValue {
    fileprivate func string(_ specifier: String, in locale: Locale) -> String {
        storage(specifier, locale).runs
            .map { $0.source?.string(in: locale) ?? $0.string }.joined()
    }
}
