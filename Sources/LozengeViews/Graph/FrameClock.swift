import Foundation

/// What time it is in the frame being made, and the nodes that want another at a certain time.
///
/// A view whose look depends on the time asks in its update, by ``Node/wake(at:)``, to be updated
/// when it looks different next. Where no node asks there is no frame until something happens.
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

    /// When a node wants to be updated next; `nil` if none does.
    var nextUpdate: Duration? { waiting.values.lazy.map(\.time).min() }

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
