/// The values of one track at any time.
///
/// Source: `docs/animation.md`, KEY-1 to 3.
struct KeyframeCurve<Value: Animatable> {
    typealias Data = Value.AnimatableData

    private struct Piece {
        let segment: KeyframeSegment<Value>
        let duration: Double
        let start: Data
        var startVelocity = Data.zero
        var endVelocity = Data.zero
        var end: Data { segment.end }

        /// The change per second; zero for a piece that takes no time.
        var slope: Data {
            duration > 0 ? (end - start).scaled(by: 1 / duration) : .zero
        }
    }

    private let initialValue: Value
    private var pieces: [Piece] = []
    private(set) var duration = 0.0

    init(_ initialValue: Value, _ segments: [KeyframeSegment<Value>]) {
        self.initialValue = initialValue
        var start = initialValue.animatableData
        for segment in segments {
            let piece = Piece(
                segment: segment, duration: Self.duration(of: segment, from: start), start: start)
            pieces.append(piece)
            duration += piece.duration
            start = segment.end
        }
        for index in pieces.indices {
            pieces[index].startVelocity = startVelocity(index)
            pieces[index].endVelocity = endVelocity(index)
        }
    }

    private static func duration(of segment: KeyframeSegment<Value>, from start: Data) -> Double {
        var duration = segment.duration
        if duration == nil, case .spring(let spring, _) = segment.kind {
            duration = spring.settlingDuration(target: segment.end - start, epsilon: 0.001)
        }
        guard let duration, duration > 0 else { return 0 }
        // A spring without damping has no end.
        return min(duration, 1e5)
    }

    private func startVelocity(_ index: Int) -> Data {
        switch pieces[index].segment.kind {
        case .cubic(let velocity?, _), .spring(_, let velocity?): return velocity
        default: break
        }
        guard index > 0 else { return .zero }
        let before = pieces[index - 1]
        switch (before.segment.kind, pieces[index].segment.kind) {
        case (.cubic(_, let end), .cubic): return end ?? knot(index - 1)
        case (.linear, _): return before.slope
        case (.cubic, _), (.spring, _): return before.endVelocity
        default: return .zero
        }
    }

    private func endVelocity(_ index: Int) -> Data {
        let piece = pieces[index]
        switch piece.segment.kind {
        case .linear: return piece.slope
        case .move: return .zero
        case .spring(let spring, _):
            return spring.velocity(
                target: piece.end - piece.start, initialVelocity: piece.startVelocity,
                time: piece.duration)
        case .cubic(_, let velocity):
            if let velocity { return velocity }
        }
        guard index + 1 < pieces.count else { return .zero }
        switch pieces[index + 1].segment.kind {
        case .cubic(let start?, _), .spring(_, let start?): return start
        case .cubic: return knot(index)
        case .linear: return pieces[index + 1].slope
        default: return .zero
        }
    }

    /// Returns the velocity between two cubic pieces: that of a straight way over both.
    private func knot(_ index: Int) -> Data {
        let time = pieces[index].duration + pieces[index + 1].duration
        guard time > 0 else { return .zero }
        return (pieces[index + 1].end - pieces[index].start).scaled(by: 1 / time)
    }

    /// Returns the value at `time` seconds; before the start the initial, after the end the last one.
    func value(at time: Double) -> Value {
        guard !pieces.isEmpty else { return initialValue }
        var rest = time > 0 ? time : 0
        var value = initialValue
        value.animatableData = pieces[pieces.count - 1].end
        for piece in pieces {
            if rest < piece.duration {
                value.animatableData = data(in: piece, at: rest)
                return value
            }
            rest -= piece.duration
        }
        return value
    }

    private func data(in piece: Piece, at time: Double) -> Data {
        let u = time / piece.duration
        switch piece.segment.kind {
        case .move: return piece.end
        case .linear(let curve):
            return piece.start.interpolated(towards: piece.end, amount: curve.value(at: u))
        case .spring(let spring, _):
            return piece.start
                + spring.value(
                    target: piece.end - piece.start, initialVelocity: piece.startVelocity,
                    time: time)
        case .cubic:
            // Hermite's form.
            let (u2, u3) = (u * u, u * u * u)
            let (d0, d1) = (piece.duration * (u3 - 2 * u2 + u), piece.duration * (u3 - u2))
            return piece.start.scaled(by: 2 * u3 - 3 * u2 + 1)
                + piece.startVelocity.scaled(by: d0)
                + piece.end.scaled(by: 3 * u2 - 2 * u3)
                + piece.endVelocity.scaled(by: d1)
        }
    }
}
