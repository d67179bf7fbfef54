import Foundation

/// A formatter of the time between two dates: "in 2 hours", "yesterday".
///
/// ```swift
/// let formatter = RelativeDateTimeFormatter()
/// formatter.localizedString(fromTimeInterval: -18_000)  // 5 hours ago
/// ```
///
/// Matches: Foundation.RelativeDateTimeFormatter
///
/// Differs: `calendar` and `locale` are never `nil`.
nonisolated open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The length of the words.
    ///
    /// Matches: Foundation.RelativeDateTimeFormatter.UnitsStyle
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago".
        case full
        /// "two months ago".
        case spellOut
        /// "2 mo. ago".
        case short
        /// "2mo ago".
        case abbreviated
    }

    /// The use of names for near dates.
    ///
    /// Matches: Foundation.RelativeDateTimeFormatter.DateTimeStyle
    public enum DateTimeStyle: Int, Sendable {
        /// Numbers alone: "1 day ago".
        case numeric
        /// Names where the language has them: "yesterday".
        case named
    }

    /// The length of the words.
    open var unitsStyle: UnitsStyle = .full
    /// The use of names for near dates.
    open var dateTimeStyle: DateTimeStyle = .numeric
    /// The place of the text, which decides about a capital letter.
    open var formattingContext: Formatter.Context = .unknown
    /// The calendar that divides time into days, months and years.
    open var calendar: Calendar = .autoupdatingCurrent
    /// The locale of the words.
    open var locale: Locale = .autoupdatingCurrent

    /// Returns the time from `referenceDate` to `date`.
    ///
    /// Matches: Foundation.RelativeDateTimeFormatter.localizedString(for:relativeTo:)
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        style(for: date).format(referenceDate)
    }

    /// Returns a time in seconds from now on; one that is negative is past.
    ///
    /// Matches: Foundation.RelativeDateTimeFormatter.localizedString(fromTimeInterval:)
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date.now
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Returns a time from now on, by its largest component that is not zero.
    ///
    /// Matches: Foundation.RelativeDateTimeFormatter.localizedString(from:)
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date.now
        let fields: [(Date.RelativeFormatStyle.Field, Calendar.Component)] = [
            (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
            (.minute, .minute), (.second, .second),
        ]
        let largest = fields.first { (dateComponents.value(for: $0.1) ?? 0) != 0 }
        var part = DateComponents()
        if let largest {
            part.setValue(dateComponents.value(for: largest.1), for: largest.1)
        }
        let date = calendar.date(byAdding: part, to: now) ?? now
        var style = style(for: date)
        style.allowedFields = [largest?.0 ?? .second]
        return style.format(now)
    }

    /// Returns the time from now to a date; `nil` for a value of another type.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }

    private func style(for date: Date) -> Date.AnchoredRelativeFormatStyle {
        Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
            unitsStyle: units, locale: locale,
            calendar: calendar, capitalizationContext: context)
    }

    private var units: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    private var context: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .unknown, .dynamic: .unknown
        case .standalone: .standalone
        case .listItem: .listItem
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        }
    }
}
