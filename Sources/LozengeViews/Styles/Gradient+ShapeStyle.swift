import Foundation
import LozengeCore

/// A gradient as a style: runs from the top to the bottom.
///
/// Matches: SwiftUI.Gradient
extension Gradient: ShapeStyle {
    /// Returns this gradient interpolated in `space`.
    ///
    /// Matches: SwiftUI.Gradient.colorSpace(_:)
    nonisolated public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        var gradient = self
        gradient.colorSpace = space
        return AnyGradient(gradient)
    }

    public func _resolve(in place: _StyleContext) -> _StylePaint {
        paint(.linear(.top, .bottom), in: place)
    }

    func paint(_ geometry: UnitGradient.Geometry, in place: _StyleContext) -> _StylePaint {
        let stops = forScreen.map {
            GradientPaint.Stop(color: place.resolve($0.color), location: $0.location)
        }
        return .gradient(UnitGradient(stops: stops, geometry: geometry))
    }
}

/// A type-erased gradient; as a style, it runs from the top to the bottom.
///
/// Matches: SwiftUI.AnyGradient
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
    let gradient: Gradient

    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// Returns this gradient interpolated in `space`.
    ///
    /// Matches: SwiftUI.AnyGradient.colorSpace(_:)
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        gradient.colorSpace(space)
    }

    @MainActor public func _resolve(in place: _StyleContext) -> _StylePaint {
        gradient._resolve(in: place)
    }
}

nonisolated extension Color {
    /// A subtle gradient from a lighter variant of this colour to the colour.
    ///
    /// Matches: SwiftUI.Color.gradient
    /// Source: a choice: at the top, a fifth of white over it.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
    }
}
