import CText

extension FontCollection {
    /// Sets the font and language for text without attributes; `language` is a BCP 47 tag, empty
    /// for the user's locale.
    func prepare(font: OpaquePointer?, language: String) {
        pango_context_set_font_description(context, font)
        pango_context_set_language(context, pangoLanguage(language))
    }

    /// Divides a paragraph at changes of font, script and direction.
    ///
    /// The caller frees the list and the items.
    ///
    /// The items' offsets are relative to the paragraph: given the whole text, Pango would walk
    /// over all of it for each paragraph.
    func itemize(
        _ paragraph: UnsafeBufferPointer<UInt8>, isRightToLeft: Bool, attributes: FontAttributes?
    ) -> UnsafeMutablePointer<GList>? {
        guard !paragraph.isEmpty else { return nil }
        return pango_itemize_with_base_dir(
            context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR,
            paragraph.characters, 0, Int32(clamping: paragraph.count), attributes?.list, nil)
    }

    /// Returns the glyphs of `bytes` under `analysis`; valid until the next call.
    func shape(
        _ bytes: Range<Int>, of paragraph: UnsafeBufferPointer<UInt8>,
        as analysis: inout PangoAnalysis
    ) -> UnsafeMutablePointer<PangoGlyphString>? {
        guard let text = paragraph.characters else { return nil }
        pango_shape_full(
            text + bytes.lowerBound, Int32(clamping: bytes.count), text,
            Int32(clamping: paragraph.count), &analysis, glyphString)
        return glyphString
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The bytes as C characters.
    ///
    /// A closure that rebinds them would check its actor at each call.
    fileprivate var characters: UnsafePointer<CChar>? {
        UnsafeRawPointer(baseAddress)?.assumingMemoryBound(to: CChar.self)
    }
}

/// Returns Pango's language for a BCP 47 tag; the user's locale for an empty one.
func pangoLanguage(_ tag: String) -> OpaquePointer? {
    tag.isEmpty ? pango_language_get_default() : pango_language_from_string(tag)
}
