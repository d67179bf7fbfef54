import Foundation
import LozengeCore

nonisolated extension View {
    /// Draws this view rotated around a point of its frame without affecting layout.
    ///
    /// - Parameters:
    ///   - angle: The clockwise angle.
    ///   - anchor: The fixed point.
    /// - Returns: A view with this view's layout.
    ///
    /// Matches: SwiftUI.View.rotationEffect(_:anchor:)
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(
            TransformEffect(
                kind: .rotation(angle), anchor: anchor, label: "rotationEffect"))
    }

    /// Draws this view scaled without affecting layout.
    ///
    /// - Parameters:
    ///   - x: The horizontal factor; negative mirrors, zero shows nothing.
    ///   - y: The vertical factor, likewise.
    ///   - anchor: The fixed point.
    /// - Returns: A view with this view's layout.
    ///
    /// Matches: SwiftUI.View.scaleEffect(x:y:anchor:)
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        modifier(
            TransformEffect(
                kind: .scale(CGSize(width: x, height: y)), anchor: anchor,
                label: "scaleEffect"))
    }

    /// Draws this view scaled by one factor without affecting layout.
    ///
    /// Matches: SwiftUI.View.scaleEffect(_:anchor:)
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Draws this view scaled by factors for its width and height without affecting layout.
    ///
    /// Matches: SwiftUI.View.scaleEffect(_:anchor:)
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Draws this view under a transform of its points, measured from its top-left corner.
    ///
    /// Matches: SwiftUI.View.transformEffect(_:)
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(
            TransformEffect(kind: .fixed(transform), anchor: .topLeading, label: "transformEffect"))
    }
}

/// A layout-neutral modifier that draws its child rotated, scaled or transformed.
nonisolated struct TransformEffect {
    enum Kind: Equatable {
        case rotation(Angle)
        case scale(CGSize)
        /// Any transform, which is not animated.
        case fixed(CGAffineTransform)
    }

    var kind: Kind
    var anchor: UnitPoint
    let label: String

    private var transform: CGAffineTransform {
        switch kind {
        case .rotation(let angle): CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        case .scale(let scale): CGAffineTransform(scaleX: scale.width, y: scale.height)
        case .fixed(let transform): transform
        }
    }
}

extension TransformEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func motionData(
        _ resolved: Void
    ) -> AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        let data: CGSize.AnimatableData =
            switch kind {
            case .rotation(let angle): AnimatablePair(angle.animatableData, 0)
            case .scale(let scale): scale.animatableData
            case .fixed: .zero
            }
        return AnimatablePair(data, anchor.animatableData)
    }

    mutating func setMotionData(_ data: MotionData, _ resolved: inout Void) {
        anchor.animatableData = data.second
        switch kind {
        case .rotation(var angle):
            angle.animatableData = data.first.first
            kind = .rotation(angle)
        case .scale(var scale):
            scale.animatableData = data.first
            kind = .scale(scale)
        case .fixed: break
        }
    }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        writer.group(ProjectionTransform(transform.around(anchor, of: writer.bounds))) {
            $0.paintMovingBoxes(of: context)
        }
    }

    func contentPoint(_ point: CGPoint, _ context: EventContext<Self>) -> CGPoint? {
        placed(context).origin(of: point)
    }

    func hitBounds(_ context: EventContext<Self>) -> CGRect {
        context.hitBoundsOfBoxes.applying(placed(context))
    }

    private func placed(_ context: some NodeContext<Self>) -> ProjectionTransform {
        ProjectionTransform(transform.around(anchor, of: context.bounds))
    }
}

extension DisplayListWriter {
    /// Draws `content` under a projection; draws nothing if the projection has no area.
    mutating func group(
        _ projection: ProjectionTransform, _ content: (inout DisplayListWriter) -> Void
    ) {
        if projection.isIdentity { return content(&self) }
        guard projection.isInvertible else { return }
        group(projection.affine.map(DrawEffect.transform) ?? .projection(projection), content)
    }
}

extension ProjectionTransform {
    nonisolated var isInvertible: Bool {
        var copy = self
        return copy.invert()
    }

    /// The same map; `nil` if it has perspective.
    nonisolated var affine: CGAffineTransform? {
        isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
    }

    /// Returns the point that the effect moves to `point`; `nil` if there is none.
    nonisolated func origin(of point: CGPoint) -> CGPoint? {
        var inverse = self
        guard inverse.invert() else { return nil }
        let origin = point.applying(inverse)
        return origin.x.isFinite && origin.y.isFinite ? origin : nil
    }
}
