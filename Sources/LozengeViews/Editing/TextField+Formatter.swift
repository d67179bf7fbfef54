import Foundation
import LozengeCore

nonisolated extension TextField {
    /// Creates a field for a value that a formatter writes and reads.
    ///
    /// Text that the formatter cannot read leaves the value unchanged.
    ///
    /// Matches: SwiftUI.TextField.init(value:formatter:prompt:label:)
    /// Differs: numbers and dates only; Foundation on Linux reads nothing by another formatter.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(TextFieldSource(value, formatter), prompt: prompt, label: label)
    }
}

nonisolated extension TextField where Label == Text {
    /// Creates a field with a localized title for a value that a formatter writes and reads.
    ///
    /// Matches: SwiftUI.TextField.init(_:value:formatter:prompt:)
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a title from a resource for a value that a formatter writes and reads.
    ///
    /// Matches: SwiftUI.TextField.init(_:value:formatter:prompt:)
    @_disfavoredOverload
    public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
        prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) }
    }

    /// Creates a field with a title, which is not localized, for a value that a formatter writes and reads.
    ///
    /// Matches: SwiftUI.TextField.init(_:value:formatter:prompt:)
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }

    /// Creates a field for a formatted value that calls functions when editing begins and ends, and at Return.
    ///
    /// Matches: SwiftUI.TextField.init(_:value:formatter:onEditingChanged:onCommit:)
    @available(*, deprecated, message: "Use focused(_:) and onSubmit(_:).")
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(
            TextFieldSource(value, formatter), prompt: nil,
            callbacks: TextFieldCallbacks(
                onEditingChanged: onEditingChanged, onCommit: onCommit)
        ) { Text(titleKey) }
    }

    /// Creates a field, whose title is not localized, for a formatted value that calls functions when editing begins and
    /// ends, and at Return.
    ///
    /// Matches: SwiftUI.TextField.init(_:value:formatter:onEditingChanged:onCommit:)
    @available(*, deprecated, message: "Use focused(_:) and onSubmit(_:).")
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(
            TextFieldSource(value, formatter), prompt: nil,
            callbacks: TextFieldCallbacks(
                onEditingChanged: onEditingChanged, onCommit: onCommit)
        ) { Text(title) }
    }

    /// Creates a field for a formatted value that calls a function when editing begins and ends.
    ///
    /// Matches: SwiftUI.TextField.init(_:value:formatter:onEditingChanged:)
    @available(*, deprecated, message: "Use focused(_:).")
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            titleKey, value: value, formatter: formatter, onEditingChanged: onEditingChanged,
            onCommit: {})
    }

    /// Creates a field, whose title is not localized, for a formatted value that calls a function when editing begins
    /// and ends.
    ///
    /// Matches: SwiftUI.TextField.init(_:value:formatter:onEditingChanged:)
    @available(*, deprecated, message: "Use focused(_:).")
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            title, value: value, formatter: formatter, onEditingChanged: onEditingChanged,
            onCommit: {})
    }
}

nonisolated extension TextFieldSource {
    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        self = .value(
            read: { formatter.text(of: value.wrappedValue) ?? "" },
            write: {
                if let parsed = formatter.value($0, as: V.self) { value.wrappedValue = parsed }
            })
    }
}
