import Foundation

/// A part of the circle of radius 1 around 0, 0, in radians; growing angles turn from x to y.
struct Arc {
    let start: CGFloat
    let delta: CGFloat

    /// The arc from one angle to another: with growing angles, or with falling ones.
    ///
    /// Angles a turn apart or more make a whole turn, whichever is greater.
    init(from start: CGFloat, to end: CGFloat, growing: Bool) {
        let turn = 2 * CGFloat.pi
        var delta = end - start
        if abs(delta) >= turn {
            delta = growing ? turn : -turn
        } else if growing, delta < 0 {
            delta += turn
        } else if !growing, delta > 0 {
            delta -= turn
        }
        self.init(start: start, delta: delta)
    }

    init(start: CGFloat, delta: CGFloat) {
        self.start = start
        self.delta = delta
    }

    func point(at angle: CGFloat) -> CGPoint { CGPoint(x: cos(angle), y: sin(angle)) }

    /// The arc as curves of a quarter turn at most, which stray from it by less than a 3,600th of
    /// the radius.
    func curves(under transform: CGAffineTransform, _ body: (Path.Element) -> Void) {
        let count = max(1, (abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
        guard delta.isFinite, count <= 8 else { return }
        let step = delta / count
        let reach = 4 / 3 * tan(step / 4)
        var from = point(at: start)
        for index in 1...Int(count) {
            let to = point(at: start + step * CGFloat(index))
            body(
                .curve(
                    to: to.applying(transform),
                    control1: CGPoint(x: from.x - reach * from.y, y: from.y + reach * from.x)
                        .applying(transform),
                    control2: CGPoint(x: to.x + reach * to.y, y: to.y - reach * to.x)
                        .applying(transform)))
            from = to
        }
    }
}
