import Foundation
import LozengeCore
import LozengeViews

/// A control that chooses a date, a time or both.
///
/// ```swift
/// DatePicker("Departure", selection: $departure, in: Date.now..., displayedComponents: .date)
/// ```
///
/// It shows the environment's calendar, locale and time zone. Changing one part keeps the others; the new date is limited
/// to the range, while a date outside of it is shown as it is. A date that calendars cannot count with is shown as the
/// nearest one that they can.
///
/// Matches: SwiftUI.DatePicker
/// Source: `docs/theme.md`, DATE-1 to DATE-4.
nonisolated public struct DatePicker<Label: View> {
    /// The parts of a date.
    ///
    /// Matches: SwiftUI.DatePicker.Components
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let limits: DateLimits
    private let components: Components
    private let label: Label
    @Environment(stylesOf: DatePickerStyleConfiguration.self) private var styles

    private init(
        _ selection: Binding<Date>, _ earliest: Date?, _ latest: Date?, _ components: Components,
        _ label: Label
    ) {
        self.selection = selection
        limits = DateLimits(earliest: earliest, latest: latest)
        self.components = components
        self.label = label
    }

    /// Creates a picker of a date with a label made of views.
    ///
    /// Matches: SwiftUI.DatePicker.init(selection:displayedComponents:label:)
    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    /// Creates a picker of a date in a range with a label made of views.
    ///
    /// Matches: SwiftUI.DatePicker.init(selection:in:displayedComponents:label:)
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    /// Creates a picker of a date from a date on with a label made of views.
    ///
    /// Matches: SwiftUI.DatePicker.init(selection:in:displayedComponents:label:)
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    /// Creates a picker of a date up to a date with a label made of views.
    ///
    /// Matches: SwiftUI.DatePicker.init(selection:in:displayedComponents:label:)
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }
}

extension DatePicker: View {
    public var body: some View {
        styles.makeBody(
            DatePickerStyleConfiguration(
                label: styles.content(label), selection: selection, minimumDate: limits.earliest,
                maximumDate: limits.latest, displayedComponents: components)
        )
        .semantics { elements, context in
            let title = (label as? Text)?.string(in: context) ?? ""
            // The group says it.
            elements.removeAll { $0.role == .text && $0.label == title }
            elements.group(of: context.node)
            elements[0].label = title
        }
    }
}

nonisolated extension DatePicker where Label == Text {
    /// Creates a picker of a date with a localized title.
    ///
    /// Matches: SwiftUI.DatePicker.init(_:selection:displayedComponents:)
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(titleKey))
    }

    /// Creates a picker of a date with a title from a resource.
    ///
    /// Matches: SwiftUI.DatePicker.init(_:selection:displayedComponents:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(titleResource))
    }

    /// Creates a picker of a date in a range with a localized title.
    ///
    /// Matches: SwiftUI.DatePicker.init(_:selection:in:displayedComponents:)
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
    }

    /// Creates a picker of a date in a range with a title from a resource.
    ///
    /// Matches: SwiftUI.DatePicker.init(_:selection:in:displayedComponents:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleResource))
    }

    /// Creates a picker of a date from a date on with a localized title.
    ///
    /// Matches: SwiftUI.DatePicker.init(_:selection:in:displayedComponents:)
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
    }

    /// Creates a picker of a date from a date on with a title from a resource.
    ///
    /// Matches: SwiftUI.DatePicker.init(_:selection:in:displayedComponents:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleResource))
    }

    /// Creates a picker of a date up to a date with a localized title.
    ///
    /// Matches: SwiftUI.DatePicker.init(_:selection:in:displayedComponents:)
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
    }

    /// Creates a picker of a date up to a date with a title from a resource.
    ///
    /// Matches: SwiftUI.DatePicker.init(_:selection:in:displayedComponents:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(titleResource))
    }

    /// Creates a picker of a date with a title, which is not localized.
    ///
    /// Matches: SwiftUI.DatePicker.init(_:selection:displayedComponents:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(title))
    }

    /// Creates a picker of a date in a range with a title, which is not localized.
    ///
    /// Matches: SwiftUI.DatePicker.init(_:selection:in:displayedComponents:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
    }

    /// Creates a picker of a date from a date on with a title, which is not localized.
    ///
    /// Matches: SwiftUI.DatePicker.init(_:selection:in:displayedComponents:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
    }

    /// Creates a picker of a date up to a date with a title, which is not localized.
    ///
    /// Matches: SwiftUI.DatePicker.init(_:selection:in:displayedComponents:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
    }
}
