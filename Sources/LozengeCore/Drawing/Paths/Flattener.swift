import Foundation

/// The conversion of a path to straight lines, each curve in equal steps of its parameter.
struct Flattener {
    private(set) var polygon = Polygon()
    /// For each point, true if it is the end of an element; recorded only for strokes.
    private(set) var isCorner: [Bool] = []
    private let transform: CGAffineTransform
    private let tolerance: CGFloat
    private let marksCorners: Bool
    private var start = CGPoint.zero
    private var current = CGPoint.zero
    private var isOpen = false

    /// The maximum number of parts of a curve; enough for a circle with a radius of 25,000 pixels.
    private static let most = 1000

    init(under transform: CGAffineTransform, tolerance: CGFloat, marksCorners: Bool = false) {
        self.transform = transform
        self.tolerance = tolerance > 1e-9 ? tolerance : 1e-9
        self.marksCorners = marksCorners
    }

    mutating func add(_ element: Path.Element) {
        switch element {
        case .move(let end):
            guard let end = placed(end) else { return }
            (start, current, isOpen) = (end, end, false)
        case .line(let end):
            guard let end = placed(end) else { return }
            begin()
            append(end)
            mark(1)
        case .quadCurve(let end, let control):
            guard let end = placed(end), let control = placed(control) else { return }
            addQuad(control, end)
        case .curve(let end, let control1, let control2):
            guard let end = placed(end), let control1 = placed(control1),
                let control2 = placed(control2)
            else { return }
            addCubic(control1, control2, end)
        case .closeSubpath: close()
        }
    }

    private func placed(_ point: CGPoint) -> CGPoint? { point.applying(transform).settled }

    /// Starts a contour at its first line; a move alone makes none.
    private mutating func begin() {
        guard !isOpen else { return }
        isOpen = true
        polygon.begin(isClosed: false)
        append(current)
        mark(1)
    }

    private mutating func close() {
        begin()
        if polygon.points.count - polygon.contours[polygon.contours.count - 1].start == 1 {
            append(start)
            mark(1)
        }
        polygon.contours[polygon.contours.count - 1].isClosed = true
        isOpen = false
        current = start
    }

    private mutating func append(_ point: CGPoint) {
        polygon.points.append(point)
        current = point
    }

    /// Marks the last of `count` points as the end of an element.
    private mutating func mark(_ count: Int) {
        guard marksCorners else { return }
        for _ in 1..<count { isCorner.append(false) }
        isCorner.append(true)
    }

    private mutating func addQuad(_ control: CGPoint, _ end: CGPoint) {
        begin()
        let first = current
        let bend = CGPoint(x: first.x - 2 * control.x + end.x, y: first.y - 2 * control.y + end.y)
        let count = parts(bend: hypot(bend.x, bend.y) / 4)
        let slope = CGPoint(x: 2 * (control.x - first.x), y: 2 * (control.y - first.y))
        for index in 1..<count {
            let t = CGFloat(index) / CGFloat(count)
            append(
                CGPoint(
                    x: first.x + t * (slope.x + t * bend.x),
                    y: first.y + t * (slope.y + t * bend.y)))
        }
        append(end)
        mark(count)
    }

    private mutating func addCubic(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        begin()
        let first = current
        let bend = CGPoint(
            x: first.x - 2 * control1.x + control2.x, y: first.y - 2 * control1.y + control2.y)
        let rest = CGPoint(
            x: control1.x - 2 * control2.x + end.x, y: control1.y - 2 * control2.y + end.y)
        let count = parts(
            bend: 0.75
                * max(bend.x * bend.x + bend.y * bend.y, rest.x * rest.x + rest.y * rest.y)
                .squareRoot())
        let slope = CGPoint(x: 3 * (control1.x - first.x), y: 3 * (control1.y - first.y))
        let (x, y) = (rest.x - bend.x, rest.y - bend.y)
        for index in 1..<count {
            let t = CGFloat(index) / CGFloat(count)
            append(
                CGPoint(
                    x: first.x + t * (slope.x + t * (3 * bend.x + t * x)),
                    y: first.y + t * (slope.y + t * (3 * bend.y + t * y))))
        }
        append(end)
        mark(count)
    }

    /// Returns the number of parts that keeps a curve within the tolerance, by Wang's formula for
    /// the second derivative.
    private func parts(bend: CGFloat) -> Int {
        let count = (bend / tolerance).squareRoot().rounded(.up)
        return count < CGFloat(Self.most) ? max(1, Int(count)) : Self.most
    }
}
