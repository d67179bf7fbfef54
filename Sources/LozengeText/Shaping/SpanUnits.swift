import Foundation
import LozengeCore

/// The kerning and baseline offset of a span, in units of ``Clusters``.
struct SpanUnits {
    /// The space after each character.
    let kerning: Int
    /// The distance above the baseline.
    let raise: Int

    /// Converts the attributes of a span; NaN and infinity count as 0, other values are clamped to
    /// a screen's width.
    init(_ span: StyledText.Span, scale: CGFloat) {
        kerning = Self.units(span.kerning, scale: scale)
        raise = Self.units(span.finiteBaselineOffset, scale: scale)
    }

    /// True if both are 0.
    var isZero: Bool { kerning == 0 && raise == 0 }

    private static func units(_ points: CGFloat, scale: CGFloat) -> Int {
        guard points != 0, points.isFinite else { return 0 }
        let units = points * scale * CGFloat(Clusters.unitsPerPixel)
        return Int(min(max(units, -1e7), 1e7).rounded())
    }
}

extension StyledText.Span {
    /// The baseline offset in points; 0 if it is NaN or infinite.
    var finiteBaselineOffset: CGFloat { baselineOffset.isFinite ? baselineOffset : 0 }
}
