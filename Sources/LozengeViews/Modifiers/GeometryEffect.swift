import Foundation
import LozengeCore

/// A modifier that draws a view under a projection without affecting layout.
///
/// ```swift
/// struct Skew: GeometryEffect {
///     var amount: CGFloat
///
///     var animatableData: CGFloat {
///         get { amount }
///         set { amount = newValue }
///     }
///
///     func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: 0))
///     }
/// }
/// ```
///
/// Matches: SwiftUI.GeometryEffect
/// Differs: views inside read their geometry without the effect.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the projection of the view's points, measured from its top-left corner.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func _visit<Modified: View>(_ visitor: inout ViewVisitor, content: Modified) {
        visitor.primitive(ProjectionEffect(effect: self)) { content._visit(&$0) }
    }

    /// Returns this effect, which is ignored already: no effect changes the geometry that views inside read.
    ///
    /// Matches: SwiftUI.GeometryEffect.ignoredByLayout()
    public func ignoredByLayout() -> some GeometryEffect { self }
}

nonisolated extension View {
    /// Draws this view under a projection of its points, measured from its top-left corner.
    ///
    /// Matches: SwiftUI.View.projectionEffect(_:)
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(FixedProjection(transform: transform))
    }

    /// Draws this view rotated in space without affecting layout.
    ///
    /// - Parameters:
    ///   - angle: The angle of the rotation.
    ///   - axis: The direction of the axis: x to the right, y down, z towards the viewer. Zero length has no
    ///     effect.
    ///   - anchor: The point of the view on the axis.
    ///   - anchorZ: The distance of the axis in front of the view, in points.
    ///   - perspective: The strength of the perspective; 0 for none.
    /// - Returns: A view with this view's layout.
    ///
    /// Matches: SwiftUI.View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)
    /// Source: a choice: the reader's eye is as far away as the view's longer side.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            SpaceRotation(
                angle: angle, axis: Vector(x: axis.x, y: axis.y, z: axis.z), anchor: anchor,
                anchorZ: anchorZ, perspective: perspective))
    }
}

/// A projection that changes at once.
nonisolated private struct FixedProjection: GeometryEffect {
    let transform: ProjectionTransform

    func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

/// A direction in space.
nonisolated struct Vector: Equatable, Animatable {
    var x, y, z: CGFloat

    /// The direction is of the size of one.
    var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(x * unitScale, AnimatablePair(y * unitScale, z * unitScale)) }
        set {
            x = newValue.first / unitScale
            y = newValue.second.first / unitScale
            z = newValue.second.second / unitScale
        }
    }
}

/// A rotation in space around an axis through a point of the view.
nonisolated struct SpaceRotation: GeometryEffect {
    var angle: Angle
    var axis: Vector
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    typealias Lengths = AnimatablePair<CGFloat, CGFloat>
    typealias Direction = AnimatablePair<Vector.AnimatableData, UnitPoint.AnimatableData>

    var animatableData: AnimatablePair<Angle.AnimatableData, AnimatablePair<Direction, Lengths>> {
        get {
            AnimatablePair(
                angle.animatableData,
                AnimatablePair(
                    AnimatablePair(axis.animatableData, anchor.animatableData),
                    AnimatablePair(anchorZ, perspective * unitScale)))
        }
        set {
            angle.animatableData = newValue.first
            axis.animatableData = newValue.second.first.first
            anchor.animatableData = newValue.second.first.second
            anchorZ = newValue.second.second.first
            perspective = newValue.second.second.second / unitScale
        }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let eye = perspective / max(size.width, size.height, 1)
        let turn = ProjectionTransform(
            turning: angle, around: axis, depth: -anchorZ, perspective: eye)
        let (left, top) = (anchor.x * size.width, anchor.y * size.height)
        return ProjectionTransform(CGAffineTransform(translationX: -left, y: -top))
            .concatenating(turn)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: left, y: top)))
    }
}

/// A layout-neutral modifier that draws its child under a projection that depends on its size.
nonisolated struct ProjectionEffect<Effect: GeometryEffect> {
    var effect: Effect
}

extension ProjectionEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    var label: String {
        switch effect {
        case is SpaceRotation: "rotation3DEffect"
        case is FixedProjection: "projectionEffect"
        default: String(describing: Effect.self)
        }
    }

    func motionData(_ resolved: Void) -> Effect.AnimatableData { effect.animatableData }
    mutating func setMotionData(_ data: Effect.AnimatableData, _ resolved: inout Void) {
        effect.animatableData = data
    }

    private func value(_ size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        let (x, y) = (writer.bounds.minX, writer.bounds.minY)
        let there = ProjectionTransform(CGAffineTransform(translationX: x, y: y))
        let back = ProjectionTransform(CGAffineTransform(translationX: -x, y: -y))
        let projection = value(context.size)
        writer.group(back.concatenating(projection).concatenating(there)) {
            $0.paintMovingBoxes(of: context)
        }
    }

    func contentPoint(_ point: CGPoint, _ context: EventContext<Self>) -> CGPoint? {
        value(context.size).origin(of: point)
    }

    func hitBounds(_ context: EventContext<Self>) -> CGRect {
        context.hitBoundsOfBoxes.applying(value(context.size))
    }
}

extension ProjectionTransform {
    /// Creates a rotation in space of the plane at `depth`, seen from above the origin.
    nonisolated init(
        turning angle: Angle, around axis: Vector, depth: CGFloat, perspective: CGFloat
    ) {
        self.init()
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite else { return }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (cosine, sine) = (CGFloat(cos(angle.radians)), CGFloat(sin(angle.radians)))
        let rest = 1 - cosine
        m11 = cosine + x * x * rest
        m12 = x * y * rest + z * sine
        m13 = -perspective * (x * z * rest - y * sine)
        m21 = x * y * rest - z * sine
        m22 = cosine + y * y * rest
        m23 = -perspective * (y * z * rest + x * sine)
        m31 = depth * (x * z * rest + y * sine)
        m32 = depth * (y * z * rest - x * sine)
        m33 = 1 - perspective * depth * (cosine + z * z * rest)
    }
}
