import LozengeCore

/// What a text shows: a string, or runs of strings that look different.
///
/// Copying it is one reference. Most texts are a string that says nothing of how it looks, and need
/// no object for it.
nonisolated struct TextStorage: Equatable, Sendable {
    /// What is shown if there are no runs.
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

    /// A string that looks as `traits` say.
    init(_ string: String, _ traits: TextTraits) {
        plainString = traits.isEmpty ? string : ""
        styled =
            traits.isEmpty
            ? nil : TextRuns(first: TextRun(string: string, traits: traits), others: [])
    }

    /// What is known only where the text is.
    init(_ source: TextSource) {
        plainString = ""
        styled = TextRuns(first: TextRun(source: source), others: [])
    }

    /// What is shown, if nothing is said of how it looks.
    var plain: String? { styled == nil ? plainString : nil }

    /// What is to be read, without how it looks.
    var string: String {
        guard let styled else { return plainString }
        return styled.others.isEmpty
            ? styled.first.words : styled.all.map(\.words).joined()
    }

    /// The run of a text that looks alike everywhere, if anything is said of how it looks or what it
    /// is found out from.
    var soleRun: TextRun? {
        guard let styled, styled.others.isEmpty else { return nil }
        return styled.first
    }

    var runs: [TextRun] { styled?.all ?? [TextRun(string: plainString)] }

    /// The same runs, each changed.
    func mapped(_ change: (inout TextTraits) -> Void) -> TextStorage {
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

/// A piece of text that looks alike.
nonisolated struct TextRun: Equatable, Sendable {
    var string = ""
    var traits = TextTraits()
    /// What the text is found out from where it is; `nil` if it is ``string``.
    var source: TextSource?

    /// What is to be read, or what it is found out from.
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
    /// One text that reads as both, each looking as it did.
    ///
    /// A modifier of the result counts for what has no value of its own.
    ///
    /// Matches: SwiftUI.Text.+(_:_:)
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(TextStorage(lhs.storage.runs + rhs.storage.runs))
    }
}
