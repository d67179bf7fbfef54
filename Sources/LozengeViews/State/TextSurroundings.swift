import LozengeCore

/// What is said of texts at a place but rarely: one object for all of it, so that a text where
/// nothing is said looks once.
nonisolated package final class TextSurroundings: Equatable {
    struct Said: Equatable {
        var traits = TextTraits()
        var textCase: Text.Case?
        var truncation = TextTruncation.tail
        /// The language of the locale that was set, as a BCP 47 tag; empty for the desktop's.
        var language = ""
    }

    let said: Said

    init(_ said: Said) { self.said = said }

    package static func == (lhs: TextSurroundings, rhs: TextSurroundings) -> Bool {
        lhs === rhs || lhs.said == rhs.said
    }
}

/// How many lines a text shows at most, and how many it has room for at least.
nonisolated package struct LineLimits: Hashable {
    /// `nil` for as many as fit.
    var most: Int?
    var reserved = 0
}

nonisolated extension EnvironmentValues {
    /// What is said of texts but rarely, `nil` where nothing is.
    package var textSurroundings: TextSurroundings? {
        get { self[TextSurroundingsKey.self] }
        set { self[TextSurroundingsKey.self] = newValue }
    }

    /// What runs of text say nothing of is taken from here.
    package var textTraits: TextTraits {
        get { textSurroundings?.said.traits ?? TextTraits() }
        set { surround { $0.traits = newValue } }
    }

    /// Whether texts are shown in capitals or small letters; `nil` for as they are.
    ///
    /// Matches: SwiftUI.EnvironmentValues.textCase
    public var textCase: Text.Case? {
        get { textSurroundings?.said.textCase }
        set { surround { $0.textCase = newValue } }
    }

    /// Where a line is cut that has no room for all of its text.
    ///
    /// Matches: SwiftUI.EnvironmentValues.truncationMode
    public var truncationMode: Text.TruncationMode {
        get { textSurroundings?.said.truncation ?? .tail }
        set { surround { $0.truncation = newValue } }
    }

    /// The most lines a text shows, and those it has room for anyway.
    package var lineLimits: LineLimits {
        get { self[LineLimitsKey.self] }
        set { self[LineLimitsKey.self] = newValue }
    }

    /// The language that the letters of texts are shaped for, by the locale that was set.
    var localeLanguage: String {
        get { textSurroundings?.said.language ?? "" }
        set { surround { $0.language = newValue } }
    }

    private mutating func surround(_ change: (inout TextSurroundings.Said) -> Void) {
        var said = textSurroundings?.said ?? TextSurroundings.Said()
        change(&said)
        textSurroundings = said == TextSurroundings.Said() ? nil : TextSurroundings(said)
    }
}

nonisolated private struct TextSurroundingsKey: EnvironmentKey {
    static var defaultValue: TextSurroundings? { nil }
}
nonisolated private struct LineLimitsKey: EnvironmentKey {
    static var defaultValue: LineLimits { LineLimits() }
}
