import Foundation
import LozengeCore

nonisolated extension LocalizedStringKey {
    /// The builder that collects the words and values of an interpolated literal.
    ///
    /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation
    public struct StringInterpolation: StringInterpolationProtocol {
        var words = [""]
        var values: [KeyValue] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            words[words.count - 1] += literal
        }

        /// Appends `string` verbatim, without reading Markdown in it.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:)
        public mutating func appendInterpolation(_ string: String) {
            appendInterpolation(Text(verbatim: string))
        }

        /// Appends `text` with its attributes.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:)
        public mutating func appendInterpolation(_ text: Text) { append(KeyValue(text)) }

        /// Appends an image in its natural size, standing on the baseline.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:)
        public mutating func appendInterpolation(_ image: Image) {
            appendInterpolation(Text(image))
        }

        /// Appends an attributed string with its attributes.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:)
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            appendInterpolation(Text(attributedString))
        }

        /// Appends an integer, with the grouping separators of the locale.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:)
        public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
            append(KeyValue(value))
        }

        /// Appends a number with six fraction digits in the format of the locale.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:)
        public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
            append(KeyValue(value))
        }

        /// Appends a number formatted with `specifier`, such as `%.2f`.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:specifier:)
        public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
            _ value: Value, specifier: String
        ) {
            append(KeyValue(value, specifier: specifier))
        }

        /// Appends an integer formatted with `specifier`, such as `%05d` or `%x`.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:specifier:)
        public mutating func appendInterpolation<Value: FixedWidthInteger>(
            _ value: Value, specifier: String
        ) {
            append(KeyValue(value, specifier: specifier))
        }

        /// Appends a value formatted with `format`.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:format:)
        public mutating func appendInterpolation<Style: FormatStyle>(
            _ value: Style.FormatInput, format: Style
        ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
            appendInterpolation(Text(value, format: format))
        }

        /// Appends a value formatted as an attributed string.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:format:)
        public mutating func appendInterpolation<Style: FormatStyle>(
            _ value: Style.FormatInput, format: Style
        ) where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
            appendInterpolation(Text(value, format: format))
        }

        /// Appends a value formatted with `formatter`; an empty text if the formatter rejects it.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:formatter:)
        /// Differs: takes any value; dates are not `ReferenceConvertible` in Foundation on Linux.
        public mutating func appendInterpolation<Subject>(
            _ subject: Subject, formatter: Formatter
        ) {
            appendInterpolation(Text(subject, formatter: formatter))
        }

        /// Appends a range of dates.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:)
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            appendInterpolation(Text(dates))
        }

        /// Appends the start and end of an interval.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:)
        public mutating func appendInterpolation(_ interval: DateInterval) {
            appendInterpolation(Text(interval))
        }

        /// Appends the text of a resource.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:)
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            appendInterpolation(Text(resource))
        }

        /// Appends any other value, converted with `String(describing:)`.
        ///
        /// Extension: SwiftUI takes strings, texts and numbers only.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) {
            appendInterpolation(String(describing: value))
        }

        private mutating func append(_ value: KeyValue) {
            values.append(value)
            words.append("")
        }
    }
}
