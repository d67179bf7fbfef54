import Foundation
import LozengeCore

/// The data of a paint that interpolate: a colour, the stops and the geometry of a gradient, or the colours and
/// points of a mesh.
///
/// Other paints change at once, and so does a paint that becomes one of another kind. Of stops without a
/// counterpart, the new ones are shown.
///
/// Source: `docs/animation.md`, DATA-4 and DATA-5.
nonisolated package struct PaintData: VectorArithmetic {
    typealias ColorData = Color.Resolved.AnimatableData
    typealias Stop = AnimatablePair<ColorData, CGFloat>
    typealias Geometry = AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>

    private enum Kind: Equatable {
        case none, color, linear, radial, elliptical, angular
        /// A mesh with this number of vertices in a row, and in all.
        case mesh(columns: Int, vertices: Int)
    }

    private var kind = Kind.none
    private var color = ColorData.zero
    private var geometry = Geometry.zero
    /// The colours of a gradient or a mesh; those of a mesh are all at 0.
    private var stops: [Stop] = []
    /// The points of a mesh.
    private var points: [UnitPoint.AnimatableData] = []

    private init() {}

    init(_ paint: _StylePaint) {
        self.init()
        switch paint {
        case .color(let resolved):
            kind = .color
            color = resolved.animatableData
        case .gradient(let gradient):
            (kind, geometry) = Self.data(of: gradient.geometry)
            stops = gradient.stops.map {
                AnimatablePair($0.color.animatableData, $0.location * unitScale)
            }
        case .mesh(let mesh):
            kind = .mesh(columns: mesh.columns, vertices: mesh.vertices.count)
            color = mesh.background.animatableData
            stops = mesh.vertices.map { AnimatablePair($0.color.animatableData, 0) }
            points = mesh.points.map { UnitPoint(x: $0.x, y: $0.y).animatableData }
        case .effect(_, let base), .anchored(_, let base): self = PaintData(base)
        case .picture: break
        }
    }

    package static var zero: PaintData { PaintData() }

    package static func + (lhs: PaintData, rhs: PaintData) -> PaintData {
        var sum = lhs.kind == .none ? rhs : lhs
        if lhs.kind == .none || rhs.kind == .none { return sum }
        sum.color += rhs.color
        sum.geometry += rhs.geometry
        for index in sum.stops.indices.prefix(rhs.stops.count) {
            sum.stops[index] += rhs.stops[index]
        }
        for index in sum.points.indices.prefix(rhs.points.count) {
            sum.points[index] += rhs.points[index]
        }
        return sum
    }

    package static func - (lhs: PaintData, rhs: PaintData) -> PaintData {
        var negative = rhs
        negative.scale(by: -1)
        var difference = lhs + negative
        // Zero has no stops of its own.
        guard lhs.kind != .none, rhs.kind != .none else { return difference }
        let common = min(lhs.stops.count, rhs.stops.count)
        difference.stops.removeSubrange(min(common, difference.stops.count)...)
        return difference
    }

    package static func == (lhs: PaintData, rhs: PaintData) -> Bool {
        lhs.color == rhs.color && lhs.geometry == rhs.geometry
            && lhs.stops.allZero(from: rhs.stops.count)
            && rhs.stops.allZero(from: lhs.stops.count)
            && zip(lhs.stops, rhs.stops).allSatisfy { $0 == $1 } && lhs.points == rhs.points
    }

    /// Returns the change to animate; zero between two kinds.
    static func change(from old: PaintData, to new: PaintData) -> PaintData {
        old.kind == new.kind ? new - old : .zero
    }

    package mutating func scale(by factor: Double) {
        color.scale(by: factor)
        geometry.scale(by: factor)
        for index in stops.indices { stops[index].scale(by: factor) }
        for index in points.indices { points[index].scale(by: factor) }
    }

    package var magnitudeSquared: Double {
        stops.reduce(color.magnitudeSquared + geometry.magnitudeSquared) {
            $0 + $1.magnitudeSquared
        }
            + points.reduce(0) { $0 + $1.magnitudeSquared }
    }

    /// Sets the colour or the gradient of a paint; other paints stay.
    func apply(to paint: inout _StylePaint) {
        switch paint {
        case .color(var resolved):
            guard kind == .color else { return }
            resolved.animatableData = color
            paint = .color(resolved)
        case .gradient(var gradient):
            guard kind == Self.data(of: gradient.geometry).kind else { return }
            apply(to: &gradient)
            paint = .gradient(gradient)
        case .mesh(var mesh):
            guard kind == .mesh(columns: mesh.columns, vertices: mesh.vertices.count) else {
                return
            }
            apply(to: &mesh)
            paint = .mesh(mesh)
        case .effect(let effect, var base):
            apply(to: &base)
            paint = .effect(effect, base)
        case .anchored(let rect, var base):
            apply(to: &base)
            paint = .anchored(rect, base)
        case .picture: break
        }
    }
}

nonisolated extension PaintData {
    private func apply(to mesh: inout MeshPaint) {
        mesh.background.animatableData = color
        for (index, stop) in zip(mesh.vertices.indices, stops) {
            mesh.vertices[index].color.animatableData = stop.first
        }
        mesh.points = points.map { data in
            var place = UnitPoint.zero
            place.animatableData = data
            return CGPoint(x: place.x, y: place.y)
        }
    }

    private func apply(to gradient: inout UnitGradient) {
        for index in gradient.stops.indices.prefix(stops.count) {
            gradient.stops[index].color.animatableData = stops[index].first
            gradient.stops[index].location = min(max(stops[index].second / unitScale, 0), 1)
        }
        var (first, second) = (UnitPoint.zero, UnitPoint.zero)
        first.animatableData = geometry.first
        second.animatableData = geometry.second
        let (start, end) = (geometry.second.first, geometry.second.second)
        switch gradient.geometry {
        case .linear: gradient.geometry = .linear(first, second)
        case .radial: gradient.geometry = .radial(first, max(0, start), max(0, end))
        case .elliptical:
            gradient.geometry = .elliptical(
                first, max(0, start / unitScale), max(0, end / unitScale))
        case .angular:
            gradient.geometry = .angular(
                first, .radians(start / unitScale), .radians(end / unitScale))
        }
    }

    private static func data(of geometry: UnitGradient.Geometry) -> (kind: Kind, Geometry) {
        switch geometry {
        case .linear(let start, let end):
            (.linear, AnimatablePair(start.animatableData, end.animatableData))
        case .radial(let center, let start, let end):
            (.radial, AnimatablePair(center.animatableData, AnimatablePair(start, end)))
        case .elliptical(let center, let start, let end):
            (
                .elliptical,
                AnimatablePair(
                    center.animatableData, AnimatablePair(start * unitScale, end * unitScale))
            )
        case .angular(let center, let start, let end):
            (
                .angular,
                AnimatablePair(
                    center.animatableData,
                    AnimatablePair(CGFloat(start.animatableData), CGFloat(end.animatableData)))
            )
        }
    }
}

nonisolated extension [PaintData.Stop] {
    /// True if all elements from `index` on are zero.
    fileprivate func allZero(from index: Int) -> Bool {
        dropFirst(index).allSatisfy { $0 == .zero }
    }
}

nonisolated extension MeshPaint {
    /// The points of the vertices, and their control points.
    fileprivate var points: [CGPoint] {
        get { vertices.flatMap { [$0.position, $0.leading, $0.top, $0.trailing, $0.bottom] } }
        set {
            for (index, start) in zip(vertices.indices, stride(from: 0, to: newValue.count, by: 5))
            {
                vertices[index].position = newValue[start]
                vertices[index].leading = newValue[start + 1]
                vertices[index].top = newValue[start + 2]
                vertices[index].trailing = newValue[start + 3]
                vertices[index].bottom = newValue[start + 4]
            }
        }
    }
}
