import Foundation

extension Polygon {
    /// The part of the filled polygon inside a rectangle.
    ///
    /// Points inside keep their winding number. Parts outside of the rectangle run along its edges.
    /// The algorithm is Sutherland and Hodgman's, one side at a time.
    package func clipped(to rect: CGRect) -> Polygon {
        guard rect.width > 0, rect.height > 0 else { return Polygon() }
        var clipped = Polygon()
        clipped.points.reserveCapacity(points.count)
        var (contour, next): ([CGPoint], [CGPoint]) = ([], [])
        let sides = HalfPlane.sides(of: rect)
        for index in contours.indices {
            let all = points[range(ofContour: index)]
            let bounds = CGRect(around: all)
            let isOutside =
                bounds.maxX <= rect.minX || bounds.minX >= rect.maxX || bounds.maxY <= rect.minY
                || bounds.minY >= rect.maxY
            guard !isOutside else { continue }
            contour.removeAll(keepingCapacity: true)
            contour.append(contentsOf: all)
            for side in sides where side.cuts(bounds) {
                side.clip(contour, into: &next)
                swap(&contour, &next)
            }
            guard contour.count > 2 else { continue }
            clipped.begin(isClosed: true)
            clipped.points.append(contentsOf: contour)
        }
        return clipped
    }
}

/// A half-plane bounded by a line along an axis.
private struct HalfPlane {
    let isVertical: Bool
    let limit: CGFloat
    /// 1 if inside is what is greater, -1 if it is what is less.
    let sign: CGFloat

    static func sides(of rect: CGRect) -> [HalfPlane] {
        [
            HalfPlane(isVertical: true, limit: rect.minX, sign: 1),
            HalfPlane(isVertical: true, limit: rect.maxX, sign: -1),
            HalfPlane(isVertical: false, limit: rect.minY, sign: 1),
            HalfPlane(isVertical: false, limit: rect.maxY, sign: -1),
        ]
    }

    /// Whether some of a box lies outside.
    func cuts(_ box: CGRect) -> Bool {
        depth(CGPoint(x: box.minX, y: box.minY)) < 0 || depth(CGPoint(x: box.maxX, y: box.maxY)) < 0
    }

    func clip(_ contour: [CGPoint], into clipped: inout [CGPoint]) {
        clipped.removeAll(keepingCapacity: true)
        guard var from = contour.last else { return }
        var fromDepth = depth(from)
        for to in contour {
            let toDepth = depth(to)
            if (fromDepth < 0) != (toDepth < 0) {
                clipped.append(crossing(from, to, fromDepth / (fromDepth - toDepth)))
            }
            if toDepth >= 0 { clipped.append(to) }
            (from, fromDepth) = (to, toDepth)
        }
    }

    /// How far inside a point is.
    private func depth(_ point: CGPoint) -> CGFloat {
        ((isVertical ? point.x : point.y) - limit) * sign
    }

    private func crossing(_ from: CGPoint, _ to: CGPoint, _ t: CGFloat) -> CGPoint {
        let point = from.mixed(with: to, t)
        return isVertical ? CGPoint(x: limit, y: point.y) : CGPoint(x: point.x, y: limit)
    }
}
