import Foundation

/// The present date of a view's schedule; the view is updated at the next date.
nonisolated struct TimelineProgress<Schedule: TimelineSchedule> {
    private var place: TimelineIterator<Schedule>?
}

extension TimelineProgress: ConnectedProperty {
    mutating func _connect(_ connection: inout _PropertyConnection) {
        let known =
            connection.storage as? TimelineIterator<Schedule> ?? TimelineIterator(connection.node)
        connection.storage = known
        place = known
    }

    /// Returns the present date and the next.
    func advance(on schedule: Schedule) -> (date: Date, next: Date?) {
        place?.advance(on: schedule) ?? (Date(), nil)
    }
}

/// The iteration over the dates of one schedule.
private final class TimelineIterator<Schedule: TimelineSchedule> {
    /// The number of dates that are skipped one by one.
    ///
    /// If more were missed, for example while the window was hidden, the schedule is asked for the dates
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
            // A schedule that is still behind stays behind.
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

    /// Advances to the latest date that has passed.
    ///
    /// - Returns: False if the schedule is still behind.
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
