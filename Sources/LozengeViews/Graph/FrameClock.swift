import Foundation

/// What time it is in the frame being made, and the nodes that want another at a certain time.
///
/// A view whose look depends on the time asks in its update, by ``Node/wake(at:)``, to be updated
/// when it looks different next. Where no node asks there is no frame until something happens.
///
/// Frames are shared: a time ahead is put off to the next twentieth of a second, so that a hundred
/// clocks that tick at times of their own make no more than twenty frames a second. A time that is
/// not ahead asks for a frame as soon as may be, and is not put off.
package struct FrameClock {
    /// On the clock of ``WindowClient/makeDisplayList(in:at:)``.
    package private(set) var time = Duration.zero

    /// What the calendar and the clock on the wall say at a time.
    private let dates: (Duration) -> Date
    private var knownDate: Date?

    private struct Waiting {
        let node: Node
        let time: Duration
    }

    private var waiting: [ObjectIdentifier: Waiting] = [:]

    init(dates: @escaping (Duration) -> Date) { self.dates = dates }

    /// When there is to be another frame; `nil` if no node asks for one.
    var nextUpdate: Duration? {
        guard let first = waiting.values.lazy.map(\.time).min() else { return nil }
        return first > time ? first.roundedUp(toMilliseconds: 50) : first
    }

    /// The date in this frame, the same for all that ask.
    var date: Date {
        mutating get {
            let date = knownDate ?? dates(time)
            knownDate = date
            return date
        }
    }

    /// Begins a frame.
    ///
    /// - Returns: The nodes whose time has come.
    mutating func begin(at time: Duration) -> [Node] {
        self.time = time
        knownDate = nil
        let due = waiting.values.filter { $0.time <= time }
        for waiting in due { forget(waiting.node) }
        return due.map(\.node)
    }

    mutating func wake(_ node: Node, at time: Duration) {
        let earlier = waiting[ObjectIdentifier(node)].map { min($0.time, time) }
        waiting[ObjectIdentifier(node)] = Waiting(node: node, time: earlier ?? time)
    }

    mutating func forget(_ node: Node) {
        if !waiting.isEmpty { waiting[ObjectIdentifier(node)] = nil }
    }
}

extension Duration {
    /// The first whole multiple of a part of a second that is not earlier.
    fileprivate func roundedUp(toMilliseconds milliseconds: Int64) -> Duration {
        let step = milliseconds * 1_000_000_000_000_000
        let over = components.attoseconds % step
        if over == 0 { return self }
        let missing = over > 0 ? step - over : -over
        return self + Duration(secondsComponent: 0, attosecondsComponent: missing)
    }
}
