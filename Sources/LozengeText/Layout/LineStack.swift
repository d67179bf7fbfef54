import Foundation
import LozengeCore

/// The vertical positions of lines, in points without rounding.
struct LineStack {
    /// The extra distance between lines; not negative.
    let spacing: CGFloat

    private(set) var height: CGFloat = 0
    private(set) var firstBaseline: CGFloat = 0
    private(set) var lastBaseline: CGFloat = 0
    private(set) var count = 0

    init(spacing: CGFloat) { self.spacing = spacing }

    /// Adds a line below the others.
    mutating func append(_ line: LineHeights.Extent) {
        if count == 0 {
            lastBaseline = line.ascent
            firstBaseline = line.ascent
        } else {
            lastBaseline = height + line.leading + spacing + line.ascent
        }
        height = lastBaseline + line.descent
        count += 1
    }

    /// Adds `lines` lines with the mean height of the previous ones.
    mutating func append(linesLikeThese lines: CGFloat) {
        guard count > 0 else { return }
        let added = lines * height / CGFloat(count)
        height += added
        lastBaseline += added
    }

    /// Adds empty lines in a font until there are `lines`.
    mutating func reserve(_ lines: Int, of font: FontMetrics) {
        guard lines > count else { return }
        let pitch = font.leading + spacing + font.ascender + font.descender
        height += CGFloat(lines - count) * pitch
        count = lines
    }
}
