import Foundation

/// A row of points no two of which follow each other at one place, with what strokes ask of it.
struct Polyline {
    private(set) var points: [CGPoint] = []
    /// Whether the line may bend sharply there: it is not a place inside a curve.
    private(set) var isCorner: [Bool] = []
    /// From each point towards the next, of length 1; the last of a closed row towards the first.
    private(set) var directions: [CGPoint] = []
    private(set) var lengths: [CGFloat] = []
    private(set) var isClosed = false

    var length: CGFloat { lengths.reduce(0, +) }

    init() {}

    /// A row of points, those left out that are where the one before is.
    init(_ points: ArraySlice<CGPoint>, isCorner: ArraySlice<Bool>, isClosed: Bool) {
        self.points.reserveCapacity(points.count + 1)
        self.isCorner.reserveCapacity(points.count + 1)
        directions.reserveCapacity(points.count)
        lengths.reserveCapacity(points.count)
        for (point, isCorner) in zip(points, isCorner) { append(point, isCorner: isCorner) }
        if isClosed { close() }
    }

    mutating func append(_ point: CGPoint, isCorner: Bool) {
        if let last = points.last {
            let way = point - last
            let length = (way.x * way.x + way.y * way.y).squareRoot()
            guard length > 1e-12 else {
                if isCorner { self.isCorner[points.count - 1] = true }
                return
            }
            directions.append(way * (1 / length))
            lengths.append(length)
        }
        points.append(point)
        self.isCorner.append(isCorner)
    }

    mutating func append(_ other: Polyline) {
        for (point, isCorner) in zip(other.points, other.isCorner) {
            append(point, isCorner: isCorner)
        }
    }

    /// Adds the way from the last point to the first, and leaves out a last one that is there
    /// already; a single point stays one.
    private mutating func close() {
        guard points.count > 1, let first = points.first else { return }
        append(first, isCorner: true)
        points.removeLast()
        isCorner.removeLast()
        isClosed = true
    }
}
