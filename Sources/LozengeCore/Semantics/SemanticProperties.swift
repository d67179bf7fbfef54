public import Foundation

/// The properties of an element of the semantic tree that are told to other programs.
public struct SemanticProperties: Equatable, Sendable {
    public var role: SemanticRole
    /// The name in the user's language; empty if there is none.
    public var label: String
    /// The present value in words, such as "40 %".
    public var value = ""
    /// The effect of the action, spoken last.
    public var hint = ""
    /// The name for tests; never spoken.
    public var identifier = ""
    /// The keys that operate the element, such as "Ctrl+S"; empty without any.
    public var keyShortcut = ""
    public var states: SemanticStates = []
    /// The value as a number; `nil` for elements without one.
    public var range: SemanticRange?
    /// The text that the user edits; `nil` for other elements.
    public var text: SemanticText?
    /// The level of a heading, from 1 to 6; `nil` for none.
    public var headingLevel: Int?
    /// The place in a list or menu; `nil` for none.
    public var place: SemanticPlace?
    /// The number of rows of a list, of which some may not exist as elements; `nil` for others.
    public var rowCount: Int?
    /// The address that a link leads to; `nil` for others.
    public var url: URL?
    /// Further names for voice control.
    public var inputLabels: [String] = []
    /// Values that are spoken on request.
    public var details: [SemanticDetail] = []
    /// Relations to elements elsewhere.
    public var links: [SemanticLink] = []

    public init(_ role: SemanticRole, _ label: String = "") {
        (self.role, self.label) = (role, label)
    }
}

/// The value of an element as a number, and its bounds.
public struct SemanticRange: Equatable, Sendable {
    public var value: Double
    public var minimum: Double
    public var maximum: Double
    /// The distance of two values; 0 if there is no least one.
    public var step: Double

    public init(_ value: Double, in bounds: ClosedRange<Double>, step: Double = 0) {
        (self.value, self.step) = (value, step)
        (minimum, maximum) = (bounds.lowerBound, bounds.upperBound)
    }
}

/// The text of an element that is edited.
public struct SemanticText: Equatable, Sendable {
    /// The text; that of a secret as it is shown.
    public var string: String
    /// The selection, in UTF-8 bytes of the text; empty if nothing is selected.
    public var selection: Range<Int>
    /// The caret, in UTF-8 bytes of the text.
    public var caret: Int
    public var isSecret: Bool
    public var isMultiline: Bool
    /// The words that are shown while the text is empty.
    public var prompt: String

    public init(
        _ string: String, selection: Range<Int>, caret: Int, isSecret: Bool = false,
        isMultiline: Bool = false, prompt: String = ""
    ) {
        (self.string, self.selection, self.caret) = (string, selection, caret)
        (self.isSecret, self.isMultiline, self.prompt) = (isSecret, isMultiline, prompt)
    }
}

/// The place of an element among its neighbours.
public struct SemanticPlace: Equatable, Sendable {
    /// The position, from 1.
    public var position: Int
    public var count: Int

    public init(position: Int, count: Int) { (self.position, self.count) = (position, count) }
}

/// A relation of elements that are apart from each other: those with the same number belong together.
public struct SemanticLink: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// The element names the others.
        case label
        /// The element is named by the others.
        case content
        /// All are parts of one thing.
        case member
    }

    public var kind: Kind
    public var number: Int

    public init(_ kind: Kind, _ number: Int) { (self.kind, self.number) = (kind, number) }
}

/// A value with a name that is spoken on request.
public struct SemanticDetail: Equatable, Sendable {
    public var label: String
    public var value: String

    public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}
