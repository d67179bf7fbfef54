import Foundation
import LozengeCore

/// A gesture of pinching with two fingers, on a touchpad that reports gestures.
///
/// ```swift
/// FloorPlan(scale: scale).gesture(MagnifyGesture().onChanged { scale = $0.magnification })
/// ```
///
/// Matches: SwiftUI.MagnifyGesture
nonisolated public struct MagnifyGesture {
    /// The least change of the scale that is recognized.
    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: Gesture {
    public typealias Body = Never

    /// The values of a pinch.
    ///
    /// Matches: SwiftUI.MagnifyGesture.Value
    nonisolated public struct Value: Equatable, Sendable {
        public var time: Date
        /// The distance of the fingers divided by their distance at the start.
        public var magnification: CGFloat
        /// The change of the magnification per second.
        public var velocity: CGFloat
        /// The start in the view, in fractions of its size.
        public var startAnchor: UnitPoint
        /// The start in the view, in points.
        public var startLocation: CGPoint
    }

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        magnifyRecognizer(minimumScaleDelta, in: place)
    }
}

/// A pinch whose value is the magnification.
///
/// Matches: SwiftUI.MagnificationGesture
nonisolated public struct MagnificationGesture {
    /// The least change of the scale that is recognized.
    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: Gesture {
    public typealias Body = Never

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<CGFloat> {
        MappedRecognizer(magnifyRecognizer(minimumScaleDelta, in: place)) { $0.magnification }
    }
}

private func magnifyRecognizer(
    _ least: CGFloat, in place: _GesturePlace
) -> _Recognizer<MagnifyGesture.Value> {
    let measure = PinchRecognizer<MagnifyGesture.Value>.Measure(
        rest: 1, least: least, amount: { scale, _ in scale },
        value: {
            MagnifyGesture.Value(
                time: $0.time, magnification: $0.amount, velocity: $0.velocity,
                startAnchor: $0.startAnchor, startLocation: $0.startLocation)
        })
    return PinchRecognizer(measure, in: place)
}
