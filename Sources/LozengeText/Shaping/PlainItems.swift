import CText

/// What Pango found out about plain texts in one font, kept because it would find the same again.
///
/// Finding it takes Pango nearly half as long as shaping does.
final class PlainItems {
    private let font: UnsafeMutablePointer<PangoFont>?
    private lazy var hasASCII = hasAll(PlainText.ascii)
    private lazy var hasExtended = hasAll(PlainText.extended)

    /// The language that the items are in.
    private var language = ""
    private var latin: UnsafeMutablePointer<PangoItem>?
    private var common: UnsafeMutablePointer<PangoItem>?

    /// - Parameter font: Kept alive by whoever makes this.
    init(font: UnsafeMutablePointer<PangoFont>?) { self.font = font }

    isolated deinit { forget() }

    /// An item like the one that `text` would be, its place and length aside.
    func item(for text: PlainText, language: String) -> UnsafeMutablePointer<PangoItem>? {
        guard language == self.language, !text.isExtended || hasExtended else { return nil }
        return text.hasLetters ? latin : common
    }

    /// Takes over the item that a text was, or says that it is none that others could be like.
    func keep(
        _ item: UnsafeMutablePointer<PangoItem>, for text: PlainText, language: String
    ) -> Bool {
        guard item.pointee.analysis.font == font, item.pointee.analysis.level == 0,
            item.pointee.analysis.extra_attrs == nil, hasASCII
        else { return false }
        if language != self.language { forget() }
        self.language = language
        guard (text.hasLetters ? latin : common) == nil else { return false }
        if text.hasLetters { latin = item } else { common = item }
        return true
    }

    private func forget() {
        if let latin { pango_item_free(latin) }
        if let common { pango_item_free(common) }
        (latin, common) = (nil, nil)
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
