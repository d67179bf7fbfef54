import Foundation
import LozengeCore

/// A gesture of turning two fingers, on a touchpad that reports gestures.
///
/// Touchpads report the rotation together with the distance of the fingers, by X servers with
/// XInput 2.4.
///
/// ```swift
/// Dial(angle: angle).gesture(RotateGesture().onChanged { angle = $0.rotation })
/// ```
///
/// Matches: SwiftUI.RotateGesture
nonisolated public struct RotateGesture {
    /// The least angle that is recognized, in either direction.
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
}

extension RotateGesture: Gesture {
    public typealias Body = Never

    /// The values of a rotation.
    ///
    /// Matches: SwiftUI.RotateGesture.Value
    nonisolated public struct Value: Equatable, Sendable {
        public var time: Date
        /// The angle since the start; positive clockwise.
        public var rotation: Angle
        /// The change of the angle per second.
        public var velocity: Angle
        /// The start in the view: 0 to 1 along each axis.
        public var startAnchor: UnitPoint
        /// The start in the view, in points.
        public var startLocation: CGPoint
    }

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        rotateRecognizer(minimumAngleDelta, in: place)
    }
}

/// A rotation by two fingers whose value is the angle.
///
/// Matches: SwiftUI.RotationGesture
nonisolated public struct RotationGesture {
    /// The least angle that is recognized, in either direction.
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
}

extension RotationGesture: Gesture {
    public typealias Body = Never

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Angle> {
        MappedRecognizer(rotateRecognizer(minimumAngleDelta, in: place)) { $0.rotation }
    }
}

private func rotateRecognizer(
    _ least: Angle, in place: _GesturePlace
) -> _Recognizer<RotateGesture.Value> {
    let measure = PinchRecognizer<RotateGesture.Value>.Measure(
        rest: 0, least: abs(least.degrees), amount: { $1.degrees },
        value: {
            RotateGesture.Value(
                time: $0.time, rotation: .degrees($0.amount), velocity: .degrees($0.velocity),
                startAnchor: $0.startAnchor, startLocation: $0.startLocation)
        })
    return PinchRecognizer(measure, in: place)
}
