/// What stands for left-out text, shaped in one font.
///
/// An object, so that the many lines that have none stay small.
final class Ellipsis {
    static let string = "\u{2026}"

    /// In units.
    let width: Int
    let content: ShapedContent
    /// The span of the text whose font it is in.
    let span: Int

    init(_ content: ShapedContent, span: Int = 0) {
        self.content = content
        self.span = span
        width = content.naturalWidth
    }
}
