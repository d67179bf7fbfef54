import Foundation
import LozengeCore
import LozengeViews

/// A month, of which days are chosen, with buttons for other months.
///
/// One stop for Tab. Arrow keys go by days and weeks, Page Up and Page Down by months, with Shift by years, Home and End to
/// the ends of the week, T to the present day.
///
/// Source: `docs/theme.md`, DATE-3.
nonisolated struct MonthView {
    /// A moment of the day from which the keys go on.
    let cursor: Date
    let limits: DateLimits
    let calendar: Calendar
    /// True for a chosen day, of which the beginning is given.
    let isChosen: (Date) -> Bool
    /// Chooses the day of a click, of which the beginning is given.
    let choose: (Date) -> Void
    /// Moves the cursor to a day.
    let moveCursor: (Date) -> Void
    /// Called for Return and Space; `nil` if these do nothing here.
    let accept: (() -> Void)?

    /// True if the days get the keyboard when they appear.
    let takesFocus: Bool

    /// A moment of the shown month; `nil` for that of the cursor.
    @State private var shown: Date?
    @FocusState private var isFocused: Bool
    @ScaledMetric private var width: CGFloat = 36
    @ScaledMetric private var height: CGFloat = 32
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction

    init(
        cursor: Date, limits: DateLimits, calendar: Calendar,
        isChosen: @escaping (Date) -> Bool, choose: @escaping (Date) -> Void,
        moveCursor: @escaping (Date) -> Void, accept: (() -> Void)?,
        takesFocus: Bool = false
    ) {
        self.cursor = cursor
        self.limits = limits
        self.calendar = calendar
        self.isChosen = isChosen
        self.choose = choose
        self.moveCursor = moveCursor
        self.accept = accept
        self.takesFocus = takesFocus
    }
}

extension MonthView: View {
    var body: some View {
        let month = CalendarMonth(of: shown ?? cursor, calendar)
        VStack(spacing: 4) {
            header(month)
            HStack(spacing: 0) {
                ForEach(Array(CalendarMonth.weekdays(calendar).enumerated()), id: \.offset) {
                    Text($0.element)
                        .font(.footnote.weight(.semibold))
                        .foregroundStyle(.secondary)
                        .frame(width: width)
                }
            }
            .accessibilityHidden(true)
            TimelineView(.everyMinute) { timeline in
                VStack(spacing: 0) {
                    ForEach(month.weeks.indices, id: \.self) { week in
                        HStack(spacing: 0) {
                            ForEach(month.weeks[week]) { cell in
                                dayView(cell.day, today: timeline.date)
                            }
                        }
                    }
                }
            }
            .focusable(isEnabled)
            .focused($isFocused)
            .onAppear { if takesFocus { isFocused = true } }
            .onKeyPress(keys: MonthView.keys, action: handle)
            .semantics { elements, context in
                elements.group(of: context.node)
                elements[0].label = title(month)
            }
        }
        .fixedSize()
        .fainterWhileDisabled()
        .onChange(of: cursor) { shown = nil }
    }

    private func header(_ month: CalendarMonth) -> some View {
        HStack(spacing: 0) {
            StepButton("Previous Year", -2) { show(.year, -1) }
            StepButton("Previous Month", -1) { show(.month, -1) }
            Spacer(minLength: 4)
            Text(title(month)).font(.headline).lineLimit(1)
            Spacer(minLength: 4)
            StepButton("Next Month", 1) { show(.month, 1) }
            StepButton("Next Year", 2) { show(.year, 1) }
        }
        .frame(width: 7 * width)
    }

    @ViewBuilder private func dayView(_ day: Date?, today: Date) -> some View {
        if let day {
            let isToday = calendar.isDate(day, inSameDayAs: today)
            Button {
                choose(day)
            } label: {
                Text(day.formatted(format.day())).monospacedDigit()
            }
            .buttonStyle(
                DayStyle(
                    isChosen: isChosen(day), isToday: isToday,
                    isCursor: calendar.isDate(day, inSameDayAs: cursor),
                    size: CGSize(width: width, height: height))
            )
            .tabStop(false)
            .disabled(!limits.allows(dayOf: day, calendar))
            .semantics { elements, context in
                guard !elements.isEmpty else { return }
                elements[0].role = .radioButton
                elements[0].label = day.formatted(
                    format.weekday(.wide).day().month(.wide).year())
                if isChosen(day) { elements[0].states.insert(.checked) }
            }
        } else {
            Color.clear.frame(width: width, height: height)
        }
    }

    private func title(_ month: CalendarMonth) -> String {
        month.start.formatted(format.month(.wide).year())
    }

    private var format: Date.FormatStyle {
        Date.FormatStyle(
            locale: calendar.locale ?? .autoupdatingCurrent, calendar: calendar,
            timeZone: calendar.timeZone)
    }

    private func show(_ part: Calendar.Component, _ steps: Int) {
        guard let date = calendar.date(byAdding: part, value: steps, to: shown ?? cursor) else {
            return
        }
        shown = date.inCalendars
    }
}

extension MonthView {
    private static var keys: Set<KeyEquivalent> {
        [
            .leftArrow, .rightArrow, .upArrow, .downArrow, .pageUp, .pageDown, .home, .end, .return,
            .space, "t",
        ]
    }

    private func handle(_ press: KeyPress) -> KeyPress.Result {
        guard press.modifiers.subtracting([.shift, .capsLock]).isEmpty else { return .ignored }
        let forward = direction == .leftToRight ? 1 : -1
        let long: Calendar.Component = press.modifiers.contains(.shift) ? .year : .month
        switch press.key {
        case .leftArrow: move(.day, -forward)
        case .rightArrow: move(.day, forward)
        case .upArrow: move(.day, -7)
        case .downArrow: move(.day, 7)
        case .pageUp: move(long, -1)
        case .pageDown: move(long, 1)
        case .home: move(.day, -daysIntoWeek)
        case .end: move(.day, 6 - daysIntoWeek)
        case "t": show(limits.nearest(to: Date()))
        default:
            guard let accept else { return .ignored }
            accept()
        }
        return .handled
    }

    private func move(_ part: Calendar.Component, _ steps: Int) {
        guard let date = calendar.date(byAdding: part, value: steps, to: cursor) else { return }
        show(limits.nearest(to: date.inCalendars))
    }

    /// Moves the cursor to a date and shows its month.
    private func show(_ date: Date) {
        shown = nil
        moveCursor(date)
    }

    /// The number of days since the first one of the week.
    private var daysIntoWeek: Int {
        (calendar.component(.weekday, from: cursor) - calendar.firstWeekday + 7) % 7
    }
}

/// A button beside the name of the month.
nonisolated private struct StepButton {
    let title: LocalizedStringKey
    /// The number of chevrons; negative for those that point back.
    let chevrons: Int
    let action: () -> Void
    @ScaledMetric private var side: CGFloat = 24

    init(_ title: LocalizedStringKey, _ chevrons: Int, action: @escaping () -> Void) {
        self.title = title
        self.chevrons = chevrons
        self.action = action
    }
}

extension StepButton: View {
    var body: some View {
        Button(action: action) {
            HStack(spacing: 2) {
                ForEach(0..<abs(chevrons), id: \.self) { _ in
                    Chevron(chevrons < 0 ? .leading : .trailing)
                }
            }
            .frame(width: max(24, side), height: max(24, side))
        }
        .buttonStyle(StepStyle())
        .help(title)
        .accessibilityLabel(title)
    }
}

nonisolated private struct StepStyle {}

extension StepStyle: ButtonStyle, FadingStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .defaultForegroundStyle(Color.label)
            .controlGround(.flat, isPressed: configuration.isPressed)
    }
}

/// The number of a day: on the accent colour if it is chosen, in a ring today.
nonisolated private struct DayStyle {
    let isChosen: Bool
    let isToday: Bool
    let isCursor: Bool
    let size: CGSize
}

extension DayStyle: ButtonStyle, FadingStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .fontWeight(isToday ? .bold : nil)
            .foregroundStyle(foreground)
            .frame(width: size.width, height: size.height)
            .overlay {
                if isToday, !isChosen {
                    outline.strokeBorder(ControlTint.text, lineWidth: 1)
                } else if isCursor, !isChosen {
                    outline.strokeBorder(Color.controlEdge, lineWidth: 1)
                }
            }
            .controlGround(
                isChosen ? .accent : .flat, isPressed: configuration.isPressed,
                in: .roundedRectangle(radius: Theme.Radius.inner))
    }

    private var outline: RoundedRectangle {
        RoundedRectangle(cornerRadius: Theme.Radius.inner, style: .circular)
    }

    private var foreground: AnyShapeStyle {
        isChosen
            ? AnyShapeStyle(Color.white)
            : isToday ? AnyShapeStyle(ControlTint.text) : AnyShapeStyle(Color.label)
    }
}
