import Foundation
import LozengeCore
import LozengeViews

/// The appearance of date pickers.
///
/// Matches: SwiftUI.DatePickerStyle
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The body of a date picker.
    ///
    /// Matches: SwiftUI.DatePickerStyle.Body
    associatedtype Body: View

    /// The properties of a date picker.
    ///
    /// Matches: SwiftUI.DatePickerStyle.Configuration
    typealias Configuration = DatePickerStyleConfiguration

    /// Returns the body of a date picker.
    ///
    /// Matches: SwiftUI.DatePickerStyle.makeBody(configuration:)
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker.
///
/// Matches: SwiftUI.DatePickerStyleConfiguration
nonisolated public struct DatePickerStyleConfiguration {
    /// The label of a date picker.
    ///
    /// Matches: SwiftUI.DatePickerStyleConfiguration.Label
    public typealias Label = _StyleContent<DatePickerStyleConfiguration, _LabelSlot>

    /// The label.
    ///
    /// Matches: SwiftUI.DatePickerStyleConfiguration.label
    public let label: Label

    /// The date.
    ///
    /// Matches: SwiftUI.DatePickerStyleConfiguration.selection
    @Binding public var selection: Date

    /// The earliest date to choose; `nil` for no limit.
    ///
    /// Matches: SwiftUI.DatePickerStyleConfiguration.minimumDate
    public let minimumDate: Date?

    /// The latest date to choose; `nil` for no limit.
    ///
    /// Matches: SwiftUI.DatePickerStyleConfiguration.maximumDate
    public let maximumDate: Date?

    /// The parts of the date to show.
    ///
    /// Matches: SwiftUI.DatePickerStyleConfiguration.displayedComponents
    public let displayedComponents: DatePickerComponents

    var limits: DateLimits { DateLimits(earliest: minimumDate, latest: maximumDate) }
}

extension DatePickerStyleConfiguration: StyleConfiguration {
    package var defaultBody: some View { DefaultDatePickerStyle().makeBody(configuration: self) }
}

nonisolated extension View {
    /// Sets the style of date pickers in this view.
    ///
    /// Matches: SwiftUI.View.datePickerStyle(_:)
    public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The default style: a field with a calendar.
///
/// Matches: SwiftUI.DefaultDatePickerStyle
nonisolated public struct DefaultDatePickerStyle {
    public init() {}
}

extension DefaultDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        FieldPicker(configuration: configuration, accessory: .calendar)
    }
}

/// A field with the parts of the date, and a calendar in a popover.
///
/// Matches: SwiftUI.CompactDatePickerStyle
nonisolated public struct CompactDatePickerStyle {
    public init() {}
}

extension CompactDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        FieldPicker(configuration: configuration, accessory: .calendar)
    }
}

/// A field with the parts of the date, and buttons that change one of them by a step.
///
/// Matches: SwiftUI.StepperFieldDatePickerStyle
nonisolated public struct StepperFieldDatePickerStyle {
    public init() {}
}

extension StepperFieldDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        FieldPicker(configuration: configuration, accessory: .stepper)
    }
}

/// A field with the parts of the date.
///
/// Matches: SwiftUI.FieldDatePickerStyle
nonisolated public struct FieldDatePickerStyle {
    public init() {}
}

extension FieldDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        FieldPicker(configuration: configuration, accessory: nil)
    }
}

/// A calendar, and a field for the time.
///
/// Matches: SwiftUI.GraphicalDatePickerStyle
nonisolated public struct GraphicalDatePickerStyle {
    public init() {}
}

extension GraphicalDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        CalendarPicker(configuration: configuration)
    }
}

/// A calendar, and a field for the time: the desktop's form of wheels.
///
/// Matches: SwiftUI.WheelDatePickerStyle
nonisolated public struct WheelDatePickerStyle {
    public init() {}
}

extension WheelDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        CalendarPicker(configuration: configuration)
    }
}

/// A label with the parts of a date in a field.
nonisolated private struct FieldPicker {
    let configuration: DatePickerStyleConfiguration
    let accessory: DateField.Accessory?
}

extension FieldPicker: View {
    var body: some View {
        FormRow {
            configuration.label
        } control: {
            DateField(
                selection: configuration.$selection, limits: configuration.limits,
                components: configuration.displayedComponents, accessory: accessory)
        }
    }
}

/// A label above a calendar, with a field for the time below; without a date, a field with buttons that step.
nonisolated private struct CalendarPicker {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.areLabelsHidden) private var areLabelsHidden
}

extension CalendarPicker: View {
    var body: some View {
        if configuration.displayedComponents.contains(.date) {
            VStack(alignment: .leading, spacing: 8) {
                if !areLabelsHidden { configuration.label.fainterWhileDisabled() }
                VStack(spacing: 8) {
                    DayChooser(selection: configuration.$selection, limits: configuration.limits)
                    if !configuration.displayedComponents.time.isEmpty { timeField }
                }
            }
        } else {
            FieldPicker(configuration: configuration, accessory: .stepper)
        }
    }

    private var timeField: some View {
        DateField(
            selection: configuration.$selection, limits: configuration.limits,
            components: configuration.displayedComponents.time)
    }
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// A field with a calendar.
    ///
    /// Matches: SwiftUI.DatePickerStyle.automatic
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A field with a calendar.
    ///
    /// Matches: SwiftUI.DatePickerStyle.compact
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    ///
    /// Matches: SwiftUI.DatePickerStyle.graphical
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A calendar, and a field for the time.
    ///
    /// Matches: SwiftUI.DatePickerStyle.wheel
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field.
    ///
    /// Matches: SwiftUI.DatePickerStyle.field
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A field with buttons that step.
    ///
    /// Matches: SwiftUI.DatePickerStyle.stepperField
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
