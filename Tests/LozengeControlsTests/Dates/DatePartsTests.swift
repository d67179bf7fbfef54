import Foundation
import Testing

@testable import LozengeControls

@Suite("The parts of dates")
struct DatePartsTests {
    /// 20 July 1969, 20:17:40 in Greenwich.
    private let landing = Date(timeIntervalSince1970: -14_182_940)

    private func parts(
        _ components: DatePickerComponents, _ locale: String,
        _ calendar: Calendar.Identifier = .gregorian
    ) -> DateParts {
        var calendar = Calendar(identifier: calendar)
        calendar.timeZone = .gmt
        return DateParts(components, calendar: calendar, locale: Locale(identifier: locale))
    }

    private func text(_ parts: DateParts) -> String {
        parts.pieces.map { parts.text(of: $0, in: landing) }.joined()
            .replacing("\u{202F}", with: " ").replacing("\u{200F}", with: "")
    }

    @Test(
        "A locale has its order, separators and digits",
        arguments: [
            ("en_US", "7/20/1969, 8:17 PM"), ("de_DE", "20.7.1969, 20:17"),
            ("ja_JP", "1969/7/20 20:17"), ("sv_SE", "1969-07-20 20:17"),
        ])
    func locales(_ locale: String, _ expected: String) {
        #expect(text(parts([.date, .hourAndMinute], locale)) == expected)
    }

    @Test("A calendar has its own years, and a locale its digits")
    func calendars() {
        #expect(text(parts(.date, "th_TH", .buddhist)).contains("2512"))
        #expect(text(parts(.date, "fa_IR", .persian)).contains("۱۳۴۸"))
    }

    @Test("Seconds are shown if they are wanted")
    func seconds() {
        #expect(text(parts(.hourMinuteAndSecond, "de_DE")) == "20:17:40")
        #expect(parts([], "de_DE").pieces.isEmpty)
    }

    /// Each step of a part, there and back, keeps all other parts.
    @Test(
        "A step changes its own part and no other",
        arguments: ["en_US", "de_DE", "ar_EG", "ja_JP"], 0..<40)
    func steps(_ locale: String, _ month: Int) throws {
        let parts = parts([.date, .hourMinuteAndSecond], locale)
        let date = try #require(
            parts.calendar.date(byAdding: .month, value: month, to: landing))
        let all: [DateParts.Part] = [.year, .month, .day, .hour, .minute, .second]
        for part in all {
            let next = parts.stepping(part, by: 1, from: date)
            #expect(next != date)
            for other in all where other != part {
                #expect(
                    parts.number(of: other, in: next) == parts.number(of: other, in: date),
                    "\(part) changed \(other)")
            }
            #expect(parts.stepping(part, by: -1, from: next) == date)
        }
    }

    @Test("A month with fewer days takes the last one")
    func shortMonths() throws {
        let parts = parts(.date, "en_US")
        let july = parts.composing([.day: 31], from: landing)
        let june = parts.stepping(.month, by: -1, from: july)
        #expect(parts.number(of: .day, in: june) == 30)
    }

    @Test("Numbers that a part cannot have are refused")
    func refused() {
        let parts = parts([.date, .hourAndMinute], "en_US")
        #expect(!parts.allows(13, in: .month, near: landing))
        #expect(!parts.allows(0, in: .day, near: landing))
        #expect(!parts.allows(32, in: .day, near: landing))
        #expect(!parts.allows(13, in: .hour, near: landing))
        #expect(!parts.allows(0, in: .year, near: landing))
        // Twelve in the afternoon is noon.
        let noon = parts.composing([.hour: 12], from: landing)
        #expect(parts.calendar.component(.hour, from: noon) == 12)
    }

    @Test("Numbers that are entered in any order are those of the date", arguments: 0..<200)
    func orders(_ seed: Int) throws {
        let parts = parts([.date, .hourMinuteAndSecond], seed % 2 == 0 ? "en_US" : "de_DE")
        let goal = landing.addingTimeInterval(Double(seed) * 8_123_456.7)
        let start = landing.addingTimeInterval(Double(seed * 37 % 100) * 5_432_100)
        let all: [DateParts.Part] = [.year, .month, .day, .hour, .minute, .second, .period]
        let numbers = Dictionary(
            uniqueKeysWithValues: all.map { ($0, parts.number(of: $0, in: goal)) })
        let composed = parts.composing(numbers, from: start)
        for part in all {
            #expect(parts.number(of: part, in: composed) == numbers[part], "\(part)")
        }
    }

    @Test("Dates that calendars cannot count with become dates that they can")
    func extremes() {
        for seconds in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
            let date = Date(timeIntervalSinceReferenceDate: seconds).inCalendars
            let parts = parts([.date, .hourAndMinute], "en_US")
            #expect(!parts.pieces.map { parts.text(of: $0, in: date) }.joined().isEmpty)
            _ = parts.stepping(.year, by: 1, from: date)
            _ = CalendarMonth(of: date, parts.calendar)
        }
    }
}
