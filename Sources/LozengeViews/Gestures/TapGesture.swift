import Foundation
import LozengeCore

/// A gesture of one click or tap, or several fast ones in a place.
///
/// ```swift
/// Card().gesture(TapGesture(count: 2).onEnded { isOpen = true })
/// ```
///
/// Matches: SwiftUI.TapGesture
nonisolated public struct TapGesture {
    /// The number of clicks; less than 1 counts as 1.
    public var count: Int

    public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Void

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Void> {
        MappedRecognizer(TapRecognizer(count: count, in: place)) { _ in () }
    }
}

/// A gesture of one click or tap, or several fast ones, whose value is the position.
///
/// Matches: SwiftUI.SpatialTapGesture
nonisolated public struct SpatialTapGesture {
    public var count: Int
    public var coordinateSpace: CoordinateSpace

    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a gesture whose position is in the coordinates of `coordinateSpace`.
    ///
    /// Matches: SwiftUI.SpatialTapGesture.init(count:coordinateSpace:)
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}

extension SpatialTapGesture: Gesture {
    public typealias Body = Never

    /// The value of a click.
    ///
    /// Matches: SwiftUI.SpatialTapGesture.Value
    nonisolated public struct Value: Equatable, Sendable {
        /// The point at which the pointer was released, in points of the gesture's coordinate space.
        public var location: CGPoint
    }

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        let space = coordinateSpace
        return MappedRecognizer(TapRecognizer(count: count, in: place)) {
            Value(location: place.point($0, in: space))
        }
    }
}

/// A recognizer of clicks; its value is the position of the last one in the window.
private final class TapRecognizer: _Recognizer<CGPoint> {
    /// The distance in points that the pointer may move while it is down.
    ///
    /// Source: a choice; the hand shakes a little on a touchpad.
    private static let slack: CGFloat = 10

    private let count: Int
    private let place: _GesturePlace
    private var clicks = 0
    private var start: CGPoint?
    /// The deadline for the next click.
    private var limit: Duration?

    init(count: Int, in place: _GesturePlace) {
        self.count = max(1, count)
        self.place = place
    }

    override var deadline: Duration? { limit }

    override func handle(_ event: PressEvent) {
        switch event.kind {
        case .down:
            limit = nil
            start = event.location
        case .moved:
            if let start, start.distance(to: event.location) > Self.slack { phase = .failed }
        case .up:
            guard place.node.reachesPointer(at: event.location) else { return phase = .failed }
            clicked(event)
        case .pinched: phase = .failed
        case .waited:
            if let limit, event.time >= limit { phase = .failed }
        }
    }

    private func clicked(_ event: PressEvent) {
        clicks += 1
        start = nil
        if clicks == count {
            phase = .ended(event.location)
        } else {
            limit = event.time + place.node.tree.doubleClickTime
        }
    }
}
