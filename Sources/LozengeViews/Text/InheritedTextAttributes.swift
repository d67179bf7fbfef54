public import Foundation
import LozengeCore

/// Rarely set text attributes, boxed in one environment value.
///
/// A text without such attributes reads one value.
nonisolated package struct InheritedTextAttributes: Hashable, Sendable {
    var traits = TextAttributes()
    var textCase: Text.Case?
    var truncation = TextTruncation.tail
    var keepsWords = false
    var fitting = TextFitting()
    var isSelectable = false
    var alignmentStrategy = Text.AlignmentStrategy.default
    var directionStrategy = Text.WritingDirectionStrategy.default
    var selectionAffinity = TextSelectionAffinity.automatic
    /// The program's drawing of texts; `nil` for the usual one.
    var drawing: TextDrawing?
    /// The language of an explicit locale as a BCP 47 tag; empty for the desktop's language.
    var language = ""
}

/// The changes allowed to a text before it is truncated.
nonisolated package struct TextFitting: Hashable, Sendable {
    /// The minimum scale of the font size; 1 prevents shrinking.
    var minimumScale: CGFloat = 1
    /// True if letters may be tightened.
    var allowsTightening = false

    var isNone: Bool { self == TextFitting() }
}

/// The maximum number of lines of a text, and the number of lines to reserve space for.
nonisolated package struct LineLimits: Hashable {
    /// The maximum number of lines; `nil` for no limit.
    var most: Int?
    var reserved = 0
}

nonisolated extension EnvironmentValues {
    /// Rarely set text attributes; `nil` if none is set.
    package var inheritedTextAttributes: Boxed<InheritedTextAttributes>? {
        get { self[InheritedTextAttributesKey.self] }
        set { self[InheritedTextAttributesKey.self] = newValue }
    }

    /// The attributes of text runs that do not set them.
    package var textTraits: TextAttributes {
        get { self[surrounding: \.traits] }
        set { self[surrounding: \.traits] = newValue }
    }

    /// The letter case of texts; `nil` keeps their case.
    ///
    /// Matches: SwiftUI.EnvironmentValues.textCase
    public var textCase: Text.Case? {
        get { self[surrounding: \.textCase] }
        set { self[surrounding: \.textCase] = newValue }
    }

    /// The position of the ellipsis in a truncated line.
    ///
    /// Matches: SwiftUI.EnvironmentValues.truncationMode
    public var truncationMode: Text.TruncationMode {
        get { self[surrounding: \.truncation] }
        set { self[surrounding: \.truncation] = newValue }
    }

    /// The minimum scale to which a text may shrink before it is truncated.
    ///
    /// Values are clamped to 0...1; NaN counts as 1, which prevents shrinking.
    ///
    /// Matches: SwiftUI.EnvironmentValues.minimumScaleFactor
    public var minimumScaleFactor: CGFloat {
        get { self[surrounding: \.fitting.minimumScale] }
        set {
            self[surrounding: \.fitting.minimumScale] =
                newValue.isNaN ? 1 : min(max(0, newValue), 1)
        }
    }

    /// True if letters may be tightened before a text is truncated.
    ///
    /// Matches: SwiftUI.EnvironmentValues.allowsTightening
    public var allowsTightening: Bool {
        get { self[surrounding: \.fitting.allowsTightening] }
        set { self[surrounding: \.fitting.allowsTightening] = newValue }
    }

    /// True if words of texts are never broken: one that is too wide makes the text one truncated line.
    package var keepsWords: Bool {
        get { self[surrounding: \.keepsWords] }
        set { self[surrounding: \.keepsWords] = newValue }
    }

    /// The direction that decides where lines begin.
    var textAlignmentStrategy: Text.AlignmentStrategy {
        get { self[surrounding: \.alignmentStrategy] }
        set { self[surrounding: \.alignmentStrategy] = newValue }
    }

    /// The source of the direction of paragraphs.
    var writingDirectionStrategy: Text.WritingDirectionStrategy {
        get { self[surrounding: \.directionStrategy] }
        set { self[surrounding: \.directionStrategy] = newValue }
    }

    /// The program's drawing of texts; `nil` for the usual one.
    var textDrawing: TextDrawing? {
        get { self[surrounding: \.drawing] }
        set { self[surrounding: \.drawing] = newValue }
    }

    /// The side of a caret that the program places where a line is wrapped.
    ///
    /// Matches: SwiftUI.EnvironmentValues.textSelectionAffinity
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[surrounding: \.selectionAffinity] }
        set { self[surrounding: \.selectionAffinity] = newValue }
    }

    /// The distance of the baselines of texts; `nil` for that of their fonts.
    ///
    /// Matches: SwiftUI.EnvironmentValues.lineHeight
    public var lineHeight: AttributedString.LineHeight? {
        get { textTraits.lineHeight }
        set { textTraits.lineHeight = newValue }
    }

    /// True if the user can select texts.
    package var isTextSelectable: Bool {
        get { self[surrounding: \.isSelectable] }
        set { self[surrounding: \.isSelectable] = newValue }
    }

    /// The maximum and the reserved number of lines of a text.
    package var lineLimits: LineLimits {
        get { self[LineLimitsKey.self] }
        set { self[LineLimitsKey.self] = newValue }
    }

    /// The shaping language of texts, set by the locale.
    var localeLanguage: String {
        get { self[surrounding: \.language] }
        set { self[surrounding: \.language] = newValue }
    }

    private subscript<Value>(
        surrounding keyPath: WritableKeyPath<InheritedTextAttributes, Value>
    ) -> Value {
        get { (inheritedTextAttributes?.value ?? InheritedTextAttributes())[keyPath: keyPath] }
        set {
            var surroundings = inheritedTextAttributes?.value ?? InheritedTextAttributes()
            surroundings[keyPath: keyPath] = newValue
            inheritedTextAttributes =
                surroundings == InheritedTextAttributes() ? nil : Boxed(surroundings)
        }
    }
}

nonisolated private struct InheritedTextAttributesKey: EnvironmentKey {
    static var defaultValue: Boxed<InheritedTextAttributes>? { nil }
}
nonisolated private struct LineLimitsKey: EnvironmentKey {
    static var defaultValue: LineLimits { LineLimits() }
}
