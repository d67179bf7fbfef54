import Foundation
import LozengeCore

/// A text with one line for each paragraph.
struct NaturalLines {
    let measurement: TextMeasurement
    /// True if there is one line and no more text can follow.
    let isOneLine: Bool
    /// The minimum width without line breaks, in units.
    let roomNeeded: CGFloat

    init(of content: ShapedContent, isWhole: Bool, at scale: CGFloat) {
        var stack = LineStack(spacing: 0)
        for paragraph in content.paragraphs {
            stack.append(content.heights.extent(of: paragraph.line))
        }
        measurement = TextMeasurement(stack, units: content.naturalWidth, at: scale)
        isOneLine = isWhole && content.paragraphs.count == 1
        roomNeeded = CGFloat(content.naturalWidth)
    }
}
