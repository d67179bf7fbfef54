/// A part of a line of Markdown with the same marks: text, and the indices of values in it.
package struct InlineRun: Equatable {
    package enum Piece: Equatable {
        case text(String)
        case value(Int)
    }

    package var pieces: [Piece]
    package var marks: InlinePresentationIntent = []
    package var link: String?
    /// The number of the phrase whose words agree in number; `nil` outside of them.
    package var inflection: Int?
}

/// A parser of inline Markdown: `**strong**`, `*emphasized*`, `` `code` ``, `~~strikethrough~~`,
/// `[links](https://…)`, `<https://…>`, `^[3 items](inflect: true)` and `\*`.
///
/// An unmatched mark is text. Paragraphs, lists and headings are not parsed. The time is proportional to the
/// length for any input, because keys may come from files.
///
/// Source: CommonMark 0.31, section 6 and its appendix on delimiter runs; no entities and pictures.
package struct InlineMarkdown {
    /// UTF-8, with ``value`` for every value between the text.
    private let input: [UInt8]
    private let isExtended: Bool
    private var position = 0
    private var items: [InlineItem] = []
    private var emphasis = InlineEmphasis()
    private var links: [String] = []
    private var inflections = 0
    /// The indices of items that may begin a link.
    private var brackets: [Int] = []
    /// The start of the last run of backticks, by length.
    private var lastTicks: [Int: Int] = [:]

    /// A byte that is in no text; it stands for a value.
    static let value: UInt8 = 0xFF

    private init(_ input: [UInt8], isExtended: Bool) {
        self.input = input
        self.isExtended = isExtended
    }

    /// Returns the runs of `words` with a value between each two; neighbours with the same marks are joined.
    ///
    /// - Parameters:
    ///   - words: The texts between the values.
    ///   - isExtended: True if `^[text](…)` is a phrase with attributes; otherwise it is a link after a caret.
    /// - Returns: The texts and the indices of values, with their marks.
    package static func runs(of words: [String], isExtended: Bool = true) -> [InlineRun] {
        var input: [UInt8] = []
        input.reserveCapacity(words.reduce(words.count) { $0 + $1.utf8.count })
        for (index, word) in words.enumerated() {
            if index > 0 { input.append(value) }
            input += word.utf8
        }
        var reader = InlineMarkdown(input, isExtended: isExtended)
        reader.read()
        return reader.runs
    }

    /// Returns false for a text that has certainly no marks.
    package static func mayMark(_ string: String) -> Bool {
        string.utf8.contains { byte in
            switch byte {
            case Mark.asterisk, Mark.underscore, Mark.tilde, Mark.tick, Mark.open, Mark.less,
                Mark.backslash:
                true
            default: false
            }
        }
    }

    private enum Mark {
        static let asterisk = UInt8(ascii: "*")
        static let underscore = UInt8(ascii: "_")
        static let tilde = UInt8(ascii: "~")
        static let tick = UInt8(ascii: "`")
        static let open = UInt8(ascii: "[")
        static let close = UInt8(ascii: "]")
        static let caret = UInt8(ascii: "^")
        static let less = UInt8(ascii: "<")
        static let backslash = UInt8(ascii: "\\")
    }

    private mutating func read() {
        findTicks()
        while position < input.count {
            switch input[position] {
            case Mark.backslash: readEscape()
            case Mark.tick: readCode()
            case Mark.asterisk, Mark.underscore, Mark.tilde: readDelimiters()
            case Mark.open: readBracket()
            case Mark.close: closeBracket()
            case Mark.less: readAddress()
            default: consume(1)
            }
        }
        emphasis.match(&items, from: 0)
    }

    /// Consumes the next bytes as text.
    private mutating func consume(_ count: Int) {
        let start = position
        position += count
        if let last = items.last, last.kind == .text, last.range.upperBound == start {
            items[items.count - 1].range = last.range.lowerBound..<position
        } else {
            items.append(InlineItem(.text, start..<position))
        }
    }

    private mutating func readEscape() {
        // Source: CommonMark 0.31, section 2.4: any punctuation character of ASCII.
        if let next = byte(position + 1), InlineSide(Unicode.Scalar(next)) == .punctuation {
            position += 1
        }
        consume(1)
    }

    private func byte(_ index: Int) -> UInt8? {
        input.indices.contains(index) ? input[index] : nil
    }

    /// Returns the number of equal bytes from `start` on.
    private func length(of byte: UInt8, from start: Int) -> Int {
        var end = start
        while end < input.count, input[end] == byte { end += 1 }
        return end - start
    }

    private mutating func findTicks() {
        var index = 0
        while index < input.count {
            let count = length(of: Mark.tick, from: index)
            if count > 0 { lastTicks[count] = index }
            index += max(1, count)
        }
    }

    private mutating func readCode() {
        let ticks = length(of: Mark.tick, from: position)
        guard let last = lastTicks[ticks], last > position else { return consume(ticks) }
        let start = position + ticks
        var end = start
        while true {
            let closing = length(of: Mark.tick, from: end)
            if closing == ticks { break }
            end += max(1, closing)
        }
        position = end + ticks
        let space = UInt8(ascii: " ")
        let isPadded =
            end - start > 2 && input[start] == space && input[end - 1] == space
            && input[start..<end].contains { $0 != space }
        items.append(InlineItem(.code, isPadded ? start + 1..<end - 1 : start..<end, isCode: true))
    }

    private mutating func readDelimiters() {
        let mark = input[position]
        let count = length(of: mark, from: position)
        let before = InlineSide(before: position, in: input)
        let after = InlineSide(after: position + count, in: input)
        let opens = after.isAttached(beside: before)
        let closes = before.isAttached(beside: after)
        let isUnderscore = mark == Mark.underscore
        let delimiter = InlineItem.Delimiter(
            mark: mark, length: count,
            opens: opens && (!isUnderscore || !closes || before == .punctuation),
            closes: closes && (!isUnderscore || !opens || after == .punctuation))
        items.append(InlineItem(.delimiter(delimiter), position..<(position + count)))
        position += count
    }

    private mutating func readBracket() {
        let isPicture = byte(position - 1) == UInt8(ascii: "!")
        if !isPicture { brackets.append(items.count) }
        items.append(InlineItem(isPicture ? .text : .bracket, position..<(position + 1)))
        position += 1
    }

    private mutating func closeBracket() {
        guard let start = brackets.last else { return consume(1) }
        if isExtended, start > 0,
            items[start - 1].range.upperBound == items[start].range.lowerBound,
            items[start - 1].kind == .text, byte(items[start].range.lowerBound - 1) == Mark.caret
        {
            return closeAttributes(from: start)
        }
        guard let (link, end) = destination(after: position + 1) else { return consume(1) }
        emphasis.match(&items, from: start + 1)
        // Delimiters in a link do not match outside, and links do not nest.
        for index in items.indices[(start + 1)...] {
            items[index].kind = .code
            items[index].link = items[index].link ?? links.count
        }
        brackets = []
        links.append(link)
        items[start].range = position..<position
        position = end
    }

    /// Reads the end of `^[text](inflect: true)`; other attributes change nothing.
    private mutating func closeAttributes(from start: Int) {
        let rest = input[(position + 1)...]
        guard rest.first == UInt8(ascii: "("), let end = rest.firstIndex(of: UInt8(ascii: ")")),
            !rest[..<end].contains(Self.value)
        else { return consume(1) }
        let attributes = String(decoding: rest[..<end].dropFirst(), as: UTF8.self)
        let inflects = attributes.contains(/\binflect\s*:\s*true\b/)
        emphasis.match(&items, from: start + 1)
        for index in items.indices[(start + 1)...] {
            items[index].kind = .code
            if inflects { items[index].inflection = inflections }
        }
        if inflects { inflections += 1 }
        brackets.removeLast()
        let caret = items[start - 1].range
        items[start - 1].range = caret.lowerBound..<(caret.upperBound - 1)
        items[start].range = position..<position
        position = end + 1
    }

    /// Returns the destination `(https://…)` from `start` on, and its end; a quoted title is skipped.
    private func destination(after start: Int) -> (link: String, end: Int)? {
        guard byte(start) == UInt8(ascii: "(") else { return nil }
        var depth = 0
        var linkEnd: Int?
        for index in (start + 1)..<max(start + 1, input.count) {
            switch input[index] {
            case Self.value: return nil
            case UInt8(ascii: ")") where depth == 0:
                let bytes = input[(start + 1)..<(linkEnd ?? index)]
                return bytes.isEmpty ? nil : (String(decoding: bytes, as: UTF8.self), index + 1)
            case _ where linkEnd != nil: continue
            case UInt8(ascii: " ") where index > start + 1 && byte(index + 1) == UInt8(ascii: "\""):
                linkEnd = index
            case UInt8(ascii: " "), 0x09...0x0D: return nil
            case UInt8(ascii: "("):
                depth += 1
                // Source: CommonMark 0.31, section 6.3, which asks for three at least.
                if depth > 32 { return nil }
            case UInt8(ascii: ")"): depth -= 1
            default: continue
            }
        }
        return nil
    }

    private mutating func readAddress() {
        let start = position + 1
        var end = start
        while let byte = byte(end), !Self.endsAddress(byte) { end += 1 }
        guard byte(end) == UInt8(ascii: ">"), hasScheme(start..<end) else { return consume(1) }
        items.append(InlineItem(.code, start..<end, link: links.count))
        links.append(String(decoding: input[start..<end], as: UTF8.self))
        position = end + 1
    }

    private static func endsAddress(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == value
    }

    /// Returns true if an address begins with a scheme and a colon.
    private func hasScheme(_ range: Range<Int>) -> Bool {
        guard let colon = input[range].firstIndex(of: UInt8(ascii: ":")) else { return false }
        let name = input[range.lowerBound..<colon].map { Character(Unicode.Scalar($0)) }
        guard let first = name.first, name.count > 1 else { return false }
        return first.isASCII && first.isLetter
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    }

    private var runs: [InlineRun] {
        var runs: [InlineRun] = []
        var values = 0
        for (item, marks) in zip(items, emphasis.marks(of: items)) where !item.range.isEmpty {
            let marks = item.isCode ? marks.union(.code) : marks
            let link = item.link.map { links[$0] }
            let run = InlineRun(
                pieces: [], marks: marks, link: link, inflection: item.inflection)
            if runs.last.map({
                $0.marks == marks && $0.link == link && $0.inflection == item.inflection
            }) != true {
                runs.append(run)
            }
            runs[runs.count - 1].append(input[item.range], counting: &values)
        }
        return runs
    }
}

extension InlineRun {
    /// Appends text with the indices of the values in it; `values` is the number of earlier ones.
    fileprivate mutating func append(_ bytes: ArraySlice<UInt8>, counting values: inout Int) {
        var rest = bytes
        while let place = rest.firstIndex(of: InlineMarkdown.value) {
            append(rest[..<place])
            pieces.append(.value(values))
            values += 1
            rest = rest[(place + 1)...]
        }
        append(rest)
    }

    private mutating func append(_ bytes: ArraySlice<UInt8>) {
        guard !bytes.isEmpty else { return }
        let text = String(decoding: bytes, as: UTF8.self)
        if case .text(let before) = pieces.last {
            pieces[pieces.count - 1] = .text(before + text)
        } else {
            pieces.append(.text(text))
        }
    }
}
