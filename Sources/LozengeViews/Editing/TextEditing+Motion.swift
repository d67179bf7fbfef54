import Foundation
import LozengeCore

/// Motions of the caret.
///
/// Source: `docs/editing.md`, EDIT-1 to EDIT-6.
extension TextEditing {
    func move(_ motion: EditCommand.Motion, isExtending: Bool) {
        history.close()
        let kept = column
        column = nil
        if !isExtending, !text.selection.isEmpty, let edge = edge(motion) {
            return text.move(to: edge)
        }
        let place = place(after: motion, column: kept, isExtending: isExtending)
        text.move(to: place.offset, isUpstream: place.isUpstream, extending: isExtending)
    }

    func select(_ range: Range<Int>) { select(anchor: range.lowerBound, caret: range.upperBound) }

    func select(anchor: Int, caret: Int) {
        column = nil
        history.close()
        text.select(anchor: anchor, caret: caret)
    }

    func move(to offset: Int, isExtending: Bool) {
        column = nil
        history.close()
        text.move(to: offset, extending: isExtending)
    }

    /// Returns the end of the selection to which an arrow key moves.
    private func edge(_ motion: EditCommand.Motion) -> Int? {
        let range = text.selection
        guard motion == .left || motion == .right else { return nil }
        let lower = caret(at: TextCarets.Place(range.lowerBound))
        let upper = caret(at: TextCarets.Place(range.upperBound))
        // On several lines the first edge is the left one, where text is read from the left.
        let isOrdered =
            lower.midY == upper.midY
            ? lower.minX <= upper.minX : !isRightToLeft(at: range.lowerBound)
        return isOrdered == (motion == .left) ? range.lowerBound : range.upperBound
    }

    func place(
        after motion: EditCommand.Motion, column: CGFloat? = nil, isExtending: Bool = true
    ) -> TextCarets.Place {
        switch motion {
        case .left, .right: return beside(motion)
        case .up, .down, .pageUp, .pageDown:
            return vertical(motion, column: column, isExtending: isExtending)
        case .lineStart, .lineEnd:
            guard let block = placed(around: here) else { return here }
            let line = block.carets.line(of: block.local(here))
            return block.global(
                motion == .lineStart
                    ? block.carets.start(ofLine: line) : block.carets.end(ofLine: line))
        case .paragraphStart:
            return TextCarets.Place(
                text.storage.paragraph(at: text.storage.before(text.caret)).lowerBound)
        case .paragraphEnd: return TextCarets.Place(paragraphEnd(after: text.caret))
        case .backward: return TextCarets.Place(text.storage.before(text.caret))
        case .forward:
            return TextCarets.Place(text.storage.after(text.caret), isUpstream: true)
        case .wordBackward: return word(isForward: false)
        case .wordForward: return word(isForward: true)
        case .wordLeft: return word(isForward: isRightToLeft(at: text.caret))
        case .wordRight: return word(isForward: !isRightToLeft(at: text.caret))
        case .start: return TextCarets.Place(0)
        case .end: return TextCarets.Place(text.end, isUpstream: true)
        }
    }

    private func isRightToLeft(at offset: Int) -> Bool {
        guard let block = placed(around: TextCarets.Place(offset)) else { return false }
        return block.carets.isRightToLeft(at: offset - block.content.lowerBound)
    }

    /// Returns the place to the left or right; beyond the end of a line, that on the next one.
    private func beside(_ motion: EditCommand.Motion) -> TextCarets.Place {
        guard let block = placed(around: here) else { return here }
        if let place = block.carets.place(
            beside: block.local(here), toTheRight: motion == .right)
        {
            return block.global(place)
        }
        let isForward = (motion == .right) != isRightToLeft(at: text.caret)
        // On one line there is more only beyond the end of a block.
        let end = isForward ? block.content.upperBound : block.content.lowerBound
        guard isMultiline || text.caret == end else { return here }
        return TextCarets.Place(
            isForward ? text.storage.after(text.caret) : text.storage.before(text.caret),
            isUpstream: isForward && !isMultiline)
    }

    /// Returns the place some lines above or below, in the column in which the motion began.
    private func vertical(
        _ motion: EditCommand.Motion, column: CGFloat?, isExtending: Bool
    ) -> TextCarets.Place {
        let isDown = motion == .down || motion == .pageDown
        let edge = isDown ? text.selection.upperBound : text.selection.lowerBound
        let start = isExtending || text.selection.isEmpty ? here : TextCarets.Place(edge)
        guard let block = placed(around: start) else { return start }
        let local = block.carets.caret(at: block.local(start))
        let x = column ?? block.global(local).minX
        self.column = x
        if motion == .pageUp || motion == .pageDown {
            let caret = block.global(local)
            // One line of the present page stays visible.
            let page = visible.upperBound - visible.lowerBound
            let distance = max(caret.height, page - caret.height)
            let point = CGPoint(x: x, y: caret.midY + (isDown ? distance : -distance))
            guard let target = placed(at: point) else { return start }
            return target.place(nearest: x, inLineAt: point.y - target.origin.y)
        }
        let line = block.carets.line(of: block.local(start)) + (isDown ? 1 : -1)
        if block.carets.lines.indices.contains(line) {
            return block.place(nearest: x, inLine: line)
        }
        if isDown {
            guard let next = placed(after: block) else {
                return TextCarets.Place(text.end, isUpstream: true)
            }
            return next.place(nearest: x, inLine: 0)
        }
        guard let before = placed(before: block) else { return TextCarets.Place(0) }
        return before.place(nearest: x, inLine: before.carets.lines.count - 1)
    }

    /// Returns the end of the paragraph around an offset; at one, that of the paragraph after.
    private func paragraphEnd(after offset: Int) -> Int {
        func end(_ offset: Int) -> Int {
            let paragraph = text.storage.paragraph(at: offset)
            guard !paragraph.isEmpty else { return offset }
            let last = text.storage.blocks.block(at: paragraph.upperBound - 1).index
            return paragraph.upperBound - Int(text.storage.blocks[last].breakLength)
        }
        let here = end(offset)
        return here > offset ? here : end(text.storage.after(offset))
    }

    /// Returns the end of the next word, or the beginning of the previous one.
    private func word(isForward: Bool) -> TextCarets.Place {
        // The words of a secret are not to be told from the motion.
        if isSecret { return TextCarets.Place(isForward ? text.end : 0, isUpstream: isForward) }
        var place = text.caret
        while isForward ? place < text.end : place > 0 {
            let inside = isForward ? place : text.storage.before(place)
            guard let block = placed(around: TextCarets.Place(inside)) else { break }
            // A break is passed like a space.
            guard block.content.contains(inside) else {
                place = isForward ? text.storage.after(inside) : inside
                continue
            }
            let word = block.block.word(at: inside - block.content.lowerBound)
                .shifted(by: block.content.lowerBound)
            let next = isForward ? word.upperBound : word.lowerBound
            guard isForward ? next > place : next < place else { break }
            place = next
            if text.storage.substring(word).contains(where: {
                !$0.isWhitespace && !$0.isPunctuation
            }) {
                break
            }
        }
        return TextCarets.Place(place, isUpstream: isForward)
    }
}

extension PlacedBlock {
    /// Returns the place in a line that is nearest to a distance from the left edge of the text.
    fileprivate func place(nearest x: CGFloat, inLine line: Int) -> TextCarets.Place {
        global(carets.place(inLine: line, nearest: x - origin.x))
    }

    /// Returns the place in the line at a height in the block.
    fileprivate func place(nearest x: CGFloat, inLineAt y: CGFloat) -> TextCarets.Place {
        let line = carets.lines.firstIndex { y < $0.maxY } ?? carets.lines.count - 1
        return place(nearest: x, inLine: line)
    }
}
