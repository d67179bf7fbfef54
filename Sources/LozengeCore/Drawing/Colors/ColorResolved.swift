extension Color {
    /// The components of a colour in sRGB with straight alpha, each from 0 to 1.
    ///
    /// Matches: SwiftUI.Color.Resolved
    /// Differs: what lies outside 0 to 1 is clamped, and NaN is 0.
    public struct Resolved: Hashable, Sendable {
        /// The red component in sRGB.
        public var red: Float
        /// The green component in sRGB.
        public var green: Float
        /// The blue component in sRGB.
        public var blue: Float
        /// The opacity, from 0 to 1.
        public var opacity: Float

        /// Fully transparent black.
        package static let clear = Resolved(red: 0, green: 0, blue: 0, opacity: 0)

        /// Creates a colour; values outside of 0 to 1 are clamped, NaN is 0.
        ///
        /// Matches: SwiftUI.Color.Resolved.init(colorSpace:red:green:blue:opacity:)
        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
            opacity: Float = 1
        ) {
            self.init(
                colorSpace.sRGB([Double(red), Double(green), Double(blue)]),
                opacity: Double(opacity))
        }

        init(_ sRGB: Components, opacity: Double) {
            red = unit(sRGB.x)
            green = unit(sRGB.y)
            blue = unit(sRGB.z)
            self.opacity = unit(opacity)
        }
    }
}

private func unit(_ value: Double) -> Float { value > 0 ? Float(min(value, 1)) : 0 }

extension Color.Resolved {
    /// The linear red component; values outside of 0 to 1 are clamped, NaN is 0.
    ///
    /// Matches: SwiftUI.Color.Resolved.linearRed
    public var linearRed: Float {
        get { unit(components.linear.x) }
        set { red = unit(Components(repeating: Double(newValue)).encoded.x) }
    }

    /// The linear green component; values outside of 0 to 1 are clamped, NaN is 0.
    ///
    /// Matches: SwiftUI.Color.Resolved.linearGreen
    public var linearGreen: Float {
        get { unit(components.linear.y) }
        set { green = unit(Components(repeating: Double(newValue)).encoded.y) }
    }

    /// The linear blue component; values outside of 0 to 1 are clamped, NaN is 0.
    ///
    /// Matches: SwiftUI.Color.Resolved.linearBlue
    public var linearBlue: Float {
        get { unit(components.linear.z) }
        set { blue = unit(Components(repeating: Double(newValue)).encoded.z) }
    }

    @available(*, unavailable, message: "There is no CoreGraphics here; red, green and blue are.")
    public var cgColor: Never? { nil }

    /// The components in sRGB.
    var components: Components { [Double(red), Double(green), Double(blue)] }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#rrggbb`, with the opacity in percent unless it is 100.
    public var description: String {
        func hex(_ channel: Float) -> String {
            let digits = String(Int((channel * 255).rounded()), radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        let name = "#" + hex(red) + hex(green) + hex(blue)
        return opacity == 1 ? name : name + " \(Int((opacity * 100).rounded()))%"
    }
}
