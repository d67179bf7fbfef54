import LozengeCore

/// What is said of texts at a place but rarely: one object for all of it, so that a text where
/// nothing is said looks once.
nonisolated package final class TextSurroundings: Equatable {
    let traits: TextTraits
    let textCase: Text.Case?
    let truncation: TextTruncation

    init(traits: TextTraits, textCase: Text.Case?, truncation: TextTruncation) {
        self.traits = traits
        self.textCase = textCase
        self.truncation = truncation
    }

    package static func == (lhs: TextSurroundings, rhs: TextSurroundings) -> Bool {
        lhs === rhs
            || (lhs.traits == rhs.traits && lhs.textCase == rhs.textCase
                && lhs.truncation == rhs.truncation)
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
        get { textSurroundings?.traits ?? TextTraits() }
        set { surround(traits: newValue, textCase: textCase, truncation: truncationMode) }
    }

    /// Whether texts are shown in capitals or small letters; `nil` for as they are.
    ///
    /// Matches: SwiftUI.EnvironmentValues.textCase
    public var textCase: Text.Case? {
        get { textSurroundings?.textCase }
        set { surround(traits: textTraits, textCase: newValue, truncation: truncationMode) }
    }

    /// Where a line is cut that has no room for all of its text.
    ///
    /// Matches: SwiftUI.EnvironmentValues.truncationMode
    public var truncationMode: Text.TruncationMode {
        get { textSurroundings?.truncation ?? .tail }
        set { surround(traits: textTraits, textCase: textCase, truncation: newValue) }
    }

    /// The most lines a text shows, and those it has room for anyway.
    package var lineLimits: LineLimits {
        get { self[LineLimitsKey.self] }
        set { self[LineLimitsKey.self] = newValue }
    }

    private mutating func surround(
        traits: TextTraits, textCase: Text.Case?, truncation: TextTruncation
    ) {
        let isPlain = traits == TextTraits() && textCase == nil && truncation == .tail
        textSurroundings =
            isPlain
            ? nil : TextSurroundings(traits: traits, textCase: textCase, truncation: truncation)
    }
}

nonisolated private struct TextSurroundingsKey: EnvironmentKey {
    static var defaultValue: TextSurroundings? { nil }
}
nonisolated private struct LineLimitsKey: EnvironmentKey {
    static var defaultValue: LineLimits { LineLimits() }
}
