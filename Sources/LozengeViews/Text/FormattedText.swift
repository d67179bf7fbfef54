import Foundation
import LozengeCore

/// The source of a text that shows a formatted value.
///
/// A format with an explicit locale keeps it; other formats use the locale of the environment.
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

    @MainActor override func storage(in place: TextContext) -> TextStorage {
        storage(in: place.locale)
    }

    override func string(in locale: Locale) -> String { storage(in: locale).string }

    private func storage(in locale: Locale) -> TextStorage {
        show(format.following(locale).format(input))
    }

    override func isEqual(to other: TextSource) -> Bool {
        guard let other = other as? FormattedText<Style> else { return false }
        return self === other || (input == other.input && format == other.format)
    }

    override var description: String { "\(input)" }
}

nonisolated extension FormatStyle {
    /// This format in `locale`, unless it has an explicit locale.
    func following(_ locale: Locale) -> Self {
        self == self.locale(.autoupdatingCurrent) ? self.locale(locale) : self
    }
}

/// The source of a text that shows a date interval in the locale of the environment.
nonisolated final class DateRangeText: TextSource, @unchecked Sendable {
    private let dates: ClosedRange<Date>

    init(_ dates: ClosedRange<Date>) { self.dates = dates }

    @MainActor override func storage(in place: TextContext) -> TextStorage {
        let style = Date.IntervalFormatStyle(
            locale: place.locale, calendar: place.calendar, timeZone: place.timeZone)
        return .plain(style.format(dates.lowerBound..<dates.upperBound))
    }

    override func isEqual(to other: TextSource) -> Bool {
        (other as? DateRangeText)?.dates == dates
    }

    override var description: String { "\(dates)" }
}
