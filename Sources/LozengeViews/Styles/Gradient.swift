import Foundation
import LozengeCore

/// A sequence of colours at locations from 0 to 1, interpolated between them.
///
/// ```swift
/// let health = Gradient(stops: [
///     .init(color: .red, location: 0), .init(color: .yellow, location: 0.3),
///     .init(color: .green, location: 1),
/// ])
/// ```
///
/// Matches: SwiftUI.Gradient
nonisolated public struct Gradient: Hashable, Sendable {
    public typealias ColorSpace = GradientColorSpace

    /// A colour at a location; locations are clamped to 0...1.
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

    public var stops: [Stop]
    /// The colour space of the interpolation.
    var colorSpace = ColorSpace.device

    /// Creates a gradient with colours at given locations; clear if `stops` is empty.
    ///
    /// Matches: SwiftUI.Gradient.init(stops:)
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient with colours at equal distances; clear if `colors` is empty.
    ///
    /// Matches: SwiftUI.Gradient.init(colors:)
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map {
            Stop(color: $0.element, location: CGFloat($0.offset) / last)
        }
    }

    /// The stops for interpolation in the screen's colour space; perceptual gradients get intermediate stops.
    var forScreen: [Stop] {
        guard colorSpace == .perceptual, let first = stops.first else { return stops }
        return [first] + zip(stops, stops.dropFirst()).flatMap(Self.steps)
    }

    private static func steps(from start: Stop, to end: Stop) -> [Stop] {
        let count = start.location == end.location || start.color == end.color ? 1 : 8
        return (1...count).map { step in
            let fraction = Double(step) / Double(count)
            return Stop(
                color: start.color.mix(with: end.color, by: fraction, in: .perceptual),
                location: start.location + (end.location - start.location) * CGFloat(fraction))
        }
    }
}
