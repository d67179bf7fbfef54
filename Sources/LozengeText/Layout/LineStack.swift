import Foundation

/// Where lines come to lie under each other, in points, unrounded.
struct LineStack {
    /// Extra distance between two lines, not negative.
    let spacing: CGFloat

    private(set) var height: CGFloat = 0
    private(set) var firstBaseline: CGFloat = 0
    private(set) var lastBaseline: CGFloat = 0
    private var isEmpty = true

    init(spacing: CGFloat) { self.spacing = spacing }

    /// Puts a line under the others.
    mutating func append(_ line: LineHeights.Extent) {
        if isEmpty {
            lastBaseline = line.ascent
            firstBaseline = line.ascent
            isEmpty = false
        } else {
            lastBaseline = height + line.leading + spacing + line.ascent
        }
        height = lastBaseline + line.descent
    }
}
