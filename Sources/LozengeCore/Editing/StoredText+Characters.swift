/// Characters: Swift's, which are extended grapheme clusters. One that is longer than a block counts as several.
///
/// Source: `docs/editing.md`, EDIT-1, EDIT-8, EDIT-9.
extension StoredText {
    /// Returns the position before the character that ends at an offset.
    package func before(_ offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        let start = blocks.block(at: offset - 1).start
        let text = substring(start..<offset)
        guard let last = text.last else { return offset }
        return offset - last.utf8.count
    }

    /// Returns the position after the character that begins at an offset.
    package func after(_ offset: Int) -> Int {
        guard offset < count else { return count }
        let (index, start) = blocks.block(at: offset)
        let text = substring(offset..<start + blocks[index].length)
        return offset + (text.first?.utf8.count ?? 0)
    }

    /// Returns an offset if it is between two characters, otherwise the end of the character around it.
    package func boundary(_ offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < count else { return count }
        let (index, start) = blocks.block(at: offset)
        if offset == start { return offset }
        let text = substring(start..<start + blocks[index].length)
        let place = text.utf8.index(text.startIndex, offsetBy: offset - start)
        if String.Index(place, within: text) != nil { return offset }
        return start + text.utf8.distance(from: text.startIndex, to: text.index(after: place))
    }

    /// Returns an offset if it is between two characters, otherwise the start of the character around it.
    package func start(ofCharacterAround offset: Int) -> Int {
        let end = boundary(offset)
        return end == offset || offset <= 0 || offset >= count ? end : before(end)
    }

    /// Returns the position to which Backspace deletes from an offset.
    package func backspace(from offset: Int) -> Int {
        let start = before(offset)
        let scalars = substring(start..<offset).unicodeScalars
        guard let first = scalars.first, let last = scalars.last, first.losesMarks else {
            return start
        }
        return offset - UTF8.width(last)
    }
}

extension Unicode.Scalar {
    /// True in scripts of which Backspace removes marks one by one: from Hebrew to Myanmar, Khmer, and the later blocks of
    /// Arabic and Indic scripts.
    ///
    /// Source: Pango, `backspace_deletes_character`, which is false for these.
    fileprivate var losesMarks: Bool {
        switch value {
        case 0x0590...0x109F, 0x1780...0x17FF, 0x1900...0x1CFF, 0xA800...0xABFF,
            0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x11000...0x11FFF:
            true
        default: false
        }
    }
}
