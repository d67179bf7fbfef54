import Foundation

/// The corners of a rectangle, each with its reach along both sides.
struct RoundedCorners {
    private let bottomRight: CGSize
    private let bottomLeft: CGSize
    private let topLeft: CGSize
    private let topRight: CGSize
    private let style: RoundedCornerStyle

    init(_ size: CGSize, style: RoundedCornerStyle) {
        (bottomRight, bottomLeft, topLeft, topRight) = (size, size, size, size)
        self.style = style
    }

    init(_ radii: RectangleCornerRadii, style: RoundedCornerStyle) {
        bottomRight = CGSize(width: radii.bottomTrailing, height: radii.bottomTrailing)
        bottomLeft = CGSize(width: radii.bottomLeading, height: radii.bottomLeading)
        topLeft = CGSize(width: radii.topLeading, height: radii.topLeading)
        topRight = CGSize(width: radii.topTrailing, height: radii.topTrailing)
        self.style = style
    }

    /// The outline, from the middle of the right side the way of a clock's hands.
    func outline(of rect: CGRect, _ body: (Path.Element) -> Void) {
        body(.move(to: CGPoint(x: rect.maxX, y: rect.midY)))
        // Along the first side a corner's own x leads back, along the second its y leads on.
        corner(
            CGAffineTransform(0, -1, -1, 0, rect.maxX, rect.maxY),
            CGSize(width: bottomRight.height, height: bottomRight.width),
            room: CGSize(
                width: share(bottomRight.height, topRight.height, of: rect.height),
                height: share(bottomRight.width, bottomLeft.width, of: rect.width)), body)
        corner(
            CGAffineTransform(1, 0, 0, -1, rect.minX, rect.maxY), bottomLeft,
            room: CGSize(
                width: share(bottomLeft.width, bottomRight.width, of: rect.width),
                height: share(bottomLeft.height, topLeft.height, of: rect.height)), body)
        corner(
            CGAffineTransform(0, 1, 1, 0, rect.minX, rect.minY),
            CGSize(width: topLeft.height, height: topLeft.width),
            room: CGSize(
                width: share(topLeft.height, bottomLeft.height, of: rect.height),
                height: share(topLeft.width, topRight.width, of: rect.width)), body)
        corner(
            CGAffineTransform(-1, 0, 0, 1, rect.maxX, rect.minY), topRight,
            room: CGSize(
                width: share(topRight.width, topLeft.width, of: rect.width),
                height: share(topRight.height, bottomRight.height, of: rect.height)), body)
        body(.closeSubpath)
    }

    /// How much of a side a corner may take for itself, beside the other one there.
    private func share(_ own: CGFloat, _ other: CGFloat, of side: CGFloat) -> CGFloat {
        own > 0 ? side * own / (own + other) : 0
    }

    /// One corner, after a line to it, under a transform that puts 0, 0 into it.
    private func corner(
        _ place: CGAffineTransform, _ size: CGSize, room: CGSize, _ body: (Path.Element) -> Void
    ) {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: x * size.width, y: y * size.height).applying(place)
        }
        guard size.width > 0, size.height > 0 else { return body(.line(to: point(0, 0))) }
        let freedom = min(room.width / size.width, room.height / size.height)
        guard style == .continuous, freedom > 1 else {
            let reach = 1 - 4 / 3 * tan(CGFloat.pi / 8)
            body(.line(to: point(1, 0)))
            body(.curve(to: point(0, 1), control1: point(reach, 0), control2: point(0, reach)))
            return
        }
        let curve = ContinuousCorner(
            smoothness: min(1, (freedom - 1) / (ContinuousCorner.reach - 1)))
        let points = curve.points.map { point($0.x, $0.y) }
        body(.line(to: points[0]))
        for first in stride(from: 1, to: 10, by: 3) {
            body(
                .curve(
                    to: points[first + 2], control1: points[first], control2: points[first + 1]))
        }
    }
}
