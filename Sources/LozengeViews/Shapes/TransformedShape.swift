import Foundation
import LozengeCore

/// A shape drawn under a transform; fills the proposed size, even if its base does not.
///
/// Matches: SwiftUI.TransformedShape
nonisolated public struct TransformedShape<Content: Shape> {
    public var shape: Content
    public var transform: CGAffineTransform

    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }
}

nonisolated extension TransformedShape: Shape, SizelessShape {
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    /// The data of the shape; the transform changes at once.
    ///
    /// Matches: SwiftUI.TransformedShape.animatableData
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape drawn at an offset from its frame.
///
/// Matches: SwiftUI.OffsetShape
nonisolated public struct OffsetShape<Content: Shape> {
    public var shape: Content
    /// The offset in points.
    public var offset: CGSize

    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }
}

nonisolated extension OffsetShape: Shape, SizelessShape {
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    /// The data of the shape, and the offset.
    ///
    /// Matches: SwiftUI.OffsetShape.animatableData
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape scaled around a point of its frame.
///
/// Matches: SwiftUI.ScaledShape
nonisolated public struct ScaledShape<Content: Shape> {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint

    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }
}

nonisolated extension ScaledShape: Shape, SizelessShape {
    public func path(in rect: CGRect) -> Path {
        let scaling = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return shape.path(in: rect).applying(scaling.around(anchor, of: rect))
    }

    /// The data of the shape, the factors and the anchor.
    ///
    /// Matches: SwiftUI.ScaledShape.animatableData
    public var animatableData:
        AnimatablePair<
            Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape rotated around a point of its frame.
///
/// Matches: SwiftUI.RotatedShape
nonisolated public struct RotatedShape<Content: Shape> {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint

    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }
}

nonisolated extension RotatedShape: Shape, SizelessShape {
    public func path(in rect: CGRect) -> Path {
        let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        return shape.path(in: rect).applying(turn.around(anchor, of: rect))
    }

    /// The data of the shape, the angle and the anchor.
    ///
    /// Matches: SwiftUI.RotatedShape.animatableData
    public var animatableData:
        AnimatablePair<
            Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension CGAffineTransform {
    /// Returns the transform with the origin moved to `anchor` of `rect`.
    nonisolated func around(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
        let point = rect.point(anchor)
        return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

nonisolated extension Shape {
    /// Applies a transform to this shape's drawing; its frame stays in place.
    ///
    /// Matches: SwiftUI.Shape.transform(_:)
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Draws this shape at an offset in points; its frame stays in place.
    ///
    /// Matches: SwiftUI.Shape.offset(_:)
    public func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
    }

    /// Draws this shape `x` points to the right and `y` points down; its frame stays in place.
    ///
    /// Matches: SwiftUI.Shape.offset(x:y:)
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// Scales this shape's drawing by `x` and `y` around a point of its frame.
    ///
    /// Matches: SwiftUI.Shape.scale(x:y:anchor:)
    public func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Scales this shape's drawing by `scale` around a point of its frame.
    ///
    /// Matches: SwiftUI.Shape.scale(_:anchor:)
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Rotates this shape's drawing clockwise around a point of its frame.
    ///
    /// Matches: SwiftUI.Shape.rotation(_:anchor:)
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
}
