import LozengeCore

/// The text of an element, in the units of the bus: Unicode scalars.
nonisolated struct AccessibleText {
    /// The parts of a text that a reader asks for.
    enum Unit: Equatable {
        case character
        case word
        case sentence
        case line
        case paragraph
    }

    let scalars: [Unicode.Scalar]
    let caret: Int
    /// The selection; empty if nothing is selected.
    let selection: Range<Int>
    /// Gets the text of an element; `nil` if it has none.
    init?(_ record: SemanticRecord) {
        let properties = record.properties
        if let text = properties.text {
            self.init(text.string, caret: text.caret, selection: text.selection)
        } else if properties.role == .text || properties.role == .heading {
            self.init(properties.label, caret: 0, selection: 0..<0)
        } else {
            return nil
        }
    }

    init(_ string: String, caret: Int, selection: Range<Int>) {
        scalars = Array(string.unicodeScalars)
        self.caret = Self.scalars(in: string, before: caret)
        let start = Self.scalars(in: string, before: selection.lowerBound)
        self.selection = start..<max(start, Self.scalars(in: string, before: selection.upperBound))
    }

    /// Returns the number of scalars before an offset in UTF-8 bytes.
    private static func scalars(in string: String, before offset: Int) -> Int {
        let bytes = string.utf8.prefix(max(0, offset))
        // Bytes of the form 10xxxxxx continue a scalar.
        return bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    }

    /// Returns the range of scalars of one in UTF-8 bytes of the text, within it.
    func scalars(ofBytes bytes: Range<Int>) -> Range<Int> {
        var (offset, start) = (0, scalars.count)
        for (index, scalar) in scalars.enumerated() {
            if offset >= bytes.upperBound { return min(start, index)..<index }
            if offset >= bytes.lowerBound { start = min(start, index) }
            offset += UTF8.width(scalar)
        }
        return start..<scalars.count
    }

    /// Returns the bytes of a range of scalars, within the text; an end of -1 is that of the text.
    func bytes(from start: Int, to end: Int) -> Range<Int> {
        let range = clamped(from: start, to: end)
        let before = scalars[..<range.lowerBound].reduce(0) { $0 + UTF8.width($1) }
        return before..<scalars[range].reduce(before) { $0 + UTF8.width($1) }
    }

    private func clamped(from start: Int, to end: Int) -> Range<Int> {
        let last = end < 0 ? scalars.count : min(end, scalars.count)
        let first = min(max(0, start), scalars.count)
        return first..<max(first, last)
    }

    /// Returns the text between two offsets; an end of -1 is that of the text.
    func substring(from start: Int, to end: Int) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[clamped(from: start, to: end)])
        return String(view)
    }

    // MARK: Units

    /// Returns the unit at an offset; at the end of the text the empty one there.
    func unit(_ unit: Unit, at offset: Int) -> Range<Int> {
        let offset = min(max(0, offset), scalars.count)
        guard offset < scalars.count else { return offset..<offset }
        let starts = characterStarts(around: offset)
        func begins(at offset: Int) -> Bool {
            guard !starts.range.contains(offset) || starts.offsets.contains(offset) else {
                return false
            }
            return self.begins(unit, at: offset)
        }
        var start = offset
        while start > 0, !begins(at: start) { start -= 1 }
        var end = offset + 1
        while end < scalars.count, !begins(at: end) { end += 1 }
        return start..<end
    }

    /// Returns the offsets around one at which characters begin, as a person counts them.
    private func characterStarts(around offset: Int) -> (range: Range<Int>, offsets: Set<Int>) {
        // Longer than any word; the characters at both ends are not whole.
        let reach = 1000
        let range = max(0, offset - reach)..<min(scalars.count, offset + reach)
        var offsets: Set<Int> = []
        var place = range.lowerBound
        for character in substring(from: range.lowerBound, to: range.upperBound) {
            offsets.insert(place)
            place += character.unicodeScalars.count
        }
        return (range, offsets)
    }

    /// Returns the unit before that at an offset; the empty one at the start if there is none.
    func unit(_ unit: Unit, before offset: Int) -> Range<Int> {
        let start = self.unit(unit, at: offset).lowerBound
        return start == 0 ? 0..<0 : self.unit(unit, at: start - 1)
    }

    /// Returns the unit after that at an offset; the empty one at the end if there is none.
    func unit(_ unit: Unit, after offset: Int) -> Range<Int> {
        self.unit(unit, at: self.unit(unit, at: offset).upperBound)
    }

    /// True if a unit begins at an offset inside of the text.
    private func begins(_ unit: Unit, at offset: Int) -> Bool {
        let (before, here) = (scalars[offset - 1], scalars[offset])
        return switch unit {
        case .character: true
        case .word: isWord(here) && !isWord(before)
        case .sentence:
            // The mark at the end, and the spaces behind it, belong to the sentence before.
            !isSpace(here) && isSpace(before) && endsSentence(before: offset)
        case .line, .paragraph: isBreak(before) && !(before == "\r" && here == "\n")
        }
    }

    private func isWord(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.isAlphabetic || properties.numericType != nil
            || properties.isGraphemeExtend || scalar == "_" || scalar == "'" || scalar == "’"
    }

    private func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

    private func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
    }

    private func endsSentence(before offset: Int) -> Bool {
        var index = offset - 1
        while index >= 0, isSpace(scalars[index]) {
            if isBreak(scalars[index]) { return true }
            index -= 1
        }
        return index >= 0 && [".", "!", "?", "…", "。"].contains(scalars[index])
    }
}
