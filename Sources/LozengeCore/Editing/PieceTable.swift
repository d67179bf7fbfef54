/// A text as pieces of two strings: the text as it once was, and what was inserted since.
///
/// A change takes time in proportion to the number of changes since the pieces were last joined, and not to the length of
/// the text. Offsets count UTF-8 bytes and are at scalars.
package struct PieceTable: Sendable {
    private struct Piece {
        var isInserted: Bool
        var bytes: Range<Int>
    }

    private var base: String
    private var inserted = ""
    private var pieces: [Piece] = []
    /// The length of the text, in bytes.
    package private(set) var count: Int

    /// The number of pieces after which they are joined, so that a change never takes long.
    ///
    /// Source: a choice; a thousand pieces are found in a microsecond.
    private static let mostPieces = 1000

    package init(_ string: String) {
        base = string
        base.makeContiguousUTF8()
        count = base.utf8.count
        if count > 0 { pieces = [Piece(isInserted: false, bytes: 0..<count)] }
    }

    /// The whole text.
    package var string: String {
        if pieces.count == 1, !pieces[0].isInserted, pieces[0].bytes == 0..<base.utf8.count {
            return base
        }
        return substring(0..<count)
    }

    /// Makes one string of the pieces, which is returned without a copy until the next change.
    @discardableResult
    package mutating func join() -> String {
        let joined = string
        self = PieceTable(joined)
        return joined
    }

    /// Returns the text in a range, as far as there is text.
    package func substring(_ range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<count)
        var result = ""
        if range.count > 64 { result.reserveCapacity(range.count) }
        var start = 0
        for piece in pieces {
            if start >= range.upperBound { break }
            let part = range.clamped(to: start..<start + piece.bytes.count)
            if !part.isEmpty {
                let from = piece.bytes.lowerBound + part.lowerBound - start
                let source = piece.isInserted ? inserted : base
                let utf8 = source.utf8
                let lower = utf8.index(utf8.startIndex, offsetBy: from)
                result += source[lower..<utf8.index(lower, offsetBy: part.count)]
            }
            start += piece.bytes.count
        }
        return result
    }

    /// Replaces a range by a text.
    package mutating func replace(_ range: Range<Int>, with text: String) {
        let range = range.clamped(to: 0..<count)
        let length = text.utf8.count
        let first = split(at: range.lowerBound)
        let end = split(at: range.upperBound)
        let start = inserted.utf8.count
        inserted += text
        let continuesLast =
            first > 0 && pieces[first - 1].isInserted && pieces[first - 1].bytes.upperBound == start
        pieces.removeSubrange(first..<end)
        if continuesLast {
            pieces[first - 1].bytes = pieces[first - 1].bytes.lowerBound..<start + length
        } else if length > 0 {
            pieces.insert(Piece(isInserted: true, bytes: start..<start + length), at: first)
        }
        count += length - range.count
        if pieces.count > Self.mostPieces { join() }
    }

    /// Divides the piece around an offset; returns the index of the piece that begins there.
    private mutating func split(at offset: Int) -> Int {
        var start = 0
        for (index, piece) in pieces.enumerated() {
            if offset == start { return index }
            let end = start + piece.bytes.count
            if offset < end {
                let place = piece.bytes.lowerBound + offset - start
                pieces[index].bytes = piece.bytes.lowerBound..<place
                pieces.insert(
                    Piece(isInserted: piece.isInserted, bytes: place..<piece.bytes.upperBound),
                    at: index + 1)
                return index + 1
            }
            start = end
        }
        return pieces.count
    }
}
