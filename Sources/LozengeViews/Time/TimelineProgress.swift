import Foundation

/// How far a view is on its schedule; the view is updated when the next date has come.
nonisolated struct TimelineProgress<Schedule: TimelineSchedule> {
    private var place: TimelinePlace<Schedule>?
}

extension TimelineProgress: ConnectedProperty {
    mutating func _connect(_ connection: inout _PropertyConnection) {
        let known =
            connection.storage as? TimelinePlace<Schedule> ?? TimelinePlace(connection.node)
        connection.storage = known
        place = known
    }

    /// The date to show now, and the next.
    func advance(on schedule: Schedule) -> (date: Date, next: Date?) {
        place?.advance(on: schedule) ?? (Date(), nil)
    }
}

/// The dates of one schedule, as far as they have come.
private final class TimelinePlace<Schedule: TimelineSchedule> {
    /// How many dates are gone through one by one.
    ///
    /// Where more were missed, as while the window was not to be seen, the schedule is asked for those
    /// from now on.
    private static var patience: Int { 1000 }

    private weak var node: Node?
    private var schedule: Schedule?
    private var dates: Schedule.Entries.Iterator?
    private var date: Date?
    private var next: Date?

    init(_ node: Node?) { self.node = node }

    func advance(on schedule: Schedule) -> (date: Date, next: Date?) {
        guard let node else { return (Date(), nil) }
        let now = node.tree.clock.date
        if !isKnown(schedule) {
            self.schedule = schedule
            begin(at: now)
        }
        if !catchUp(with: now) {
            begin(at: now)
            // What does not get ahead even so never will.
            if !catchUp(with: now) { next = nil }
        }
        let shown = date ?? now
        if let next {
            let isMotion = next.timeIntervalSince(shown) < 0.1
            node.wake(on: next, pace: isMotion ? .display : .shared)
        }
        return (shown, next)
    }

    private func isKnown(_ schedule: Schedule) -> Bool {
        guard var known = self.schedule else { return false }
        var schedule = schedule
        return ViewValue.areEqual(&known, &schedule)
    }

    private func begin(at now: Date) {
        dates = schedule?.entries(from: now, mode: .normal).makeIterator()
        date = dates?.next()
        next = date == nil ? nil : dates?.next()
    }

    /// Goes on to the latest date that has come.
    ///
    /// - Returns: Whether that is found.
    private func catchUp(with now: Date) -> Bool {
        let soon = now.addingTimeInterval(DateDistance.tolerance)
        for _ in 0..<Self.patience {
            guard let next, next <= soon else { return true }
            date = next
            self.next = dates?.next()
        }
        return false
    }
}
