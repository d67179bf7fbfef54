import Foundation

/// Draws lines of a width along rows of points, as a polygon to be filled non-zero.
///
/// Each row gives one contour: along its left side, around the end, back along the other side; a
/// closed row gives one for each side. Everything is gone around the same way, so that parts which
/// cover each other do not cancel.
struct Stroker {
    private(set) var outline = Polygon()
    let style: StrokeStyle
    /// Half the width.
    let half: CGFloat
    /// How far a round part may be from a circle.
    private let tolerance: CGFloat
    /// The greatest angle of a part of a circle.
    private let arcStep: CGFloat
    /// The side that is gone back along.
    private var back: [CGPoint] = []

    init(_ style: StrokeStyle, tolerance: CGFloat) {
        self.style = style
        half = min(style.lineWidth / 2, 1e12)
        self.tolerance = tolerance
        arcStep = max(2 * acos(1 - min(1, tolerance / half)), .pi / 500)
    }

    /// What was drawn, under a transform.
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
            side(points[0], line.directions[0])
            for index in 1..<last { join(line, at: index) }
            side(points[last], line.directions[last - 1])
            cap(points[last], line.directions[last - 1])
            outline.points.append(contentsOf: back.reversed())
            cap(points[0], CGPoint.zero - line.directions[0])
        }
    }

    /// What a line of no length looks like: its two caps.
    mutating func dot(_ center: CGPoint, direction: CGPoint) {
        guard style.lineCap != .butt else { return }
        outline.begin(isClosed: true)
        for direction in [direction, CGPoint.zero - direction] {
            outline.points.append(center + direction.left * half)
            cap(center, direction)
        }
    }

    private mutating func side(_ point: CGPoint, _ direction: CGPoint) {
        outline.points.append(point + direction.left * half)
        back.append(point - direction.left * half)
    }

    /// From the left of an end, which is there already, around to its right, which is not.
    private mutating func cap(_ point: CGPoint, _ direction: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .square:
            let middle = point + direction * half
            outline.points.append(middle + direction.left * half)
            outline.points.append(middle - direction.left * half)
        case .round: arc(around: point, from: direction.left, by: -.pi, into: &outline.points)
        }
        outline.points.append(point - direction.left * half)
    }

    private mutating func join(_ line: Polyline, at index: Int) {
        let before = index == 0 ? line.points.count - 1 : index - 1
        let point = line.points[index]
        let (arrival, departure) = (line.directions[before], line.directions[index])
        let cross = arrival.x * departure.y - arrival.y * departure.x
        let dot = arrival.x * departure.x + arrival.y * departure.y
        let corner = Corner(
            point: point, arrival: arrival.left * half, departure: departure.left * half,
            turn: atan2(cross, dot), cosine: dot,
            room: min(line.lengths[before], line.lengths[index]) / 2,
            isSmooth: !line.isCorner[index])
        if cross > 0 {
            inner(corner, into: &outline.points)
            outer(corner.mirrored, into: &back)
        } else {
            outer(corner, into: &outline.points)
            inner(corner.mirrored, into: &back)
        }
    }

    /// Where both sides meet if they are long enough, else through the corner: then what is gone
    /// around twice is covered anyway.
    private func inner(_ corner: Corner, into points: inout [CGPoint]) {
        if corner.cosine > -0.99, half * abs(tan(corner.turn / 2)) <= corner.room {
            points.append(corner.tip)
        } else {
            points.append(corner.point + corner.arrival)
            points.append(corner.point)
            points.append(corner.point + corner.departure)
        }
    }

    private func outer(_ corner: Corner, into points: inout [CGPoint]) {
        let reach = 1 / max(cos(corner.turn / 2), 1e-9)
        if half * (reach - 1) < tolerance {
            return points.append(corner.tip)
        }
        switch corner.isSmooth ? .round : style.lineJoin {
        case .miter where reach <= style.miterLimit: points.append(corner.tip)
        case .miter, .bevel:
            points.append(corner.point + corner.arrival)
            points.append(corner.point + corner.departure)
        case .round:
            points.append(corner.point + corner.arrival)
            arc(
                around: corner.point, from: corner.arrival * (1 / half), by: corner.turn,
                into: &points)
            points.append(corner.point + corner.departure)
        }
    }

    /// Points on a circle between two others, which are not among them.
    private func arc(
        around center: CGPoint, from direction: CGPoint, by angle: CGFloat,
        into points: inout [CGPoint]
    ) {
        let count = Int((abs(angle) / arcStep).rounded(.up))
        guard count > 1 else { return }
        let step = angle / CGFloat(count)
        let (sine, cosine) = (sin(step), cos(step))
        var spoke = direction * half
        for _ in 1..<count {
            spoke = CGPoint(
                x: spoke.x * cosine - spoke.y * sine, y: spoke.x * sine + spoke.y * cosine)
            points.append(center + spoke)
        }
    }
}

/// A corner of a line, seen from one of its sides.
private struct Corner {
    let point: CGPoint
    /// From the point to the side of the line that arrives.
    var arrival: CGPoint
    /// From the point to the side of the line that departs.
    var departure: CGPoint
    /// The angle from one to the other.
    let turn: CGFloat
    let cosine: CGFloat
    /// How much of the shorter of the lines is its own.
    let room: CGFloat
    let isSmooth: Bool

    /// The same from the other side.
    var mirrored: Corner {
        var other = self
        other.arrival = CGPoint.zero - arrival
        other.departure = CGPoint.zero - departure
        return other
    }

    /// Where the sides meet.
    var tip: CGPoint { point + (arrival + departure) * (1 / (1 + cosine)) }
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
