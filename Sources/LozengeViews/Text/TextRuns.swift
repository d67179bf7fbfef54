import LozengeCore

/// The content of a text: a plain string, or runs with different attributes.
///
/// A copy retains one reference. Most texts are strings without attributes, and need no object.
nonisolated struct TextStorage: Equatable, Sendable {
    /// The string of a text without runs.
    private let plainString: String
    private let styled: TextRuns?

    static func plain(_ string: String) -> TextStorage {
        TextStorage(plainString: string, styled: nil)
    }

    private init(plainString: String, styled: TextRuns?) {
        self.plainString = plainString
        self.styled = styled
    }

    init(_ runs: [TextRun]) {
        plainString = ""
        styled = runs.first.map { TextRuns(first: $0, others: Array(runs.dropFirst())) }
    }

    /// Creates a string with the attributes `traits`.
    init(_ string: String, _ traits: TextAttributes) {
        plainString = traits.isEmpty ? string : ""
        styled =
            traits.isEmpty
            ? nil : TextRuns(first: TextRun(string: string, traits: traits), others: [])
    }

    /// Creates content that depends on the environment of the text.
    init(_ source: TextSource) {
        plainString = ""
        styled = TextRuns(first: TextRun(source: source), others: [])
    }

    /// The string of a text without attributes and sources; otherwise `nil`.
    var plain: String? { styled == nil ? plainString : nil }

    /// The string without attributes; a source contributes its description.
    var string: String {
        guard let styled else { return plainString }
        return styled.others.isEmpty
            ? styled.first.words : styled.all.map(\.words).joined()
    }

    /// The only run of a text; `nil` for a plain string and for several runs.
    var soleRun: TextRun? {
        guard let styled, styled.others.isEmpty else { return nil }
        return styled.first
    }

    var runs: [TextRun] { styled?.all ?? [TextRun(string: plainString)] }

    /// Returns the same runs with `change` applied to the attributes of each.
    func mapped(_ change: (inout TextAttributes) -> Void) -> TextStorage {
        func changed(_ run: TextRun) -> TextRun {
            var run = run
            change(&run.traits)
            return run
        }
        let others = (styled?.others ?? []).map(changed)
        let first = changed(styled?.first ?? TextRun(string: plainString))
        return TextStorage(plainString: "", styled: TextRuns(first: first, others: others))
    }
}

/// A piece of text with uniform attributes.
nonisolated struct TextRun: Equatable, Sendable {
    var string = ""
    var traits = TextAttributes()
    /// The source of text that depends on the environment; `nil` if the text is ``string``.
    var source: TextSource?

    /// The string of the run, or the description of its source.
    var words: String { source?.description ?? string }

    static func == (lhs: TextRun, rhs: TextRun) -> Bool {
        guard lhs.string == rhs.string, lhs.traits == rhs.traits else { return false }
        guard let source = lhs.source, let other = rhs.source else {
            return lhs.source == nil && rhs.source == nil
        }
        return source === other || source.isEqual(to: other)
    }
}

/// The runs of a text, at least one; shared by its copies.
nonisolated final class TextRuns: Equatable, Sendable {
    let first: TextRun
    let others: [TextRun]

    init(first: TextRun, others: [TextRun]) {
        self.first = first
        self.others = others
    }

    var all: [TextRun] { [first] + others }

    static func == (lhs: TextRuns, rhs: TextRuns) -> Bool {
        lhs === rhs || (lhs.first == rhs.first && lhs.others == rhs.others)
    }
}

nonisolated extension Text {
    /// Returns the concatenation of two texts, each with its attributes.
    ///
    /// A modifier of the result only applies to parts without an explicit value.
    ///
    /// Matches: SwiftUI.Text.+(_:_:)
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(TextStorage(lhs.storage.runs + rhs.storage.runs))
    }
}
