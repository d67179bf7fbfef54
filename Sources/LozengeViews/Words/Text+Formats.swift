import Foundation
import LozengeCore

extension Text {
    /// Shows `input` as `format` writes it.
    ///
    /// Matches: SwiftUI.Text.init(_:format:)
    public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable, Style.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    /// Shows `input` as `format` writes it, with attributes.
    ///
    /// Matches: SwiftUI.Text.init(_:format:)
    public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
        self.init(format.format(input))
    }

    /// How a date is shown.
    ///
    /// Matches: SwiftUI.Text.DateStyle
    nonisolated public struct DateStyle: Hashable, Sendable {
        private enum Part: Hashable, Sendable { case date, time }

        private let part: Part

        /// The day, such as 3 June 2019.
        ///
        /// Matches: SwiftUI.Text.DateStyle.date
        public static let date = DateStyle(part: .date)

        /// Hour and minute.
        ///
        /// Matches: SwiftUI.Text.DateStyle.time
        public static let time = DateStyle(part: .time)

        /// How long it is from now, going on.
        ///
        /// Matches: SwiftUI.Text.DateStyle.relative
        @available(*, unavailable, message: "there is no clock yet that makes a text go on")
        public static let relative = DateStyle(part: .date)

        /// How long it is from now with a sign, going on.
        ///
        /// Matches: SwiftUI.Text.DateStyle.offset
        @available(*, unavailable, message: "there is no clock yet that makes a text go on")
        public static let offset = DateStyle(part: .date)

        /// The seconds that are left or have gone by, going on.
        ///
        /// Matches: SwiftUI.Text.DateStyle.timer
        @available(*, unavailable, message: "there is no clock yet that makes a text go on")
        public static let timer = DateStyle(part: .time)

        func string(_ date: Date) -> String {
            switch part {
            case .date: date.formatted(date: .long, time: .omitted)
            case .time: date.formatted(date: .omitted, time: .shortened)
            }
        }
    }

    /// Shows `date` in a style, as the reader writes it.
    ///
    /// Matches: SwiftUI.Text.init(_:style:)
    public init(_ date: Date, style: DateStyle) { self.init(verbatim: style.string(date)) }

    /// Shows the time from one date to another, with their days if those are not the same.
    ///
    /// Matches: SwiftUI.Text.init(_:)
    public init(_ dates: ClosedRange<Date>) {
        self.init(verbatim: (dates.lowerBound..<dates.upperBound).formatted())
    }
}
