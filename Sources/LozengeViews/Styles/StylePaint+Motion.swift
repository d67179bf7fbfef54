import Foundation
import LozengeCore

/// The data of a paint that interpolate: a colour, or the stops and the geometry of a gradient.
///
/// Other paints change at once, and so does a paint that becomes one of another kind. Of stops without a
/// counterpart, the new ones are shown.
///
/// Source: `docs/animation.md`, DATA-4 and DATA-5.
nonisolated package struct PaintData: VectorArithmetic {
    typealias ColorData = Color.Resolved.AnimatableData
    typealias Stop = AnimatablePair<ColorData, CGFloat>
    typealias Geometry = AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>

    private enum Kind {
        case none, color, linear, radial, elliptical, angular
    }

    private var kind = Kind.none
    private var color = ColorData.zero
    private var geometry = Geometry.zero
    private var stops: [Stop] = []

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
            && zip(lhs.stops, rhs.stops).allSatisfy { $0 == $1 }
    }

    /// Returns the change to animate; zero between two kinds.
    static func change(from old: PaintData, to new: PaintData) -> PaintData {
        old.kind == new.kind ? new - old : .zero
    }

    package mutating func scale(by factor: Double) {
        color.scale(by: factor)
        geometry.scale(by: factor)
        for index in stops.indices { stops[index].scale(by: factor) }
    }

    package var magnitudeSquared: Double {
        stops.reduce(color.magnitudeSquared + geometry.magnitudeSquared) {
            $0 + $1.magnitudeSquared
        }
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
