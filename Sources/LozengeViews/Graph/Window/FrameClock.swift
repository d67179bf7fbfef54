import Foundation
import LozengeCore

/// The time of the current frame, and the nodes that wait for a later one.
///
/// A view whose appearance depends on the time requests its next update by ``Node/wake(at:)``. Without a
/// request there is no frame until an event arrives.
///
/// Frames are shared: a time ahead is deferred to the next beat of a ``FramePace``, so that a hundred clocks
/// with different times cause at most twenty frames a second. A time that is not ahead requests a frame
/// immediately.
package struct FrameClock {
    /// The time of the frame, on the clock of ``WindowClient/makeDisplayList(in:at:)``.
    package private(set) var time = Duration.zero

    /// The times at which the display shows frames; `nil` for sixty a second.
    package var displayBeat: FrameBeat?

    /// Returns the date at a time of the frame clock.
    private let dates: (Duration) -> Date
    private var knownDate: Date?

    private struct Waiting {
        let node: Node
        let time: Duration
        /// The time of the frame that updates the node.
        let due: Duration
    }

    private var waiting: [ObjectIdentifier: Waiting] = [:]

    init(dates: @escaping (Duration) -> Date) { self.dates = dates }

    /// The time of the next requested frame; `nil` for none.
    var nextUpdate: Duration? { waiting.values.lazy.map(\.due).min() }

    /// The next time at which movement is shown.
    var nextBeat: Duration { beat(at: time + .microseconds(1), .display) }

    /// Returns the first beat that is not earlier than `time`.
    private func beat(at time: Duration, _ pace: FramePace) -> Duration {
        if pace == .display, let displayBeat { return displayBeat.beat(at: time) }
        return time.roundedUp(to: pace)
    }

    /// The date of this frame, the same for all readers.
    var date: Date {
        mutating get {
            let date = knownDate ?? dates(time)
            knownDate = date
            return date
        }
    }

    /// Returns the date at a time of the frame clock.
    func date(at time: Duration) -> Date { dates(time) }

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

    mutating func wake(_ node: Node, at time: Duration, pace: FramePace) {
        let due = time > self.time ? beat(at: time, pace) : time
        if let known = waiting[ObjectIdentifier(node)], known.due <= due { return }
        waiting[ObjectIdentifier(node)] = Waiting(node: node, time: time, due: due)
    }

    mutating func forget(_ node: Node) {
        if !waiting.isEmpty { waiting[ObjectIdentifier(node)] = nil }
    }
}

/// The beats at which requested frames may happen.
package enum FramePace {
    /// Twenty times a second, for clocks and timers.
    case shared
    /// As the display shows frames, for movement: sixty times a second if it is not known.
    case display

    /// Source: nearly all displays show 60 frames a second.
    fileprivate var beatsPerSecond: Int64 { self == .shared ? 20 : 60 }
}

extension Duration {
    /// Returns the first beat that is not earlier.
    fileprivate func roundedUp(to pace: FramePace) -> Duration {
        let over = components.attoseconds
        let (step, rest) = Self.attoseconds.quotientAndRemainder(dividingBy: pace.beatsPerSecond)
        // A second is not a whole number of steps. The remainder is distributed so that the beats of one pace
        // are beats of a faster one.
        func beat(_ count: Int64) -> Int64 { count * step + count * rest / pace.beatsPerSecond }
        var count = over / (step + 1)
        while beat(count) < over { count += 1 }
        return self + Duration(secondsComponent: 0, attosecondsComponent: beat(count) - over)
    }

    private static var attoseconds: Int64 { 1_000_000_000_000_000_000 }
}
