import Foundation
import LozengeCore

/// All that decides how a text is broken; two proposals with the same constraint look the same.
struct LineConstraint: Equatable {
    /// The longest line in units of ``Clusters``; `Int.max` breaks only where it must.
    var width = Int.max
    /// The most lines; at least one.
    var lineLimit = Int.max
    /// Extra distance between lines in points, not negative.
    var spacing: CGFloat = 0
    /// The text is as high as so many lines; at least one.
    var reservedLines = 1
    /// Where the last of ``lineLimit`` lines is cut.
    var truncation = TextTruncation.tail

    /// Whether the text is what it is by itself.
    var isNone: Bool {
        width == .max && lineLimit == .max && spacing == 0 && reservedLines == 1
    }

    /// What `style` asks for, with no limit to the width.
    ///
    /// Source: rules of §13 of the layout notes: spacing below zero does not bring lines closer.
    init(_ style: ParagraphStyle) {
        lineLimit = max(1, style.lineLimit ?? .max)
        spacing = style.lineSpacing > 0 && style.lineSpacing.isFinite ? style.lineSpacing : 0
        reservedLines = max(1, style.reservedLines)
        truncation = style.truncation
    }

    /// The number of whole units in `points`; negative counts as 0, NaN and infinite as no limit.
    static func units(_ points: CGFloat, scale: CGFloat) -> Int {
        let units = fractionalUnits(points, scale: scale)
        return units < 1e15 ? Int(max(0, units)) : .max
    }

    /// How many units there are in `points`.
    static func fractionalUnits(_ points: CGFloat, scale: CGFloat) -> CGFloat {
        (points * scale + PixelGrid.tolerance) * CGFloat(Clusters.unitsPerPixel)
    }
}
