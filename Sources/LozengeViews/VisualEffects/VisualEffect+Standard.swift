import Foundation
import LozengeCore

nonisolated extension VisualEffect {
    private func chained<Data: VectorArithmetic & Sendable>(
        _ data: Data, _ effect: @escaping @Sendable (Data, _EffectPlace) -> DrawEffect?
    ) -> ChainedVisualEffect<Self, Data> {
        ChainedVisualEffect(base: self, data: data, effect: effect)
    }

    private func transformed<Data: VectorArithmetic & Sendable>(
        _ data: Data, anchor: UnitPoint,
        _ transform: @escaping @Sendable (Data) -> CGAffineTransform
    ) -> some VisualEffect {
        chained(AnimatablePair(data, anchor.animatableData)) { data, place in
            var anchor = UnitPoint.zero
            anchor.animatableData = data.second
            return .transform(transform(data.first).around(anchor, of: place.bounds))
        }
    }

    /// Moves the drawing, in points; mirrored from right to left.
    ///
    /// Matches: SwiftUI.VisualEffect.offset(_:)
    public func offset(_ offset: CGSize) -> some VisualEffect {
        chained(offset.animatableData) { data, place in
            .transform(
                CGAffineTransform(
                    translationX: data.first.placeable * (place.isRightToLeft ? -1 : 1),
                    y: data.second.placeable))
        }
    }

    /// Moves the drawing, in points; mirrored from right to left.
    ///
    /// Matches: SwiftUI.VisualEffect.offset(x:y:)
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }

    /// Scales the drawing around a point.
    ///
    /// Matches: SwiftUI.VisualEffect.scaleEffect(_:anchor:)
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        transformed(scale.animatableData, anchor: anchor) {
            CGAffineTransform(scaleX: $0.first, y: $0.second)
        }
    }

    /// Scales the drawing around a point, equally in both directions.
    ///
    /// Matches: SwiftUI.VisualEffect.scaleEffect(_:anchor:)
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the drawing around a point.
    ///
    /// Matches: SwiftUI.VisualEffect.scaleEffect(x:y:anchor:)
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Rotates the drawing clockwise around a point.
    ///
    /// Matches: SwiftUI.VisualEffect.rotationEffect(_:anchor:)
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        transformed(angle.animatableData, anchor: anchor) { data in
            var angle = Angle.zero
            angle.animatableData = data
            return CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        }
    }

    /// Rotates the drawing in space; see ``View/rotation3DEffect(_:axis:anchor:anchorZ:perspective:)``.
    ///
    /// Matches: SwiftUI.VisualEffect.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        let rotation = SpaceRotation(
            angle: angle, axis: Vector(x: axis.x, y: axis.y, z: axis.z), anchor: anchor,
            anchorZ: anchorZ, perspective: perspective)
        return chained(rotation.animatableData) { data, place in
            var shown = rotation
            shown.animatableData = data
            let origin = place.bounds.origin
            let back = CGAffineTransform(translationX: -origin.x, y: -origin.y)
            let there = CGAffineTransform(translationX: origin.x, y: origin.y)
            return .projection(
                ProjectionTransform(back)
                    .concatenating(shown.effectValue(size: place.bounds.size))
                    .concatenating(ProjectionTransform(there)))
        }
    }

    /// Transforms the drawing, measured from its top-left corner.
    ///
    /// Matches: SwiftUI.VisualEffect.transformEffect(_:)
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        chained(EmptyAnimatableData()) { _, place in
            .transform(transform.around(.topLeading, of: place.bounds))
        }
    }

    /// Projects the drawing, measured from its top-left corner.
    ///
    /// Matches: SwiftUI.VisualEffect.transformEffect(_:)
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        chained(EmptyAnimatableData()) { _, place in
            let origin = place.bounds.origin
            return .projection(
                ProjectionTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y))
                    .concatenating(transform)
                    .concatenating(
                        ProjectionTransform(
                            CGAffineTransform(translationX: origin.x, y: origin.y))))
        }
    }

    /// Blurs the drawing by a radius in points; with opaque edges if `opaque` is true.
    ///
    /// Matches: SwiftUI.VisualEffect.blur(radius:opaque:)
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        chained(radius) { radius, _ in radius > 0 ? .blur(radius, isOpaque: opaque) : nil }
    }

    /// Sets the opacity of the drawing, from 0 to 1.
    ///
    /// Matches: SwiftUI.VisualEffect.opacity(_:)
    public func opacity(_ opacity: Double) -> some VisualEffect {
        chained(opacity) { opacity, _ in opacity < 1 ? .opacity(max(0, opacity)) : nil }
    }

    /// Adds to the brightness of the colours: 1 is white, -1 is black.
    ///
    /// Matches: SwiftUI.VisualEffect.brightness(_:)
    public func brightness(_ amount: Double) -> some VisualEffect { filter(.brightness, amount) }

    /// Multiplies the distance of the colours from middle grey; negative values invert.
    ///
    /// Matches: SwiftUI.VisualEffect.contrast(_:)
    public func contrast(_ amount: Double) -> some VisualEffect { filter(.contrast, amount) }

    /// Removes colour: 0 has no effect, 1 is grey.
    ///
    /// Matches: SwiftUI.VisualEffect.grayscale(_:)
    public func grayscale(_ amount: Double) -> some VisualEffect {
        filter(.saturation, 1 - amount)
    }

    /// Rotates the hues of the colours by an angle.
    ///
    /// Matches: SwiftUI.VisualEffect.hueRotation(_:)
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        filter(.hueRotation, angle.animatableData)
    }

    /// Multiplies the saturation of the colours: 0 is grey, 1 has no effect.
    ///
    /// Matches: SwiftUI.VisualEffect.saturation(_:)
    public func saturation(_ amount: Double) -> some VisualEffect { filter(.saturation, amount) }

    private func filter(_ kind: FilterEffect.Kind, _ amount: Double) -> some VisualEffect {
        chained(amount) { amount, _ in
            FilterEffect(kind: kind, amount: amount).matrix.map { .filter($0) }
        }
    }
}
