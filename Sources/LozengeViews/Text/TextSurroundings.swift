public import Foundation
import LozengeCore

/// What is said of texts at a place but rarely: one object for all of it, so that a text where
/// nothing is said looks once.
nonisolated package struct TextSurroundings: Hashable, Sendable {
    var traits = TextTraits()
    var textCase: Text.Case?
    var truncation = TextTruncation.tail
    var fitting = TextFitting()
    var isSelectable = false
    /// The language of the locale that was set, as a BCP 47 tag; empty for the desktop's.
    var language = ""
}

/// What a text may do before any of it is left out.
nonisolated package struct TextFitting: Hashable, Sendable {
    /// The least part of its size; above 0, 1 for all of it.
    var minimumScale: CGFloat = 1
    /// Whether letters may come closer together.
    var allowsTightening = false

    var isNone: Bool { self == TextFitting() }
}

/// How many lines a text shows at most, and how many it has room for at least.
nonisolated package struct LineLimits: Hashable {
    /// `nil` for as many as fit.
    var most: Int?
    var reserved = 0
}

nonisolated extension EnvironmentValues {
    /// What is said of texts but rarely, `nil` where nothing is.
    package var textSurroundings: Boxed<TextSurroundings>? {
        get { self[TextSurroundingsKey.self] }
        set { self[TextSurroundingsKey.self] = newValue }
    }

    /// What runs of text say nothing of is taken from here.
    package var textTraits: TextTraits {
        get { self[surrounding: \.traits] }
        set { self[surrounding: \.traits] = newValue }
    }

    /// Whether texts are shown in capitals or small letters; `nil` for as they are.
    ///
    /// Matches: SwiftUI.EnvironmentValues.textCase
    public var textCase: Text.Case? {
        get { self[surrounding: \.textCase] }
        set { self[surrounding: \.textCase] = newValue }
    }

    /// Where a line is cut that has no room for all of its text.
    ///
    /// Matches: SwiftUI.EnvironmentValues.truncationMode
    public var truncationMode: Text.TruncationMode {
        get { self[surrounding: \.truncation] }
        set { self[surrounding: \.truncation] = newValue }
    }

    /// The least part of its size that a text may shrink to before any of it is left out.
    ///
    /// Between 0 and 1: what is less or more counts as that, NaN as 1.
    ///
    /// Matches: SwiftUI.EnvironmentValues.minimumScaleFactor
    public var minimumScaleFactor: CGFloat {
        get { self[surrounding: \.fitting.minimumScale] }
        set {
            self[surrounding: \.fitting.minimumScale] =
                newValue.isNaN ? 1 : min(max(0, newValue), 1)
        }
    }

    /// Whether letters may come closer together before any text is left out.
    ///
    /// Matches: SwiftUI.EnvironmentValues.allowsTightening
    public var allowsTightening: Bool {
        get { self[surrounding: \.fitting.allowsTightening] }
        set { self[surrounding: \.fitting.allowsTightening] = newValue }
    }

    /// Whether the user can select texts.
    package var isTextSelectable: Bool {
        get { self[surrounding: \.isSelectable] }
        set { self[surrounding: \.isSelectable] = newValue }
    }

    /// The most lines a text shows, and those it has room for anyway.
    package var lineLimits: LineLimits {
        get { self[LineLimitsKey.self] }
        set { self[LineLimitsKey.self] = newValue }
    }

    /// The language that the letters of texts are shaped for, by the locale that was set.
    var localeLanguage: String {
        get { self[surrounding: \.language] }
        set { self[surrounding: \.language] = newValue }
    }

    private subscript<Value>(
        surrounding keyPath: WritableKeyPath<TextSurroundings, Value>
    ) -> Value {
        get { (textSurroundings?.value ?? TextSurroundings())[keyPath: keyPath] }
        set {
            var surroundings = textSurroundings?.value ?? TextSurroundings()
            surroundings[keyPath: keyPath] = newValue
            textSurroundings = surroundings == TextSurroundings() ? nil : Boxed(surroundings)
        }
    }
}

nonisolated private struct TextSurroundingsKey: EnvironmentKey {
    static var defaultValue: Boxed<TextSurroundings>? { nil }
}
nonisolated private struct LineLimitsKey: EnvironmentKey {
    static var defaultValue: LineLimits { LineLimits() }
}
