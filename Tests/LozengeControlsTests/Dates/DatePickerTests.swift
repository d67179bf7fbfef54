import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Date pickers")
struct DatePickerTests {
    private struct Departure<Style: DatePickerStyle>: View {
        let style: Style
        var components: DatePickerComponents = [.date, .hourAndMinute]
        var range: ClosedRange<Date> = Date.distantPast...Date.distantFuture
        /// 20 July 1969, 20:17:40 in Greenwich.
        @State var date = Date(timeIntervalSince1970: -14_182_940)

        var body: some View {
            VStack {
                DatePicker(
                    "Departure", selection: $date, in: range, displayedComponents: components
                )
                .datePickerStyle(style)
                Text(verbatim: date.formatted(.iso8601))
            }
            .environment(\.timeZone, .gmt)
            .environment(\.locale, Locale(identifier: "en_US"))
        }
    }

    private func screen(
        _ style: some DatePickerStyle = .automatic,
        _ components: DatePickerComponents = [.date, .hourAndMinute],
        in range: ClosedRange<Date> = Date.distantPast...Date.distantFuture
    ) -> Screen {
        Screen(500, 500) { Departure(style: style, components: components, range: range) }
    }

    @Test("A screen reader reads and sets the parts as numbers, within their bounds")
    func numbers() {
        let screen = screen()
        let month = screen.stepper("Month")
        #expect(month.value == "7")
        #expect(month.element()?.semantics.range?.value == 7)
        #expect(month.element()?.semantics.range?.maximum == 12)
        month.element()?.semantics.setValue?(99)
        #expect(shows("1969-12-20T20:17:40Z", screen))
        screen.stepper("Day").element()?.semantics.setValue?(3)
        #expect(shows("1969-12-03T20:17:40Z", screen))
    }

    private func shows(_ date: String, _ screen: Screen) -> Bool {
        screen.frame(of: date) != nil
    }

    @Test("The buttons of a stepper field step the first part, and then that with the keyboard")
    func stepperField() throws {
        let screen = screen(.stepperField)
        // Outside of the field, which ends with AM or PM.
        let period = try #require(screen.stepper("AM or PM").element()?.frame)
        let minus = CGPoint(x: period.maxX + 14 + 17, y: period.midY)
        let plus = CGPoint(x: minus.x + 35, y: period.midY)
        screen.click(at: plus)
        #expect(shows("1969-08-20T20:17:40Z", screen))
        screen.click(at: minus)
        #expect(shows("1969-07-20T20:17:40Z", screen))
        screen.click(.spinButton, "Minute")
        screen.click(at: plus)
        #expect(shows("1969-07-20T20:18:40Z", screen))
        screen.press(.leftArrow)
        screen.click(at: minus)
        #expect(shows("1969-07-20T19:18:40Z", screen))
        #expect(screen.elements(.button).isEmpty, "A reader steps the parts themselves.")
    }

    @Test("Digits are typed into one part after the other")
    func typing() {
        let screen = screen()
        screen.click(.spinButton, "Month")
        screen.type("12/3/2020")
        #expect(shows("2020-12-03T20:17:40Z", screen))
        screen.type(" 9:05a")
        #expect(shows("2020-12-03T09:05:40Z", screen))
    }

    @Test("A day is kept until the month and the year that have it are typed")
    func laterMonths() {
        let screen = screen(.field, .date)
        screen.click(.spinButton, "Month")
        screen.type("02/29/2028")
        screen.press(.tab)
        #expect(shows("2028-02-29T20:17:40Z", screen))
    }

    @Test("A date inside the range is typed by parts that are outside of it by themselves")
    func throughTheLimit() {
        let start = Date(timeIntervalSince1970: -14_182_940)
        let screen = screen(.field, .date, in: start...start.addingTimeInterval(86_400 * 700))
        screen.click(.spinButton, "Month")
        screen.type("1/2/1970")
        #expect(shows("1970-01-02T20:17:40Z", screen))
    }

    @Test("Steps through a shorter month bring the day back")
    func steppedMonths() {
        let screen = screen(.field, .date)
        screen.click(.spinButton, "Day")
        screen.type("31")
        screen.click(.spinButton, "Month")
        for _ in 0..<2 { screen.press(.downArrow) }
        #expect(shows("1969-05-31T20:17:40Z", screen))
    }

    @Test("A digit after which no other fits goes on to the next part")
    func goesOn() {
        let screen = screen()
        screen.click(.spinButton, "Month")
        // No month begins with 4, no day with 5.
        screen.type("451999")
        #expect(shows("1999-04-05T20:17:40Z", screen))
    }

    @Test("Arrows step a part, and go to the next one; Tab does, too")
    func arrows() {
        let screen = screen()
        screen.click(.spinButton, "Day")
        screen.press(.upArrow)
        #expect(shows("1969-07-21T20:17:40Z", screen))
        screen.press(.rightArrow)
        screen.press(.downArrow)
        #expect(shows("1968-07-21T20:17:40Z", screen))
        screen.press(.tab)
        screen.press(.upArrow)
        #expect(shows("1968-07-21T21:17:40Z", screen))
    }

    @Test(
        "A half-typed number is taken over when the focus leaves, and backspace takes digits back")
    func halfTyped() {
        let screen = screen()
        screen.click(.spinButton, "Day")
        screen.type("2")
        screen.press(.delete)
        screen.type("1")
        screen.press(.tab)
        #expect(shows("1969-07-01T20:17:40Z", screen))
    }

    @Test("A change is limited to the range; a date outside is shown as it is")
    func limits() {
        let start = Date(timeIntervalSince1970: 0)
        let screen = screen(.field, .date, in: start...start.addingTimeInterval(86_400 * 365))
        #expect(shows("1969-07-20T20:17:40Z", screen))
        screen.click(.spinButton, "Day")
        screen.press(.upArrow)
        #expect(shows("1970-01-01T00:00:00Z", screen))
    }

    @Test(
        "The calendar opens by its button and by Alt and Down; a day in it is chosen, the time stays"
    )
    func calendar() throws {
        let screen = screen()
        screen.click(.button, "Calendar")
        var popover = try #require(screen.popups.first)
        #expect(popover.frame(of: "July 1969") != nil)
        popover.click(.button, "Next Month")
        popover.click("15")
        #expect(screen.popups.isEmpty)
        #expect(shows("1969-08-15T20:17:40Z", screen))
        screen.click(.spinButton, "Day")
        screen.press(.downArrow, modifiers: .option)
        popover = try #require(screen.popups.first)
        screen.press(.pageDown)
        screen.press(.leftArrow)
        #expect(shows("1969-09-14T20:17:40Z", screen))
        screen.press(.return)
        #expect(screen.popups.isEmpty)
    }

    @Test("Keys in a calendar: days, weeks, months, years, the ends of a week")
    func calendarKeys() throws {
        let screen = screen(.graphical, .date)
        screen.press(.tab)
        for _ in 0..<4 { screen.press(.tab) }
        let steps: [(Key, KeyModifiers, String)] = [
            (.rightArrow, [], "1969-07-21"), (.downArrow, [], "1969-07-28"),
            (.pageUp, [], "1969-06-28"), (.pageDown, .shift, "1970-06-28"),
            (.end, [], "1970-07-04"), (.home, [], "1970-06-28"), (.upArrow, [], "1970-06-21"),
        ]
        for (key, modifiers, day) in steps {
            screen.press(key, modifiers: modifiers)
            #expect(shows(day + "T20:17:40Z", screen), "\(key)")
        }
    }

    @Test("A calendar leaves keys with Control and Return in a window to others")
    func otherKeys() {
        let diary = Diary()
        let screen = Screen(500, 500) {
            VStack {
                Departure(style: .graphical, components: .date)
                Button("New Tab") { diary.note("tab") }.keyboardShortcut("t", modifiers: .control)
                Button("Save") { diary.note("save") }.keyboardShortcut(.defaultAction)
            }
        }
        for _ in 0..<5 { screen.press(.tab) }
        screen.press(.character("t"), modifiers: .control)
        screen.press(.return)
        #expect(diary.lines == ["tab", "save"])
        #expect(shows("1969-07-20T20:17:40Z", screen))
    }

    @Test("T shows the present day again after other months were looked at")
    func presentDay() throws {
        let screen = screen(.graphical, .date)
        for _ in 0..<5 { screen.press(.tab) }
        screen.press(.character("t"))
        let shown = screen.texts
        screen.click(.button, "Next Month")
        screen.click(.button, "Next Month")
        #expect(screen.texts != shown)
        screen.press(.character("t"))
        #expect(screen.texts == shown)
    }

    @Test("Days outside of the range cannot be chosen")
    func disabledDays() {
        let day = Date(timeIntervalSince1970: -14_256_000)
        let screen = screen(.graphical, .date, in: day...day.addingTimeInterval(86_400 * 3))
        screen.click("28")
        #expect(shows("1969-07-20T20:17:40Z", screen))
        screen.click("21")
        #expect(shows("1969-07-21T20:17:40Z", screen))
    }

    @Test("A disabled picker has no stop for Tab")
    func disabled() {
        let screen = Screen(400, 200) { Departure(style: .compact).disabled(true) }
        screen.press(.tab)
        #expect(screen.focus == nil)
    }

    @Test("A screen reader gets each part as a value that is stepped")
    func semantics() throws {
        let screen = screen(.field, .date)
        #expect(screen.element(.group, "Departure") != nil)
        let year = try #require(screen.element(.spinButton, "Year"))
        #expect(year.value == "1969")
        year.perform("increment")
        #expect(shows("1970-07-20T20:17:40Z", screen))
    }

    @Test("An own style has the label, the date and the limits")
    func ownStyle() {
        struct Plain: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Button("Next Day") {
                        configuration.selection = min(
                            configuration.selection.addingTimeInterval(86_400),
                            configuration.maximumDate ?? .distantFuture)
                    }
                }
            }
        }
        let screen = screen(Plain())
        screen.click("Next Day")
        #expect(shows("1969-07-21T20:17:40Z", screen))
    }
}

@Suite("Pickers of several days")
struct MultiDatePickerTests {
    private struct DaysOff: View {
        @State var days: Set<DateComponents> = [
            DateComponents(year: 1969, month: 7, day: 16),
            // No day.
            DateComponents(month: 7),
        ]

        var body: some View {
            VStack {
                MultiDatePicker("Days Off", selection: $days)
                Text(
                    verbatim: days.compactMap(\.day).sorted().map(String.init).joined(
                        separator: "+"))
            }
            .environment(\.timeZone, .gmt)
            .environment(\.locale, Locale(identifier: "en_US"))
        }
    }

    @Test("A click chooses a day or takes it back")
    func clicks() {
        let screen = Screen(400, 400) { DaysOff() }
        screen.click("20")
        #expect(screen.frame(of: "16+20") != nil)
        let chosen = screen.elements(.radioButton).filter { $0.states.contains(.checked) }
        #expect(chosen.map(\.label) == ["Wednesday, July 16, 1969", "Sunday, July 20, 1969"])
        screen.click(.radioButton, "Wednesday, July 16, 1969")
        #expect(screen.frame(of: "20") != nil && screen.frame(of: "16+20") == nil)
    }

    @Test("Arrows move the cursor, Space chooses")
    func keys() {
        let screen = Screen(400, 400) { DaysOff() }
        for _ in 0..<5 { screen.press(.tab) }
        screen.press(.rightArrow)
        screen.press(.downArrow)
        screen.press(.space)
        #expect(screen.frame(of: "16+24") != nil)
    }
}
