import CText

extension FontCollection {
    /// Sets what text without attributes is shaped with; `language` is a BCP 47 tag, or empty for
    /// the user's locale.
    func prepare(font: OpaquePointer?, language: String) {
        pango_context_set_font_description(context, font)
        pango_context_set_language(context, pangoLanguage(language))
    }

    /// Cuts a paragraph where font, script or direction change; the caller frees list and items.
    ///
    /// The items count from the paragraph's start: given the whole text, Pango would walk over all
    /// of it before every paragraph.
    func itemize(
        _ paragraph: UnsafeBufferPointer<UInt8>, isRightToLeft: Bool, attributes: FontAttributes?
    ) -> UnsafeMutablePointer<GList>? {
        guard !paragraph.isEmpty else { return nil }
        return pango_itemize_with_base_dir(
            context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR,
            paragraph.characters, 0, Int32(clamping: paragraph.count), attributes?.list, nil)
    }

    /// The glyphs of `bytes`, all of which `analysis` applies to; valid until the next call.
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
    /// As C reads bytes; a closure that rebinds them would be checked for its actor at every call.
    fileprivate var characters: UnsafePointer<CChar>? {
        UnsafeRawPointer(baseAddress)?.assumingMemoryBound(to: CChar.self)
    }
}

/// A BCP 47 tag as Pango knows it; the user's locale for an empty one.
func pangoLanguage(_ tag: String) -> OpaquePointer? {
    tag.isEmpty ? pango_language_get_default() : pango_language_from_string(tag)
}
