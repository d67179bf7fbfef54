import Foundation
import LozengeCore

/// A gradient around a point; as a view, it fills the proposed size.
///
/// An angle of 0 points to the right; angles increase clockwise.
///
/// ```swift
/// Circle().fill(AngularGradient(colors: [.red, .yellow, .red], center: .center))
/// ```
///
/// Matches: SwiftUI.AngularGradient
nonisolated public struct AngularGradient: ShapeStyle, View, Hashable {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startAngle: Angle
    private let endAngle: Angle

    public init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    public init(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
            endAngle: endAngle)
    }

    public init(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
            endAngle: endAngle)
    }

    /// Creates a gradient of a full turn that starts at `angle`.
    ///
    /// Matches: SwiftUI.AngularGradient.init(gradient:center:angle:)
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: gradient, center: center, startAngle: angle,
            endAngle: .radians(angle.radians + 2 * .pi))
    }

    /// Creates a gradient of a full turn, with colours at equal distances, that starts at `angle`.
    ///
    /// Matches: SwiftUI.AngularGradient.init(colors:center:angle:)
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Creates a gradient of a full turn, with colours at given locations, that starts at `angle`.
    ///
    /// Matches: SwiftUI.AngularGradient.init(stops:center:angle:)
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    @MainActor public func _resolve(in place: _StyleContext) -> _StylePaint {
        gradient.paint(.angular(center, startAngle, endAngle), in: place)
    }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
    /// A gradient around a point.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A type-erased gradient around a point.
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient around a point, with colours at equal distances.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient around a point, with colours at given locations.
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient of a full turn around a point.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// A gradient of a full turn around a point, with colours at equal distances.
    public static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
}
