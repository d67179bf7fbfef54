import Foundation

/// A colour that may depend on the environment: a light or dark scheme and the contrast.
///
/// ```swift
/// Color.indigo
/// Color(red: 0.9, green: 0.4, blue: 0.1)
/// Color.primary.opacity(0.2)
/// ```
///
/// Matches: SwiftUI.Color
public struct Color: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case fixed(Resolved)
        case system(SystemColor)
        case named(NamedColors.Name)
        indirect case mixed(Mixture)
    }

    var source: Source
    var alpha: Double = 1

    init(_ source: Source) { self.source = source }

    /// Creates a colour from red, green and blue, each from 0 to 1; other values are clamped, NaN
    /// is 0.
    ///
    /// Matches: SwiftUI.Color.init(_:red:green:blue:opacity:)
    public init(
        _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        self.init(.fixed(Resolved(space.sRGB([red, green, blue]), opacity: opacity)))
    }

    /// Creates a grey from black (0) to white (1).
    ///
    /// Matches: SwiftUI.Color.init(_:white:opacity:)
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour that is the same as another one, so that `Color(.mint)` is one; clear for `nil`.
    ///
    /// Extension: SwiftUI has the same spelling for colours of AppKit and UIKit. The parameter is optional so that a name
    /// that ``PlatformColor`` has, too, is not ambiguous.
    @_disfavoredOverload
    public init(_ color: Color?) { self = color ?? .clear }

    /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
    ///
    /// Matches: SwiftUI.Color.init(hue:saturation:brightness:opacity:)
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func channel(_ offset: Double) -> Double {
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
    }

    /// Creates a colour that does not depend on the environment.
    ///
    /// Matches: SwiftUI.Color.init(_:)
    public init(_ resolved: Resolved) { self.init(.fixed(resolved)) }

    /// Creates the colour of an asset catalog, `name.colorset`, with its variants for dark schemes and high contrast.
    ///
    /// The catalog is looked for where pictures are. A name that is not there is reported, and the colour is clear.
    ///
    /// - Parameters:
    ///   - name: The name of the colour.
    ///   - bundle: The resources with the catalog; `nil` for those of the app.
    ///
    /// Matches: SwiftUI.Color.init(_:bundle:)
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.named(NamedColors.Name(name: name, folder: bundle?.resourcePath)))
    }

    /// Returns the colour with its opacity multiplied by `opacity`.
    ///
    /// Matches: SwiftUI.Color.opacity(_:)
    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.alpha *= opacity
        return color
    }

    /// Returns the colour's components in `palette`.
    package func resolve(in palette: ColorPalette) -> Resolved {
        var resolved =
            switch source {
            case .fixed(let color): color
            case .system(let color): color.resolve(in: palette)
            case .named(let name):
                palette.named?.color(name)?.resolve(in: palette) ?? .clear
            case .mixed(let mixture): mixture.resolve(in: palette)
            }
        resolved.opacity *= Float(alpha > 0 ? min(alpha, 1) : 0)
        return resolved
    }

    /// Returns the colour's components in `scheme`, with standard contrast and accent.
    package func resolve(in scheme: ColorScheme) -> Resolved {
        resolve(in: ColorPalette(scheme: scheme))
    }
}

extension Color: CustomStringConvertible {
    /// The name or the components, with the opacity in percent unless it is 100.
    public var description: String {
        let name =
            switch source {
            case .fixed(let color): "\(color)"
            case .system(let color): "\(color)"
            case .named(let name): name.name
            case .mixed(let mixture): "\(mixture)"
            }
        return alpha == 1 ? name : name + " × \(alpha)"
    }
}

extension Mixture: CustomStringConvertible {
    var description: String { "(\(first) to \(second) by \(fraction))" }
}
