import Foundation

/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
    case color(Color.Resolved)
    indirect case gradient(GradientPaint)
    indirect case picture(PicturePaint)

    /// Whether nothing of it is to be seen.
    public var isClear: Bool {
        switch self {
        case .color(let color): color.opacity <= 0
        case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.opacity <= 0 }
        case .picture: false
        }
    }
}

/// Colours that change along a line, outwards from a point, or around one.
///
/// In points, in the coordinates of the command that is filled with it.
public struct GradientPaint: Hashable, Sendable {
    /// A colour at a place from 0, where the gradient begins, to 1, where it ends.
    public struct Stop: Hashable, Sendable {
        public var color: Color.Resolved
        public var location: CGFloat

        public init(color: Color.Resolved, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// Where a gradient begins and ends; before and beyond it has its first and last colour.
    public enum Geometry: Hashable, Sendable {
        case linear(from: CGPoint, to: CGPoint)
        /// From an ellipse around a point to a larger one; each given by half its axes.
        case elliptical(center: CGPoint, from: CGSize, to: CGSize)
        /// Around a point, from one direction to another; 0 is to the right, a quarter is down.
        case angular(center: CGPoint, from: Angle, to: Angle)
    }

    /// In order, none outside 0 to 1.
    public private(set) var stops: [Stop]
    public var geometry: Geometry

    /// - Parameters:
    ///   - stops: In any order; where they lie outside 0 to 1 they are moved to its ends. Without
    ///     any the gradient is clear.
    ///   - geometry: Where the gradient begins and ends.
    public init(stops: [Stop], geometry: Geometry) {
        let ordered = stops.map { stop in
            let location = stop.location > 0 ? min(stop.location, 1) : 0
            return Stop(color: stop.color, location: location)
        }
        // Stops at one place stay in the order they were given in: that is a sharp edge.
        self.stops = ordered.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
        self.geometry = geometry
    }

    /// The same gradient in other colours.
    public func mapColors(_ change: (Color.Resolved) -> Color.Resolved) -> GradientPaint {
        var gradient = self
        for index in stops.indices { gradient.stops[index].color = change(stops[index].color) }
        return gradient
    }
}

/// A picture, or a part of one, repeated in all directions.
public struct PicturePaint: Hashable, Sendable {
    public var picture: Picture
    /// The part that is repeated, in fractions of the picture.
    public var source: CGRect
    /// How large a point of the picture is, in points.
    public var scale: CGFloat
    /// Where a corner of the part lies, in points.
    public var origin: CGPoint

    public init(_ picture: Picture, source: CGRect, scale: CGFloat, origin: CGPoint) {
        self.picture = picture
        self.source = source
        self.scale = scale
        self.origin = origin
    }
}
