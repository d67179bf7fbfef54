import Foundation
import LozengeTesting
import Testing
import ViewFixtures

/// Foundation formats numbers and dates; a text shows the result.
@Suite("Texts of values")
struct TextFormatsTests {
    private let start = Date(timeIntervalSince1970: 0)
    private let american = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    private func shown(_ text: Text) -> String? { Screen(2000, 20) { text }.words.first }

    @Test("A value is shown as its format writes it")
    func formats() {
        #expect(shown(Text(0.25, format: .percent)) == "25%")
        #expect(shown(Text(1234, format: .number)) == "1,234")
        #expect(shown(Text(start, format: .iso8601)) == "1970-01-01T00:00:00Z")
    }

    @Test(
        "A date is shown as a day or as a time, in the language and the time zone of the environment"
    )
    func dates() throws {
        let day = Date.FormatStyle(date: .long, time: .omitted, locale: american)
        #expect(shown(Text(start, style: .date)) == day.format(start))
        let time = Date.FormatStyle(date: .omitted, time: .shortened, locale: american)
        #expect(shown(Text(start, style: .time)) == time.format(start))
        let there = Screen(2000, 20, locale: german) {
            Text(Date(timeIntervalSince1970: 0), style: .date)
                .environment(\.timeZone, TimeZone(secondsFromGMT: -3600) ?? .gmt)
        }
        #expect(there.words == ["31. Dezember 1969"])
    }

    @Test("Two dates are shown as the time between them")
    func ranges() {
        let end = start.addingTimeInterval(5400)
        let style = Date.IntervalFormatStyle(locale: american)
        #expect(shown(Text(start...end)) == style.format(start..<end))
        #expect(shown(Text(DateInterval(start: start, end: end))) == style.format(start..<end))
        #expect(shown(Text(start...start))?.isEmpty == false)
    }

    @Test(
        "Numbers are in the environment's language, unless their format sets another")
    func languages() {
        let number = Text(1234.5, format: .number)
        let percent = Text(0.25, format: .percent.locale(american))
        let screen = Screen(2000, 40, locale: german) {
            number
            percent
            number.environment(\.locale, american)
            Text("\(1234567) \(2.5, specifier: "%.1f") \(0.5, format: .number)")
        }
        #expect(screen.words == ["1.234,5", "25%", "1,234.5", "1.234.567 2,5 0,5"])
    }

    @Test("A change of the language formats them again")
    func otherLanguage() {
        struct Switching: View {
            @State private var locale = Locale(identifier: "de_DE")
            var body: some View {
                VStack {
                    Text(0.5, format: .number)
                    Change("switch", $locale) { $0 = Locale(identifier: "en_US") }
                }
                .environment(\.locale, locale)
            }
        }
        let screen = Screen(200, 60) { Switching() }
        #expect(screen.words.first == "0,5")
        screen.click("switch")
        #expect(screen.words.first == "0.5")
    }

    @Test("A formatter of Foundation formats its type of value")
    func formatters() {
        let formatter = NumberFormatter()
        formatter.minimumFractionDigits = 2
        formatter.locale = american
        #expect(shown(Text(NSNumber(value: 1.5), formatter: formatter)) == "1.50")
        #expect(shown(Text(start, formatter: formatter)) == nil)
        let dates = DateFormatter()
        dates.dateFormat = "yyyy"
        dates.timeZone = .gmt
        #expect(shown(Text("in \(start, formatter: dates)")) == "in 1970")
    }

    @Test("A value can be part of another text, with that text's look")
    func parts() throws {
        let text = (Text("a ") + Text(0.5, format: .number).italic()).bold()
        let spans = try Screen(200, 20) { text }.firstText().layout.text.spans
        #expect(spans.map(\.string) == ["a ", "0.5"])
        #expect(spans.map(\.font.isItalic) == [false, true])
        #expect(spans.map(\.font.weight) == [.bold, .bold])
    }
}
