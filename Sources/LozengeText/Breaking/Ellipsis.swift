/// An ellipsis, shaped in one font.
///
/// A class, so that the many lines without one stay small.
final class Ellipsis {
    /// The width in units.
    let width: Int
    let content: ShapedContent
    /// The span of the text that has the ellipsis's font.
    let span: Int

    init(_ content: ShapedContent, span: Int = 0) {
        self.content = content
        self.span = span
        width = content.naturalWidth
    }
}
