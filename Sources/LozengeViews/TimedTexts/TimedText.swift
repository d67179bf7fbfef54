public import Foundation
import LozengeCore

/// The source of a text that shows a value of the present time, and is updated when its words change.
nonisolated final class TimedText<Style: DiscreteFormatStyle>: TextSource, @unchecked Sendable {
    private let source: TimeDataSource<Style.FormatInput>
    private let format: Style
    private let show: (Style.FormatOutput) -> TextStorage

    init(
        _ source: TimeDataSource<Style.FormatInput>, _ format: Style,
        show: @escaping (Style.FormatOutput) -> TextStorage
    ) {
        self.source = source
        self.format = format
        self.show = show
    }

    @MainActor override func storage(in place: TextContext) -> TextStorage {
        let format = format.following(place.locale)
        // A clock that fires a little early shows what is due.
        let value = source.value(place.now.addingTimeInterval(Self.tolerance))
        if let next = format.discreteInput(after: value), let date = source.date(next) {
            let later = format.discreteInput(after: next).flatMap(source.date)
            let isMotion = later.map { $0.timeIntervalSince(date) < 0.1 } ?? false
            place.ask(again: date, pace: isMotion ? .display : .shared)
        }
        return show(format.format(value))
    }

    private static var tolerance: TimeInterval { 1e-5 }

    override func isEqual(to other: TextSource) -> Bool {
        guard let other = other as? TimedText<Style> else { return false }
        return self === other || (source.kind == other.source.kind && format == other.format)
    }

    override var description: String { "\(source.value(Date()))" }
}

nonisolated extension Text {
    /// Creates a text that shows a value of the present time, and is updated as it passes.
    ///
    /// ```swift
    /// Text(.currentDate, format: .offset(to: start, allowedFields: [.minute, .second]))
    /// ```
    ///
    /// - Parameters:
    ///   - source: The value.
    ///   - format: Its format, which says when the text changes; in the locale of the environment, unless it
    ///     names one.
    ///
    /// Matches: SwiftUI.Text.init(_:format:)
    public init<Value, Style: DiscreteFormatStyle>(
        _ source: TimeDataSource<Value>, format: Style
    ) where Value == Style.FormatInput, Style.FormatOutput == AttributedString {
        self.init(TextStorage(TimedText(source, format) { Text($0).storage }))
    }

    /// Creates a text that shows a value of the present time, and is updated as it passes.
    ///
    /// Matches: SwiftUI.Text.init(_:format:)
    public init<Value, Style: DiscreteFormatStyle>(
        _ source: TimeDataSource<Value>, format: Style
    ) where Value == Style.FormatInput, Style.FormatOutput == String {
        self.init(TextStorage(TimedText(source, format) { .plain($0) }))
    }

    /// Creates a text that shows a running timer, such as 2:05.
    ///
    /// The text updates from the start of the interval to its end.
    ///
    /// - Parameters:
    ///   - timerInterval: The start and end of the timer.
    ///   - pauseTime: The time at which the timer stops; `nil` for the end of the interval.
    ///   - countsDown: True to show the remaining time, false for the elapsed time.
    ///   - showsHours: True to show hours; otherwise minutes may exceed 60.
    ///
    /// Matches: SwiftUI.Text.init(timerInterval:pauseTime:countsDown:showsHours:)
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let interval = timerInterval.lowerBound..<timerInterval.upperBound
        self.init(
            .currentDate(until: pauseTime ?? .distantFuture),
            format: countsDown
                ? .timer(countingDownIn: interval, showsHours: showsHours)
                : .timer(countingUpIn: interval, showsHours: showsHours))
    }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
    /// Appends a value of the present time, which is updated as it passes.
    ///
    /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:format:)
    public mutating func appendInterpolation<Value, Style: DiscreteFormatStyle>(
        _ source: TimeDataSource<Value>, format: Style
    ) where Value == Style.FormatInput, Style.FormatOutput == AttributedString {
        appendInterpolation(Text(source, format: format))
    }

    /// Appends a value of the present time, which is updated as it passes.
    ///
    /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:format:)
    public mutating func appendInterpolation<Value, Style: DiscreteFormatStyle>(
        _ source: TimeDataSource<Value>, format: Style
    ) where Value == Style.FormatInput, Style.FormatOutput == String {
        appendInterpolation(Text(source, format: format))
    }

    /// Appends a running timer: the remaining or the elapsed time of an interval.
    ///
    /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        appendInterpolation(
            Text(
                timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                showsHours: showsHours))
    }
}
