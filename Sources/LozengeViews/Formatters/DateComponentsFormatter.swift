import Foundation

/// A formatter of amounts of time: "1:30:00", "1h 30m" or "1 hour, 30 minutes".
///
/// ```swift
/// let formatter = DateComponentsFormatter()
/// formatter.allowedUnits = [.minute, .second]
/// formatter.zeroFormattingBehavior = .pad
/// formatter.string(from: 65)  // 01:05
/// ```
///
/// Times that are not finite have no text.
///
/// Source: Apple's documentation of `DateComponentsFormatter`; the words are those of Unicode CLDR.
///
/// Matches: Foundation.DateComponentsFormatter
///
/// Differs: `allowsFractionalUnits` does not exist, as it has no effect elsewhere.
nonisolated open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The form of the units.
    ///
    /// Matches: Foundation.DateComponentsFormatter.UnitsStyle
    public enum UnitsStyle: Int, Sendable {
        /// "1:10:00".
        case positional
        /// "1h 10m".
        case abbreviated
        /// "1 hr, 10 min".
        case short
        /// "1 hour, 10 minutes".
        case full
        /// "one hour, ten minutes".
        case spellOut
        /// "1hr 10min".
        case brief
    }

    /// The units of zero that are left out, and the zeros before short numbers.
    ///
    /// Matches: Foundation.DateComponentsFormatter.ZeroFormattingBehavior
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// No first units of zero in "1:00:10", no units of zero in "1h 10s".
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// No first units of zero: "10m 0s".
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// No units of zero between others: "1h 10s".
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// No last units of zero: "1h".
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// No units of zero.
        public static let dropAll: ZeroFormattingBehavior = [
            .dropLeading, .dropMiddle, .dropTrailing,
        ]
        /// Two digits at least for each unit: "01:00:10".
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The form of the units.
    open var unitsStyle: UnitsStyle = .positional
    /// The units of the text; none of them for those of the given components, or all from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// The units of zero that are left out.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// The calendar, with the locale of the words; the current one if `nil`.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date from which months and years are counted; now if `nil`.
    open var referenceDate: Date?
    /// The largest number of units, from the largest unit on; zero or less for any number.
    open var maximumUnitCount = 0
    /// True to write a largest unit of one in the next unit: "63m" instead of "1h 3m".
    open var collapsesLargestUnit = false
    /// True for "About 5 minutes".
    open var includesApproximationPhrase = false
    /// True for "5 minutes remaining".
    open var includesTimeRemainingPhrase = false
    /// The place of the text; its first letter is a capital at the beginning of a sentence.
    open var formattingContext: Formatter.Context = .unknown

    /// Returns the text of components in one form, in the current locale.
    ///
    /// Matches: Foundation.DateComponentsFormatter.localizedString(from:unitsStyle:)
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle)
        -> String?
    {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Returns the text of components; a unit that is not allowed is counted in the others.
    ///
    /// Matches: Foundation.DateComponentsFormatter.string(from:)
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? .now
        guard let end = timeCalendar.date(byAdding: components, to: start) else { return nil }
        let given = AmountOfTime.units.filter { components.value(for: $0) != nil }
        return text(from: start, to: end, chosenUnits.isEmpty ? given : chosenUnits)
    }

    /// Returns the text of the time between two dates.
    ///
    /// Matches: Foundation.DateComponentsFormatter.string(from:to:)
    open func string(from startDate: Date, to endDate: Date) -> String? {
        text(from: startDate, to: endDate, chosenUnits)
    }

    /// Returns the text of a time in seconds; `nil` if it is not finite.
    ///
    /// Matches: Foundation.DateComponentsFormatter.string(from:)
    open func string(from timeInterval: TimeInterval) -> String? {
        let start = referenceDate ?? .now
        return text(from: start, to: start.addingTimeInterval(timeInterval), chosenUnits)
    }

    /// Returns the text of `DateComponents`; `nil` for a value of another type.
    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) }
    }

    private var timeCalendar: Calendar { calendar ?? .autoupdatingCurrent }

    /// The allowed units, from the largest.
    private var chosenUnits: [Calendar.Component] {
        AmountOfTime.names.filter { allowedUnits.contains($0.option) }.map(\.unit)
    }

    private func text(from start: Date, to end: Date, _ units: [Calendar.Component]) -> String? {
        let units = units.isEmpty ? AmountOfTime.units : units
        guard var amount = AmountOfTime(from: start, to: end, in: timeCalendar, units) else {
            return nil
        }
        if collapsesLargestUnit { amount.collapseLargestUnit() }
        amount.drop(zeroFormattingBehavior, isPositional: unitsStyle == .positional)
        if maximumUnitCount > 0 {
            amount.parts.removeLast(max(0, amount.parts.count - maximumUnitCount))
        }
        var text = AmountText(
            amount: amount, style: unitsStyle,
            isPadded: zeroFormattingBehavior.contains(.pad),
            locale: timeCalendar.locale ?? .autoupdatingCurrent
        ).text
        if includesTimeRemainingPhrase { text = String(localized: "\(text) remaining") }
        if includesApproximationPhrase { text = String(localized: "About \(text)") }
        guard formattingContext == .beginningOfSentence else { return text }
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}
