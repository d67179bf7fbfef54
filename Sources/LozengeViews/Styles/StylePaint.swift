import Foundation
import LozengeCore

/// A resolved style.
///
/// For the engine.
///
/// Extension: colours are known, lengths are still fractions of the box that is filled.
nonisolated public enum _StylePaint: Equatable, Sendable {
    case color(Color.Resolved)
    indirect case gradient(UnitGradient)
    /// A mesh of colours; its frame is the box.
    indirect case mesh(MeshPaint)
    indirect case picture(UnitPicture)
    indirect case effect(StyleEffect, _StylePaint)
    /// A paint whose gradients span another rectangle, relative to the corner of the box.
    indirect case anchored(CGRect, _StylePaint)
}

/// An effect on the drawing in a style.
///
/// Extension: a part of what a style comes to.
nonisolated public enum StyleEffect: Equatable, Sendable {
    case opacity(Double)
    case shadow(Shadow)
    /// A shadow inside the drawing, from its edges.
    case innerShadow(Shadow)
    case blend(BlendMode)
}

/// A gradient in fractions of a box.
///
/// Extension: a part of what a style comes to.
nonisolated public struct UnitGradient: Equatable, Sendable {
    var stops: [GradientPaint.Stop]
    var geometry: Geometry

    enum Geometry: Equatable, Sendable {
        case linear(UnitPoint, UnitPoint)
        /// Radii in points.
        case radial(UnitPoint, CGFloat, CGFloat)
        case elliptical(UnitPoint, CGFloat, CGFloat)
        case angular(UnitPoint, Angle, Angle)
    }

    func paint(in box: CGRect) -> Paint {
        let placed: GradientPaint.Geometry =
            switch geometry {
            case .linear(let start, let end): .linear(from: box.point(start), to: box.point(end))
            case .radial(let center, let start, let end):
                .elliptical(
                    center: box.point(center), from: CGSize(width: start, height: start),
                    to: CGSize(width: end, height: end))
            case .elliptical(let center, let start, let end):
                .elliptical(
                    center: box.point(center),
                    from: CGSize(width: box.width * start, height: box.height * start),
                    to: CGSize(width: box.width * end, height: box.height * end))
            case .angular(let center, let start, let end):
                .angular(center: box.point(center), from: start, to: end)
            }
        return .gradient(GradientPaint(stops: stops, geometry: placed))
    }
}

/// An image that is tiled from the corner of a box.
///
/// Extension: a part of what a style comes to.
nonisolated public struct UnitPicture: Equatable, Sendable {
    var picture: Picture
    var source: CGRect
    var scale: CGFloat
}

nonisolated extension _StylePaint {
    /// Returns this paint with its opacity multiplied by `opacity`.
    func opacity(_ opacity: Double) -> _StylePaint {
        let factor = opacity > 0 ? min(opacity, 1) : 0
        if factor == 1 { return self }
        switch self {
        case .color(var color):
            color.opacity *= Float(factor)
            return .color(color)
        case .gradient(var gradient):
            for index in gradient.stops.indices {
                gradient.stops[index].color.opacity *= Float(factor)
            }
            return .gradient(gradient)
        case .mesh(let mesh):
            return .mesh(
                mesh.mapColors {
                    var color = $0
                    color.opacity *= Float(factor)
                    return color
                })
        case .anchored(let rect, let base): return .anchored(rect, base.opacity(factor))
        case .picture, .effect: return .effect(.opacity(factor), self)
        }
    }

    /// True if drawing this style needs effects.
    var hasEffects: Bool {
        switch self {
        case .effect: true
        case .anchored(_, let base): base.hasEffects
        case .color, .gradient, .mesh, .picture: false
        }
    }

    /// Returns the paint for a drawing in a box, without effects.
    func paint(in box: CGRect) -> Paint {
        switch self {
        case .color(let color): .color(color)
        case .gradient(let gradient): gradient.paint(in: box)
        case .mesh(let mesh): .mesh(mesh.placed(in: box))
        case .picture(let tile):
            .picture(
                PicturePaint(
                    tile.picture, source: tile.source, scale: tile.scale, origin: box.origin))
        case .effect(_, let base): base.paint(in: box)
        case .anchored(let rect, let base):
            base.paint(in: rect.offsetBy(dx: box.minX, dy: box.minY))
        }
    }
}

nonisolated extension _StylePaint {
    /// True if nothing is seen of what is filled with it.
    var isClear: Bool {
        switch self {
        case .color(let color): color.opacity <= 0
        case .effect(.opacity(let opacity), let paint): opacity <= 0 || paint.isClear
        case .effect(_, let paint), .anchored(_, let paint): paint.isClear
        case .gradient, .mesh, .picture: false
        }
    }
}
