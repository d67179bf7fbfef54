import Foundation

/// The positions of carets in a laid-out text, and the text at points.
///
/// Offsets are in UTF-8 bytes of the text, with U+FFFD in place of U+0000. A character is a Swift
/// character and is never divided.
public struct TextCarets: Equatable, Sendable {
    /// One of the characters that are shown, in points from the text's top-left corner.
    package struct Character: Equatable, Sendable {
        /// The character's bytes in the text.
        package var bytes: Range<Int>
        /// The left edge, in points.
        package var minX: CGFloat
        /// The right edge, in points.
        package var maxX: CGFloat
        /// True for a right-to-left character.
        package var isRightToLeft: Bool

        package init(bytes: Range<Int>, minX: CGFloat, maxX: CGFloat, isRightToLeft: Bool) {
            self.bytes = bytes
            self.minX = minX
            self.maxX = maxX
            self.isRightToLeft = isRightToLeft
        }

        /// The edge at which it begins, if it is read from there.
        package var leading: CGFloat { isRightToLeft ? maxX : minX }
        package var trailing: CGFloat { isRightToLeft ? minX : maxX }
    }

    /// The characters of a line.
    package struct Line: Equatable, Sendable {
        /// The start of the line's text, in bytes.
        package var start: Int
        /// The position of a caret in a line without characters.
        package var startX: CGFloat
        /// The top edge, in points.
        package var minY: CGFloat
        /// The bottom edge, in points.
        package var maxY: CGFloat
        /// In logical order.
        package var characters: [Character]

        package init(
            start: Int, startX: CGFloat, minY: CGFloat, maxY: CGFloat, characters: [Character]
        ) {
            self.start = start
            self.startX = startX
            self.minY = minY
            self.maxY = maxY
            self.characters = characters
        }
    }

    /// The text that the offsets refer to.
    package let string: String
    /// At least one.
    package let lines: [Line]

    package init(string: String, lines: [Line]) {
        self.string = string
        self.lines = lines
    }

    /// Every place for a caret, in the order of the text.
    package var offsets: [Int] {
        var offsets: [Int] = []
        for line in lines {
            offsets.append(line.start)
            for character in line.characters {
                offsets.append(character.bytes.lowerBound)
                offsets.append(character.bytes.upperBound)
            }
        }
        return Set(offsets).sorted()
    }

    /// Returns the frame of the caret before the character at `offset`, without a width.
    ///
    /// In a character, that is the caret before it; in left-out text, the caret at its position.
    ///
    /// At a line break within a word, the caret is at the start of the next line.
    package func caret(at offset: Int) -> CGRect {
        let line = lines.last { $0.start <= offset } ?? lines[0]
        var x = line.startX
        for character in line.characters {
            if character.bytes.lowerBound > offset { break }
            x = character.bytes.contains(offset) ? character.leading : character.trailing
        }
        return CGRect(x: x, y: line.minY, width: 0, height: line.maxY - line.minY)
    }

    /// The offset of the caret next to `point`; beside the text, that of the nearest line's end.
    package func closestOffset(to point: CGPoint) -> Int {
        let line = line(at: point)
        var best: (distance: CGFloat, offset: Int) = (.infinity, line.start)
        for character in line.characters {
            let distance = max(character.minX - point.x, point.x - character.maxX, 0)
            guard distance < best.distance else { continue }
            let isLeft = point.x < (character.minX + character.maxX) / 2
            best = (
                distance,
                isLeft != character.isRightToLeft
                    ? character.bytes.lowerBound : character.bytes.upperBound
            )
        }
        return best.offset
    }

    /// Returns the rectangles that cover the selection of `range`, one for each contiguous part,
    /// each as high as its line and the space above.
    package func rects(for range: Range<Int>) -> [CGRect] {
        var rects: [CGRect] = []
        for (index, line) in lines.enumerated() {
            let top = index == 0 ? line.minY : lines[index - 1].maxY
            var end: CGFloat?
            for character in line.characters.sorted(by: { $0.minX < $1.minX })
            where character.bytes.overlaps(range) && character.maxX > character.minX {
                if let end, character.minX - end < 1e-6 {
                    rects[rects.count - 1].size.width =
                        character.maxX - rects[rects.count - 1].minX
                } else {
                    rects.append(
                        CGRect(
                            x: character.minX, y: top, width: character.maxX - character.minX,
                            height: line.maxY - top))
                }
                end = character.maxX
            }
        }
        return rects
    }

    /// The offset of the character next to `point`: the one under it, if one is.
    package func closestCharacter(to point: CGPoint) -> Int {
        let line = line(at: point)
        func distance(_ character: Character) -> CGFloat {
            max(character.minX - point.x, point.x - character.maxX, 0)
        }
        return line.characters.min { distance($0) < distance($1) }?.bytes.lowerBound ?? line.start
    }

    /// The paragraph at an offset, with the line feed that ends it.
    package func paragraph(at offset: Int) -> Range<Int> {
        let bytes = Array(string.utf8)
        let place = min(max(0, offset), bytes.count)
        let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let end = bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
        return start..<end
    }

    /// The line at a point, or the one next to it.
    private func line(at point: CGPoint) -> Line {
        lines.first { point.y < $0.maxY } ?? lines[lines.count - 1]
    }
}

extension String {
    /// The text in a range of UTF-8 bytes, as far as there is text.
    package func substring(ofBytes range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<utf8.count)
        let lower = utf8.index(startIndex, offsetBy: range.lowerBound)
        return String(self[lower..<utf8.index(lower, offsetBy: range.count)])
    }
}
