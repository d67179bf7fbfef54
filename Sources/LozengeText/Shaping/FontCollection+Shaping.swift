import CText

extension FontCollection {
    /// Sets what text without attributes is shaped with; `language` is a BCP 47 tag, or empty for
    /// the user's locale.
    func prepare(font: OpaquePointer?, language: String) {
        pango_context_set_font_description(context, font)
        pango_context_set_language(
            context,
            language.isEmpty ? pango_language_get_default() : pango_language_from_string(language))
    }

    /// Cuts a paragraph where font, script or direction change; the caller frees list and items.
    func itemize(
        _ text: UnsafeBufferPointer<UInt8>, _ paragraph: Range<Int>, isRightToLeft: Bool,
        attributes: OpaquePointer?
    ) -> UnsafeMutablePointer<GList>? {
        guard !paragraph.isEmpty else { return nil }
        return text.withMemoryRebound(to: CChar.self) { text in
            pango_itemize_with_base_dir(
                context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR,
                text.baseAddress, Int32(clamping: paragraph.lowerBound),
                Int32(clamping: paragraph.count), attributes, nil)
        }
    }

    /// The glyphs of `item`, valid until the next call.
    func shape(
        _ item: UnsafeMutablePointer<PangoItem>, of paragraph: Range<Int>,
        in text: UnsafeBufferPointer<UInt8>
    ) -> UnsafeMutablePointer<PangoGlyphString>? {
        text.withMemoryRebound(to: CChar.self) { text in
            pango_shape_full(
                text.baseAddress.map { $0 + Int(item.pointee.offset) }, item.pointee.length,
                text.baseAddress.map { $0 + paragraph.lowerBound },
                Int32(clamping: paragraph.count), &item.pointee.analysis, glyphString)
        }
        return glyphString
    }
}
