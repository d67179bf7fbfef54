/// What an input method makes of keys: text, or something on its way to being text.
public enum TextInput: Equatable, Sendable {
    case typed(String)
    /// What is shown at the caret until it is typed or given up; `nil` for nothing any more.
    case composing(Composition?)
}

/// Text that an input method is not done with.
public struct Composition: Equatable, Sendable {
    public var string: String
    /// Where its caret is, in UTF-8 bytes.
    public var caret: Int
    /// The parts that the next key is about, in UTF-8 bytes.
    public var emphasized: [Range<Int>]

    public init(_ string: String, caret: Int, emphasized: [Range<Int>] = []) {
        self.string = string
        self.caret = caret
        self.emphasized = emphasized
    }
}
