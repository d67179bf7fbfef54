import Foundation

/// The outline of something to be drawn: the inside of a path, or a line along it.
public struct DrawShape: Equatable, Sendable {
    public var path: Path
    /// The line along the path that is meant; `nil` for the inside.
    public var stroke: StrokeStyle?
    /// What counts as inside, and whether edges are smooth.
    public var style: FillStyle
    /// A rectangle whose edges go on device pixels, and the path with them; the path's own if null.
    ///
    /// A view's shape has the view's frame here, so that what touches in points touches in pixels.
    public var box: CGRect
    /// Where the path and the box count from: a shape that is elsewhere is the same path.
    public var origin: CGPoint

    public init(
        _ path: Path, stroke: StrokeStyle? = nil, style: FillStyle = FillStyle(),
        box: CGRect = .null, at origin: CGPoint = .zero
    ) {
        self.path = path
        self.stroke = stroke
        self.style = style
        self.box = box
        self.origin = origin
    }

    public static func rectangle(_ rect: CGRect) -> DrawShape { DrawShape(Path(rect)) }

    /// Corners are quarter circles; the radius is at most half the shorter side.
    public static func roundedRectangle(_ rect: CGRect, radius: CGFloat) -> DrawShape {
        DrawShape(Path(roundedRect: rect, cornerRadius: radius, style: .circular))
    }

    /// The largest ellipse inside a rectangle.
    public static func ellipse(_ rect: CGRect) -> DrawShape { DrawShape(Path(ellipseIn: rect)) }

    /// The rectangle that this is all of; `nil` if it is anything else.
    public var rectangle: CGRect? {
        guard stroke == nil, case .rectangle(let rect) = path.storage else { return nil }
        return rect.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// The rounded rectangle that this is the inside of; `nil` if it is anything else.
    public var roundedRectangle: (rect: CGRect, cornerSize: CGSize)? {
        guard stroke == nil, case .roundedRectangle(let rect, let size, _) = path.storage else {
            return nil
        }
        return (rect.offsetBy(dx: origin.x, dy: origin.y), size)
    }

    /// A rectangle around all of it.
    public var bounds: CGRect {
        let bounds = path.boundingRect
        guard !bounds.isNull else { return bounds }
        let reach = stroke?.reach ?? 0
        return bounds.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -reach, dy: -reach)
    }
}

extension StrokeStyle {
    /// How far a line can be from the path it goes along.
    public var reach: CGFloat {
        let corners = lineJoin == .miter ? max(1, miterLimit) : 1
        let ends = lineCap == .square ? 2.0.squareRoot() : 1
        return max(0, lineWidth) / 2 * max(corners, ends)
    }
}
