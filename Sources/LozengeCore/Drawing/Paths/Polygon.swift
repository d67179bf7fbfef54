import Foundation

/// A path made of straight lines: the points of all its contours in one row.
package struct Polygon: Equatable, Sendable {
    /// A row of at least two points.
    package struct Contour: Equatable, Sendable {
        /// The index of its first point; its points end before those of the next contour.
        package let start: Int
        /// Whether a line leads from the last point to the first; when filled, one always does.
        package var isClosed: Bool
    }

    /// The points of all contours.
    package internal(set) var points: [CGPoint] = []
    /// The contours.
    package internal(set) var contours: [Contour] = []

    /// Creates an empty polygon.
    package init() {}

    /// True if there are no contours.
    package var isEmpty: Bool { contours.isEmpty }

    /// Which of the points belong to a contour.
    package func range(ofContour index: Int) -> Range<Int> {
        let next = index + 1
        return contours[index].start..<(next < contours.count ? contours[next].start : points.count)
    }

    /// The smallest rectangle around all points, null if there are none.
    package var bounds: CGRect { CGRect(around: points) }

    /// Returns the winding number of a point: turns from x to y count 1, opposite turns -1.
    package func winding(around point: CGPoint) -> Int {
        var winding = 0
        for index in contours.indices {
            let range = range(ofContour: index)
            var from = points[range.upperBound - 1]
            for to in points[range] {
                if (from.y <= point.y) != (to.y <= point.y) {
                    let side =
                        (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
                    if to.y > from.y, side > 0 { winding += 1 }
                    if to.y < from.y, side < 0 { winding -= 1 }
                }
                from = to
            }
        }
        return winding
    }

    mutating func begin(isClosed: Bool) {
        contours.append(Contour(start: points.count, isClosed: isClosed))
    }

    /// Takes every point under a transform; one that it takes nowhere comes to 0, 0.
    mutating func apply(_ transform: CGAffineTransform) {
        guard !transform.isIdentity else { return }
        for index in points.indices {
            points[index] = points[index].applying(transform).settled ?? .zero
        }
    }
}
