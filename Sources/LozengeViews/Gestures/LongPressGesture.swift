import Foundation
import LozengeCore

/// A gesture of holding a button or finger down at a place.
///
/// Its value is `true` as soon as the button goes down.
///
/// ```swift
/// Card().gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in isMarked = true })
/// ```
///
/// Matches: SwiftUI.LongPressGesture
nonisolated public struct LongPressGesture {
    /// In seconds.
    public var minimumDuration: Double
    /// The distance in points that the pointer may move meanwhile.
    public var maximumDistance: CGFloat

    /// Source: SwiftUI's interface, for half a second and 10 points.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension LongPressGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Bool

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Bool> {
        LongPressRecognizer(self)
    }
}

private final class LongPressRecognizer: _Recognizer<Bool> {
    private let gesture: LongPressGesture
    private var start: CGPoint?
    private var limit: Duration?

    init(_ gesture: LongPressGesture) { self.gesture = gesture }

    override var deadline: Duration? { limit }

    override func handle(_ event: PressEvent) {
        switch event.kind {
        case .down:
            start = event.location
            // With an infinite duration, the gesture never succeeds: it only reports the press.
            let duration = max(0, gesture.minimumDuration)
            limit = duration < 1e9 ? event.time + .seconds(duration) : nil
            phase = .open(true)
        case .moved:
            guard let start else { return }
            if start.distance(to: event.location) > gesture.maximumDistance { phase = .failed }
        case .up, .pinched: phase = .failed
        case .waited: break
        }
        if !phase.isOver, let limit, event.time >= limit { phase = .ended(true) }
    }
}
