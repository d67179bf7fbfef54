import Foundation

/// The paint of a shape: a colour, a gradient, a mesh of colours or a tiled picture.
public enum Paint: Hashable, Sendable {
    case color(Color.Resolved)
    indirect case gradient(GradientPaint)
    indirect case mesh(MeshPaint)
    indirect case picture(PicturePaint)

    /// True if the paint is fully transparent.
    public var isClear: Bool {
        switch self {
        case .color(let color): color.opacity <= 0
        case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.opacity <= 0 }
        case .mesh, .picture: false
        }
    }
}

/// A linear, radial or conical gradient.
///
/// Lengths are in points, in coordinates of the command that it fills.
public struct GradientPaint: Hashable, Sendable {
    /// A colour at a location from 0 (start) to 1 (end).
    public struct Stop: Hashable, Sendable {
        /// The colour of the stop.
        public var color: Color.Resolved
        /// The location, from 0 (start) to 1 (end).
        public var location: CGFloat

        /// Creates a stop.
        public init(color: Color.Resolved, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The start and end of a gradient; beyond them it has its first and last colour.
    public enum Geometry: Hashable, Sendable {
        case linear(from: CGPoint, to: CGPoint)
        /// Radial, from an ellipse to a larger one, each given by half its axes.
        case elliptical(center: CGPoint, from: CGSize, to: CGSize)
        /// Conical, between two directions around a point; 0 is to the right, 90° down.
        case angular(center: CGPoint, from: Angle, to: Angle)
    }

    /// The stops by location, all from 0 to 1.
    public private(set) var stops: [Stop]
    /// The start and end.
    public var geometry: Geometry

    /// Creates a gradient.
    ///
    /// - Parameters:
    ///   - stops: The stops in any order; locations are clamped to 0 to 1. Without stops the
    ///     gradient is transparent.
    ///   - geometry: The start and end.
    public init(stops: [Stop], geometry: Geometry) {
        let ordered = stops.map { stop in
            let location = stop.location > 0 ? min(stop.location, 1) : 0
            return Stop(color: stop.color, location: location)
        }
        // Stops with equal locations keep their order, which makes a sharp edge.
        self.stops = ordered.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
        self.geometry = geometry
    }

    /// Returns the gradient with changed colours.
    public func mapColors(_ change: (Color.Resolved) -> Color.Resolved) -> GradientPaint {
        var gradient = self
        for index in stops.indices { gradient.stops[index].color = change(stops[index].color) }
        return gradient
    }
}

/// A picture or a part of one, tiled in all directions.
public struct PicturePaint: Hashable, Sendable {
    /// The picture.
    public var picture: Picture
    /// The part, in fractions of the picture.
    public var source: CGRect
    /// The scale of the picture; 1 for its own size in points.
    public var scale: CGFloat
    /// The position of a tile's corner, in points.
    public var origin: CGPoint

    /// Creates a paint of a part of a picture.
    public init(_ picture: Picture, source: CGRect, scale: CGFloat, origin: CGPoint) {
        self.picture = picture
        self.source = source
        self.scale = scale
        self.origin = origin
    }
}
