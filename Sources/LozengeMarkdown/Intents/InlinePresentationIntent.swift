/// The marks of a part of a text, such as emphasis, for a view that shows them in its own way.
///
/// ```swift
/// var string = AttributedString("Beware")
/// string.inlinePresentationIntent = .stronglyEmphasized
/// let text = Text(string)
/// ```
///
/// Matches: Foundation.InlinePresentationIntent
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `*emphasized*`; texts show it in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// `**strongly emphasized**`; texts show it in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code between back ticks; texts show it in a monospaced font.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// `~~struck through~~`; texts show it with a line.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    /// The end of a line of the source, which is a space in the text.
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    /// The end of a line of the text.
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
    /// A tag of HTML in a paragraph.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
    /// A block of HTML.
    public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}
