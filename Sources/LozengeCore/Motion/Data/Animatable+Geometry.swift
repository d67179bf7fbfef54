import Foundation

/// Source: `docs/animation.md`, DATA-3: data of the size of one are multiplied, so that the threshold
/// at which a spring ends suits them.
@usableFromInline package let unitScale = 128.0

extension CGPoint: Animatable {
    /// The data that interpolate.
    ///
    /// Matches: SwiftUI.Animatable.animatableData
    @inlinable public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { self = CGPoint(x: newValue.first, y: newValue.second) }
    }
}

extension CGSize: Animatable {
    /// The data that interpolate.
    ///
    /// Matches: SwiftUI.Animatable.animatableData
    @inlinable public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { self = CGSize(width: newValue.first, height: newValue.second) }
    }
}

extension CGRect: Animatable {
    /// The data that interpolate.
    ///
    /// Matches: SwiftUI.Animatable.animatableData
    @inlinable public var animatableData:
        AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
    {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

extension UnitPoint: Animatable {
    /// The data that interpolate.
    ///
    /// Matches: SwiftUI.Animatable.animatableData
    @inlinable public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x * unitScale, y * unitScale) }
        set { self = UnitPoint(x: newValue.first / unitScale, y: newValue.second / unitScale) }
    }
}

extension Angle: Animatable {
    /// The data that interpolate.
    ///
    /// Matches: SwiftUI.Animatable.animatableData
    @inlinable public var animatableData: Double {
        get { radians * unitScale }
        set { radians = newValue / unitScale }
    }
}

extension EdgeInsets: Animatable {
    /// The data that interpolate.
    ///
    /// Matches: SwiftUI.Animatable.animatableData
    @inlinable public var animatableData:
        AnimatablePair<
            CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
        >
    {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
        }
    }
}
