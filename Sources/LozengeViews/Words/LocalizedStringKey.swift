import Foundation
import LozengeCore

/// The words of a view, with values between them and marks of Markdown in them.
///
/// A string literal is one: `Text("**\(count)** of them")`. `**strong**`, `*emphasized*`,
/// `` `code` ``, `~~strikethrough~~` and `[links](https://…)` are shown as such; values are shown as
/// they are.
///
/// Matches: SwiftUI.LocalizedStringKey
/// Differs: it is shown as it is written, it is not looked up in a table of translations.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// The text between and around the values; one more than there are values.
    let words: [String]
    let values: [Text]

    /// The words of `value`, marks and all.
    ///
    /// Matches: SwiftUI.LocalizedStringKey.init(_:)
    public init(_ value: String) {
        words = [value]
        values = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        words = stringInterpolation.words
        values = stringInterpolation.values
    }

    /// What a text shows for it.
    var storage: TextStorage {
        if !words.contains(where: InlineMarkdown.mayMark) {
            if let plain { return .plain(plain) }
        }
        var elements: [InlineElement] = []
        for (index, word) in words.enumerated() {
            if index > 0 { elements.append(.argument(index - 1)) }
            elements += word.map(InlineElement.character)
        }
        return TextStorage(InlineMarkdown.runs(of: elements).flatMap(textRuns))
    }

    /// The words and values in one, `nil` if some look different.
    private var plain: String? {
        if values.isEmpty { return words.first ?? "" }
        var string = words.first ?? ""
        for (value, word) in zip(values, words.dropFirst()) {
            guard let shown = value.storage.plain else { return nil }
            string += shown
            string += word
        }
        return string
    }

    private func textRuns(_ run: InlineRun) -> [TextRun] {
        var traits = TextTraits()
        if run.marks.contains(.strong) { traits.isBold = true }
        if run.marks.contains(.emphasized) { traits.isItalic = true }
        if run.marks.contains(.code) { traits.isMonospaced = true }
        if run.marks.contains(.strikethrough) { traits.strikethrough = .line(.single) }
        traits.link = run.link.flatMap { URL(string: $0) }
        var runs = [TextRun(string: "", traits: traits)]
        for element in run.elements {
            switch element {
            case .character(let character): runs[runs.count - 1].string.append(character)
            case .argument(let index):
                runs += values[index].storage.runs.map { value in
                    var value = value
                    value.traits.fill(from: traits)
                    return value
                }
                runs.append(TextRun(string: "", traits: traits))
            }
        }
        return runs.filter { !$0.string.isEmpty }
    }

    /// Takes the words and values of a literal.
    ///
    /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation
    public struct StringInterpolation: StringInterpolationProtocol {
        var words = [""]
        var values: [Text] = []

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
        public mutating func appendInterpolation(_ text: Text) {
            values.append(text)
            words.append("")
        }

        /// A whole number, its digits grouped as the reader is used to.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:)
        public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
            // Up to here there is nothing to group.
            let isShort = value.magnitude < 1000
            appendInterpolation(
                isShort ? String(value) : value.formatted(IntegerFormatStyle<Value>()))
        }

        /// A number with six digits after the point.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:)
        /// Differs: there is a point whatever the reader's language, and digits are not grouped.
        public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
            appendInterpolation(value, specifier: "%lf")
        }

        /// A number in the form that `specifier` says, such as `%.2f`.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:specifier:)
        public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
            _ value: Value, specifier: String
        ) {
            appendInterpolation(
                NumberFormat(specifier)?.string(Double(value)) ?? unformatted(value, specifier))
        }

        /// A number in the form that `specifier` says, such as `%05d` or `%x`.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:specifier:)
        public mutating func appendInterpolation<Value: FixedWidthInteger>(
            _ value: Value, specifier: String
        ) {
            appendInterpolation(
                NumberFormat(specifier)?.string(Int64(truncatingIfNeeded: value))
                    ?? unformatted(value, specifier))
        }

        /// A value as `format` writes it.
        ///
        /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:format:)
        public mutating func appendInterpolation<Style: FormatStyle>(
            _ value: Style.FormatInput, format: Style
        ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
            appendInterpolation(format.format(value))
        }

        /// Any other value, as `String(describing:)` writes it.
        ///
        /// Extension: SwiftUI takes strings, texts and numbers only.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) {
            appendInterpolation(String(describing: value))
        }

        private func unformatted<Value>(_ value: Value, _ specifier: String) -> String {
            report("“\(specifier)” does not say how to write a number; it is written as it is.")
            return "\(value)"
        }
    }
}
