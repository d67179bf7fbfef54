import Foundation

/// The parts of a date in the order in which a locale writes them in numbers, and the calculation with them.
nonisolated struct DateParts {
    /// A part that can be changed by itself.
    enum Part: Hashable {
        case year, month, day, hour, minute, second, period
    }

    /// A part, or the text between two of them.
    struct Piece: Identifiable {
        let id: Int
        /// The part; `nil` for text between parts.
        let part: Part?
        /// The text between parts; empty for a part.
        let separator: String
        /// The least number of digits.
        let digits: Int
    }

    let pieces: [Piece]
    let calendar: Calendar
    let locale: Locale
    /// The letter of the hour in the pattern: H and k count to 24, h and K to 12.
    private let hourLetter: Character

    /// - Parameters:
    ///   - components: The components to show.
    ///   - calendar: The calendar, with its time zone.
    ///   - locale: The locale that decides about order, separators and digits.
    init(_ components: DatePickerComponents, calendar: Calendar, locale: Locale) {
        var names = Locale.Components(locale: locale)
        names.calendar = calendar.identifier
        self.locale = Locale(components: names)
        var calendar = calendar
        calendar.locale = self.locale
        self.calendar = calendar
        let template =
            (components.contains(.date) ? "yMd" : "")
            + (components.contains(.hourMinuteAndSecond)
                ? "jms" : components.contains(.hourAndMinute) ? "jm" : "")
        let pattern =
            template.isEmpty
            ? "" : DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: self.locale)
        let runs = Self.runs(of: pattern ?? "y-MM-dd HH:mm")
        hourLetter = runs.first { $0.part == .hour }?.letter ?? "H"
        pieces = runs.enumerated().map { id, run in
            Piece(id: id, part: run.part, separator: run.separator, digits: run.digits)
        }
    }

    private struct Run {
        var part: Part?
        var letter: Character = " "
        var separator = ""
        var digits = 1
    }

    /// Splits a pattern of Unicode's date formats into parts and the texts between them.
    ///
    /// Source: UTS 35, part 4, "Date Field Symbol Table".
    private static func runs(of pattern: String) -> [Run] {
        var runs: [Run] = []
        var isQuoted = false
        var last: Character?
        for letter in pattern {
            defer { last = letter }
            if letter == "'" {
                isQuoted.toggle()
                continue
            }
            if !isQuoted, let part = part(of: letter) {
                if last == letter, runs.last?.letter == letter {
                    // A year of two digits is written in full: it would not say of which century.
                    if part != .year { runs[runs.count - 1].digits += 1 }
                } else {
                    runs.append(Run(part: part, letter: letter))
                }
                continue
            }
            // Eras and names of days are not changed and not shown.
            if !isQuoted, letter.isASCII, letter.isLetter { continue }
            if let last = runs.indices.last, runs[last].part == nil {
                runs[last].separator.append(letter)
            } else {
                runs.append(Run(separator: String(letter)))
            }
        }
        return runs
    }

    private static func part(of letter: Character) -> Part? {
        switch letter {
        case "y", "u", "r": .year
        case "M", "L": .month
        case "d": .day
        case "H", "k", "h", "K": .hour
        case "m": .minute
        case "s": .second
        case "a", "b", "B": .period
        default: nil
        }
    }
}

nonisolated extension DateParts {
    /// The text of a part of `date`.
    func text(of piece: Piece, in date: Date) -> String {
        guard let part = piece.part else { return piece.separator }
        if part == .period {
            return isAfternoon(date) ? calendar.pmSymbol : calendar.amSymbol
        }
        return digits(of: number(of: part, in: date), atLeast: piece.digits)
    }

    /// Returns a number in the digits of the locale.
    func digits(of number: Int, atLeast digits: Int = 1) -> String {
        number.formatted(
            .number.locale(locale).grouping(.never).precision(.integerLength(digits...)))
    }

    /// The number that stands for a part of `date`.
    func number(of part: Part, in date: Date) -> Int {
        guard let component = component(part) else { return isAfternoon(date) ? 1 : 0 }
        let number = calendar.component(component, from: date)
        guard part == .hour else { return number }
        return switch hourLetter {
        case "k": number == 0 ? 24 : number
        case "h": (number + 11) % 12 + 1
        case "K": number % 12
        default: number
        }
    }

    /// The numbers that can be entered into a part; the month may follow the day.
    func numbers(of part: Part, in date: Date) -> ClosedRange<Int> {
        switch part {
        case .year: 1...9999
        case .month: 1...max(1, range(of: .month, in: .year, date).upperBound - 1)
        case .day: 1...max(1, (calendar.maximumRange(of: .day) ?? 1..<32).upperBound - 1)
        case .hour: ["h": 1...12, "K": 0...11, "k": 1...24][hourLetter] ?? 0...23
        case .minute, .second: 0...59
        case .period: 0...1
        }
    }

    /// Returns `date` with a part that is `steps` further; at the end of a part it starts again, and the other parts stay.
    func stepping(_ part: Part, by steps: Int, from date: Date) -> Date {
        var components = components(of: date)
        switch part {
        case .year: components.year = max(1, (components.year ?? 1) + steps)
        case .month:
            components.month = wrapped(components.month, steps, range(of: .month, in: .year, date))
        case .day:
            components.day = wrapped(components.day, steps, range(of: .day, in: .month, date))
        case .hour: components.hour = wrapped(components.hour, steps, 0..<24)
        case .minute: components.minute = wrapped(components.minute, steps, 0..<60)
        case .second: components.second = wrapped(components.second, steps, 0..<60)
        case .period: components.hour = wrapped(components.hour, 12, 0..<24)
        }
        return self.date(from: components) ?? date
    }

    /// Returns the hour of the day for the number of an hour; `nil` for a number that no hour has.
    func hour(_ number: Int, isAfternoon: Bool) -> Int? {
        switch hourLetter {
        case "h" where (1...12).contains(number): number % 12 + (isAfternoon ? 12 : 0)
        case "K" where (0...11).contains(number): number + (isAfternoon ? 12 : 0)
        case "k" where (1...24).contains(number): number % 24
        case "H" where (0..<24).contains(number): number
        default: nil
        }
    }

    /// Returns true for a time from noon on.
    func isAfternoon(_ date: Date) -> Bool {
        calendar.component(.hour, from: date) >= 12
    }

    private func component(_ part: Part) -> Calendar.Component? {
        switch part {
        case .year: .year
        case .month: .month
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        case .period: nil
        }
    }

    /// Returns the components of a date.
    func components(of date: Date) -> DateComponents {
        calendar.dateComponents(
            [.era, .year, .month, .day, .isLeapMonth, .hour, .minute, .second, .nanosecond],
            from: date)
    }

    /// Returns the date of components, on the last day of the month if that has fewer days.
    func date(from components: DateComponents) -> Date? {
        var first = components
        first.day = 1
        guard let month = calendar.date(from: first) else { return nil }
        var valid = components
        valid.day = min(components.day ?? 1, range(of: .day, in: .month, month).upperBound - 1)
        return calendar.date(from: valid)
    }

    /// Returns the numbers of a component in a larger one.
    func range(
        of part: Calendar.Component, in whole: Calendar.Component, _ date: Date
    ) -> Range<Int> {
        calendar.range(of: part, in: whole, for: date) ?? 1..<2
    }

    private func wrapped(_ number: Int?, _ steps: Int, _ range: Range<Int>) -> Int {
        let offset = (number ?? range.lowerBound) - range.lowerBound + steps
        let count = range.count
        return range.lowerBound + ((offset % count) + count) % count
    }
}
