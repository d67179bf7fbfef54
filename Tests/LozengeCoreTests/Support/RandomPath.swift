import Foundation
import LozengeCore
import RandomFixtures

extension SeededGenerator {
    mutating func number(_ range: ClosedRange<Double> = -50...50) -> CGFloat {
        Double.random(in: range, using: &self)
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    mutating func transform() -> CGAffineTransform {
        CGAffineTransform(
            number(-3...3), number(-3...3), number(-3...3), number(-3...3), number(), number())
    }

    /// Returns a path of a few subpaths, with lines and curves of all kinds.
    mutating func path(subpaths: Int = 3, steps: Int = 6) -> Path {
        Path { path in
            for _ in 0..<Int.random(in: 1...subpaths, using: &self) {
                path.move(to: point())
                for _ in 0..<Int.random(in: 1...steps, using: &self) {
                    switch Int.random(in: 0..<3, using: &self) {
                    case 0: path.addLine(to: point())
                    case 1: path.addQuadCurve(to: point(), control: point())
                    default: path.addCurve(to: point(), control1: point(), control2: point())
                    }
                }
                if Bool.random(using: &self) { path.closeSubpath() }
            }
        }
    }
}

extension Path {
    /// The length of the path, measured along very many straight lines.
    var measuredLength: CGFloat {
        let polygon = polygon(under: .identity, tolerance: 1e-6)
        return polygon.contours.indices.reduce(0) { sum, index in
            let points = polygon.points[polygon.range(ofContour: index)]
            let closing = polygon.contours[index].isClosed ? Array(points.prefix(1)) : []
            return sum
                + zip(points, points.dropFirst() + closing).reduce(0) {
                    $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
                }
        }
    }

    /// Returns the distance of a point from the path's lines, measured to very many straight ones.
    func distance(to point: CGPoint) -> CGFloat {
        let polygon = polygon(under: .identity, tolerance: 1e-4)
        return polygon.contours.indices.flatMap { index in
            let points = polygon.points[polygon.range(ofContour: index)]
            let closing = polygon.contours[index].isClosed ? Array(points.prefix(1)) : []
            return zip(points, points.dropFirst() + closing).map { from, to in
                let (x, y) = (to.x - from.x, to.y - from.y)
                let square = x * x + y * y
                let along = ((point.x - from.x) * x + (point.y - from.y) * y) / square
                let t = square > 0 ? min(max(along, 0), 1) : 0
                return hypot(from.x + t * x - point.x, from.y + t * y - point.y)
            }
        }.min() ?? .infinity
    }
}

extension Polygon {
    /// The area inside, multiplied by the winding number.
    var signedArea: CGFloat {
        contours.indices.reduce(0) { sum, index in
            let points = points[range(ofContour: index)]
            return sum
                + zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
                    $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
                }
        }
    }
}

extension CGRect {
    /// Returns true if another rectangle is inside, except for rounding.
    func reaches(_ other: CGRect, within distance: CGFloat = 1e-9) -> Bool {
        minX - distance <= other.minX && minY - distance <= other.minY
            && other.maxX <= maxX + distance && other.maxY <= maxY + distance
    }
}
