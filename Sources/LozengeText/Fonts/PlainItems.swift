import CText

/// A cache of Pango's items for plain texts in one font and language.
///
/// Itemising takes Pango nearly half as long as shaping.
final class PlainItems {
    private let font: UnsafeMutablePointer<PangoFont>?
    private lazy var hasASCII = hasAll(PlainText.ascii)
    private lazy var hasExtended = hasAll(PlainText.extended)
    private lazy var hasCyrillic = hasAll(PlainText.cyrillic)

    /// The items by the letters in the texts.
    private var items = [UnsafeMutablePointer<PangoItem>?](
        repeating: nil, count: PlainText.Letters.allCases.count)

    /// Creates an empty cache.
    ///
    /// - Parameter font: The font; the caller keeps it alive.
    init(font: UnsafeMutablePointer<PangoFont>?) { self.font = font }

    isolated deinit {
        for case let item? in items { pango_item_free(item) }
    }

    /// Returns an item that `text` would have, except for its offset and length; `nil` if unknown.
    func item(for text: PlainText) -> UnsafeMutablePointer<PangoItem>? {
        !text.isExtended || hasExtended ? items[text.letters.rawValue] : nil
    }

    /// Takes ownership of an item; returns false if it does not apply to all texts like `text`.
    func keep(_ item: UnsafeMutablePointer<PangoItem>, for text: PlainText) -> Bool {
        guard items[text.letters.rawValue] == nil, item.pointee.analysis.font == font,
            item.pointee.analysis.level == 0,
            item.pointee.analysis.extra_attrs == nil, hasASCII,
            text.letters != .cyrillic || hasCyrillic
        else { return false }
        items[text.letters.rawValue] = item
        return true
    }

    /// Returns true if the font has all characters, checked as Pango checks them.
    private func hasAll(_ characters: ClosedRange<UInt32>) -> Bool {
        guard let font else { return false }
        for character in characters where pango_font_has_char(font, character) == 0 {
            return false
        }
        return true
    }
}
