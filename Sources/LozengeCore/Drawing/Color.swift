import Foundation

/// A colour as the author of a view describes it; light and dark schemes may show it differently.
///
/// Matches: SwiftUI.Color
public struct Color: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case fixed(Resolved)
        case system(SystemColor)
        indirect case mixed(Mixture)
    }

    var source: Source
    var alpha: Double = 1

    init(_ source: Source) { self.source = source }

    /// A colour by its red, green and blue, each 0 to 1; what lies outside is clamped, NaN is 0.
    ///
    /// Matches: SwiftUI.Color.init(_:red:green:blue:opacity:)
    public init(
        _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        self.init(.fixed(Resolved(space.sRGB([red, green, blue]), opacity: opacity)))
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

    /// A colour that is the same in all surroundings.
    ///
    /// Matches: SwiftUI.Color.init(_:)
    public init(_ resolved: Resolved) { self.init(.fixed(resolved)) }

    @available(
        *, unavailable,
        message: "There are no asset catalogs here; write the colour in numbers, in an extension."
    )
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.fixed(.clear)) }

    /// This colour, `opacity` times as opaque.
    ///
    /// Matches: SwiftUI.Color.opacity(_:)
    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.alpha *= opacity
        return color
    }

    /// This colour among the others of `palette`.
    package func resolve(in palette: ColorPalette) -> Resolved {
        var resolved =
            switch source {
            case .fixed(let color): color
            case .system(let color): color.resolve(in: palette)
            case .mixed(let mixture): mixture.resolve(in: palette)
            }
        resolved.opacity *= Float(alpha > 0 ? min(alpha, 1) : 0)
        return resolved
    }

    /// This colour under `scheme`, with the usual contrast and accent.
    package func resolve(in scheme: ColorScheme) -> Resolved {
        resolve(in: ColorPalette(scheme: scheme))
    }
}

extension Color: CustomStringConvertible {
    /// Its name, or else its numbers, with the opacity in percent where it is not 100.
    public var description: String {
        let name =
            switch source {
            case .fixed(let color): "\(color)"
            case .system(let color): "\(color)"
            case .mixed(let mixture): "\(mixture)"
            }
        return alpha == 1 ? name : name + " × \(alpha)"
    }
}

extension Mixture: CustomStringConvertible {
    var description: String { "(\(first) to \(second) by \(fraction))" }
}
