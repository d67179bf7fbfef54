import Foundation

/// The recent positions of the pointer.
struct PointerTrail {
    /// The period of time that counts for the velocity.
    ///
    /// Source: a choice; longer than a few frames, shorter than the hand takes to stop.
    private static let memory = Duration.milliseconds(100)

    private var places: [(time: Duration, location: CGPoint)] = []

    mutating func add(_ event: PressEvent) {
        places.removeAll { event.time - $0.time > Self.memory }
        places.append((event.time, event.location))
    }

    /// In points per second.
    var velocity: CGSize {
        guard let first = places.first, let last = places.last, last.time > first.time else {
            return .zero
        }
        let seconds = (last.time - first.time) / .seconds(1)
        return CGSize(
            width: (last.location.x - first.location.x) / seconds,
            height: (last.location.y - first.location.y) / seconds)
    }
}
