import Foundation

/// Draws lines of a width along rows of points, as a polygon to be filled non-zero.
///
/// Each row gives one contour: along its left side, around the end, back along the other side; a
/// closed row gives one for each side. Everything is gone around the same way, so that parts which
/// cover each other do not cancel.
struct Stroker {
    private var outline = Polygon()
    private let pen: Pen
    /// The side that is gone back along.
    private var back: [CGPoint] = []

    init(_ style: StrokeStyle, tolerance: CGFloat) {
        pen = Pen(style, tolerance: tolerance)
    }

    /// Returns the outline under a transform.
    consuming func outline(under transform: CGAffineTransform) -> Polygon {
        outline.apply(transform)
        return outline
    }

    /// Draws along a row.
    mutating func stroke(_ line: Polyline) {
        let points = line.points
        guard points.count > 1 else {
            if let point = points.first { dot(point, direction: CGPoint(x: 1, y: 0)) }
            return
        }
        outline.begin(isClosed: true)
        back.removeAll(keepingCapacity: true)
        if line.isClosed {
            for index in points.indices { join(line, at: index) }
            outline.begin(isClosed: true)
            outline.points.append(contentsOf: back.reversed())
        } else {
            let last = points.count - 1
            let (first, final) = (line.directions[0], line.directions[last - 1])
            outline.points.append(points[0] + first.left * pen.radius)
            for index in 1..<last { join(line, at: index) }
            outline.points.append(points[last] + final.left * pen.radius)
            pen.cap(points[last], final, into: &outline.points)
            outline.points.append(contentsOf: back.reversed())
            outline.points.append(points[0] - first.left * pen.radius)
            pen.cap(points[0], CGPoint.zero - first, into: &outline.points)
        }
    }

    /// Draws a line of length 0: its two caps.
    mutating func dot(_ center: CGPoint, direction: CGPoint) {
        guard pen.hasCap else { return }
        outline.begin(isClosed: true)
        for direction in [direction, CGPoint.zero - direction] {
            outline.points.append(center + direction.left * pen.radius)
            pen.cap(center, direction, into: &outline.points)
        }
    }

    private mutating func join(_ line: Polyline, at index: Int) {
        let before = index == 0 ? line.directions.count - 1 : index - 1
        let corner = StrokeCorner(
            point: line.points[index], arrival: line.directions[before],
            departure: line.directions[index],
            room: min(line.lengths[before], line.lengths[index]) / 2,
            isSmooth: !line.isCorner[index])
        if corner.sine > 0 {
            pen.inner(corner, side: 1, into: &outline.points)
            pen.outer(corner, side: -1, into: &back)
        } else {
            pen.outer(corner, side: 1, into: &outline.points)
            pen.inner(corner, side: -1, into: &back)
        }
    }
}

extension CGPoint {
    static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
        CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
    }

    static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
        CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
    }

    static func * (lhs: CGPoint, rhs: CGFloat) -> CGPoint {
        CGPoint(x: lhs.x * rhs, y: lhs.y * rhs)
    }

    /// A quarter turn from x to y.
    var left: CGPoint { CGPoint(x: -y, y: x) }
}
