import Foundation
import LozengeCore

/// Rectangles seen in perspective.
nonisolated extension PixelRect {
    /// How near the eye a part still shows, as a share of how far away the plane is where nothing is
    /// larger or smaller: a thousand times as large.
    private static let nearest: CGFloat = 1e-3

    /// Every pixel that the rectangle touches under a projection, smoothed at its edges.
    func touched(under projection: ProjectionTransform) -> PixelRect {
        PixelRect(
            covering: outset(1).corners(under: projection)
                .reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) })
    }

    /// The corners of what of the rectangle is in front of the eye, under a projection; none if all of
    /// it is behind.
    ///
    /// Source: Sutherland and Hodgman's clipping of a polygon, at one plane.
    func corners(under projection: ProjectionTransform) -> [CGPoint] {
        let corners = [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)].map {
            CGPoint(x: CGFloat($0.0), y: CGFloat($0.1))
        }
        func nearness(_ point: CGPoint) -> CGFloat {
            projection.m13 * point.x + projection.m23 * point.y + projection.m33 - Self.nearest
        }
        var shown: [CGPoint] = []
        for (corner, next) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            let (here, there) = (nearness(corner), nearness(next))
            if here >= 0 { shown.append(corner) }
            if (here >= 0) != (there >= 0) {
                let share = here / (here - there)
                shown.append(
                    CGPoint(
                        x: corner.x + (next.x - corner.x) * share,
                        y: corner.y + (next.y - corner.y) * share))
            }
        }
        return shown.map { $0.applying(projection) }
    }
}
