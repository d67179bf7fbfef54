import Foundation

/// One line or curve of a path, whose points are finite.
enum PathSegment: Equatable {
    case line(CGPoint, CGPoint)
    case quad(CGPoint, CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

    var start: CGPoint {
        switch self {
        case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
        }
    }

    var end: CGPoint {
        switch self {
        case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
        }
    }

    /// The element that goes along it from its start.
    var element: Path.Element {
        switch self {
        case .line(_, let end): .line(to: end)
        case .quad(_, let control, let end): .quadCurve(to: end, control: control)
        case .cubic(_, let control1, let control2, let end):
            .curve(to: end, control1: control1, control2: control2)
        }
    }

    /// The part up to a fraction of the parameter, and the rest, after de Casteljau.
    func split(at t: CGFloat) -> (PathSegment, PathSegment) {
        switch self {
        case .line(let a, let b):
            let middle = a.mixed(with: b, t)
            return (.line(a, middle), .line(middle, b))
        case .quad(let a, let b, let c):
            let (ab, bc) = (a.mixed(with: b, t), b.mixed(with: c, t))
            let middle = ab.mixed(with: bc, t)
            return (.quad(a, ab, middle), .quad(middle, bc, c))
        case .cubic(let a, let b, let c, let d):
            let (ab, bc, cd) = (a.mixed(with: b, t), b.mixed(with: c, t), c.mixed(with: d, t))
            let (abc, bcd) = (ab.mixed(with: bc, t), bc.mixed(with: cd, t))
            let middle = abc.mixed(with: bcd, t)
            return (.cubic(a, ab, abc, middle), .cubic(middle, bcd, cd, d))
        }
    }

    func point(at t: CGFloat) -> CGPoint { split(at: t).0.end }

    /// The turning points along x and y, as fractions of the parameter between 0 and 1.
    var extrema: [CGFloat] {
        switch self {
        case .line: return []
        case .quad(let a, let b, let c):
            let (first, second) = (b - a, c - b)
            let (bend, slope) = ((second - first) * 0.5, first)
            return turns(0, bend.x, slope.x) + turns(0, bend.y, slope.y)
        case .cubic(let a, let b, let c, let d):
            let (first, second, third) = (b - a, c - b, d - c)
            let (change, bend) = (third - second - (second - first), second - first)
            return turns(change.x, bend.x, first.x) + turns(change.y, bend.y, first.y)
        }
    }
}

/// The roots of `a·t² + 2·b·t + c` between 0 and 1, found without a difference of nearly equal
/// numbers.
private func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    let discriminant: CGFloat = b * b - a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    let sum: CGFloat = b < 0 ? root - b : -b - root
    let roots: [CGFloat] = [sum / a, c / sum]
    return roots.filter { root in root > 0 && root < 1 }
}

extension CGPoint {
    /// The point a fraction of the way to another.
    func mixed(with other: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
    }

    /// The point, brought to 10¹² points from 0 so that products of lengths stay finite; nil if it
    /// is none.
    var settled: CGPoint? {
        let limit: CGFloat = 1e12
        guard x.isFinite, y.isFinite else { return nil }
        return CGPoint(x: min(max(x, -limit), limit), y: min(max(y, -limit), limit))
    }
}
