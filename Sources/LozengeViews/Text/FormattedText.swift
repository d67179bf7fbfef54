import Foundation
import LozengeCore

/// A value as a format writes it where the text is.
///
/// A format that was given a locale keeps it; all others are in the language of the place.
nonisolated final class FormattedText<Style: FormatStyle>: TextSource, @unchecked Sendable
where Style.FormatInput: Equatable {
    private let input: Style.FormatInput
    private let format: Style
    private let show: (Style.FormatOutput) -> TextStorage

    init(
        _ input: Style.FormatInput, _ format: Style,
        show: @escaping (Style.FormatOutput) -> TextStorage
    ) {
        self.input = input
        self.format = format
        self.show = show
    }

    @MainActor override func storage(in place: TextPlace) -> TextStorage {
        let hasNoLocale = format == format.locale(.autoupdatingCurrent)
        return show((hasNoLocale ? format.locale(place.locale) : format).format(input))
    }

    override func isEqual(to other: TextSource) -> Bool {
        guard let other = other as? FormattedText<Style> else { return false }
        return self === other || (input == other.input && format == other.format)
    }

    override var description: String { "\(input)" }
}

/// The time from one date to another, as it is written where the text is.
nonisolated final class DateRangeText: TextSource, @unchecked Sendable {
    private let dates: ClosedRange<Date>

    init(_ dates: ClosedRange<Date>) { self.dates = dates }

    @MainActor override func storage(in place: TextPlace) -> TextStorage {
        let style = Date.IntervalFormatStyle(
            locale: place.locale, calendar: place.calendar, timeZone: place.timeZone)
        return .plain(style.format(dates.lowerBound..<dates.upperBound))
    }

    override func isEqual(to other: TextSource) -> Bool {
        (other as? DateRangeText)?.dates == dates
    }

    override var description: String { "\(dates)" }
}
