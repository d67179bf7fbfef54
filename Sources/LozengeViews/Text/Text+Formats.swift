import Foundation
import LozengeCore

nonisolated extension Text {
    /// Creates a text that shows `input` formatted in the locale of the environment.
    ///
    /// A format with an explicit locale keeps it.
    ///
    /// Matches: SwiftUI.Text.init(_:format:)
    public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable, Style.FormatOutput == String {
        self.init(TextStorage(FormattedText(input, format) { .plain($0) }))
    }

    /// Creates a text that shows `input` formatted as an attributed string.
    ///
    /// Matches: SwiftUI.Text.init(_:format:)
    public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
        self.init(TextStorage(FormattedText(input, format) { Text($0).storage }))
    }

    /// Creates a text that shows `subject`; empty if `formatter` rejects it.
    ///
    /// Matches: SwiftUI.Text.init(_:formatter:)
    /// Differs: takes any value; dates are not `ReferenceConvertible` in Foundation on Linux.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.text(of: subject) ?? "")
    }

    /// Creates a text that shows a range of dates; includes the days if they differ.
    ///
    /// Matches: SwiftUI.Text.init(_:)
    public init(_ dates: ClosedRange<Date>) { self.init(TextStorage(DateRangeText(dates))) }

    /// Creates a text that shows the start and end of an interval; includes the days if they differ.
    ///
    /// Matches: SwiftUI.Text.init(_:)
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}
