import Foundation
import LozengeCore

/// Shaping of long texts: the beginning at once, the rest in later frames.
extension PangoShapedText {
    var isFinished: Bool { unfinished == nil }

    var shapedLength: Int { unfinished?.shapedLength ?? content.source.utf8.count }

    func shapeMore() { shapeMore(UnfinishedText.stepLength) }

    func finish() {
        if let unfinished { shapeMore(unfinished.length) }
    }

    /// Estimates the size of the text, assuming that the rest is like the known part.
    func estimate(_ constraint: LineConstraint, of unfinished: UnfinishedText) -> TextMeasurement {
        var stack = LineStack(spacing: constraint.spacing)
        var width = 0
        var end = 0
        if constraint.width < .max {
            forEachLine(under: constraint) { line in
                stack.append(content.heights.extent(of: line))
                width = max(width, min(line.width, constraint.width))
                end = Int(content.clusters.offsets[line.clusters.upperBound])
                return true
            }
        }
        // A line may be longer than the known part.
        if stack.count == 0 {
            for paragraph in content.paragraphs.prefix(constraint.lineLimit) {
                stack.append(content.heights.extent(of: paragraph.line))
                end = paragraph.end
            }
            width = min(unfinished.naturalWidth, constraint.width)
        }
        let rest = CGFloat(unfinished.length - end) / CGFloat(max(1, end)) * CGFloat(stack.count)
        stack.append(
            linesLikeThese: min(max(0, rest), CGFloat(constraint.lineLimit - stack.count)))
        stack.reserve(constraint.reservedLines, of: metrics)
        return measurement(of: stack, width: width)
    }
}
