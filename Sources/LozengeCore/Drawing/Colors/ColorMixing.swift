import Foundation

/// The colour space in which colours are interpolated.
///
/// Matches: SwiftUI.Gradient.ColorSpace
/// Differs: an enumeration, by a name of its own.
public enum GradientColorSpace: Hashable, Sendable {
    /// sRGB.
    case device
    /// OKLab, in which equal steps look equal.
    case perceptual
}

extension Color {
    /// Returns a mixture of this colour and another, which follows the environment as both do.
    ///
    /// The colours are weighted by their opacity, so that a transparent colour adds no hue.
    ///
    /// - Parameters:
    ///   - other: The other colour.
    ///   - fraction: The share of the other colour, from 0 to 1. Other values are clamped; NaN is
    ///     0.
    ///   - space: The colour space of the mixture.
    /// - Returns: The mixture.
    ///
    /// Matches: SwiftUI.Color.mix(with:by:in:)
    public func mix(
        with other: Color, by fraction: Double, in space: GradientColorSpace = .perceptual
    ) -> Color {
        Color(.mixed(Mixture(first: self, second: other, fraction: fraction, space: space)))
    }
}

/// A mixture of two colours.
struct Mixture: Hashable, Sendable {
    let first: Color
    let second: Color
    /// The share of the second colour, from 0 to 1.
    let fraction: Double
    let space: GradientColorSpace

    init(first: Color, second: Color, fraction: Double, space: GradientColorSpace) {
        self.first = first
        self.second = second
        self.fraction = fraction > 0 ? min(fraction, 1) : 0
        self.space = space
    }

    func resolve(in palette: ColorPalette) -> Color.Resolved {
        let (first, second) = (first.resolve(in: palette), second.resolve(in: palette))
        // An unmixed colour must not change by rounding in the conversion.
        if fraction == 0 || first == second { return first }
        if fraction == 1 { return second }
        let weights = (
            (1 - fraction) * Double(first.opacity), fraction * Double(second.opacity)
        )
        let opacity = weights.0 + weights.1
        guard opacity > 0 else { return .clear }
        let mixed =
            (space.coordinates(first.components) * weights.0
                + space.coordinates(second.components) * weights.1) / opacity
        return Color.Resolved(space.components(mixed), opacity: opacity)
    }
}

extension GradientColorSpace {
    /// Returns the coordinates of a colour in this space.
    func coordinates(_ sRGB: Components) -> Components {
        self == .device ? sRGB : OKLab.coordinates(linear: sRGB.linear)
    }

    /// Returns the colour with these coordinates.
    func components(_ coordinates: Components) -> Components {
        self == .device ? coordinates : OKLab.linear(coordinates).encoded
    }
}

extension Color.Resolved {
    /// The coordinates in OKLab.
    var perceptualCoordinates: Components { OKLab.coordinates(linear: components.linear) }

    /// Creates a colour from coordinates in OKLab.
    init(perceptualCoordinates: Components, opacity: Double) {
        self.init(OKLab.linear(perceptualCoordinates).encoded, opacity: opacity)
    }
}

/// Colours in OKLab, in which equal steps look equal.
///
/// Source: Björn Ottosson, “A perceptual color space for image processing”, 2020.
private enum OKLab {
    private static let cones = Matrix(
        [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
        [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
        [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5])
    private static let opposites = Matrix(
        [0.210_454_255_3, 0.793_617_785_0, -0.004_072_046_8],
        [1.977_998_495_1, -2.428_592_205_0, 0.450_593_709_9],
        [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766_0])
    private static let roots = Matrix(
        [1, 0.396_337_777_4, 0.215_803_757_3],
        [1, -0.105_561_345_8, -0.063_854_172_8],
        [1, -0.089_484_177_5, -1.291_485_548_0])
    private static let light = Matrix(
        [4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2],
        [-1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5],
        [-0.004_196_086_3, -0.703_418_614_7, 1.707_614_701_0])

    static func coordinates(linear: Components) -> Components {
        let cones = cones(linear)
        return opposites(Components(cbrt(cones.x), cbrt(cones.y), cbrt(cones.z)))
    }

    static func linear(_ coordinates: Components) -> Components {
        let roots = roots(coordinates)
        return light(roots * roots * roots)
    }
}
