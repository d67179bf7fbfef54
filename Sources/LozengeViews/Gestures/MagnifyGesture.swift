import Foundation
import LozengeCore

/// Two fingers move apart or together, on a touchpad that tells of it.
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
        /// What that grows by, a second.
        public var velocity: CGFloat
        /// Where in the view it began: 0 to 1 along each axis.
        public var startAnchor: UnitPoint
        /// Where in the view it began, in points.
        public var startLocation: CGPoint
    }

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        MagnifyRecognizer(minimumScaleDelta, in: place)
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
        MappedRecognizer(MagnifyRecognizer(minimumScaleDelta, in: place)) { $0.magnification }
    }
}

private final class MagnifyRecognizer: _Recognizer<MagnifyGesture.Value> {
    private let least: CGFloat
    private let place: _GesturePlace
    private var start: CGPoint?
    private var scale: CGFloat = 1
    private var last: (time: Duration, scale: CGFloat)?
    private var velocity: CGFloat = 0

    init(_ least: CGFloat, in place: _GesturePlace) {
        self.least = least
        self.place = place
    }

    override func take(_ event: PressEvent) {
        switch event.kind {
        case .pinched(let scale):
            if start == nil { start = place.node.local(event.location) }
            measure(scale, event.time)
            let counts = phase.isClaim || abs(scale - 1) >= least
            if counts { phase = .going(value(event)) }
        case .up: phase = phase.isClaim ? .ended(value(event)) : .failed
        case .down: phase = .failed
        case .moved, .waited: break
        }
    }

    private func measure(_ scale: CGFloat, _ time: Duration) {
        if let last, time > last.time {
            velocity = (scale - last.scale) / ((time - last.time) / .seconds(1))
        }
        last = (time, scale)
        self.scale = scale
    }

    private func value(_ event: PressEvent) -> MagnifyGesture.Value {
        let (start, size) = (start ?? .zero, place.node.frame.size)
        return MagnifyGesture.Value(
            time: place.node.tree.date(at: event.time), magnification: scale, velocity: velocity,
            startAnchor: UnitPoint(
                x: size.width > 0 ? start.x / size.width : 0.5,
                y: size.height > 0 ? start.y / size.height : 0.5),
            startLocation: start)
    }
}
