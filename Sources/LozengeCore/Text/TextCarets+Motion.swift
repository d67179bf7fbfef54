import Foundation

extension TextCarets {
    /// A place for a caret; where directions meet, one offset has two.
    package struct Place: Equatable, Sendable {
        package var offset: Int
        /// Whether the caret stands at what is before the offset.
        package var isUpstream: Bool

        package init(_ offset: Int, isUpstream: Bool = false) {
            self.offset = offset
            self.isUpstream = isUpstream
        }
    }

    /// Returns the frame of the caret at a place.
    package func caret(at place: Place) -> CGRect {
        guard place.isUpstream, let (line, character) = character(endingAt: place.offset) else {
            return caret(at: place.offset)
        }
        return CGRect(
            x: character.trailing, y: line.minY, width: 0, height: line.maxY - line.minY)
    }

    private func character(endingAt offset: Int) -> (Line, Character)? {
        for line in lines.reversed() {
            if let found = line.characters.last(where: { $0.bytes.upperBound == offset }) {
                return (line, found)
            }
        }
        return nil
    }

    /// The place beside another one in its line, past one character as they stand there; `nil` at the
    /// line's end.
    package func place(beside place: Place, toTheRight isRight: Bool) -> Place? {
        let caret = caret(at: place)
        let line = lines.last { $0.minY <= caret.minY + 0.01 } ?? lines[0]
        let wide = line.characters.filter { $0.maxX - $0.minX > 0.001 }
        let passed =
            isRight
            ? wide.filter { $0.minX >= caret.minX - 0.01 }.min { $0.minX < $1.minX }
            : wide.filter { $0.maxX <= caret.minX + 0.01 }.max { $0.maxX < $1.maxX }
        guard let passed else { return nil }
        // Past a character in the direction it is read in, the caret is behind it.
        let isBehind = passed.isRightToLeft != isRight
        return Place(
            isBehind ? passed.bytes.upperBound : passed.bytes.lowerBound, isUpstream: isBehind)
    }

    /// Whether the text around an offset is read from right to left.
    package func isRightToLeft(at offset: Int) -> Bool {
        let characters = lines.flatMap(\.characters)
        let around = characters.last { $0.bytes.lowerBound <= offset } ?? characters.first
        return around?.isRightToLeft ?? false
    }
}
