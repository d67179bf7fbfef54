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

    /// Returns the place at the end of a line of one paragraph.
    package func end(ofLine index: Int) -> Place {
        let isLast = index + 1 >= lines.count
        return Place(isLast ? string.utf8.count : lines[index + 1].start, isUpstream: true)
    }

    /// Returns the place in a line that is nearest to a distance from the left edge, in points.
    package func place(inLine index: Int, nearest x: CGFloat) -> Place {
        let line = lines[index]
        let offset = closestOffset(to: CGPoint(x: x, y: (line.minY + line.maxY) / 2))
        let end = end(ofLine: index)
        return offset >= end.offset ? end : Place(offset)
    }
}
