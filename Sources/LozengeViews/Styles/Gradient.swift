import Foundation
import LozengeCore

/// A row of colours that run into one another, at places from 0 to 1.
///
/// Matches: SwiftUI.Gradient
nonisolated public struct Gradient: Hashable, Sendable {
    public typealias ColorSpace = GradientColorSpace

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

    public var stops: [Stop]
    /// Which colours lie between two of them.
    var colorSpace = ColorSpace.device

    /// Colours at places; without any the gradient is clear.
    ///
    /// Matches: SwiftUI.Gradient.init(stops:)
    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at equal distances; without any the gradient is clear.
    ///
    /// Matches: SwiftUI.Gradient.init(colors:)
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map {
            Stop(color: $0.element, location: CGFloat($0.offset) / last)
        }
    }

    /// The same colours with so many others in between that mixing them as the screen does will do.
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
