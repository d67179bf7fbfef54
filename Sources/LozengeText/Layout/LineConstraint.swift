import Foundation
import LozengeCore

/// The limits under which a text is broken; proposals with equal constraints give equal lines.
struct LineConstraint: Equatable {
    /// The maximum width in units of ``Clusters``; with `Int.max`, lines end only at mandatory
    /// breaks.
    var width = Int.max
    /// The maximum number of lines; at least one.
    var lineLimit = Int.max
    /// The extra distance between lines in points; not negative.
    var spacing: CGFloat = 0
    /// The minimum number of lines for the height; at least one.
    var reservedLines = 1
    /// The position of the ellipsis in the last of ``lineLimit`` lines.
    var truncation = TextTruncation.tail

    /// True if nothing is limited.
    var isNone: Bool {
        width == .max && lineLimit == .max && spacing == 0 && reservedLines == 1
    }

    /// Reads the limits of `style`, without a maximum width.
    ///
    /// Source: `docs/text.md`, "Decisions": negative spacing counts as 0.
    init(_ style: ParagraphStyle) {
        lineLimit = max(1, style.lineLimit ?? .max)
        spacing = style.lineSpacing > 0 && style.lineSpacing.isFinite ? style.lineSpacing : 0
        reservedLines = max(1, style.reservedLines)
        truncation = style.truncation
    }

    /// Converts points to whole units; negative becomes 0, infinite and NaN become `Int.max`.
    static func units(_ points: CGFloat, scale: CGFloat) -> Int {
        let units = fractionalUnits(points, scale: scale)
        return units < 1e15 ? Int(max(0, units)) : .max
    }

    /// Converts points to units without rounding.
    static func fractionalUnits(_ points: CGFloat, scale: CGFloat) -> CGFloat {
        (points * scale + PixelRounding.tolerance) * CGFloat(Clusters.unitsPerPixel)
    }
}
