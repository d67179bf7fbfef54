import Foundation
import LozengeCore

/// Projections of rectangles.
nonisolated extension PixelRect {
    /// The smallest distance from the eye at which a part is drawn, relative to the distance of the
    /// plane without magnification: a magnification of 1,000.
    private static let nearest: CGFloat = 1e-3

    /// Returns the pixels that the projected rectangle touches, with smoothed edges.
    func touched(under projection: ProjectionTransform) -> PixelRect {
        PixelRect(
            covering: outset(1).corners(under: projection)
                .reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) })
    }

    /// Returns the corners of the visible part of the projected rectangle; empty if it is behind
    /// the eye.
    ///
    /// Source: the Sutherland–Hodgman algorithm, for one plane.
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
