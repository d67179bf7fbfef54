/// A piece of a line of Markdown while its marks are matched.
struct InlineItem {
    enum Kind: Equatable {
        case text
        /// A complete item: no delimiter in it matches one outside.
        case code
        case bracket
        case delimiter(Delimiter)
    }

    /// A run of `*`, `_` or `~`.
    struct Delimiter: Equatable {
        let mark: UInt8
        /// The length as written.
        let length: Int
        let opens: Bool
        let closes: Bool
    }

    var kind: Kind
    /// The bytes of the item; of a delimiter, the unmatched ones.
    var range: Range<Int>
    let isCode: Bool
    /// The index of its link; `nil` outside of links.
    var link: Int?
    /// The number of its inflected phrase; `nil` outside of them.
    var inflection: Int?

    init(_ kind: Kind, _ range: Range<Int>, isCode: Bool = false, link: Int? = nil) {
        self.kind = kind
        self.range = range
        self.isCode = isCode
        self.link = link
    }

    var delimiter: Delimiter? {
        if case .delimiter(let delimiter) = kind { delimiter } else { nil }
    }
}

/// The kind of character at one side of a delimiter.
enum InlineSide {
    case space, punctuation, letter

    init(_ scalar: Unicode.Scalar) {
        if scalar.properties.isWhitespace {
            self = .space
            return
        }
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol,
            .currencySymbol, .modifierSymbol, .otherSymbol:
            self = .punctuation
        default: self = .letter
        }
    }

    /// The kind of the character that ends before `index`; values are letters.
    init(before index: Int, in text: [UInt8]) {
        var start = index - 1
        while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
        self.init(text[max(0, start)..<index])
    }

    /// The kind of the character that begins at `index`; values are letters.
    init(after index: Int, in text: [UInt8]) {
        var end = min(index + 1, text.count)
        while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
        self.init(text[index..<end])
    }

    private init(_ bytes: ArraySlice<UInt8>) {
        if bytes.first == InlineMarkdown.value {
            self = .letter
        } else if let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first {
            self.init(scalar)
        } else {
            self = .space
        }
    }

    /// Returns true if a delimiter between this character and `other` belongs to this one.
    func isAttached(beside other: InlineSide) -> Bool {
        self != .space && (self != .punctuation || other != .letter)
    }
}

/// A matching of delimiters, which marks the text between them.
struct InlineEmphasis {
    /// The items between two matched delimiters.
    private var spans: [(items: Range<Int>, mark: InlinePresentationIntent)] = []

    /// Matches the items from `start` on; unmatched delimiters are text.
    mutating func match(_ items: inout [InlineItem], from start: Int) {
        var open: [Int] = []
        // The number of open delimiters that are known not to match, by kind.
        var hopeless: [Hope: Int] = [:]
        for index in items.indices[start...] {
            guard let delimiter = items[index].delimiter else { continue }
            if delimiter.closes { close(index, delimiter, &items, &open, &hopeless) }
            if delimiter.opens, !items[index].range.isEmpty { open.append(index) }
        }
    }

    /// The properties that decide which delimiters can be closed.
    private struct Hope: Hashable {
        let mark: UInt8
        let opens: Bool
        let length: Int
    }

    /// Matches the delimiter at `index` with earlier ones, the nearest first.
    private mutating func close(
        _ index: Int, _ delimiter: InlineItem.Delimiter, _ items: inout [InlineItem],
        _ open: inout [Int], _ hopeless: inout [Hope: Int]
    ) {
        while !items[index].range.isEmpty {
            let isStrike = delimiter.mark == UInt8(ascii: "~")
            if isStrike, items[index].range.count != 2 { return }
            let hope = Hope(
                mark: delimiter.mark, opens: delimiter.opens, length: delimiter.length % 3)
            let bottom = min(hopeless[hope] ?? 0, open.count)
            guard
                let place = open[bottom...].lastIndex(where: { candidate in
                    Self.matches(items[candidate], delimiter, items[index])
                })
            else {
                hopeless[hope] = open.count
                return
            }
            let opener = open[place]
            let isPair = items[opener].range.count > 1 && items[index].range.count > 1
            let mark: InlinePresentationIntent =
                isStrike ? .strikethrough : isPair ? .stronglyEmphasized : .emphasized
            spans.append((opener + 1..<index, mark))
            items[opener].shorten(by: isPair ? 2 : 1)
            items[index].shorten(by: isPair ? 2 : 1)
            // Delimiters between the two stay unmatched.
            open.removeSubrange((items[opener].range.isEmpty ? place : place + 1)...)
            for (hope, count) in hopeless where count > open.count { hopeless[hope] = open.count }
        }
    }

    private static func matches(
        _ item: InlineItem, _ closer: InlineItem.Delimiter, _ rest: InlineItem
    ) -> Bool {
        guard let opener = item.delimiter, opener.mark == closer.mark else { return false }
        if closer.mark == UInt8(ascii: "~") {
            return item.range.count == 2 && rest.range.count == 2
        }
        // Both are between letters: `a**b*c` is no emphasis if the lengths do not fit.
        let isMixed = opener.closes || closer.opens
        return !isMixed || (opener.length + closer.length) % 3 != 0
            || (opener.length.isMultiple(of: 3) && closer.length.isMultiple(of: 3))
    }

    /// Returns the marks of each item.
    func marks(of items: [InlineItem]) -> [InlinePresentationIntent] {
        // A lane for each bit of a mark.
        var changes = [SIMD8<Int32>](repeating: .zero, count: items.count + 1)
        for span in spans {
            let place = span.mark.rawValue.trailingZeroBitCount
            changes[span.items.lowerBound][place] += 1
            changes[span.items.upperBound][place] -= 1
        }
        var depth = SIMD8<Int32>.zero
        return items.indices.map { index in
            depth &+= changes[index]
            let bits = depth.indices.reduce(0 as UInt) { depth[$1] > 0 ? $0 | 1 << UInt($1) : $0 }
            return InlinePresentationIntent(rawValue: bits)
        }
    }
}

extension InlineItem {
    fileprivate mutating func shorten(by count: Int) {
        range = range.lowerBound..<max(range.lowerBound, range.upperBound - count)
    }
}
