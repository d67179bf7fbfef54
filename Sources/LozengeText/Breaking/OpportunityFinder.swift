import CText

extension ShapedContent {
    /// Finds the break opportunities, and marks clusters that continue a character.
    ///
    /// This is separate from shaping, because most labels are never broken. `language` is a BCP 47
    /// tag; empty for the user's locale.
    mutating func findOpportunities(language: String) -> BreakOpportunities {
        var opportunities = BreakOpportunities()
        var finder = OpportunityFinder(language: language)
        var source = source
        source.withUTF8 { text in
            for paragraph in paragraphs {
                finder.look(
                    at: paragraph.bytes, knowing: paragraph.bytes.lowerBound,
                    clusters: paragraph.line, of: &clusters, in: text, for: &opportunities)
            }
        }
        opportunities.finish()
        return opportunities
    }
}

/// The search for line breaks and character boundaries with Pango.
struct OpportunityFinder {
    private let language: OpaquePointer?
    private var attributes: [PangoLogAttr] = []
    private var canBreak: [Bool] = []

    /// Creates a finder.
    ///
    /// - Parameter language: A BCP 47 tag; empty for the user's locale.
    init(language: String) { self.language = pangoLanguage(language) }

    /// Adds the opportunities in a paragraph or a part of one.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the text without the separator.
    ///   - start: The start of the context that affects the opportunities, in bytes.
    ///   - range: The clusters of the text, including the separator.
    ///   - clusters: The clusters of the whole text.
    ///   - text: The whole text.
    ///   - opportunities: The opportunities of the text before.
    mutating func look(
        at bytes: Range<Int>, knowing start: Int, clusters range: Range<Int>,
        of clusters: inout Clusters, in text: UnsafeBufferPointer<UInt8>,
        for opportunities: inout BreakOpportunities
    ) {
        canBreak.removeAll(keepingCapacity: true)
        if !bytes.isEmpty {
            text.logAttributes(of: start..<bytes.upperBound, language: language, into: &attributes)
            var character = 0
            var byte = start
            for index in range {
                let offset = Int(clusters.offsets[index])
                if offset >= bytes.upperBound { break }
                while byte < offset {
                    byte += 1
                    if byte < text.count, !text.continuesScalar(at: byte) { character += 1 }
                }
                let attribute = attributes[character]
                canBreak.append(attribute.is_line_break != 0)
                let isWithin = attribute.is_char_break == 0 || text.joinsConsonants(at: offset)
                if isWithin, offset > start { clusters.joinToPrevious(index) }
            }
        }
        let (first, known) = (range.lowerBound, canBreak)
        opportunities.extend(to: range.upperBound, of: clusters) { index in
            index - first < known.count && known[index - first]
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns true if a virama before `index` joins two Indic consonants into one character, which
    /// older versions of Pango do not handle.
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

    /// Returns Pango's attributes of the positions before each character of `range` and after the
    /// last.
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
