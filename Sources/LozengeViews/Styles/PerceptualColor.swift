import Foundation
import LozengeCore

/// A colour by its lightness and two opponent colours, in which equal steps look alike.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing" (Oklab), its matrices.
nonisolated struct PerceptualColor {
    private var lab: SIMD3<Double>
    private var opacity: Double

    init(_ color: Color.Resolved) {
        let linear = SIMD3(color.red, color.green, color.blue)
        let (red, green, blue) = (
            Self.decode(linear.x), Self.decode(linear.y), Self.decode(linear.z)
        )
        let long = cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
        let medium = cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
        let short = cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
        lab = SIMD3(
            0.210_454_255_3 * long + 0.793_617_785_0 * medium - 0.004_072_046_8 * short,
            1.977_998_495_1 * long - 2.428_592_205_0 * medium + 0.450_593_709_9 * short,
            0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766_0 * short)
        opacity = Double(color.opacity)
    }

    /// The colour a fraction of the way to another; colours that are more opaque count for more.
    func mixed(with other: PerceptualColor, by fraction: Double) -> PerceptualColor {
        var mix = self
        mix.opacity += (other.opacity - opacity) * fraction
        guard mix.opacity > 0 else { return mix }
        mix.lab =
            (lab * opacity * (1 - fraction) + other.lab * other.opacity * fraction) / mix.opacity
        return mix
    }

    var resolved: Color.Resolved {
        func cube(_ number: Double) -> Double { number * number * number }
        let long = cube(lab.x + 0.396_337_777_4 * lab.y + 0.215_803_757_3 * lab.z)
        let medium = cube(lab.x - 0.105_561_345_8 * lab.y - 0.063_854_172_8 * lab.z)
        let short = cube(lab.x - 0.089_484_177_5 * lab.y - 1.291_485_548_0 * lab.z)
        return Color.Resolved(
            red: Self.encode(
                4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short),
            green: Self.encode(
                -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short),
            blue: Self.encode(
                -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701_0 * short),
            opacity: opacity)
    }

    /// The same stops with others in between, close enough to each other for straight mixing.
    static func stops(between stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
        guard let first = stops.first else { return [] }
        let steps = 8
        return [first]
            + zip(stops, stops.dropFirst()).flatMap { start, end in
                let (from, to) = (PerceptualColor(start.color), PerceptualColor(end.color))
                let inner = (1..<steps).map { step in
                    let fraction = Double(step) / Double(steps)
                    return GradientPaint.Stop(
                        color: from.mixed(with: to, by: fraction).resolved,
                        location: start.location
                            + (end.location - start.location) * CGFloat(fraction))
                }
                return (start.location == end.location ? [] : inner) + [end]
            }
    }

    private static func decode(_ channel: Float) -> Double {
        let value = Double(channel)
        return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encode(_ value: Double) -> Double {
        value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}
