import Foundation
import LozengeCore

/// A gesture of moving the pointer with a button or finger down.
///
/// ```swift
/// Circle().offset(offset)
///     .gesture(DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
/// ```
///
/// Matches: SwiftUI.DragGesture
nonisolated public struct DragGesture {
    /// The distance in points after which a motion is a drag.
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a drag with positions in the coordinates of `coordinateSpace`.
    ///
    /// Matches: SwiftUI.DragGesture.init(minimumDistance:coordinateSpace:)
    public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
    ) {
        self.init(
            minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}

extension DragGesture: Gesture {
    public typealias Body = Never

    /// The values of a drag.
    ///
    /// Matches: SwiftUI.DragGesture.Value
    nonisolated public struct Value: Equatable, Sendable {
        public var time: Date
        /// The position of the pointer, in points of the gesture's coordinate space, as all positions here.
        public var location: CGPoint
        public var startLocation: CGPoint
        /// In points per second.
        public var velocity: CGSize

        public var translation: CGSize {
            CGSize(
                width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The predicted end of the drag if the pointer slowed down from its present velocity.
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

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        DragRecognizer(self, in: place)
    }
}

private final class DragRecognizer: _Recognizer<DragGesture.Value> {
    private let gesture: DragGesture
    private let place: _GesturePlace
    private var start: CGPoint?
    private var trail = PointerTrail()

    init(_ gesture: DragGesture, in place: _GesturePlace) {
        self.gesture = gesture
        self.place = place
    }

    override func handle(_ event: PressEvent) {
        switch event.kind {
        case .waited: return
        case .pinched: return phase = .failed
        case .down, .moved, .up: break
        }
        if start == nil { start = event.location }
        guard let start else { return }
        trail.add(event)
        let value = DragGesture.Value(
            time: place.node.tree.date(at: event.time),
            location: place.point(event.location, in: gesture.coordinateSpace),
            startLocation: place.point(start, in: gesture.coordinateSpace), velocity: trail.velocity
        )
        let isDrag = phase.isClaim || start.distance(to: event.location) >= gesture.minimumDistance
        switch (isDrag, event.kind) {
        case (true, .up): phase = .ended(value)
        case (true, _): phase = .going(value)
        case (false, .up): phase = .failed
        case (false, _): break
        }
    }
}
