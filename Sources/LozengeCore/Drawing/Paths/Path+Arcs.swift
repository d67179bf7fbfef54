import Foundation

extension Path {
    /// Adds a part of a circle, after a line to where it begins if a subpath is open.
    ///
    /// Angles count from the right; on a screen growing ones turn the way of a clock's hands.
    ///
    /// `clockwise` says that angles fall on the way from the first to the second: clockwise where y
    /// grows upwards, and against the clock's hands on a screen. Angles a turn or more apart make a
    /// whole circle. A radius less than zero begins on the other side of the centre.
    ///
    /// Matches: SwiftUI.Path.addArc(center:radius:startAngle:endAngle:clockwise:transform:)
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let arc = Arc(from: startAngle.radians, to: endAngle.radians, growing: !clockwise)
        add(arc, center: center, radius: radius, transform, afterLine: isInSubpath)
    }

    /// Adds a part of a circle, from an angle on; on a screen a `delta` above zero turns the way of
    /// a clock's hands.
    ///
    /// More than a whole turn counts as that.
    ///
    /// Matches: SwiftUI.Path.addRelativeArc(center:radius:startAngle:delta:transform:)
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        let arc = Arc(start: startAngle.radians, delta: min(max(delta.radians, -turn), turn))
        add(arc, center: center, radius: radius, transform, afterLine: isInSubpath)
    }

    /// Adds a rounded corner: a line towards a point and an arc towards another one.
    ///
    /// It has no effect in an empty path. If there is no such arc, because the points are on one
    /// line or the radius is 0, it adds a line to the first point.
    ///
    /// Matches: SwiftUI.Path.addArc(tangent1End:tangent2End:radius:transform:)
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint?.applying(transform.inverted()) else { return }
        let corner = tangent1End
        guard let arrival = corner.direction(from: current),
            let departure = tangent2End.direction(from: corner)
        else { return addLine(to: corner.applying(transform)) }
        let cross = arrival.x * departure.y - arrival.y * departure.x
        let dot = arrival.x * departure.x + arrival.y * departure.y
        guard abs(cross) > 1e-9, radius > 0 else {
            return addLine(to: corner.applying(transform))
        }
        let turn = atan2(cross, dot)
        let reach = radius * tan(abs(turn) / 2)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(
            x: corner.x - arrival.x * reach - arrival.y * side * radius,
            y: corner.y - arrival.y * reach + arrival.x * side * radius)
        let start = atan2(-arrival.x * side, arrival.y * side)
        add(
            Arc(start: start, delta: turn), center: center, radius: radius, transform,
            afterLine: true)
    }

    private mutating func add(
        _ arc: Arc, center: CGPoint, radius: CGFloat, _ transform: CGAffineTransform,
        afterLine: Bool
    ) {
        let place = CGAffineTransform(
            a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y
        ).concatenating(transform)
        let start = arc.point(at: arc.start).applying(place)
        if afterLine {
            addLine(to: start)
        } else {
            move(to: start)
        }
        guard arc.delta != 0 else { return }
        arc.curves(under: place) { element in
            if case .curve(let end, let control1, let control2) = element {
                addCurve(to: end, control1: control1, control2: control2)
            }
        }
    }
}

extension CGPoint {
    /// The direction from another point to this one, of length 1; nil if they are too near for one,
    /// or not finite.
    func direction(from other: CGPoint) -> CGPoint? {
        let length = distance(to: other)
        guard length > 1e-12, length.isFinite else { return nil }
        return CGPoint(x: (x - other.x) / length, y: (y - other.y) / length)
    }
}
