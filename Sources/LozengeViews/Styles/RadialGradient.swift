import Foundation
import LozengeCore

/// Colours that change outwards from a point; as a view it fills what it is offered.
///
/// Radii are in points; nearer and farther are the first and last colour.
///
/// Matches: SwiftUI.RadialGradient
nonisolated public struct RadialGradient: ShapeStyle, View, Hashable {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startRadius: CGFloat
    private let endRadius: CGFloat

    public init(
        gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    public init(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }

    public init(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }

    @MainActor public func _resolve(in place: _StyleContext) -> _StylePaint {
        gradient.paint(.radial(center, startRadius, endRadius), in: place)
    }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
    /// Colours that change outwards from a point.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours that change outwards from a point, of any gradient.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            gradient: gradient.gradient, center: center, startRadius: startRadius,
            endRadius: endRadius)
    }

    /// Colours that change outwards from a point, at equal distances.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours that change outwards from a point, at places.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
