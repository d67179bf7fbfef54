import Foundation

/// A corner of continuous curvature and radius 1, as three cubic curves.
///
/// It occupies ``reach`` of both sides. With less space it approaches a quarter of a circle, which
/// occupies 1.
///
/// Source: public measurements of the rounded rectangles that Apple's systems have drawn since
/// iOS 7, made even between both sides.
struct ContinuousCorner {
    /// The distance from the corner at which the sides begin to bend, in radii.
    static let reach: CGFloat = 1.528665

    /// The start, and three points for each curve, the first side along x, the second along y.
    let points: [CGPoint]

    /// Creates a corner.
    ///
    /// - Parameter smoothness: 0 for a quarter of a circle, 1 for the whole measured curve.
    init(smoothness: CGFloat) {
        let half = zip(Self.circular, Self.continuous).map { circular, continuous in
            CGPoint(
                x: circular.x + (continuous.x - circular.x) * smoothness,
                y: circular.y + (continuous.y - circular.y) * smoothness)
        }
        points = half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }

    /// Up to the first control point of the middle curve; the rest is the mirror image.
    private static let continuous = [
        CGPoint(x: reach, y: 0), CGPoint(x: 1.08849323, y: 0), CGPoint(x: 0.86840689, y: 0),
        CGPoint(x: 0.63149399, y: 0.07491100), CGPoint(x: 0.37282392, y: 0.16905899),
    ]

    /// A quarter of a circle, divided like the measured curve.
    private static let circular: [CGPoint] = {
        let cut = asin(1 - 0.63149399)
        let near = 4 / 3 * tan(cut / 4)
        let far = 4 / 3 * tan((.pi / 2 - 2 * cut) / 4)
        let joint = CGPoint(x: 1 - sin(cut), y: 1 - cos(cut))
        return [
            CGPoint(x: 1, y: 0), CGPoint(x: 1 - near, y: 0),
            CGPoint(x: joint.x + near * cos(cut), y: joint.y - near * sin(cut)), joint,
            CGPoint(x: joint.x - far * cos(cut), y: joint.y + far * sin(cut)),
        ]
    }()
}
