import Foundation
import LozengeTesting
import Testing

/// What a number or a date looks like is Foundation's; a text shows it.
@Suite("Texts of values")
struct TextFormatsTests {
    private let start = Date(timeIntervalSince1970: 0)

    private func shown(_ text: Text) -> String? { Screen(2000, 20) { text }.words.first }

    @Test("A value is shown as its format writes it")
    func formats() {
        #expect(shown(Text(0.25, format: .percent)) == 0.25.formatted(.percent))
        #expect(shown(Text(1234, format: .number)) == 1234.formatted(.number))
        #expect(shown(Text(start, format: .iso8601)) == "1970-01-01T00:00:00Z")
    }

    @Test("A date is shown as a day or as a time")
    func dates() {
        let day = start.formatted(date: .long, time: .omitted)
        #expect(shown(Text(start, style: .date)) == day)
        let time = start.formatted(date: .omitted, time: .shortened)
        #expect(shown(Text(start, style: .time)) == time)
    }

    @Test("Two dates are shown as the time between them")
    func ranges() {
        let end = start.addingTimeInterval(5400)
        #expect(shown(Text(start...end)) == (start..<end).formatted())
        #expect(shown(Text(start...start))?.isEmpty == false)
    }
}
