import Foundation

extension Path {
    /// The part of the path between two fractions of its length, all subpaths counted in turn.
    ///
    /// Lengths are measured along the curves, and parts of curves stay curves. Fractions are brought
    /// to 0…1, NaN counts as 0; nothing is left if the first is not below the second.
    ///
    /// Matches: SwiftUI.Path.trimmedPath(from:to:)
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let from = from > 0 ? min(from, 1) : 0
        let to = to > 0 ? min(to, 1) : 0
        guard from < to else { return Path() }
        guard from > 0 || to < 1 else { return self }
        let steps = steps
        let lengths = steps.map(\.segment.length)
        let total = lengths.reduce(0, +)
        let (first, last) = (from * total, to * total)
        var trimmed = Path()
        var position: CGFloat = 0
        var isWhole = false
        var isDrawing = false
        for (step, length) in zip(steps, lengths) {
            let (start, end) = (max(first - position, 0), min(last - position, length))
            position += length
            if step.begins { (isWhole, isDrawing) = (start == 0, false) }
            guard start < end || (length == 0 && isDrawing) else { continue }
            if step.closes, isWhole, isDrawing, end == length {
                trimmed.closeSubpath()
                continue
            }
            let part = step.segment.part(from: start, to: end, of: length)
            if !isDrawing { trimmed.move(to: part.start) }
            isDrawing = true
            isWhole = isWhole && start == 0
            trimmed.append(part.element)
        }
        return trimmed
    }
}
