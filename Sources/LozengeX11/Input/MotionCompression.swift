/// Of consecutive motions in one window keeps the last, and the sum of how far was scrolled.
///
/// A motion is held back until something else comes, so that buttons and keys find the pointer where
/// the user had it.
struct MotionCompression {
    private var held: Arrival?

    /// Takes what has come and gives what is to be handled now, in order.
    mutating func add(_ arrival: Arrival) -> [Arrival] {
        if let merged = held?.merged(with: arrival) {
            held = merged
            return []
        }
        let before = flush()
        guard arrival.isMotion else { return before + [arrival] }
        held = arrival
        return before
    }

    /// Gives the motion that was held back, if one was.
    mutating func flush() -> [Arrival] {
        defer { held = nil }
        return held.map { [$0] } ?? []
    }
}
