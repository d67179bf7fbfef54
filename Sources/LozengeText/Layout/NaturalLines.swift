import Foundation
import LozengeCore

/// A text on as many lines as it has paragraphs.
struct NaturalLines {
    let measurement: TextMeasurement
    /// Whether there is one line, and nothing that may follow it.
    let isOneLine: Bool
    /// The least width in which no line has to be broken, in units.
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
