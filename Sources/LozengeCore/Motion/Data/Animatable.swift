import Foundation

/// A type with a part that interpolates, such as the radius of a shape.
///
/// When a change is animated, the view is drawn with values between the old and the new data. A type
/// without such data changes at once.
///
/// ```swift
/// struct Wedge: Shape {
///     var angle: Angle
///
///     var animatableData: Angle.AnimatableData {
///         get { angle.animatableData }
///         set { angle.animatableData = newValue }
///     }
///
///     func path(in rect: CGRect) -> Path { Path(rect) }
/// }
/// ```
///
/// Matches: SwiftUI.Animatable
public protocol Animatable {
    /// The type of the data.
    ///
    /// Matches: SwiftUI.Animatable.AnimatableData
    associatedtype AnimatableData: VectorArithmetic

    /// The data that interpolate.
    ///
    /// Matches: SwiftUI.Animatable.animatableData
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// The data that interpolate.
    ///
    /// Matches: SwiftUI.Animatable.animatableData
    @inlinable public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// The data that interpolate.
    ///
    /// Matches: SwiftUI.Animatable.animatableData
    @inlinable public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Double: Animatable {
    public typealias AnimatableData = Double
}

extension CGFloat: Animatable {
    public typealias AnimatableData = CGFloat
}
