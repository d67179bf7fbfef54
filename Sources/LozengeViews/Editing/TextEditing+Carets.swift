import Foundation
import LozengeCore

/// The carets of the whole text, in points from its top-left corner.
extension TextEditing {
    /// The place of the caret.
    var here: TextCarets.Place {
        TextCarets.Place(text.caret, isUpstream: text.isCaretUpstream && text.caret > 0)
    }

    /// The frame of the caret, without a width.
    var caret: CGRect {
        guard let composition else { return caret(at: here) }
        let start = text.selection.lowerBound
        guard let block = placed(around: TextCarets.Place(start)) else { return .zero }
        let inside = min(max(0, composition.caret), composition.string.utf8.count)
        let place = TextCarets.Place(
            start - block.content.lowerBound + inside, isUpstream: inside > 0)
        return block.global(block.carets.caret(at: place))
    }

    func caret(at place: TextCarets.Place) -> CGRect {
        guard let block = placed(around: place) else { return .zero }
        return block.global(block.carets.caret(at: block.local(place)))
    }

    /// Returns the offset of the caret next to a point.
    func closestOffset(to point: CGPoint) -> Int {
        guard let block = placed(at: point) else { return 0 }
        return block.content.lowerBound + block.carets.closestOffset(to: block.local(point))
    }

    /// Returns the word at a point: that of the character under it, or of the nearest one.
    func word(at point: CGPoint) -> Range<Int> {
        guard let block = placed(at: point) else { return 0..<0 }
        let offset = block.carets.closestCharacter(to: block.local(point))
        return block.block.word(at: offset).shifted(by: block.content.lowerBound)
    }

    /// Returns the rectangles that cover the shown part of a range.
    func rects(for range: Range<Int>) -> [CGRect] {
        range.isEmpty ? [] : rects(for: range, in: shownBlocks)
    }

    /// Returns the rectangles that cover a range in some blocks.
    func rects(for range: Range<Int>, in blocks: [PlacedBlock]) -> [CGRect] {
        blocks.flatMap { block -> [CGRect] in
            let part = range.clamped(to: block.content)
            guard !part.isEmpty else { return [] }
            return block.carets.rects(for: part.shifted(by: -block.content.lowerBound))
                .map(block.global)
        }
    }

    /// Returns the rectangles that cover a part of the preedit text, by its offsets.
    func composedRects(for part: Range<Int>) -> [CGRect] {
        let start = text.selection.lowerBound
        guard let block = placed(around: TextCarets.Place(start)) else { return [] }
        return block.carets.rects(for: part.shifted(by: start - block.content.lowerBound))
            .map(block.global)
    }

    /// The carets of all of a text that is short; `nil` for a long one.
    var allCarets: TextCarets? {
        guard isShort, composition == nil else { return nil }
        var lines: [TextCarets.Line] = []
        var next = placed(around: TextCarets.Place(0))
        while let block = next {
            for var line in block.carets.lines {
                line.start += block.content.lowerBound
                line.startX += block.origin.x
                line.minY += block.origin.y
                line.maxY += block.origin.y
                for index in line.characters.indices {
                    line.characters[index].bytes =
                        line.characters[index].bytes.shifted(by: block.content.lowerBound)
                    line.characters[index].minX += block.origin.x
                    line.characters[index].maxX += block.origin.x
                }
                lines.append(line)
            }
            next = placed(after: block)
        }
        return lines.isEmpty ? nil : TextCarets(string: text.storage.string, lines: lines)
    }
}

extension Range<Int> {
    /// Returns the range at another distance.
    func shifted(by distance: Int) -> Range<Int> {
        lowerBound + distance..<upperBound + distance
    }
}
