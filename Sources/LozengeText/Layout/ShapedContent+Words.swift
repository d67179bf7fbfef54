import CText

extension ShapedContent {
    /// Returns the word at an offset, or the text between two words there, in UTF-8 bytes.
    ///
    /// Source: Unicode Standard Annex #29, word boundaries; Pango uses a dictionary for some
    /// languages, such as Thai.
    func word(at offset: Int, language: String) -> Range<Int> {
        guard let paragraph = paragraphs.last(where: { $0.bytes.lowerBound <= offset }) else {
            return 0..<0
        }
        let bytes = paragraph.bytes
        guard !bytes.isEmpty else { return bytes }
        // At the end, the character before counts.
        let place = min(offset, bytes.upperBound - 1)
        var word = bytes
        var source = source
        source.withUTF8 { text in
            var attributes: [PangoLogAttr] = []
            text.logAttributes(of: bytes, language: pangoLanguage(language), into: &attributes)
            var character = 0
            for byte in bytes where !text.continuesScalar(at: byte) {
                defer { character += 1 }
                guard attributes[character].is_word_boundary != 0 else { continue }
                if byte > place {
                    word = word.lowerBound..<byte
                    return
                }
                word = byte..<bytes.upperBound
            }
        }
        return word
    }
}
