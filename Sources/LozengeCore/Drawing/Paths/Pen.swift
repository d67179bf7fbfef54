import Foundation

/// A corner of a line: where it is, and the directions of length 1 it is reached and left in.
struct StrokeCorner {
    let point: CGPoint
    let arrival: CGPoint
    let departure: CGPoint
    /// How much of the shorter of its lines is its own.
    let room: CGFloat
    /// Whether it is a place inside a curve.
    let isSmooth: Bool

    /// Of the angle from arrival to departure; above zero it turns from x to y.
    var sine: CGFloat { arrival.x * departure.y - arrival.y * departure.x }
    var cosine: CGFloat { arrival.x * departure.x + arrival.y * departure.y }
}

/// The pen of a stroke: a circle along the path, and the shapes of caps and joins.
struct Pen {
    /// Half the width of the line.
    let radius: CGFloat
    private let lineCap: CGLineCap
    private let lineJoin: CGLineJoin
    private let miterLimit: CGFloat
    /// How far a round part may be from a circle.
    private let tolerance: CGFloat
    /// The greatest angle of a part of a circle.
    private let step: CGFloat

    init(_ style: StrokeStyle, tolerance: CGFloat) {
        radius = min(style.lineWidth / 2, 1e12)
        lineCap = style.lineCap
        lineJoin = style.lineJoin
        miterLimit = style.miterLimit
        self.tolerance = tolerance
        step = max(2 * acos(1 - min(1, tolerance / radius)), .pi / 500)
    }

    /// Whether a line of no length is to be seen.
    var hasCap: Bool { lineCap != .butt }

    /// From the left side of an end to its right side, neither among the points.
    func cap(_ point: CGPoint, _ direction: CGPoint, into points: inout [CGPoint]) {
        let left = direction.left * radius
        switch lineCap {
        case .butt: break
        case .square:
            let middle = point + direction * radius
            points.append(middle + left)
            points.append(middle - left)
        case .round: arc(around: point, from: left, by: -.pi, into: &points)
        }
        points.append(point - left)
    }

    /// Adds the inner side of a corner: the intersection of the sides if they are long enough, else
    /// the corner.
    ///
    /// Then an area that is covered twice is covered anyway.
    ///
    /// The side is 1 for the left of the line, -1 for its right.
    func inner(_ corner: StrokeCorner, side: CGFloat, into points: inout [CGPoint]) {
        let whole = 1 + corner.cosine
        if abs(corner.sine) * radius < corner.room * whole {
            points.append(tip(of: corner, side))
        } else {
            points.append(corner.point + corner.arrival.left * (radius * side))
            points.append(corner.point)
            points.append(corner.point + corner.departure.left * (radius * side))
        }
    }

    /// Around the corner as the style says, inside a curve always in a circle.
    func outer(_ corner: StrokeCorner, side: CGFloat, into points: inout [CGPoint]) {
        /// How far the tip is, in radii.
        let reach = 1 / max((1 + corner.cosine) / 2, 1e-18).squareRoot()
        if radius * (reach - 1) < tolerance {
            return points.append(tip(of: corner, side))
        }
        let start = corner.arrival.left * (radius * side)
        let end = corner.departure.left * (radius * side)
        switch corner.isSmooth ? .round : lineJoin {
        case .miter where reach <= miterLimit: points.append(tip(of: corner, side))
        case .miter, .bevel:
            points.append(corner.point + start)
            points.append(corner.point + end)
        case .round:
            points.append(corner.point + start)
            let turn = -side * abs(atan2(corner.sine, corner.cosine))
            arc(around: corner.point, from: start, by: turn, into: &points)
            points.append(corner.point + end)
        }
    }

    /// Returns the intersection of the sides.
    private func tip(of corner: StrokeCorner, _ side: CGFloat) -> CGPoint {
        let both = (corner.arrival + corner.departure).left
        return corner.point + both * (radius * side / max(1 + corner.cosine, 1e-18))
    }

    /// Points on a circle, the first and the last not among them.
    private func arc(
        around center: CGPoint, from spoke: CGPoint, by angle: CGFloat,
        into points: inout [CGPoint]
    ) {
        let count = Int((abs(angle) / step).rounded(.up))
        guard count > 1 else { return }
        let part = angle / CGFloat(count)
        let (sine, cosine) = (sin(part), cos(part))
        var spoke = spoke
        for _ in 1..<count {
            spoke = CGPoint(
                x: spoke.x * cosine - spoke.y * sine, y: spoke.x * sine + spoke.y * cosine)
            points.append(center + spoke)
        }
    }
}
