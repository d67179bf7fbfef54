import Foundation

/// What time it is in the frame being made, and the nodes that want another at a certain time.
///
/// A view whose look depends on the time asks in its update, by ``Node/wake(at:)``, to be updated
/// when it looks different next. Where no node asks there is no frame until something happens.
///
/// Frames are shared: a time ahead is put off to the next beat of a ``FramePace``, so that a hundred
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
        /// When there is to be a frame for it.
        let due: Duration
    }

    private var waiting: [ObjectIdentifier: Waiting] = [:]

    init(dates: @escaping (Duration) -> Date) { self.dates = dates }

    /// When there is to be another frame; `nil` if no node asks for one.
    var nextUpdate: Duration? { waiting.values.lazy.map(\.due).min() }

    /// The date in this frame, the same for all that ask.
    var date: Date {
        mutating get {
            let date = knownDate ?? dates(time)
            knownDate = date
            return date
        }
    }

    /// What the calendar and the clock on the wall say at a time.
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
        let due = time > self.time ? time.roundedUp(to: pace) : time
        if let known = waiting[ObjectIdentifier(node)], known.due <= due { return }
        waiting[ObjectIdentifier(node)] = Waiting(node: node, time: time, due: due)
    }

    mutating func forget(_ node: Node) {
        if !waiting.isEmpty { waiting[ObjectIdentifier(node)] = nil }
    }
}

/// When there may be frames that are asked for ahead of time.
package enum FramePace {
    /// Twenty times a second: early enough for whatever ticks.
    case shared
    /// As often as displays show a picture: for what moves.
    case display

    /// Source: nearly all displays show 60 pictures a second; a server does not tell.
    fileprivate var beatsPerSecond: Int64 { self == .shared ? 20 : 60 }
}

extension Duration {
    /// The first beat that is not earlier.
    fileprivate func roundedUp(to pace: FramePace) -> Duration {
        let over = components.attoseconds
        let (step, rest) = Self.attoseconds.quotientAndRemainder(dividingBy: pace.beatsPerSecond)
        // A second is not a whole number of steps; that rest is shared out, so that the beats of one
        // pace are beats of a faster one.
        func beat(_ count: Int64) -> Int64 { count * step + count * rest / pace.beatsPerSecond }
        var count = over / (step + 1)
        while beat(count) < over { count += 1 }
        return self + Duration(secondsComponent: 0, attosecondsComponent: beat(count) - over)
    }

    private static var attoseconds: Int64 { 1_000_000_000_000_000_000 }
}
