import Foundation
import LozengeCore

/// A pinch of two fingers, on a touchpad with gesture events.
///
/// Matches: SwiftUI.MagnifyGesture
nonisolated public struct MagnifyGesture {
    /// How much larger or smaller it has to be before it counts.
    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: Gesture {
    public typealias Body = Never

    /// How far apart the fingers are.
    ///
    /// Matches: SwiftUI.MagnifyGesture.Value
    nonisolated public struct Value: Equatable, Sendable {
        public var time: Date
        /// How many times as far from each other the fingers are as when they began.
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

/// Two fingers move apart or together; its value is by how many times.
///
/// Matches: SwiftUI.MagnificationGesture
nonisolated public struct MagnificationGesture {
    /// How much larger or smaller it has to be before it counts.
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
