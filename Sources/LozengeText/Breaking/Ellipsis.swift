/// What stands for left-out text, shaped in one font.
struct Ellipsis {
    static let string = "\u{2026}"

    /// In units.
    let width: Int
    let content: ShapedContent

    init(_ content: ShapedContent) {
        self.content = content
        width = content.naturalWidth
    }
}
