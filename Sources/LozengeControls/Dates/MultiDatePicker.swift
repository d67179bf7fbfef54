import Foundation
import LozengeCore
import LozengeViews

/// A calendar in which several days are chosen.
///
/// ```swift
/// MultiDatePicker("Days off", selection: $daysOff)
/// ```
///
/// A click or Space chooses a day or takes it back; arrow keys move a cursor. The days are written as their calendar, era,
/// year, month and day.
///
/// Matches: SwiftUI.MultiDatePicker
/// Source: `docs/theme.md`, DATE-5.
nonisolated public struct MultiDatePicker<Label: View> {
    private let selection: Binding<Set<DateComponents>>
    private let limits: DateLimits
    private let label: Label
    @State private var cursor: Date?
    @Environment(\.pickerCalendar) private var calendar
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    fileprivate init(
        _ selection: Binding<Set<DateComponents>>, _ limits: DateLimits, _ label: Label
    ) {
        self.selection = selection
        self.limits = limits
        self.label = label
    }

    /// Creates a picker of days with a label made of views.
    ///
    /// Matches: SwiftUI.MultiDatePicker.init(selection:label:)
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, DateLimits(), label())
    }

    /// Creates a picker of days in a range with a label made of views.
    ///
    /// Matches: SwiftUI.MultiDatePicker.init(selection:in:label:)
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(bounds), label())
    }

    /// Creates a picker of days from a date on with a label made of views.
    ///
    /// Matches: SwiftUI.MultiDatePicker.init(selection:in:label:)
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(earliest: bounds.lowerBound), label())
    }

    /// Creates a picker of days before a date with a label made of views.
    ///
    /// Matches: SwiftUI.MultiDatePicker.init(selection:in:label:)
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(before: bounds.upperBound), label())
    }
}

extension MultiDatePicker: View {
    public var body: some View {
        let days = Set(selection.wrappedValue.compactMap(beginning))
        let cursor = limits.nearest(to: cursor ?? days.min() ?? Date())
        VStack(alignment: .leading, spacing: 8) {
            if !areLabelsHidden { label.fainterWhileDisabled() }
            MonthView(
                cursor: cursor, limits: limits, calendar: calendar,
                isChosen: { days.contains(calendar.startOfDay(for: $0)) },
                choose: {
                    toggle($0)
                    self.cursor = $0
                }, moveCursor: { self.cursor = $0 }, accept: { toggle(cursor) })
        }
        .semantics { elements, context in
            elements.group(of: context.node)
            if let title = label as? Text { elements[0].label = title.string(in: context) }
        }
    }

    /// Returns the beginning of a chosen day; `nil` for components that are no day.
    private func beginning(of day: DateComponents) -> Date? {
        guard day.day != nil, day.month != nil, day.year != nil else { return nil }
        var calendar = day.calendar ?? calendar
        calendar.timeZone = self.calendar.timeZone
        return calendar.date(from: day).map { self.calendar.startOfDay(for: $0) }
    }

    private func toggle(_ date: Date) {
        guard limits.allows(dayOf: date, calendar) else { return }
        let start = calendar.startOfDay(for: date)
        var days = selection.wrappedValue
        let chosen = days.filter { beginning(of: $0) == start }
        if chosen.isEmpty {
            days.insert(
                calendar.dateComponents([.calendar, .era, .year, .month, .day], from: start))
        } else {
            days.subtract(chosen)
        }
        selection.wrappedValue = days
    }
}

extension DateLimits {
    /// The limits of a range, whose end is outside.
    nonisolated fileprivate init(_ range: Range<Date>) {
        self.init(before: range.upperBound)
        (earliest, latest) = (range.lowerBound, latest.map { max(range.lowerBound, $0) })
    }

    /// No dates from one on.
    nonisolated fileprivate init(before end: Date) {
        self.init(latest: end.addingTimeInterval(-0.001))
    }
}

nonisolated extension MultiDatePicker where Label == Text {
    /// Creates a picker of days with a localized title.
    ///
    /// Matches: SwiftUI.MultiDatePicker.init(_:selection:)
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, DateLimits(), Text(titleKey))
    }

    /// Creates a picker of days with a title from a resource.
    ///
    /// Matches: SwiftUI.MultiDatePicker.init(_:selection:)
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
        self.init(selection, DateLimits(), Text(titleResource))
    }

    /// Creates a picker of days in a range with a localized title.
    ///
    /// Matches: SwiftUI.MultiDatePicker.init(_:selection:in:)
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {
        self.init(selection, DateLimits(bounds), Text(titleKey))
    }

    /// Creates a picker of days in a range with a title from a resource.
    ///
    /// Matches: SwiftUI.MultiDatePicker.init(_:selection:in:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {
        self.init(selection, DateLimits(bounds), Text(titleResource))
    }

    /// Creates a picker of days from a date on with a localized title.
    ///
    /// Matches: SwiftUI.MultiDatePicker.init(_:selection:in:)
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, DateLimits(earliest: bounds.lowerBound), Text(titleKey))
    }

    /// Creates a picker of days from a date on with a title from a resource.
    ///
    /// Matches: SwiftUI.MultiDatePicker.init(_:selection:in:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, DateLimits(earliest: bounds.lowerBound), Text(titleResource))
    }

    /// Creates a picker of days before a date with a localized title.
    ///
    /// Matches: SwiftUI.MultiDatePicker.init(_:selection:in:)
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, DateLimits(before: bounds.upperBound), Text(titleKey))
    }

    /// Creates a picker of days before a date with a title from a resource.
    ///
    /// Matches: SwiftUI.MultiDatePicker.init(_:selection:in:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, DateLimits(before: bounds.upperBound), Text(titleResource))
    }

    /// Creates a picker of days with a title, which is not localized.
    ///
    /// Matches: SwiftUI.MultiDatePicker.init(_:selection:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection, DateLimits(), Text(title))
    }

    /// Creates a picker of days in a range with a title, which is not localized.
    ///
    /// Matches: SwiftUI.MultiDatePicker.init(_:selection:in:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection, DateLimits(bounds), Text(title))
    }

    /// Creates a picker of days from a date on with a title, which is not localized.
    ///
    /// Matches: SwiftUI.MultiDatePicker.init(_:selection:in:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, DateLimits(earliest: bounds.lowerBound), Text(title))
    }

    /// Creates a picker of days before a date with a title, which is not localized.
    ///
    /// Matches: SwiftUI.MultiDatePicker.init(_:selection:in:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, DateLimits(before: bounds.upperBound), Text(title))
    }
}
