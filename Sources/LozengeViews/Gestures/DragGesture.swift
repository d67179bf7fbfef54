import Foundation
import LozengeCore

/// The pointer moved with its button held down.
///
/// Matches: SwiftUI.DragGesture
public struct DragGesture: Gesture {
    public typealias Body = Never

    /// Where a drag is.
    ///
    /// Matches: SwiftUI.DragGesture.Value
    nonisolated public struct Value: Equatable, Sendable {
        public var time: Date
        /// In points of the gesture's coordinate space, as all that follows.
        public var location: CGPoint
        public var startLocation: CGPoint
        /// In points a second.
        public var velocity: CGSize

        public var translation: CGSize {
            CGSize(
                width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the pointer would come to rest if it slowed down from its present velocity.
        ///
        /// Source: a quarter of a second of the velocity; Apple's is not documented, and near that.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x,
                height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// How far the pointer has to go before it is a drag, in points.
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// A drag whose places are in the coordinates of `coordinateSpace`.
    ///
    /// Matches: SwiftUI.DragGesture.init(minimumDistance:coordinateSpace:)
    public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
    ) {
        self.init(
            minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        DragRecognizer(self, in: place)
    }
}

private final class DragRecognizer: _Recognizer<DragGesture.Value> {
    /// How long a movement counts for the velocity.
    ///
    /// Source: a choice; longer than a few frames, shorter than the hand takes to stop.
    private static let memory = Duration.milliseconds(100)

    private let gesture: DragGesture
    private let place: _GesturePlace
    private var start: CGPoint?
    private var trail: [(time: Duration, location: CGPoint)] = []

    init(_ gesture: DragGesture, in place: _GesturePlace) {
        self.gesture = gesture
        self.place = place
    }

    override func take(_ event: PressEvent) {
        if case .waited = event.kind { return }
        if start == nil { start = event.location }
        guard let start else { return }
        trail.removeAll { event.time - $0.time > Self.memory }
        trail.append((event.time, event.location))
        let value = DragGesture.Value(
            time: place.node.tree.date(at: event.time),
            location: place.point(event.location, in: gesture.coordinateSpace),
            startLocation: place.point(start, in: gesture.coordinateSpace), velocity: velocity)
        let isDrag = phase.isClaim || start.distance(to: event.location) >= gesture.minimumDistance
        switch (isDrag, event.kind) {
        case (true, .up): phase = .ended(value)
        case (true, _): phase = .going(value)
        case (false, .up): phase = .failed
        case (false, _): break
        }
    }

    private var velocity: CGSize {
        guard let first = trail.first, let last = trail.last, last.time > first.time else {
            return .zero
        }
        let seconds = (last.time - first.time) / .seconds(1)
        return CGSize(
            width: (last.location.x - first.location.x) / seconds,
            height: (last.location.y - first.location.y) / seconds)
    }
}
