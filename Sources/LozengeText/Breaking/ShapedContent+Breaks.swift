import CText

extension ShapedContent {
    /// Finds where lines may end, and marks clusters that a reader takes for one character.
    ///
    /// Not done while shaping, because most labels are never broken.
    /// `language` is a BCP 47 tag, or empty for the user's locale.
    mutating func findOpportunities(language: String) -> [BreakOpportunity] {
        let tag = pangoLanguage(language)
        var canBreak = [Bool](repeating: false, count: clusters.count)
        var attributes: [PangoLogAttr] = []
        var source = source
        source.withUTF8 { text in
            for paragraph in paragraphs where !paragraph.bytes.isEmpty {
                text.logAttributes(of: paragraph.bytes, language: tag, into: &attributes)
                mark(paragraph, attributes, in: text, &canBreak)
            }
        }
        return clusters.opportunities { canBreak[$0] }
    }

    private mutating func mark(
        _ paragraph: Paragraph, _ attributes: [PangoLogAttr],
        in text: UnsafeBufferPointer<UInt8>, _ canBreak: inout [Bool]
    ) {
        var character = 0
        var byte = paragraph.bytes.lowerBound
        for index in paragraph.clusters {
            let start = Int(clusters.offsets[index])
            while byte < start {
                byte += 1
                if byte < text.count, !text.continuesScalar(at: byte) { character += 1 }
            }
            let attribute = attributes[character]
            canBreak[index] = attribute.is_line_break != 0
            let isWithin = attribute.is_char_break == 0 || text.joinsConsonants(at: start)
            if isWithin, index > paragraph.clusters.lowerBound {
                clusters.joinToPrevious(index)
            }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether a sign that joins two Indic consonants into one character is before the second, at
    /// `index`; this Pango does not know yet.
    ///
    /// Source: Unicode Standard Annex #29, rule GB9c: the viramas of Devanagari, Bengali, Gujarati,
    /// Oriya, Telugu and Malayalam.
    fileprivate func joinsConsonants(at index: Int) -> Bool {
        guard index >= 3, index < count, self[index] == 0xE0, self[index - 1] == 0x8D,
            self[index - 3] == 0xE0
        else { return false }
        return switch self[index - 2] {
        case 0xA5, 0xA7, 0xAB, 0xAD, 0xB1, 0xB5: true
        default: false
        }
    }

    /// What Pango knows about the places before each character of `range` and behind the last.
    func logAttributes(
        of range: Range<Int>, language: OpaquePointer?, into attributes: inout [PangoLogAttr]
    ) {
        let count = range.reduce(1) { continuesScalar(at: $1) ? $0 : $0 + 1 }
        attributes = Array(repeating: PangoLogAttr(), count: count)
        withMemoryRebound(to: CChar.self) { text in
            pango_get_log_attrs(
                text.baseAddress.map { $0 + range.lowerBound }, Int32(clamping: range.count), -1,
                language, &attributes, Int32(clamping: count))
        }
    }
}
