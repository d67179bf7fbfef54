import Foundation
import LozengeCore
import LozengeMarkdown

/// A localizable string with interpolated values and inline Markdown.
///
/// String literals in views are keys. `**strong**`, `*emphasized*`, `~~strikethrough~~`,
/// `[links](https://…)` and code in back ticks are formatted; Markdown in values is not read.
///
/// ```swift
/// let key: LocalizedStringKey = "**\(count)** hit points"
/// Text(key)
/// ```
///
/// If the app has a translation table in the language of the environment, the key is looked up there,
/// with a specifier such as `%lld` or `%@` in place of each value.
///
/// Matches: SwiftUI.LocalizedStringKey
nonisolated public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation
{
    /// The text around the values; its count is one more than the count of values.
    let words: [String]
    let values: [KeyValue]

    /// Creates a key from `value`, reading Markdown in it.
    ///
    /// Matches: SwiftUI.LocalizedStringKey.init(_:)
    public init(_ value: String) {
        words = [value]
        values = []
    }

    /// Creates a key from a string literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key from an interpolated string literal.
    public init(stringInterpolation: StringInterpolation) {
        words = stringInterpolation.words
        values = stringInterpolation.values
    }

    /// The key in translation tables.
    var key: String {
        guard !values.isEmpty else { return words.first ?? "" }
        var key = ""
        for (index, word) in words.enumerated() {
            if index > 0 { key += values[index - 1].specifier }
            key += word.replacing("%", with: "%%")
        }
        return key
    }

    /// True if the words are at most 1024 bytes; parsing these at once beats deferring it.
    var isBrief: Bool { words.reduce(0) { $0 + $1.utf8.count } <= 1024 }

    /// True if the untranslated text is the same in every environment.
    var isFixed: Bool { values.allSatisfy { $0.fixed != nil } }

    /// The untranslated text in locales with the digits 0 to 9; `nil` if these differ.
    var western: TextStorage? {
        var western: [TextStorage] = []
        western.reserveCapacity(values.count)
        for value in values {
            guard let storage = value.western else { return nil }
            western.append(storage)
        }
        return Self.storage(words: words, values: western)
    }

    /// Returns the untranslated text, with numbers formatted for `locale`.
    func storage(_ locale: Locale) -> TextStorage {
        Self.storage(words: words, values: values.map { $0.storage($0.specifier, locale) })
    }

    /// Returns the text for `words` with Markdown, and a value between each pair of words.
    ///
    /// - Parameters:
    ///   - words: The text around the values.
    ///   - values: The texts of the values.
    ///   - isEnglish: True if nouns agree with their number where Markdown says so.
    /// - Returns: The text with its attributes.
    static func storage(
        words: [String], values: [TextStorage], isEnglish: Bool = true
    ) -> TextStorage {
        if !words.contains(where: InlineMarkdown.mayMark) {
            if let plain = plain(words, values) { return .plain(plain) }
        }
        var runs = InlineMarkdown.runs(of: words)
        var values = values
        if isEnglish { Inflection.inflect(&runs, &values) }
        return TextStorage(runs.flatMap { textRuns($0, values) })
    }

    /// Joins words and values into one string; `nil` if a value has attributes.
    private static func plain(_ words: [String], _ values: [TextStorage]) -> String? {
        if values.isEmpty { return words.first ?? "" }
        var string = words.first ?? ""
        for (value, word) in zip(values, words.dropFirst()) {
            guard let shown = value.plain else { return nil }
            string += shown
            string += word
        }
        return string
    }

    private static func textRuns(_ run: InlineRun, _ values: [TextStorage]) -> [TextRun] {
        var traits = TextAttributes()
        traits.add(run.marks)
        traits.link = run.link.flatMap { URL(string: $0) }
        var runs = [TextRun(string: "", traits: traits)]
        for piece in run.pieces {
            switch piece {
            case .text(let text): runs[runs.count - 1].string += text
            case .value(let index):
                runs += values[index].runs.map { value in
                    var value = value
                    value.traits.fill(from: traits)
                    return value
                }
                runs.append(TextRun(string: "", traits: traits))
            }
        }
        return runs.filter { !$0.string.isEmpty || $0.source != nil }
    }
}
