import Foundation
import LozengeCore

/// The words of a view, with values between them and marks of Markdown in them.
///
/// A string literal is one: `Text("**\(count)** of them")`. `**strong**`, `*emphasized*`,
/// `` `code` ``, `~~strikethrough~~` and `[links](https://…)` are shown as such; values are shown as
/// they are.
///
/// Where the app has a table of translations in the reader's language, the key is looked up there:
/// as it is written, with a specifier such as `%lld` or `%@` for each value.
///
/// Matches: SwiftUI.LocalizedStringKey
/// Differs: tables are `.strings`; a `.stringsdict` with plurals is not read.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// The text between and around the values; one more than there are values.
    let words: [String]
    let values: [KeyValue]

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

    /// What is looked up in a table of translations.
    var key: String {
        guard !values.isEmpty else { return words.first ?? "" }
        var key = ""
        for (index, word) in words.enumerated() {
            if index > 0 { key += values[index - 1].specifier }
            key += word.replacing("%", with: "%%")
        }
        return key
    }

    /// Whether so little is written that it is read sooner than kept.
    var isBrief: Bool { words.reduce(0) { $0 + $1.utf8.count } <= 1024 }

    /// Whether it shows the same wherever it is, but for a translation.
    var isFixed: Bool { values.allSatisfy { $0.fixed != nil } }

    /// What a text shows for it wherever the digits 0 to 9 are used, if that is the same everywhere.
    var western: TextStorage? {
        var western: [TextStorage] = []
        western.reserveCapacity(values.count)
        for value in values {
            guard let storage = value.western else { return nil }
            western.append(storage)
        }
        return Self.storage(words: words, values: western)
    }

    /// What a text shows for it where there is no translation.
    func storage(_ locale: Locale) -> TextStorage {
        Self.storage(words: words, values: values.map { $0.storage($0.specifier, locale) })
    }

    /// What a text shows for words, marks and all, with a value between each two.
    static func storage(words: [String], values: [TextStorage]) -> TextStorage {
        if !words.contains(where: InlineMarkdown.mayMark) {
            if let plain = plain(words, values) { return .plain(plain) }
        }
        return TextStorage(InlineMarkdown.runs(of: words).flatMap { textRuns($0, values) })
    }

    /// The words and values in one, `nil` if some look different.
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
        var traits = TextTraits()
        if run.marks.contains(.strong) { traits.isBold = true }
        if run.marks.contains(.emphasized) { traits.isItalic = true }
        if run.marks.contains(.code) { traits.isMonospaced = true }
        if run.marks.contains(.strikethrough) { traits.strikethrough = .line(.single) }
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
