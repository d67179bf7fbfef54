import LozengeCore
import LozengeMarkdown

/// The agreement of the words of a phrase with its number: `^[3 item](inflect: true)` is "3 items".
///
/// The noun is the last word, or that before "of", "found" and the like. Phrases in other languages than English
/// stay as they are written.
nonisolated struct Inflection {
    /// A piece of a phrase: the number of its run, its own number in it, and its text.
    private struct Part {
        let run: Int
        let piece: Int
        let text: String
    }

    private var runs: [InlineRun]
    private var values: [TextStorage]

    /// Changes the nouns of all phrases in `runs`; a changed value is added to `values`.
    static func inflect(_ runs: inout [InlineRun], _ values: inout [TextStorage]) {
        let phrases = Set(runs.compactMap(\.inflection))
        guard !phrases.isEmpty else { return }
        var inflection = Inflection(runs: runs, values: values)
        for phrase in phrases { inflection.inflect(phrase) }
        (runs, values) = (inflection.runs, inflection.values)
    }

    private mutating func inflect(_ phrase: Int) {
        let parts = parts(of: phrase)
        let words = parts.map(\.text).joined().split(separator: " ")
        guard let number = words.firstIndex(where: Self.isNumber), !Self.isOne(words[number]) else {
            return
        }
        let after = words[(number + 1)...]
        let preposition = after.dropFirst().firstIndex { word in
            Self.followers.contains(word.filter(\.isLetter))
        }
        guard let noun = after[..<(preposition ?? words.endIndex)].last else { return }
        let letters = noun.filter { $0.isLetter || $0 == "-" }
        guard !letters.isEmpty, let part = parts.last(where: { $0.text.contains(letters) }) else {
            return
        }
        // The last one: "2 fish and fish".
        guard let place = part.text.ranges(of: String(letters)).last else { return }
        var text = part.text
        text.replaceSubrange(place, with: EnglishPlural.of(String(letters)))
        switch runs[part.run].pieces[part.piece] {
        case .text: runs[part.run].pieces[part.piece] = .text(text)
        case .value:
            runs[part.run].pieces[part.piece] = .value(values.count)
            values.append(.plain(text))
        }
    }

    private func parts(of phrase: Int) -> [Part] {
        runs.indices.filter { runs[$0].inflection == phrase }.flatMap { run in
            runs[run].pieces.enumerated().map { index, piece in
                switch piece {
                case .text(let text): Part(run: run, piece: index, text: text)
                case .value(let value): Part(run: run, piece: index, text: values[value].string)
                }
            }
        }
    }

    /// Words that follow a noun: prepositions and participles.
    private static let followers: Set = [
        "of", "in", "on", "at", "for", "from", "with", "without", "by", "to", "per", "ago", "left",
        "remaining", "selected", "found", "available",
    ]

    private static func isNumber(_ word: Substring) -> Bool {
        word.drop { "-−+".contains($0) }.first?.isNumber == true
    }

    private static func isOne(_ word: Substring) -> Bool {
        word.drop { "-−+".contains($0) }.wholeMatch(of: /\d+/).map { Int($0.0) == 1 } ?? false
    }
}
