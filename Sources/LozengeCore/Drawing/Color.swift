import Foundation

/// A colour as the author of a view describes it; light and dark schemes may show it differently.
///
/// Matches: SwiftUI.Color
public struct Color: Hashable, Sendable {
    /// How the numbers of a colour are to be read.
    ///
    /// Matches: SwiftUI.Color.RGBColorSpace
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear
    }

    enum Source: Hashable, Sendable {
        case fixed(Resolved)
        case system(SystemColor)
    }

    var source: Source
    var alpha: Double = 1

    /// A colour by its red, green and blue, each 0 to 1; what lies outside is clamped, NaN is 0.
    ///
    /// Matches: SwiftUI.Color.init(_:red:green:blue:opacity:)
    public init(
        _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        func encode(_ value: Double) -> Double {
            guard space == .sRGBLinear else { return value }
            return value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        source = .fixed(
            Resolved(
                red: encode(red), green: encode(green), blue: encode(blue), opacity: opacity))
    }

    /// A grey from black, 0, to white, 1.
    ///
    /// Matches: SwiftUI.Color.init(_:white:opacity:)
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour by hue, saturation and brightness, each 0 to 1.
    ///
    /// Matches: SwiftUI.Color.init(hue:saturation:brightness:opacity:)
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func channel(_ offset: Double) -> Double {
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
    }

    init(_ system: SystemColor) {
        source = .system(system)
    }

    /// This colour, `opacity` times as opaque.
    ///
    /// Matches: SwiftUI.Color.opacity(_:)
    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.alpha *= opacity
        return color
    }

    /// This colour under `scheme`.
    package func resolve(in scheme: ColorScheme) -> Resolved {
        var resolved =
            switch source {
            case .fixed(let color): color
            case .system(let color): color.resolve(in: scheme)
            }
        resolved.opacity *= Float(alpha > 0 ? min(alpha, 1) : 0)
        return resolved
    }
}

extension Color {
    /// A colour in numbers: sRGB, straight alpha, each 0 to 1.
    ///
    /// Matches: SwiftUI.Color.Resolved
    public struct Resolved: Hashable, Sendable {
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float

        package static let clear = Resolved(red: 0, green: 0, blue: 0, opacity: 0)

        public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
            func unit(_ value: Double) -> Float { value > 0 ? Float(min(value, 1)) : 0 }
            self.red = unit(red)
            self.green = unit(green)
            self.blue = unit(blue)
            self.opacity = unit(opacity)
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#rrggbb`, with the opacity in percent where it is not 100.
    public var description: String {
        func hex(_ channel: Float) -> String {
            let digits = String(Int((channel * 255).rounded()), radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        let name = "#" + hex(red) + hex(green) + hex(blue)
        return opacity == 1 ? name : name + " \(Int((opacity * 100).rounded()))%"
    }
}

/// Whether the desktop is light or dark.
///
/// Matches: SwiftUI.ColorScheme
public enum ColorScheme: Hashable, Sendable, CaseIterable {
    case light, dark
}
