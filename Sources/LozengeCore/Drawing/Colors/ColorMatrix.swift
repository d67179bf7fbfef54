import Foundation

/// A linear change of colours: each channel becomes a weighted sum of all channels plus a constant.
///
/// The opacity is unchanged or multiplied.
///
/// Applying it to each drawn command gives the same pixels as applying it to the finished picture,
/// because upper commands still cover lower ones.
public struct ColorMatrix: Hashable, Sendable {
    /// The weights of red, green and blue and the constant for the red channel.
    public var red = SIMD4<Float>(1, 0, 0, 0)
    /// The weights of red, green and blue and the constant for the green channel.
    public var green = SIMD4<Float>(0, 1, 0, 0)
    /// The weights of red, green and blue and the constant for the blue channel.
    public var blue = SIMD4<Float>(0, 0, 1, 0)
    /// The factor for the opacity.
    public var opacity: Float = 1

    /// Creates a matrix without effect.
    public init() {}

    /// Creates a matrix from the rows of the channels and a factor for the opacity.
    public init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>, opacity: Float = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    /// Returns the changed colour; channels are clamped to 0 to 1.
    public func applied(to color: Color.Resolved) -> Color.Resolved {
        let channels = SIMD4(color.red, color.green, color.blue, 1)
        func unit(_ row: SIMD4<Float>) -> Float {
            let sum = (row * channels).sum()
            return sum > 0 ? min(sum, 1) : 0
        }
        return Color.Resolved(
            red: unit(red), green: unit(green), blue: unit(blue),
            opacity: color.opacity * opacity)
    }

    /// Luminances of red, green and blue.
    ///
    /// Source: ITU-R BT.709 in the rounding of the Filter Effects specification's `saturate`.
    private static let luminance = SIMD4<Float>(0.213, 0.715, 0.072, 0)

    /// Returns a matrix that adds `amount` to each channel.
    public static func brightness(_ amount: Double) -> ColorMatrix {
        let amount = Float(amount)
        return ColorMatrix(
            red: [1, 0, 0, amount], green: [0, 1, 0, amount], blue: [0, 0, 1, amount])
    }

    /// Returns a matrix that scales each channel's distance from 0.5; a negative `amount` inverts.
    public static func contrast(_ amount: Double) -> ColorMatrix {
        let amount = Float(amount)
        let rest = (1 - amount) / 2
        return ColorMatrix(
            red: [amount, 0, 0, rest], green: [0, amount, 0, rest], blue: [0, 0, amount, rest])
    }

    /// Returns a matrix that scales each channel's distance from the luminance; 0 gives greys, 1
    /// has no effect.
    public static func saturation(_ amount: Double) -> ColorMatrix {
        let amount = Float(amount)
        let grey = luminance * (1 - amount)
        return ColorMatrix(
            red: grey + [amount, 0, 0, 0], green: grey + [0, amount, 0, 0],
            blue: grey + [0, 0, amount, 0])
    }

    /// Returns a matrix that rotates the hue.
    ///
    /// Source: the matrix of `hueRotate` in the Filter Effects specification.
    public static func hueRotation(_ angle: Angle) -> ColorMatrix {
        let (cosine, sine) = (Float(cos(angle.radians)), Float(sin(angle.radians)))
        func row(_ toCosine: SIMD4<Float>, _ toSine: SIMD4<Float>) -> SIMD4<Float> {
            luminance + toCosine * cosine + toSine * sine
        }
        return ColorMatrix(
            red: row([0.787, -0.715, -0.072, 0], [-0.213, -0.715, 0.928, 0]),
            green: row([-0.213, 0.285, -0.072, 0], [0.143, 0.140, -0.283, 0]),
            blue: row([-0.213, -0.715, 0.928, 0], [-0.787, 0.715, 0.072, 0]))
    }

    /// A matrix that inverts each channel.
    public static let inversion = ColorMatrix(
        red: [-1, 0, 0, 1], green: [0, -1, 0, 1], blue: [0, 0, -1, 1])

    /// Returns a matrix that multiplies each channel by the channel of a colour.
    public static func multiplication(by color: Color.Resolved) -> ColorMatrix {
        ColorMatrix(
            red: [color.red, 0, 0, 0], green: [0, color.green, 0, 0], blue: [0, 0, color.blue, 0],
            opacity: color.opacity)
    }
}

extension ColorMatrix: CustomStringConvertible {
    public var description: String {
        [red, green, blue].map { row in
            (0..<4).map { "\(number: CGFloat(row[$0]))" }.joined(separator: " ")
        }.joined(separator: ", ") + (opacity == 1 ? "" : " \(number: CGFloat(opacity))")
    }
}
