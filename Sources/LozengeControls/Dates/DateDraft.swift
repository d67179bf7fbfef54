import Foundation

/// The numbers that were entered into a field during one visit, in any order.
///
/// The date is composed of all of them at once: a 31st is kept until the month that has it is entered, too.
nonisolated struct DateDraft {
    /// The date before the first number.
    let start: Date
    /// The numbers as the field shows them.
    var numbers: [DateParts.Part: Int] = [:]
    /// The date that was written last: another one is not of this draft.
    var written: Date

    init(start: Date) {
        self.start = start
        written = start
    }
}

nonisolated extension DateParts {
    /// Returns `date` with numbers in some of its parts, on the last day of a month that has fewer days.
    func composing(_ numbers: [Part: Int], from date: Date) -> Date {
        var components = components(of: date)
        if let year = numbers[.year] { components.year = year }
        if let month = numbers[.month] {
            var first = components
            (first.month, first.day, first.isLeapMonth) = (1, 1, false)
            let months = calendar.date(from: first).map { range(of: .month, in: .year, $0) }
            components.month = min(month, (months?.upperBound ?? 13) - 1)
            components.isLeapMonth = false
        }
        if let day = numbers[.day] { components.day = day }
        let isAfternoon = numbers[.period].map { $0 == 1 } ?? isAfternoon(date)
        if let number = numbers[.hour] {
            components.hour = hour(number, isAfternoon: isAfternoon) ?? components.hour
        } else if numbers[.period] != nil {
            components.hour = (components.hour ?? 0) % 12 + (isAfternoon ? 12 : 0)
        }
        if let minute = numbers[.minute] { components.minute = minute }
        if let second = numbers[.second] { components.second = second }
        return self.date(from: components) ?? date
    }

    /// Returns true if a part of some date has a number.
    func allows(_ number: Int, in part: Part, near date: Date) -> Bool {
        numbers(of: part, in: date).contains(number)
    }

    /// Returns the numbers that a step of a part enters.
    func numbers(stepping part: Part, by steps: Int, from date: Date) -> [Part: Int] {
        let next = stepping(part, by: steps, from: date)
        let changed: [Part] = part == .hour || part == .period ? [.hour, .period] : [part]
        return Dictionary(uniqueKeysWithValues: changed.map { ($0, number(of: $0, in: next)) })
    }
}
