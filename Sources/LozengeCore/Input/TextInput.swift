/// The output of an input method: typed text, or preedit text.
public enum TextInput: Equatable, Sendable {
    case typed(String)
    /// Preedit text at the caret; `nil` when the composition ends.
    case composing(Composition?)
}

/// Preedit text of an input method.
public struct Composition: Equatable, Sendable {
    /// The preedit text.
    public var string: String
    /// The position of its caret, in UTF-8 bytes.
    public var caret: Int
    /// The emphasised parts, which the next key changes, in UTF-8 bytes.
    public var emphasized: [Range<Int>]

    public init(_ string: String, caret: Int, emphasized: [Range<Int>] = []) {
        self.string = string
        self.caret = caret
        self.emphasized = emphasized
    }
}
