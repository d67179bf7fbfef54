import Foundation
import LozengeCore

/// A shape on the pixel grid: the figure that its coverage depends on, and its position.
///
/// The same shape at another whole pixel has the same figure, so its masks are shared.
nonisolated struct PlacedOutline {
    /// The values that the coverage of a shape depends on.
    struct Figure: Hashable {
        /// The path in points; a known figure starts at 0, 0.
        var path: Path.Storage
        var stroke: StrokeStyle?
        var style: FillStyle
        /// The transform from points to pixels, with a translation of less than a pixel.
        var transform: CGAffineTransform
    }

    let figure: Figure
    /// The pixels that the shape can touch.
    let bounds: PixelRect
    /// The x coordinate in the window of the figure's origin.
    let x: Int
    /// The y coordinate in the window of the figure's origin.
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
            // In 1/64 of a pixel, the precision of coverage; finer positions would each need a
            // mask.
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

    /// The outline in pixels, relative to ``x``, ``y``.
    var polygon: Polygon { figure.polygon }
}

nonisolated extension PlacedOutline.Figure {
    var polygon: Polygon {
        let path = Path(storage: path)
        guard let stroke else { return path.polygon(under: transform) }
        return path.strokedPolygon(stroke, under: transform)
    }

    /// True for the even-odd rule.
    ///
    /// A stroke has no holes where it crosses itself.
    var isEvenOdd: Bool { stroke == nil && style.isEOFilled }
}

nonisolated extension Path.Storage {
    /// The size of the elements in memory, in bytes.
    var bytes: Int {
        guard case .elements(let elements) = self else { return 0 }
        return elements.count * MemoryLayout<Path.Element>.stride
    }
}

nonisolated extension PixelGrid {
    /// Returns the transform that moves the edges of a box, and a figure in it, to pixel edges.
    ///
    /// If the figure extends far beyond a thin box, scaling would move it too far; then only the
    /// leading edges are snapped.
    fileprivate func snap(of box: CGRect, with figure: CGRect) -> CGAffineTransform {
        let exact = box.applying(transform)
        let snapped = rect(box).cgRect
        func factor(_ snapped: CGFloat, _ exact: CGFloat, _ distance: CGFloat) -> CGFloat {
            guard exact > 0, snapped > 0 else { return 1 }
            let factor = snapped / exact
            return abs(factor - 1) * distance <= 1 ? factor : 1
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
    /// Returns the figure relative to `start`.
    fileprivate func begun(at start: CGPoint) -> Path {
        start == .zero ? self : offsetBy(dx: -start.x, dy: -start.y)
    }

    /// The smallest rectangle around the points and control points of the path.
    fileprivate var controlBox: CGRect {
        if let figureFrame { return figureFrame }
        guard case .elements(let elements) = storage else { return .null }
        var low = CGPoint(x: CGFloat.infinity, y: .infinity)
        var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
        func include(_ point: CGPoint) {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        for element in elements {
            switch element {
            case .move(let end), .line(let end): include(end)
            case .quadCurve(let end, let control): include(end); include(control)
            case .curve(let end, let first, let second):
                include(end); include(first); include(second)
            case .closeSubpath: break
            }
        }
        guard low.x <= high.x, low.y <= high.y else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
