/// A filter that merges consecutive motions in one window and adds up scroll distances.
///
/// A motion is held back until another kind of event arrives, so that presses and keys are handled
/// at the pointer's position at that time.
struct MotionCompression {
    private var held: ServerEvent?

    /// Adds an event and returns the events to handle now, in order.
    mutating func add(_ arrival: ServerEvent) -> [ServerEvent] {
        if let merged = held?.merged(with: arrival) {
            held = merged
            return []
        }
        let before = flush()
        guard arrival.isMotion else { return before + [arrival] }
        held = arrival
        return before
    }

    /// Returns the motion that was held back, if any.
    mutating func flush() -> [ServerEvent] {
        defer { held = nil }
        return held.map { [$0] } ?? []
    }
}
