import Foundation

extension Path {
    /// A segment, and how it stands in its subpath.
    struct Step {
        var segment: PathSegment
        /// Whether it is the first of a subpath.
        var begins: Bool
        /// Whether it is the line that closes one, perhaps of no length.
        var closes: Bool
    }

    /// The lines and curves that are drawn, closing lines among them.
    var steps: [Step] {
        var steps: [Step] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        var begins = true
        func add(_ segment: PathSegment, closes: Bool = false) {
            steps.append(Step(segment: segment, begins: begins, closes: closes))
            begins = closes
            current = segment.end
        }
        forEach { element in
            switch element {
            case .move(let end):
                guard let end = end.settled else { return }
                (start, current, begins) = (end, end, true)
            case .line(let end):
                guard let end = end.settled else { return }
                add(.line(current, end))
            case .quadCurve(let end, let control):
                guard let end = end.settled, let control = control.settled else { return }
                add(.quad(current, control, end))
            case .curve(let end, let control1, let control2):
                guard let end = end.settled, let control1 = control1.settled,
                    let control2 = control2.settled
                else { return }
                add(.cubic(current, control1, control2, end))
            case .closeSubpath: add(.line(current, start), closes: true)
            }
        }
        return steps
    }
}
