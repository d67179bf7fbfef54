import Foundation
import LozengeCore

/// A shape on the pixel grid: what its coverage depends on, and where it belongs.
///
/// The same shape at another whole pixel has the same figure, and so the same masks.
nonisolated struct PlacedOutline {
    /// All that the coverage of a shape depends on.
    struct Figure: Hashable {
        /// In points; known figures begin at 0, 0.
        var path: Path.Storage
        var stroke: StrokeStyle?
        var style: FillStyle
        /// From points to pixels, with less than a pixel to the right and down.
        var transform: CGAffineTransform
    }

    let figure: Figure
    /// Every pixel that the shape can touch.
    let bounds: PixelRect
    /// Which pixel of the window the figure's pixels count from.
    let x: Int
    let y: Int

    init(_ shape: DrawShape, on grid: PixelGrid) {
        let start = shape.path.figureFrame?.origin ?? .zero
        let path = shape.path.begun(at: start)
        let stroke = shape.stroke?.reach ?? 0
        let controls = path.controlBox.insetBy(dx: -stroke, dy: -stroke)
        var transform = CGAffineTransform(
            translationX: shape.origin.x + start.x, y: shape.origin.y + start.y
        ).concatenating(grid.transform)
        if grid.isStraight, !shape.box.isNull {
            let box = shape.box.offsetBy(dx: shape.origin.x, dy: shape.origin.y)
            transform = transform.concatenating(
                grid.snap(of: box, with: controls.applying(transform)))
        }
        func split(_ position: CGFloat) -> (whole: Int, rest: CGFloat) {
            guard abs(position) < PixelGrid.far else { return (0, 0) }
            // In 64ths of a pixel, as coverage is worked out: finer ones would each need a mask.
            let fine = Int((position * 64).rounded())
            return (fine >> 6, CGFloat(fine & 63) / 64)
        }
        let (x, y) = (split(transform.tx), split(transform.ty))
        transform.tx = x.rest
        transform.ty = y.rest
        self.x = x.whole
        self.y = y.whole
        figure = Figure(
            path: path.storage, stroke: shape.stroke, style: shape.style, transform: transform)
        bounds = PixelRect(covering: controls.applying(transform))
            .offset(x: x.whole, y: y.whole)
    }

    /// The outline in pixels, counted from ``x``, ``y``.
    var polygon: Polygon { figure.polygon }
}

nonisolated extension PlacedOutline.Figure {
    var polygon: Polygon {
        let path = Path(storage: path)
        guard let stroke else { return path.polygon(under: transform) }
        return path.strokedPolygon(stroke, under: transform)
    }

    /// What counts as inside: a line does, however often it crosses itself.
    var isEvenOdd: Bool { stroke == nil && style.isEOFilled }
}

nonisolated extension PixelGrid {
    /// What brings the edges of a box to the nearest pixels, and with them a figure that is drawn for
    /// it; of one that reaches far beyond a thin box, where stretching would carry it away, the
    /// leading edges alone.
    fileprivate func snap(of box: CGRect, with figure: CGRect) -> CGAffineTransform {
        let exact = box.applying(transform)
        let snapped = rect(box).cgRect
        func factor(_ snapped: CGFloat, _ exact: CGFloat, _ reach: CGFloat) -> CGFloat {
            guard exact > 0, snapped > 0 else { return 1 }
            let factor = snapped / exact
            return abs(factor - 1) * reach <= 1 ? factor : 1
        }
        let x = factor(
            snapped.width, exact.width,
            max(abs(figure.minX - exact.minX), abs(figure.maxX - exact.minX)))
        let y = factor(
            snapped.height, exact.height,
            max(abs(figure.minY - exact.minY), abs(figure.maxY - exact.minY)))
        return CGAffineTransform(
            a: x, b: 0, c: 0, d: y, tx: snapped.minX - exact.minX * x,
            ty: snapped.minY - exact.minY * y)
    }
}

nonisolated extension Path {
    /// The same figure, counted from `start`.
    fileprivate func begun(at start: CGPoint) -> Path {
        start == .zero ? self : offsetBy(dx: -start.x, dy: -start.y)
    }

    /// A rectangle around all points that the path names, curves and their control points.
    fileprivate var controlBox: CGRect {
        if let figureFrame { return figureFrame }
        guard case .elements(let elements) = storage else { return .null }
        var low = CGPoint(x: CGFloat.infinity, y: .infinity)
        var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
        func take(_ point: CGPoint) {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        for element in elements {
            switch element {
            case .move(let end), .line(let end): take(end)
            case .quadCurve(let end, let control): take(end); take(control)
            case .curve(let end, let first, let second): take(end); take(first); take(second)
            case .closeSubpath: break
            }
        }
        guard low.x <= high.x, low.y <= high.y else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
