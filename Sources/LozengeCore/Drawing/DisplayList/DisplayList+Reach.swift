import Foundation

extension DrawCommand {
    /// The bounds of the command's ink, in points.
    public var reach: CGRect {
        switch self {
        case .fill(let shape, _): shape.bounds
        case .border(let rect, _, _), .picture(_, let rect, _): rect
        case .text(let layout, let origin, _): layout.reach.moved(by: origin)
        case .group(let effect, let fragment): effect.reach(around: fragment.reach)
        case .fragment(let fragment, let origin): fragment.reach.moved(by: origin)
        case .layer(let fragment, let origin):
            // Whole pixels are up to half a pixel away, and scaled ones spread into their neighbours.
            fragment.reach.moved(by: origin).insetBy(dx: -2, dy: -2)
        }
    }
}

extension DrawEffect {
    /// Returns the bounds of a group with content in `content`.
    func reach(around content: CGRect) -> CGRect {
        switch self {
        case .clip(let shape): content.overlap(shape.bounds)
        case .mask(let mask): content.overlap(mask.reach)
        case .opacity, .filter, .threshold, .blend: content
        case .shadow(let shadow): content.union(shadow.reach(of: content))
        case .blur(let radius, let isOpaque): isOpaque ? content : content.blurred(by: radius)
        case .transform(let transform): content.applying(transform)
        case .projection(let projection):
            // The margin for pixels is projected as well.
            content.insetBy(dx: -4, dy: -4).applying(projection)
        }
    }
}

extension Shadow {
    func reach(of content: CGRect) -> CGRect {
        content.blurred(by: radius).offsetBy(dx: offset.width, dy: offset.height)
    }
}

extension CGRect {
    /// The rectangle; infinite if a coordinate is NaN.
    package var known: CGRect {
        (origin.x + size.width + origin.y + size.height).isNaN ? .infinite : self
    }

    /// True if the rectangle is null.
    ///
    /// Only a null one has an infinite origin; Foundation compares all coordinates.
    private var isNowhere: Bool { origin.x == .infinity }

    /// Returns the rectangle moved by `start`.
    fileprivate func moved(by start: CGPoint) -> CGRect {
        CGRect(
            x: origin.x + start.x, y: origin.y + start.y, width: size.width, height: size.height)
    }

    /// Returns the smallest rectangle around both; a null one is ignored.
    package func around(_ other: CGRect) -> CGRect {
        if isNowhere { return other }
        if other.isNowhere { return self }
        let left = min(
            origin.x, origin.x + size.width, other.origin.x, other.origin.x + other.size.width)
        let top = min(
            origin.y, origin.y + size.height, other.origin.y, other.origin.y + other.size.height)
        let right = max(
            origin.x, origin.x + size.width, other.origin.x, other.origin.x + other.size.width)
        let bottom = max(
            origin.y, origin.y + size.height, other.origin.y, other.origin.y + other.size.height)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the intersection.
    ///
    /// Foundation's own function ends the process if a coordinate is NaN.
    package func overlap(_ other: CGRect) -> CGRect {
        let (own, other) = (known, other.known)
        let (left, top) = (max(own.minX, other.minX), max(own.minY, other.minY))
        let (right, bottom) = (min(own.maxX, other.maxX), min(own.maxY, other.maxY))
        guard left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the bounds after a blur: three deviations, and half as much again for blurs in a
    /// reduced picture.
    fileprivate func blurred(by deviation: CGFloat) -> CGRect {
        insetBy(dx: -4.5 * deviation - 3, dy: -4.5 * deviation - 3)
    }

    /// Returns the bounds of the projected corners; infinite if the horizon is in between.
    package func applying(_ projection: ProjectionTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
            CGPoint(x: maxX, y: maxY),
        ]
        let isInFront = corners.allSatisfy {
            projection.m13 * $0.x + projection.m23 * $0.y + projection.m33 > 0
        }
        guard isInFront else { return .infinite }
        let points = corners.map { $0.applying(projection) }
        return points.reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
}
