import Foundation
import LozengeCore
import LozengeViews

/// A field with the parts of a date, which are changed one by one.
///
/// Tab and the horizontal arrows go from part to part, the vertical ones change the part, digits type it.
///
/// Source: `docs/theme.md`, DATE-2.
nonisolated struct DateField {
    let selection: Binding<Date>
    let limits: DateLimits
    let components: DatePickerComponents
    /// The addition to the field; `nil` for none.
    let accessory: Accessory?

    /// An addition to a field.
    enum Accessory {
        /// A button in the field that opens a calendar.
        case calendar
        /// Buttons beside the field that step the part that had the keyboard last.
        case stepper
    }

    @FocusState private var focused: Int?
    /// The part that has or had the keyboard last; `nil` for none.
    @State private var last: Int?
    /// The digits that were typed into the focused part.
    @State private var typed = ""
    /// True if the last digit has moved the focus to the next part.
    @State private var advancedAutomatically = false
    /// The numbers that were entered since the field got the keyboard; `nil` for none.
    @State private var draft: DateDraft?
    @State private var isCalendarShown = false
    @Environment(\.pickerCalendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size

    init(
        selection: Binding<Date>, limits: DateLimits, components: DatePickerComponents,
        accessory: Accessory? = nil
    ) {
        self.selection = selection
        self.limits = limits
        self.components = components
        self.accessory =
            accessory == .calendar && !components.contains(.date) ? nil : accessory
    }
}

extension DateField: View {
    var body: some View {
        let parts = DateParts(components, calendar: calendar, locale: locale)
        if accessory == .stepper {
            HStack(spacing: 6) {
                field(parts)
                StepperButtons {
                    step(1, parts)
                } decrement: {
                    step(-1, parts)
                }
                // A screen reader steps the parts themselves.
                .accessibilityHidden(true)
            }
        } else {
            field(parts)
        }
    }

    private func field(_ parts: DateParts) -> some View {
        HStack(spacing: 0) {
            ForEach(parts.pieces) { piece in
                if let part = piece.part {
                    view(of: piece, part, parts)
                } else {
                    Text(piece.separator).accessibilityHidden(true)
                }
            }
            if accessory == .calendar { calendarButton.padding(.leading, 6) }
        }
        .lineLimit(1)
        .fixedSize()
        .defaultForegroundStyle(Color.label)
        .foregroundStyle(isInside ? AnyShapeStyle(.foreground) : AnyShapeStyle(.secondary))
        .padding(.leading, 8)
        .padding(.trailing, accessory == .calendar ? 3 : 8)
        .padding(.vertical, size.padding.height)
        .controlFont()
        // Numbers are written from left to right everywhere.
        .environment(\.layoutDirection, .leftToRight)
        .fieldGround(isFocused: focused != nil)
        .fainterWhileDisabled()
        .onChange(of: focused) { old, new in
            enter(in: old, parts)
            if new == nil { draft = nil } else { last = new }
        }
        .onKeyPress(keys: [.downArrow]) { press in
            guard accessory == .calendar, press.modifiers.contains(.option) else { return .ignored }
            isCalendarShown = true
            return .handled
        }
        .popover(isPresented: $isCalendarShown) {
            DayChooser(selection: selection, limits: limits, takesFocus: true) {
                isCalendarShown = false
            }
            .padding(12)
        }
    }

    private func view(
        of piece: DateParts.Piece, _ part: DateParts.Part, _ parts: DateParts
    ) -> some View {
        let isFocused = focused == piece.id
        let text = isFocused && !typed.isEmpty ? typed : entered(piece, part, parts)
        return Text(text)
            .monospacedDigit()
            .padding(.horizontal, 1)
            // Room for the pointer, also at small text sizes.
            .frame(minWidth: 20, minHeight: 24 - size.padding.height, alignment: .trailing)
            .background(
                isFocused ? AnyShapeStyle(Color.accentColor.opacity(0.3)) : AnyShapeStyle(.clear),
                in: RoundedRectangle(cornerRadius: 4, style: .circular)
            )
            .contentShape(Rectangle())
            .focusable(isEnabled)
            .focusEffectDisabled()
            .focused($focused, equals: piece.id)
            .onKeyPress { press in handle(press, piece, part, parts) }
            .semantics { elements, context in
                elements.describeControl(.spinButton, isEnabled: isEnabled, context)
                elements[0].label = Text(part.name).string(in: context)
                elements[0].value = text
                let numbers = parts.numbers(of: part, in: present)
                elements[0].range = SemanticRange(
                    Double(parts.number(of: part, in: present)),
                    in: Double(numbers.lowerBound)...Double(numbers.upperBound), step: 1)
                guard isEnabled else { return }
                elements[0].setValue = { set(part, to: $0, parts) }
                elements[0].actions += [
                    SemanticAction(.increment) { step(part, 1, parts) },
                    SemanticAction(.decrement) { step(part, -1, parts) },
                ]
            }
    }

    private var calendarButton: some View {
        Button {
            isCalendarShown = true
        } label: {
            Image(systemName: "calendar")
        }
        .buttonStyle(CalendarButtonStyle())
        .accessibilityLabel("Calendar")
        .help("Show Calendar")
    }

    private var isInside: Bool {
        limits.nearest(to: selection.wrappedValue) == selection.wrappedValue
    }
}

extension DateField {
    private func handle(
        _ press: KeyPress, _ piece: DateParts.Piece, _ part: DateParts.Part, _ parts: DateParts
    ) -> KeyPress.Result {
        guard press.modifiers.subtracting([.shift, .capsLock]).isEmpty else { return .ignored }
        switch press.key {
        case .upArrow: step(part, 1, parts)
        case .downArrow: step(part, -1, parts)
        case .leftArrow: move(by: -1, from: piece, parts)
        case .rightArrow: move(by: 1, from: piece, parts)
        case .delete: typed = String(typed.dropLast())
        case .return where !typed.isEmpty: enter(in: piece.id, parts)
        default: return type(press.characters, piece, part, parts)
        }
        return .handled
    }

    private func type(
        _ text: String, _ piece: DateParts.Piece, _ part: DateParts.Part, _ parts: DateParts
    ) -> KeyPress.Result {
        guard let character = text.first, text.count == 1 else { return .ignored }
        if part == .period, let number = parts.period(for: character) {
            write([.period: number], parts)
        } else if let digit = character.wholeNumberValue, part != .period {
            type(digit, piece, part, parts)
        } else if "/:.-, ".contains(character) {
            // After the last possible digit, the focus has passed the separator already.
            if !advancedAutomatically { move(by: 1, from: piece, parts) }
            advancedAutomatically = false
        } else {
            return .ignored
        }
        return .handled
    }

    private func type(
        _ digit: Int, _ piece: DateParts.Piece, _ part: DateParts.Part, _ parts: DateParts
    ) {
        advancedAutomatically = false
        let greatest = parts.numbers(of: part, in: present).upperBound
        var number = (Int(typed) ?? 0) * 10 + digit
        if number > greatest {
            number = digit
            typed = ""
        }
        typed += String(digit)
        // Another digit does not fit.
        guard number * 10 > greatest || typed.count == String(greatest).count else { return }
        enter(in: piece.id, parts)
        move(by: 1, from: piece, parts)
        advancedAutomatically = true
    }

    /// Writes the digits that were typed into a part.
    private func enter(in id: Int?, _ parts: DateParts) {
        guard let id, parts.pieces.indices.contains(id), let part = parts.pieces[id].part,
            let number = Int(typed)
        else { return }
        typed = ""
        if parts.allows(number, in: part, near: present) { write([part: number], parts) }
    }

    /// Writes the number that is nearest to a value into a part.
    private func set(_ part: DateParts.Part, to value: Double, _ parts: DateParts) {
        typed = ""
        let numbers = parts.numbers(of: part, in: present)
        let nearest = min(max(value, Double(numbers.lowerBound)), Double(numbers.upperBound))
        write([part: Int(nearest.rounded())], parts)
    }

    private func step(_ part: DateParts.Part, _ steps: Int, _ parts: DateParts) {
        typed = ""
        advancedAutomatically = false
        let numbers = parts.numbers(stepping: part, by: steps, from: present)
        // At the end of the range the next step begins there.
        if !write(numbers, parts) { draft = nil }
    }

    /// Steps the part that had the keyboard last, or the first part, and gives it the keyboard.
    private func step(_ steps: Int, _ parts: DateParts) {
        enter(in: focused, parts)
        let steppable = parts.pieces.filter { $0.part != nil }
        guard let piece = steppable.first(where: { $0.id == last }) ?? steppable.first,
            let part = piece.part
        else { return }
        focused = piece.id
        step(part, steps, parts)
    }

    /// Moves the focus to the next part in a direction, if there is one.
    private func move(by steps: Int, from piece: DateParts.Piece, _ parts: DateParts) {
        var id = piece.id + steps
        while parts.pieces.indices.contains(id) {
            if parts.pieces[id].part != nil { return focused = id }
            id += steps
        }
        enter(in: piece.id, parts)
    }

    private var present: Date { selection.wrappedValue.inCalendars }

    /// The draft, unless the date was changed elsewhere since.
    private var presentDraft: DateDraft? {
        draft.flatMap { $0.written == selection.wrappedValue ? $0 : nil }
    }

    /// Returns the text of a part: the number that was entered, or that of the date.
    private func entered(
        _ piece: DateParts.Piece, _ part: DateParts.Part, _ parts: DateParts
    ) -> String {
        guard part != .period, let number = presentDraft?.numbers[part] else {
            return parts.text(of: piece, in: present)
        }
        return parts.digits(of: number, atLeast: piece.digits)
    }

    /// Enters numbers, and writes the date of all that were entered.
    ///
    /// - Returns: False if that date is outside of the limits.
    @discardableResult
    private func write(_ numbers: [DateParts.Part: Int], _ parts: DateParts) -> Bool {
        var draft = presentDraft ?? DateDraft(start: present)
        draft.numbers.merge(numbers) { $1 }
        let date = parts.composing(draft.numbers, from: draft.start)
        limits.write(date, to: selection)
        draft.written = selection.wrappedValue
        self.draft = draft
        return limits.nearest(to: date) == date
    }
}

/// The button for the calendar: a ground of its own, inside the field.
nonisolated private struct CalendarButtonStyle {}

extension CalendarButtonStyle: ButtonStyle, FadingStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .imageScale(.small)
            .fontWeight(.regular)
            .frame(minWidth: 24)
            .controlGround(
                .flat, isPressed: configuration.isPressed,
                in: .roundedRectangle(radius: Theme.Radius.inner))
    }
}

extension DateParts {
    /// Returns the half of the day whose name begins with a letter: 0 or 1; `nil` for another letter.
    fileprivate func period(for letter: Character) -> Int? {
        [calendar.amSymbol, calendar.pmSymbol].firstIndex {
            $0.prefix(1).lowercased() == letter.lowercased()
        }
    }
}

extension DateParts.Part {
    /// The name of the part for screen readers.
    fileprivate var name: LocalizedStringKey {
        switch self {
        case .year: "Year"
        case .month: "Month"
        case .day: "Day"
        case .hour: "Hour"
        case .minute: "Minute"
        case .second: "Second"
        case .period: "AM or PM"
        }
    }
}

nonisolated extension EnvironmentValues {
    /// The calendar of date pickers: with the locale and the time zone.
    var pickerCalendar: Calendar {
        var calendar = self.calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }
}
