import Foundation

extension PathSegment {
    /// How long the line or curve is, to about a millionth.
    var length: CGFloat {
        if case .line(let a, let b) = self { return a.distance(to: b) }
        return length(from: 0, to: 1, estimate: quadrature(from: 0, to: 1), depth: 8)
    }

    /// The fraction of the parameter at which some of the length is behind.
    func parameter(atLength target: CGFloat, of total: CGFloat) -> CGFloat {
        guard target > 0 else { return 0 }
        guard target < total else { return 1 }
        if case .line = self { return target / total }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if split(at: middle).0.length < target { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// The part between two lengths from its start.
    func part(from start: CGFloat, to end: CGFloat, of total: CGFloat) -> PathSegment {
        let head = split(at: parameter(atLength: end, of: total)).0
        guard start > 0 else { return end < total ? head : self }
        let first = parameter(atLength: start, of: total)
        guard end < total else { return split(at: first).1 }
        let last = parameter(atLength: end, of: total)
        return head.split(at: last > 0 ? first / last : 0).1
    }

    /// Halves where the two halves say something else than the whole: at cusps and sharp bends.
    private func length(
        from start: CGFloat, to end: CGFloat, estimate: CGFloat, depth: Int
    ) -> CGFloat {
        let middle = (start + end) / 2
        let first = quadrature(from: start, to: middle)
        let second = quadrature(from: middle, to: end)
        guard depth > 0, abs(first + second - estimate) > 1e-7 * (first + second) else {
            return first + second
        }
        return length(from: start, to: middle, estimate: first, depth: depth - 1)
            + length(from: middle, to: end, estimate: second, depth: depth - 1)
    }

    /// The length by Gauss and Legendre's rule of eight points.
    private func quadrature(from start: CGFloat, to end: CGFloat) -> CGFloat {
        let (middle, half) = ((start + end) / 2, (end - start) / 2)
        return half
            * Self.rule.reduce(0) { sum, node in
                sum + node.weight
                    * (speed(at: middle - half * node.place)
                        + speed(at: middle + half * node.place))
            }
    }

    /// How fast the point moves with the parameter.
    private func speed(at t: CGFloat) -> CGFloat {
        let s = 1 - t
        switch self {
        case .line(let a, let b): return a.distance(to: b)
        case .quad(let a, let b, let c):
            return 2
                * hypot(
                    s * (b.x - a.x) + t * (c.x - b.x), s * (b.y - a.y) + t * (c.y - b.y))
        case .cubic(let a, let b, let c, let d):
            let x = s * s * (b.x - a.x) + 2 * s * t * (c.x - b.x) + t * t * (d.x - c.x)
            let y = s * s * (b.y - a.y) + 2 * s * t * (c.y - b.y) + t * t * (d.y - c.y)
            return 3 * hypot(x, y)
        }
    }

    private static let rule: [(place: CGFloat, weight: CGFloat)] = [
        (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873),
        (0.7966664774136267, 0.2223810344533745), (0.9602898564975363, 0.1012285362903763),
    ]
}
