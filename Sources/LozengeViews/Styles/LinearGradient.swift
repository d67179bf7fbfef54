import Foundation
import LozengeCore

/// Colours that change along a line; as a view it fills what it is offered.
///
/// Matches: SwiftUI.LinearGradient
nonisolated public struct LinearGradient: ShapeStyle, View, Hashable {
    private let gradient: Gradient
    private let start: UnitPoint
    private let end: UnitPoint

    /// Points are fractions of what is filled; before and beyond them are the first and last colour.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    @MainActor public func _resolve(in place: _StyleContext) -> _StylePaint {
        gradient.paint(.linear(start, end), in: place)
    }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
    /// Colours along a line.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours along a line, of any gradient.
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at equal distances along a line.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at places along a line.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}
