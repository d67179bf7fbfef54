import Foundation

/// A pattern of dashes and gaps.
struct DashPattern {
    private let lengths: [CGFloat]
    /// The index of the length in which a line starts, and the rest of that length.
    private let first: (index: Int, rest: CGFloat)

    /// The maximum number of dashes; more could not be told apart.
    private static let most: CGFloat = 100_000

    /// Creates a pattern for lines with a total length; `nil` if they are solid.
    init?(_ style: StrokeStyle, along total: CGFloat) {
        let lengths = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
        let period = lengths.reduce(0, +)
        guard !lengths.contains(where: { !($0 >= 0) }), period > 0, period.isFinite,
            total / period * CGFloat(lengths.count) <= Self.most
        else { return nil }
        self.lengths = lengths
        let phase = style.dashPhase.isFinite ? style.dashPhase : 0
        var rest = phase.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        var index = 0
        // A dash of length 0 counts as passed only once the line has moved.
        while index < lengths.count - 1, rest > 0, rest >= lengths[index] {
            rest -= lengths[index]
            index += 1
        }
        first = (index, max(0, lengths[index] - rest))
    }

    /// Calls back with the dashes along a line, and with position and direction of dashes of length
    /// 0.
    ///
    /// A dash across the start of a closed line is one dash.
    func dashes(
        along line: Polyline, _ dash: (Polyline) -> Void, dot: (CGPoint, CGPoint) -> Void
    ) {
        var (index, rest) = first
        let beginsDrawn = line.isClosed && index.isMultiple(of: 2)
        var opening: Polyline?
        var current = Polyline()
        func finish(at point: CGPoint, _ direction: CGPoint) {
            if beginsDrawn, opening == nil {
                opening = current
            } else if current.points.count > 1 {
                dash(current)
            } else {
                dot(point, direction)
            }
            current = Polyline()
        }
        if index.isMultiple(of: 2) { current.append(line.points[0], isCorner: true) }
        for segment in line.directions.indices {
            let (start, direction) = (line.points[segment], line.directions[segment])
            let length = line.lengths[segment]
            var position: CGFloat = 0
            while rest < length - position {
                position += rest
                let point = start + direction * position
                current.append(point, isCorner: true)
                if index.isMultiple(of: 2) { finish(at: point, direction) }
                index = (index + 1) % lengths.count
                rest = lengths[index]
            }
            rest -= length - position
            guard index.isMultiple(of: 2) else { continue }
            let next = segment + 1 < line.points.count ? segment + 1 : 0
            current.append(line.points[next], isCorner: line.isCorner[next])
        }
        if index.isMultiple(of: 2), beginsDrawn, opening == nil { return dash(line) }
        if !index.isMultiple(of: 2) { current = Polyline() }
        if let opening { current.append(opening) }
        if current.points.count > 1 {
            dash(current)
        } else if opening != nil {
            dot(line.points[0], line.directions[0])
        }
    }
}
