import Foundation

/// A colour of red, green and blue, or a grey, which does not depend on the environment.
///
/// ```swift
/// Color(cgColor: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
/// ```
///
/// Matches: CoreGraphics.CGColor
/// Differs: a value, in the sRGB space alone.
public struct CGColor: Hashable, Sendable {
    private let values: [CGFloat]

    /// Creates a colour of red, green and blue, each from 0 to 1.
    ///
    /// Matches: CoreGraphics.CGColor.init(red:green:blue:alpha:)
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        values = [red, green, blue, alpha]
    }

    /// Creates a colour of red, green and blue in the sRGB space, each from 0 to 1.
    ///
    /// Matches: CoreGraphics.CGColor.init(srgbRed:green:blue:alpha:)
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey from black (0) to white (1).
    ///
    /// Matches: CoreGraphics.CGColor.init(gray:alpha:)
    public init(gray: CGFloat, alpha: CGFloat) { values = [gray, alpha] }

    /// Red, green, blue and the opacity; of a grey its brightness and the opacity.
    ///
    /// Matches: CoreGraphics.CGColor.components
    public var components: [CGFloat]? { values }

    /// The number of ``components``.
    ///
    /// Matches: CoreGraphics.CGColor.numberOfComponents
    public var numberOfComponents: Int { values.count }

    /// The opacity, from 0 to 1.
    ///
    /// Matches: CoreGraphics.CGColor.alpha
    public var alpha: CGFloat { values.last ?? 1 }

    /// Returns this colour with another opacity.
    ///
    /// Matches: CoreGraphics.CGColor.copy(alpha:)
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(values.dropLast() + [alpha]) }

    private init(_ values: [CGFloat]) { self.values = values }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)
}

extension Color {
    /// Creates a colour that does not depend on the environment.
    ///
    /// Matches: SwiftUI.Color.init(_:)-CGColor
    public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

    /// Creates a colour that does not depend on the environment.
    ///
    /// Matches: SwiftUI.Color.init(cgColor:)
    public init(cgColor: CGColor) {
        let values = cgColor.components ?? []
        if values.count == 4 {
            self.init(
                red: values[0], green: values[1], blue: values[2], opacity: cgColor.alpha)
        } else {
            self.init(white: values.first ?? 0, opacity: cgColor.alpha)
        }
    }

    /// The colour without its environment; `nil` if it depends on that.
    ///
    /// Matches: SwiftUI.Color.cgColor
    public var cgColor: CGColor? {
        guard case .fixed(let resolved) = source else { return nil }
        return CGColor(
            red: CGFloat(resolved.red), green: CGFloat(resolved.green),
            blue: CGFloat(resolved.blue),
            alpha: CGFloat(resolved.opacity) * alpha)
    }
}
