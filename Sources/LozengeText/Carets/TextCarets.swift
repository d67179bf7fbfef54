package import Foundation
import LozengeCore

/// Where carets stand in a text that is laid out, and which text is at a point.
///
/// Offsets count UTF-8 bytes of the text, with U+FFFD in place of U+0000. Characters are what Swift
/// calls so: none is ever cut.
package struct TextCarets {
    /// One of the characters that are shown, in points from the text's top-left corner.
    struct Character {
        var bytes: Range<Int>
        var minX: CGFloat
        var maxX: CGFloat
        var isRightToLeft: Bool

        /// The edge at which it begins, if it is read from there.
        var leading: CGFloat { isRightToLeft ? maxX : minX }
        var trailing: CGFloat { isRightToLeft ? minX : maxX }
    }

    struct Line {
        /// Where the line's text begins.
        var start: Int
        /// Where a caret is in a line without characters.
        var startX: CGFloat
        var minY: CGFloat
        var maxY: CGFloat
        /// In logical order.
        var characters: [Character]
    }

    /// At least one.
    let lines: [Line]

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

    /// Where the caret stands before the character at `offset`, without a width; in a character,
    /// before that; in text that is left out, where that would be.
    ///
    /// Where a line is broken within a word it stands at the beginning of the line after.
    package func caret(at offset: Int) -> CGRect {
        let line = lines[max(0, lines.indexOfFirst { $0.start > offset } - 1)]
        var x = line.startX
        for character in line.characters {
            if character.bytes.lowerBound > offset { break }
            x = character.bytes.contains(offset) ? character.leading : character.trailing
        }
        return CGRect(x: x, y: line.minY, width: 0, height: line.maxY - line.minY)
    }

    /// The offset of the caret next to `point`; beside the text, that of the nearest line's end.
    package func closestOffset(to point: CGPoint) -> Int {
        let line = lines.first { point.y < $0.maxY } ?? lines[lines.count - 1]
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

    /// What is to be marked if `range` is selected: one rectangle for what lies together, from the
    /// left of each line to its right.
    package func rects(for range: Range<Int>) -> [CGRect] {
        var rects: [CGRect] = []
        for line in lines {
            var end: CGFloat?
            for character in line.characters.sorted(by: { $0.minX < $1.minX })
            where character.bytes.overlaps(range) && character.maxX > character.minX {
                if let end, character.minX - end < 1e-6 {
                    rects[rects.count - 1].size.width =
                        character.maxX - rects[rects.count - 1].minX
                } else {
                    rects.append(
                        CGRect(
                            x: character.minX, y: line.minY,
                            width: character.maxX - character.minX, height: line.maxY - line.minY))
                }
                end = character.maxX
            }
        }
        return rects
    }
}
