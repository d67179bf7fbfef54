/// The parts of a date that a picker shows.
///
/// Matches: SwiftUI.DatePickerComponents
nonisolated public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The day, the month and the year.
    ///
    /// Matches: SwiftUI.DatePickerComponents.date
    public static let date = DatePickerComponents(rawValue: 1)

    /// The hour and the minute.
    ///
    /// Matches: SwiftUI.DatePickerComponents.hourAndMinute
    public static let hourAndMinute = DatePickerComponents(rawValue: 2)

    /// The hour, the minute and the second.
    ///
    /// Matches: SwiftUI.DatePickerComponents.hourMinuteAndSecond
    public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 6)

    /// The parts of the time among these.
    var time: DatePickerComponents { intersection(.hourMinuteAndSecond) }
}
