/// How Markdown between the words of a line marks text.
nonisolated struct InlineMark: OptionSet {
    let rawValue: UInt8

    static let strong = InlineMark(rawValue: 1)
    static let emphasized = InlineMark(rawValue: 2)
    static let code = InlineMark(rawValue: 4)
    static let strikethrough = InlineMark(rawValue: 8)
}

/// A piece of text that is marked alike.
nonisolated struct InlineRun: Equatable {
    var elements: [InlineElement]
    var marks: InlineMark = []
    var link: String?
}

/// What a line of Markdown is made of: characters, and values that are shown as they are.
nonisolated enum InlineElement: Equatable {
    case character(Character)
    case argument(Int)

    var character: Character? {
        if case .character(let character) = self { character } else { nil }
    }

    func isOne(of characters: String) -> Bool {
        character.map { characters.contains($0) } ?? false
    }
}

/// Reads the marks in a line of Markdown: `**strong**`, `*emphasized*`, `` `code` ``,
/// `~~strikethrough~~`, `[links](https://…)`, `<https://…>` and `\*`.
///
/// A mark without its partner is text. Lines, lists and headings are not read.
///
/// Source: CommonMark 0.31, section 6 and its appendix on delimiter runs; no entities and pictures.
nonisolated struct InlineMarkdown {
    private let input: [InlineElement]
    private var position = 0
    private var items: [InlineItem] = []

    private init(_ input: [InlineElement]) { self.input = input }

    /// The runs of `input`, neighbours that are marked alike as one.
    static func runs(of input: [InlineElement]) -> [InlineRun] {
        var reader = InlineMarkdown(input)
        reader.read()
        return reader.items.reduce(into: []) { runs, item in
            let run = item.run
            guard !run.elements.isEmpty else { return }
            if let last = runs.last, last.marks == run.marks, last.link == run.link {
                runs[runs.count - 1].elements += run.elements
            } else {
                runs.append(run)
            }
        }
    }

    /// Whether a text may have marks at all.
    nonisolated static func mayMark(_ string: String) -> Bool {
        for byte in string.utf8 {
            switch Unicode.Scalar(byte) {
            case "*", "_", "~", "`", "[", "<", "\\": return true
            default: continue
            }
        }
        return false
    }

    private mutating func read() {
        while position < input.count {
            switch input[position].character {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readDelimiters()
            case "[": readBracket()
            case "]": closeBracket()
            case "<": readAddress()
            default: take(1)
            }
        }
        InlineEmphasis.match(&items, from: 0)
    }

    /// Takes the next elements as text.
    private mutating func take(_ count: Int) {
        let elements = input[position..<(position + count)]
        position += count
        if case .text = items.last?.kind {
            items[items.count - 1].run.elements += elements
        } else {
            items.append(InlineItem(kind: .text, run: InlineRun(elements: Array(elements))))
        }
    }

    private mutating func readEscape() {
        let next = element(position + 1)?.character
        if let next, next.isASCII, next.isPunctuation || next.isSymbol { position += 1 }
        take(1)
    }

    private func element(_ index: Int) -> InlineElement? {
        input.indices.contains(index) ? input[index] : nil
    }

    /// How many elements from `start` on are the same character.
    private func length(of character: Character, from start: Int) -> Int {
        input[start...].prefix { $0.character == character }.count
    }

    private mutating func readCode() {
        let ticks = length(of: "`", from: position)
        var end = position + ticks
        while end < input.count {
            let closing = length(of: "`", from: end)
            if closing == ticks {
                var code = Array(input[(position + ticks)..<end])
                let isPadded = code.count > 2 && code.first?.character == " "
                if isPadded, code.last?.character == " ",
                    code.contains(where: { $0.character != " " })
                {
                    code = Array(code.dropFirst().dropLast())
                }
                items.append(
                    InlineItem(kind: .code, run: InlineRun(elements: code, marks: .code)))
                position = end + closing
                return
            }
            end += max(1, closing)
        }
        take(ticks)
    }

    private mutating func readDelimiters() {
        guard let character = input[position].character else { return take(1) }
        let count = length(of: character, from: position)
        let before = InlineSide(element(position - 1))
        let after = InlineSide(element(position + count))
        let opens = after.isAttached(beside: before)
        let closes = before.isAttached(beside: after)
        let isUnderscore = character == "_"
        let delimiter = InlineItem.Delimiter(
            character: character, length: count,
            opens: opens && (!isUnderscore || !closes || before == .punctuation),
            closes: closes && (!isUnderscore || !opens || after == .punctuation))
        items.append(
            InlineItem(
                kind: .delimiter(delimiter),
                run: InlineRun(elements: Array(input[position..<(position + count)]))))
        position += count
    }

    private mutating func readBracket() {
        let isPicture = element(position - 1)?.character == "!"
        items.append(
            InlineItem(
                kind: isPicture ? .text : .bracket, run: InlineRun(elements: [input[position]])))
        position += 1
    }

    private mutating func closeBracket() {
        guard let start = items.lastIndex(where: { $0.kind == .bracket }),
            let (link, end) = destination(after: position + 1)
        else { return take(1) }
        InlineEmphasis.match(&items, from: start + 1)
        for index in items.indices {
            // There are no links in links, and what is matched in one is not matched outside.
            if items[index].kind == .bracket { items[index].kind = .code }
            guard index > start else { continue }
            items[index].kind = .code
            items[index].run.link = items[index].run.link ?? link
        }
        items[start].run.elements = []
        position = end
    }

    /// Reads `(https://…)` from `start` on, and where it ends; a title in quotes is left out.
    private func destination(after start: Int) -> (link: String, end: Int)? {
        guard element(start)?.character == "(" else { return nil }
        var depth = 0
        var link = ""
        var hasTitle = false
        for index in (start + 1)..<max(start + 1, input.count) {
            guard let character = input[index].character else { return nil }
            if character == ")", depth == 0 {
                return link.isEmpty ? nil : (link, index + 1)
            }
            if character == " ", !link.isEmpty, element(index + 1)?.character == "\"" {
                hasTitle = true
            }
            if hasTitle { continue }
            if character.isWhitespace { return nil }
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            link.append(character)
        }
        return nil
    }

    private mutating func readAddress() {
        let inside = input[(position + 1)...].prefix {
            !$0.isOne(of: "<> \n") && $0.character != nil
        }
        let end = position + 1 + inside.count
        let address = String(inside.compactMap(\.character))
        guard element(end)?.character == ">",
            address.firstMatch(of: /^[A-Za-z][A-Za-z0-9+.\-]+:/) != nil
        else { return take(1) }
        items.append(
            InlineItem(kind: .code, run: InlineRun(elements: Array(inside), link: address)))
        position = end + 1
    }
}
