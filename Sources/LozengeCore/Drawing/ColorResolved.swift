extension Color {
    /// A colour in numbers: straight alpha, each 0 to 1.
    ///
    /// Matches: SwiftUI.Color.Resolved
    /// Differs: what lies outside 0 to 1 is clamped, and NaN is 0.
    public struct Resolved: Hashable, Sendable {
        /// The numbers of sRGB, which is what a screen takes.
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float

        package static let clear = Resolved(red: 0, green: 0, blue: 0, opacity: 0)

        /// A colour by its red, green and blue; what lies outside 0 to 1 is clamped, and NaN is 0.
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
    /// The amount of red light; what lies outside 0 to 1 is clamped, and NaN is 0.
    ///
    /// Matches: SwiftUI.Color.Resolved.linearRed
    public var linearRed: Float {
        get { unit(components.linear.x) }
        set { red = unit(Components(repeating: Double(newValue)).encoded.x) }
    }

    /// The amount of green light; what lies outside 0 to 1 is clamped, and NaN is 0.
    ///
    /// Matches: SwiftUI.Color.Resolved.linearGreen
    public var linearGreen: Float {
        get { unit(components.linear.y) }
        set { green = unit(Components(repeating: Double(newValue)).encoded.y) }
    }

    /// The amount of blue light; what lies outside 0 to 1 is clamped, and NaN is 0.
    ///
    /// Matches: SwiftUI.Color.Resolved.linearBlue
    public var linearBlue: Float {
        get { unit(components.linear.z) }
        set { blue = unit(Components(repeating: Double(newValue)).encoded.z) }
    }

    @available(*, unavailable, message: "There is no CoreGraphics here; red, green and blue are.")
    public var cgColor: Never? { nil }

    /// The numbers of sRGB.
    var components: Components { [Double(red), Double(green), Double(blue)] }
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
