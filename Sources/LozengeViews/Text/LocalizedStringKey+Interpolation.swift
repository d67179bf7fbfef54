import Foundation
import LozengeCore

nonisolated extension LocalizedStringKey {
    /// Takes the words and values of a literal.
    ///
    /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation
    public struct StringInterpolation: StringInterpolationProtocol {
        var words = [""]
        var values: [KeyValue] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            words[words.count - 1] += literal
        }

        /// A string, shown as it is.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:)
        public mutating func appendInterpolation(_ string: String) {
            appendInterpolation(Text(verbatim: string))
        }

        /// A text, looking as it does.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:)
        public mutating func appendInterpolation(_ text: Text) { append(KeyValue(text)) }

        /// An image, as large as its picture, standing on the baseline.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:)
        public mutating func appendInterpolation(_ image: Image) {
            appendInterpolation(Text(image))
        }

        /// A string with attributes, looking as those say.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:)
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            appendInterpolation(Text(attributedString))
        }

        /// A whole number, its digits grouped as the reader is used to.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:)
        public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
            append(KeyValue(value))
        }

        /// A number with six digits after the point, as the reader writes it.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:)
        public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
            append(KeyValue(value))
        }

        /// A number in the form that `specifier` says, such as `%.2f`.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:specifier:)
        public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
            _ value: Value, specifier: String
        ) {
            append(KeyValue(value, specifier: specifier))
        }

        /// A number in the form that `specifier` says, such as `%05d` or `%x`.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:specifier:)
        public mutating func appendInterpolation<Value: FixedWidthInteger>(
            _ value: Value, specifier: String
        ) {
            append(KeyValue(value, specifier: specifier))
        }

        /// A value as `format` writes it.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:format:)
        public mutating func appendInterpolation<Style: FormatStyle>(
            _ value: Style.FormatInput, format: Style
        ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
            appendInterpolation(Text(value, format: format))
        }

        /// A value as `format` writes it, with attributes.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:format:)
        public mutating func appendInterpolation<Style: FormatStyle>(
            _ value: Style.FormatInput, format: Style
        ) where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
            appendInterpolation(Text(value, format: format))
        }

        /// A value as `formatter` writes it; nothing if it cannot.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:formatter:)
        /// Differs: takes any value; dates are not `ReferenceConvertible` in Foundation on Linux.
        public mutating func appendInterpolation<Subject>(
            _ subject: Subject, formatter: Formatter
        ) {
            appendInterpolation(Text(subject, formatter: formatter))
        }

        /// A date in a style.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:style:)
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            appendInterpolation(Text(date, style: style))
        }

        /// The time from one date to another.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:)
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            appendInterpolation(Text(dates))
        }

        /// The time that an interval takes.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:)
        public mutating func appendInterpolation(_ interval: DateInterval) {
            appendInterpolation(Text(interval))
        }

        /// What is left of an interval, or what has gone by of it.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
            showsHours: Bool = true
        ) {
            appendInterpolation(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                    showsHours: showsHours))
        }

        /// Any other value, as `String(describing:)` writes it.
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
