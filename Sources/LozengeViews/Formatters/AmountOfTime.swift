import Foundation

/// An amount of time in the units of a calendar.
nonisolated struct AmountOfTime {
    typealias Part = (unit: Calendar.Component, value: Int)

    /// The units of amounts, from the largest.
    static let names: [(unit: Calendar.Component, option: NSCalendar.Unit, name: String)] = [
        (.year, .year, "year"), (.month, .month, "month"), (.weekOfMonth, .weekOfMonth, "week"),
        (.day, .day, "day"), (.hour, .hour, "hour"), (.minute, .minute, "minute"),
        (.second, .second, "second"),
    ]
    static var units: [Calendar.Component] { names.map(\.unit) }

    /// The units with their values, none of which is negative, from the largest unit.
    var parts: [Part]
    let isNegative: Bool

    /// Creates the time from `start` to `end`; `nil` if it is not finite, or has no unit.
    init?(from start: Date, to end: Date, in calendar: Calendar, _ units: [Calendar.Component]) {
        // A calendar counts no further than about a hundred million years.
        guard abs(end.timeIntervalSince(start)) < 1e15, !units.isEmpty else { return nil }
        let components = calendar.dateComponents(Set(units), from: start, to: end)
        parts = units.map { ($0, abs(components.value(for: $0) ?? 0)) }
        isNegative = end < start
    }

    /// Counts a largest unit of one in the next unit, where that has a fixed length.
    mutating func collapseLargestUnit() {
        guard let index = parts.firstIndex(where: { $0.value != 0 }), index + 1 < parts.count,
            parts[index].value == 1, let length = Self.lengths[parts[index].unit],
            let next = Self.lengths[parts[index + 1].unit]
        else { return }
        parts[index].value = 0
        parts[index + 1].value += length / next
    }

    private static let lengths: [Calendar.Component: Int] = [
        .weekOfMonth: 604_800, .day: 86_400, .hour: 3600, .minute: 60, .second: 1,
    ]

    /// Leaves out units of zero; one unit stays, and two of a clock.
    mutating func drop(
        _ behavior: DateComponentsFormatter.ZeroFormattingBehavior, isPositional: Bool
    ) {
        var behavior = behavior
        if behavior.contains(.default) {
            behavior.formUnion(isPositional ? .dropLeading : .dropAll)
        }
        let least = isPositional ? 2 : 1
        if behavior.contains(.dropLeading), !behavior.contains(.pad) {
            while parts.count > least, parts.first?.value == 0 { parts.removeFirst() }
        }
        if behavior.contains(.dropTrailing) {
            while parts.count > least, parts.last?.value == 0 { parts.removeLast() }
        }
        if behavior.contains(.dropMiddle), !isPositional {
            let ends = [parts.first?.unit, parts.last?.unit]
            parts.removeAll { $0.value == 0 && !ends.contains($0.unit) }
        }
    }
}
