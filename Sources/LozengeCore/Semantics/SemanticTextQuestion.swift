public import Foundation

/// A question about the place of an element's text; offsets are in UTF-8 bytes, points and frames in the window.
public enum SemanticTextQuestion: Equatable, Sendable {
    /// Asks for the frames of a range.
    case frames(Range<Int>)
    /// Asks for the range of the character at a point.
    case character(CGPoint)
    /// Asks for the range of the line at an offset.
    case line(Int)
    /// Asks for the ranges whose characters are in a rectangle.
    case within(CGRect)
}

/// The answer to a question about the place of a text.
public enum SemanticTextAnswer: Equatable, Sendable {
    /// A frame for each contiguous part of a line; that of the caret for an empty range.
    case frames([CGRect])
    /// Ranges in the order of the text; none where there is no text.
    case ranges([Range<Int>])
}

extension TextCarets {
    /// Answers a question about the text.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - origin: The top-left corner of the text in the window, in points.
    /// - Returns: The answer.
    package func answer(_ question: SemanticTextQuestion, at origin: CGPoint) -> SemanticTextAnswer
    {
        func local(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        }
        switch question {
        case .frames(let range):
            let rects = rects(for: range)
            return .frames(
                (rects.isEmpty ? [caret(at: range.lowerBound)] : rects).map {
                    $0.offsetBy(dx: origin.x, dy: origin.y)
                })
        case .character(let point): return .ranges(characters(at: local(point)))
        case .line(let offset): return .ranges([line(at: offset)])
        case .within(let rect):
            return .ranges(ranges(within: CGRect(origin: local(rect.origin), size: rect.size)))
        }
    }

    private func characters(at point: CGPoint) -> [Range<Int>] {
        guard let line = lines.first(where: { $0.minY <= point.y && point.y < $0.maxY }),
            let character = line.characters.first(where: {
                $0.minX <= point.x && point.x < $0.maxX
            })
        else { return [] }
        return [character.bytes]
    }

    /// The line at an offset, with the break that ends it.
    private func line(at offset: Int) -> Range<Int> {
        let index = lines.lastIndex { $0.start <= offset } ?? 0
        let end = index + 1 < lines.count ? lines[index + 1].start : string.utf8.count
        return lines[index].start..<max(lines[index].start, end)
    }

    private func ranges(within rect: CGRect) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for line in lines where line.minY < rect.maxY && rect.minY < line.maxY {
            for character in line.characters
            where character.minX < rect.maxX && rect.minX < character.maxX {
                if let last = ranges.last, last.upperBound == character.bytes.lowerBound {
                    ranges[ranges.count - 1] = last.lowerBound..<character.bytes.upperBound
                } else {
                    ranges.append(character.bytes)
                }
            }
        }
        return ranges
    }
}
