import CText

/// What Pango found out about plain texts in one font and language, kept because it would find the
/// same again.
///
/// Finding it takes Pango nearly half as long as shaping does.
final class PlainItems {
    private let font: UnsafeMutablePointer<PangoFont>?
    private lazy var hasASCII = hasAll(PlainText.ascii)
    private lazy var hasExtended = hasAll(PlainText.extended)
    private lazy var hasCyrillic = hasAll(PlainText.cyrillic)

    /// By the letters in the texts.
    private var items = [UnsafeMutablePointer<PangoItem>?](
        repeating: nil, count: PlainText.Letters.allCases.count)

    /// - Parameter font: Kept alive by whoever makes this.
    init(font: UnsafeMutablePointer<PangoFont>?) { self.font = font }

    isolated deinit {
        for case let item? in items { pango_item_free(item) }
    }

    /// An item like the one that `text` would be, its place and length aside.
    func item(for text: PlainText) -> UnsafeMutablePointer<PangoItem>? {
        !text.isExtended || hasExtended ? items[text.letters.rawValue] : nil
    }

    /// Takes over the item that a text was; or says that it does not, because others that look like
    /// that text may be another one.
    func keep(_ item: UnsafeMutablePointer<PangoItem>, for text: PlainText) -> Bool {
        guard items[text.letters.rawValue] == nil, item.pointee.analysis.font == font,
            item.pointee.analysis.level == 0,
            item.pointee.analysis.extra_attrs == nil, hasASCII,
            text.letters != .cyrillic || hasCyrillic
        else { return false }
        items[text.letters.rawValue] = item
        return true
    }

    /// Asked of the font as Pango does when it looks for one that has a character.
    private func hasAll(_ characters: ClosedRange<UInt32>) -> Bool {
        guard let font else { return false }
        for character in characters where pango_font_has_char(font, character) == 0 {
            return false
        }
        return true
    }
}
