/// A piece of a line of Markdown while its marks are matched.
nonisolated struct InlineItem {
    enum Kind: Equatable {
        case text
        /// Complete: nothing in it is matched with anything outside.
        case code
        case bracket
        case delimiter(Delimiter)
    }

    /// A run of `*`, `_` or `~`.
    struct Delimiter: Equatable {
        let character: Character
        /// As it was written.
        let length: Int
        let opens: Bool
        let closes: Bool
    }

    var kind: Kind
    /// Of a delimiter, what is not matched yet.
    var run: InlineRun

    var delimiter: Delimiter? {
        if case .delimiter(let delimiter) = kind { delimiter } else { nil }
    }
}

/// What is beside a delimiter.
nonisolated enum InlineSide {
    case space, punctuation, letter

    init(_ element: InlineElement?) {
        switch element {
        case nil: self = .space
        case .argument: self = .letter
        case .character(let character):
            self =
                character.isWhitespace
                ? .space : character.isPunctuation || character.isSymbol ? .punctuation : .letter
        }
    }

    /// Whether a delimiter between this and `other` belongs to this.
    func isAttached(beside other: InlineSide) -> Bool {
        self != .space && (self != .punctuation || other != .letter)
    }
}

/// Matches delimiters with each other and marks what is between them.
nonisolated enum InlineEmphasis {
    /// Marks the items from `start` on; delimiters that are left are text.
    static func match(_ items: inout [InlineItem], from start: Int) {
        var open: [Int] = []
        for index in items.indices.dropFirst(start) {
            guard let delimiter = items[index].delimiter else { continue }
            if delimiter.closes { close(index, delimiter, &items, &open) }
            if delimiter.opens, !items[index].run.elements.isEmpty { open.append(index) }
        }
    }

    /// Matches the delimiter at `index` with those before it, the nearest first.
    private static func close(
        _ index: Int, _ delimiter: InlineItem.Delimiter, _ items: inout [InlineItem],
        _ open: inout [Int]
    ) {
        while let place = open.lastIndex(where: { candidate in
            matches(items[candidate], delimiter, items[index])
        }) {
            let opener = open[place]
            let left = items[opener].run.elements.count
            let right = items[index].run.elements.count
            let width = left > 1 && right > 1 ? 2 : 1
            let mark: InlineMark =
                delimiter.character == "~"
                ? .strikethrough : width == 2 ? .strong : .emphasized
            for inside in items.indices[(opener + 1)..<index] {
                items[inside].run.marks.insert(mark)
            }
            items[opener].run.elements.removeLast(width)
            items[index].run.elements.removeLast(width)
            // What opened between the two has nothing to close it.
            open.removeSubrange((items[opener].run.elements.isEmpty ? place : place + 1)...)
            if items[index].run.elements.isEmpty { return }
        }
    }

    private static func matches(
        _ item: InlineItem, _ closer: InlineItem.Delimiter, _ rest: InlineItem
    ) -> Bool {
        guard let opener = item.delimiter, opener.character == closer.character else {
            return false
        }
        if closer.character == "~" {
            return item.run.elements.count == 2 && rest.run.elements.count == 2
        }
        // Both between letters: `a**b*c` is no emphasis where the lengths do not go together.
        let isMixed = opener.closes || closer.opens
        return !isMixed || (opener.length + closer.length) % 3 != 0
            || (opener.length.isMultiple(of: 3) && closer.length.isMultiple(of: 3))
    }
}
