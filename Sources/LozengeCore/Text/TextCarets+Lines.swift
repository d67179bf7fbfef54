import Foundation

/// Motions between lines.
extension TextCarets {
    /// Returns the index of the line in which the caret of a place is.
    package func line(of place: Place) -> Int {
        let middle = caret(at: place).midY
        return lines.firstIndex { middle < $0.maxY } ?? lines.count - 1
    }

    /// Returns the place at the start of a line.
    package func start(ofLine index: Int) -> Place { Place(lines[index].start) }

    /// Returns the place at the end of a line, before the break that ends it.
    package func end(ofLine index: Int) -> Place {
        guard index + 1 < lines.count else { return Place(string.utf8.count, isUpstream: true) }
        let next = lines[index + 1].start
        guard let last = lines[index].characters.last(where: { $0.bytes.upperBound <= next }) else {
            return Place(lines[index].start)
        }
        let ending = string.substring(ofBytes: last.bytes)
        guard ending.first?.isNewline == true else { return Place(next, isUpstream: true) }
        return Place(last.bytes.lowerBound)
    }

    /// Returns the place in a line that is nearest to a distance from the left edge, in points.
    package func place(inLine index: Int, nearest x: CGFloat) -> Place {
        let line = lines[index]
        let offset = closestOffset(to: CGPoint(x: x, y: (line.minY + line.maxY) / 2))
        let end = end(ofLine: index)
        return offset >= end.offset ? end : Place(offset)
    }
}
