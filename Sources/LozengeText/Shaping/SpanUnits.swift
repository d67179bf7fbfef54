import Foundation
import LozengeCore

/// How a span moves its characters, in units of ``Clusters``.
struct SpanUnits {
    /// What comes after every character.
    let kerning: Int
    /// How far they are above the baseline.
    let raise: Int

    /// Numbers that are none count as 0, and nothing is moved further than a screen is wide.
    init(_ span: StyledText.Span, scale: CGFloat) {
        kerning = Self.units(span.kerning, scale: scale)
        raise = Self.units(span.finiteBaselineOffset, scale: scale)
    }

    /// Whether everything stays where the font puts it.
    var isZero: Bool { kerning == 0 && raise == 0 }

    private static func units(_ points: CGFloat, scale: CGFloat) -> Int {
        guard points != 0, points.isFinite else { return 0 }
        let units = points * scale * CGFloat(Clusters.unitsPerPixel)
        return Int(min(max(units, -1e7), 1e7).rounded())
    }
}

extension StyledText.Span {
    /// The baseline offset in points; a number that is none counts as 0.
    var finiteBaselineOffset: CGFloat { baselineOffset.isFinite ? baselineOffset : 0 }
}
