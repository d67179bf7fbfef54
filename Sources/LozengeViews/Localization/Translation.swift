import Foundation

/// The translation of a key: a text, whole or in parts by the grammatical number of values.
///
/// `%#@files@` in a text stands for the forms of a variable, and `%arg` in these for its number.
nonisolated struct Translation: Equatable, Sendable {
    /// The forms of a text; a text that does not depend on a number has one.
    struct Forms: Equatable, Sendable {
        let texts: [PluralCategory: String]

        init(_ text: String) { texts = [.other: text] }

        /// Creates the forms with the names of categories; `nil` if there are none.
        init?(named forms: [String: String]) {
            var texts: [PluralCategory: String] = [:]
            for category in PluralCategory.allCases {
                texts[category] = forms[category.rawValue]
            }
            guard let last = PluralCategory.allCases.last(where: { texts[$0] != nil }) else {
                return nil
            }
            texts[.other] = texts[last]
            self.texts = texts
        }

        /// Returns the form for `number` by the rules of `language`; the general one for `nil`.
        fileprivate func text(for number: Double?, _ language: Locale) -> String {
            guard texts.count > 1, let number else { return texts[.other] ?? "" }
            // Zero has its form in all languages, also in those without that number.
            if number == 0, let zero = texts[.zero] { return zero }
            return texts[PluralCategory(number, in: language)] ?? texts[.other] ?? ""
        }
    }

    /// A part of a text that depends on a number.
    struct Variable: Equatable, Sendable {
        var forms: Forms
        /// The index of the value; `nil` for that of the place in the text.
        var argument: Int?
        /// The specifier of the number: `%lld`.
        var specifier = "%lld"
    }

    /// The forms by the first number among the values.
    let forms: Forms
    let variables: [String: Variable]
    /// The language of the text, whose rules choose the forms.
    var language = Locale(identifier: "")

    init(_ forms: Forms, _ variables: [String: Variable] = [:]) {
        self.forms = forms
        self.variables = variables
    }

    /// Creates a text that depends on no number.
    init(_ text: String) { self.init(Forms(text)) }

    /// The text without values.
    var text: String { forms.text(for: nil, language) }

    /// Returns the text with the places of values.
    ///
    /// - Parameters:
    /// - Parameter numbers: The values; `nil` in place of a value that is no number.
    /// - Returns: The text in the forms for the numbers.
    func format(for numbers: [Double?]) -> FormatString {
        let first = numbers.lazy.compactMap { $0 }.first
        return FormatString(forms.text(for: first, language), count: numbers.count) { name, place in
            guard let variable = variables[name] else { return nil }
            let index = variable.argument ?? place
            guard numbers.indices.contains(index) else { return nil }
            return FormatString.Part(
                text: variable.forms.text(for: numbers[index], language), argument: index,
                specifier: variable.specifier)
        }
    }
}
