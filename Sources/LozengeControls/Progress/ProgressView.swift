public import Foundation
import LozengeCore
import LozengeViews

/// The progress of a task: a bar, or a turning ring if it is not known how much is done.
///
/// ```swift
/// ProgressView("Copying…", value: copied, total: all)
/// ```
///
/// A value outside of 0 to the total is shown as the nearest bound. Without a value, or with a total that is not positive
/// and finite, the progress is unknown.
///
/// Matches: SwiftUI.ProgressView
/// Source: `docs/theme.md`, PROG-1.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View> {
    private let amount: ProgressAmount
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?
    @Environment(stylesOf: ProgressViewStyleConfiguration.self) private var styles

    init(
        _ amount: ProgressAmount, label: Label? = nil, currentValueLabel: CurrentValueLabel? = nil
    ) {
        self.amount = amount
        self.label = label
        self.currentValueLabel = currentValueLabel
    }
}

/// The part of a task that is done.
nonisolated enum ProgressAmount {
    /// A part from 0 to 1; `nil` if unknown.
    case fraction(Double?)
    /// The part of a time that has passed, or that is left.
    case time(ClosedRange<Date>, countsDown: Bool)
    case task(Progress)

    init<V: BinaryFloatingPoint>(value: V?, total: V) {
        let fraction = value.map { Double($0) / Double(total) }
        if value != nil, !(total > 0) || !total.isFinite {
            report(
                "A progress view has the total \(total), which is not positive and finite. It shows that the progress "
                    + "is unknown.")
        }
        guard total > 0, total.isFinite, let fraction, !fraction.isNaN else {
            self = .fraction(nil)
            return
        }
        self = .fraction(min(max(fraction, 0), 1))
    }

    /// Returns the part at a date; `nil` if unknown.
    func fraction(at date: Date) -> Double? {
        switch self {
        case .fraction(let fraction): return fraction
        case .task(let progress):
            return progress.isIndeterminate
                ? nil : min(max(progress.fractionCompleted, 0), 1)
        case .time(let range, let countsDown):
            let length = range.upperBound.timeIntervalSince(range.lowerBound)
            let passed = date.timeIntervalSince(range.lowerBound)
            let part = length > 0 ? min(max(passed / length, 0), 1) : 1
            return countsDown ? 1 - part : part
        }
    }
}

extension ProgressView: View {
    public var body: some View {
        if case .fraction(let fraction) = amount {
            progress(fraction)
        } else {
            // A time is shown by the second, a task as it goes on.
            let start = Date(timeIntervalSinceReferenceDate: 0)
            TimelineView(.periodic(from: start, by: isTask ? 0.25 : 1)) { context in
                progress(amount.fraction(at: context.date))
            }
        }
    }

    private var isTask: Bool { if case .task = amount { true } else { false } }

    private func progress(_ fraction: Double?) -> some View {
        styles.makeBody(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction,
                label: Label.self == EmptyView.self ? nil : label.map { styles.content($0) },
                currentValueLabel: CurrentValueLabel.self == EmptyView.self
                    ? nil : currentValueLabel.map { styles.content($0) })
        )
        .semantics { elements, context in
            elements.describeFraction(
                .progressBar, fraction, label: label as? Text, value: currentValueLabel as? Text,
                context)
        }
    }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a view of a progress that is not known.
    ///
    /// Matches: SwiftUI.ProgressView.init()
    public init() where Label == EmptyView { self.init(.fraction(nil)) }

    /// Creates a view of a progress that is not known, with a label.
    ///
    /// Matches: SwiftUI.ProgressView.init(label:)
    public init(@ViewBuilder label: () -> Label) { self.init(.fraction(nil), label: label()) }

    /// Creates a view of a progress that is not known, with a localized title.
    ///
    /// Matches: SwiftUI.ProgressView.init(_:)
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(.fraction(nil), label: Text(titleKey))
    }

    /// Creates a view of a progress that is not known, with a title from a resource.
    ///
    /// Matches: SwiftUI.ProgressView.init(_:)
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init(.fraction(nil), label: Text(titleResource))
    }

    /// Creates a view of a progress that is not known, with a title, which is not localized.
    ///
    /// Matches: SwiftUI.ProgressView.init(_:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(.fraction(nil), label: Text(title))
    }

    /// Creates a view of a progress; `nil` if it is not known.
    ///
    /// Matches: SwiftUI.ProgressView.init(value:total:)
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(ProgressAmount(value: value, total: total))
    }

    /// Creates a view of a progress with a label.
    ///
    /// Matches: SwiftUI.ProgressView.init(value:total:label:)
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.init(ProgressAmount(value: value, total: total), label: label())
    }

    /// Creates a view of a progress with a localized title.
    ///
    /// Matches: SwiftUI.ProgressView.init(_:value:total:)
    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(ProgressAmount(value: value, total: total), label: Text(titleKey))
    }

    /// Creates a view of a progress with a title from a resource.
    ///
    /// Matches: SwiftUI.ProgressView.init(_:value:total:)
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(ProgressAmount(value: value, total: total), label: Text(titleResource))
    }

    /// Creates a view of a progress with a title, which is not localized.
    ///
    /// Matches: SwiftUI.ProgressView.init(_:value:total:)
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(ProgressAmount(value: value, total: total), label: Text(title))
    }
}

nonisolated extension ProgressView {
    /// Creates a view of a progress with a label and a description of the present value.
    ///
    /// Matches: SwiftUI.ProgressView.init(value:total:label:currentValueLabel:)
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            ProgressAmount(value: value, total: total), label: label(),
            currentValueLabel: currentValueLabel())
    }

    /// Creates a view of the part of a time that has passed, or that is left.
    ///
    /// Matches: SwiftUI.ProgressView.init(timerInterval:countsDown:label:currentValueLabel:)
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .time(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: currentValueLabel())
    }

    /// Creates the view that is being styled, in the next outer style.
    ///
    /// Matches: SwiftUI.ProgressView.init(_:)
    public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(
            .fraction(configuration.fractionCompleted), label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }

    /// Creates a view of a task of Foundation.
    ///
    /// Matches: SwiftUI.ProgressView.init(_:)
    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(.task(progress))
    }
}

nonisolated extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a view of the part of a time that has passed, or that is left.
    ///
    /// Matches: SwiftUI.ProgressView.init(timerInterval:countsDown:)
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }

    /// Creates a view of the part of a time that has passed, or that is left, with a label.
    ///
    /// Matches: SwiftUI.ProgressView.init(timerInterval:countsDown:label:)
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(range: timerInterval, countsDown: countsDown)
        }
    }
}

/// The time that has passed, or that is left.
///
/// Matches: SwiftUI.DefaultDateProgressLabel
nonisolated public struct DefaultDateProgressLabel {
    let range: ClosedRange<Date>
    let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
    public var body: some View {
        Text(timerInterval: range, countsDown: countsDown).monospacedDigit()
    }
}
