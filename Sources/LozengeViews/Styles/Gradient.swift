import Foundation
import LozengeCore

/// Colours at places from 0 to 1; as a style, from the top to the bottom.
///
/// Matches: SwiftUI.Gradient
nonisolated public struct Gradient: ShapeStyle, Hashable {
    /// A colour at a place; what lies outside 0 to 1 is moved to its ends.
    ///
    /// Matches: SwiftUI.Gradient.Stop
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How colours between two others are found.
    ///
    /// Matches: SwiftUI.Gradient.ColorSpace
    public enum ColorSpace: Hashable, Sendable {
        /// Between the numbers that the screen gets.
        case device
        /// As an eye would do it: none looks darker or greyer than both.
        case perceptual
    }

    public var stops: [Stop]
    var colorSpace = ColorSpace.device

    /// Colours at places; without any the gradient is clear.
    ///
    /// Matches: SwiftUI.Gradient.init(stops:)
    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at equal distances.
    ///
    /// Matches: SwiftUI.Gradient.init(colors:)
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map {
            Stop(color: $0.element, location: CGFloat($0.offset) / last)
        }
    }

    /// This gradient with the colours in between found in another way.
    ///
    /// Matches: SwiftUI.Gradient.colorSpace(_:)
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        var gradient = self
        gradient.colorSpace = space
        return AnyGradient(gradient)
    }

    @MainActor public func _resolve(in place: _StylePlace) -> _StylePaint {
        paint(.linear(.top, .bottom), in: place)
    }

    @MainActor func paint(
        _ geometry: UnitGradient.Geometry, in place: _StylePlace
    ) -> _StylePaint {
        var known = stops.map {
            GradientPaint.Stop(color: place.resolve($0.color), location: $0.location)
        }
        if colorSpace == .perceptual { known = PerceptualColor.stops(between: known) }
        return .gradient(UnitGradient(stops: known, geometry: geometry))
    }
}

/// A gradient of any kind; as a style, from the top to the bottom.
///
/// Matches: SwiftUI.AnyGradient
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
    let gradient: Gradient

    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// This gradient with the colours in between found in another way.
    ///
    /// Matches: SwiftUI.AnyGradient.colorSpace(_:)
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        gradient.colorSpace(space)
    }

    @MainActor public func _resolve(in place: _StylePlace) -> _StylePaint {
        gradient._resolve(in: place)
    }
}

extension Color {
    /// A slight gradient of this colour, from lighter to itself.
    ///
    /// Matches: SwiftUI.Color.gradient
    /// Source: a choice: at the top, a fifth of white over it.
    public var gradient: some ShapeStyle { LightenedStyle(color: self) }
}

nonisolated struct LightenedStyle: ShapeStyle, Hashable {
    let color: Color

    @MainActor func _resolve(in place: _StylePlace) -> _StylePaint {
        let end = place.resolve(color)
        var start = end
        start.red += (1 - end.red) / 5
        start.green += (1 - end.green) / 5
        start.blue += (1 - end.blue) / 5
        let stops = [
            GradientPaint.Stop(color: start, location: 0),
            GradientPaint.Stop(color: end, location: 1),
        ]
        return .gradient(UnitGradient(stops: stops, geometry: .linear(.top, .bottom)))
    }
}
