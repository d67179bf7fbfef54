import Foundation
import LozengeCore

/// A control for one line of text.
///
/// It takes the whole proposed width. The binding is set at every key; a formatted value is set when Return
/// is pressed, the focus leaves, or something else is pressed.
///
/// ```swift
/// TextField("Name", text: $name).onSubmit { greet(name) }
/// TextField("Age", value: $age, format: .number)
/// ```
///
/// Matches: SwiftUI.TextField
nonisolated public struct TextField<Label: View> {
    private let source: TextFieldSource
    private let prompt: Text?
    private let label: Label
    /// The callbacks of old initializers.
    private let callbacks: TextFieldCallbacks?
    private let isSecret: Bool
    private let axis: Axis
    private let selection: Binding<TextSelection?>?
    /// The line that a style decorates; `nil` for a field of a program.
    private let styled: TextFieldConfiguration?

    /// The typed text of a formatted value that is not set yet.
    @State private var draft: String?
    @Environment(stylesOf: TextFieldConfiguration.self) private var styles
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlOpacity) private var opacity
    @Environment(\.formLayout) private var formLayout

    init(
        _ source: TextFieldSource, prompt: Text?, callbacks: TextFieldCallbacks? = nil,
        isSecret: Bool = false, axis: Axis = .horizontal,
        selection: Binding<TextSelection?>? = nil, styled: TextFieldConfiguration? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.styled = styled
        self.isSecret = isSecret
        self.axis = axis
        self.source = source
        self.prompt = prompt
        self.callbacks = callbacks
        self.label = label()
    }

    /// Creates a text field; shows `prompt` while `text` is empty.
    ///
    /// Matches: SwiftUI.TextField.init(text:prompt:label:)
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.text(text), prompt: prompt, label: label)
    }

    /// Creates a field that is scrolled, or that wraps its text and grows with it.
    ///
    /// With several lines, Return submits if there is an `onSubmit`; else, and with Shift, it breaks the line.
    ///
    /// Matches: SwiftUI.TextField.init(text:prompt:axis:label:)
    public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(.text(text), prompt: prompt, axis: axis, label: label)
    }

    /// Creates a field for a text and its selection.
    ///
    /// The selection is `nil` until the field has the keyboard for the first time. Set to `nil`, it ends at the caret.
    ///
    /// Matches: SwiftUI.TextField.init(text:selection:prompt:axis:label:)
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(
            .text(text), prompt: prompt, axis: axis ?? .horizontal, selection: selection,
            label: label)
    }

    /// Creates a field for a formatted value.
    ///
    /// Text that the format cannot parse leaves the value unchanged.
    ///
    /// Matches: SwiftUI.TextField.init(value:format:prompt:label:)
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(TextFieldSource(value, format), prompt: prompt, label: label)
    }
}

extension TextField: View {
    public var body: some View {
        if let styled {
            if styles.isEmpty { styled.field } else { styles.makeBody(styled) }
        } else if formLayout != nil, Label.self != EmptyView.self {
            FormRow(fillsColumn: true) {
                label.accessibilityHidden(true)
            } control: {
                field(prompt)
            }
        } else {
            field(prompt ?? title)
        }
    }

    private func field(_ prompt: Text?) -> some View {
        let configuration = TextFieldConfiguration(
            field: TextFieldBox(
                text: .plain(text), selection: selection.map(SelectionBinding.plain),
                prompt: prompt, title: title ?? prompt, commit: commit,
                isEnabled: isEnabled, isSecret: isSecret,
                kind: axis == .vertical ? .paragraphs : .line))
        return reporting(styles.makeBody(configuration)).opacity(opacity)
    }

    private var title: Text? { label as? Text }

    private func reporting(_ field: AnyView) -> AnyView {
        guard let callbacks else { return field }
        return AnyView(field.modifier(TextFieldCallbacksModifier(callbacks: callbacks)))
    }

    private var text: Binding<String> {
        switch source {
        case .text(let binding): binding
        case .value(let read, _): Binding(get: { draft ?? read() }, set: { draft = $0 })
        }
    }

    /// Sets the value from the typed text.
    private func commit() {
        guard case .value(_, let write) = source, let written = draft else { return }
        draft = nil
        write(written)
    }
}

nonisolated extension TextField where Label == _TextFieldStyleLabel {
    /// Creates the field that a style decorates.
    init(_ configuration: TextFieldConfiguration) {
        self.init(.text(.constant("")), prompt: nil, styled: configuration) {
            _TextFieldStyleLabel()
        }
    }

    /// Returns the line of the field, decorated by `change`.
    func line(_ change: (inout TextFieldBox) -> Void) -> TextFieldBox? {
        guard var line = styled?.field else { return nil }
        change(&line)
        return line
    }
}

/// The binding of a field.
nonisolated enum TextFieldSource {
    case text(Binding<String>)
    /// A value, by its text.
    case value(read: () -> String, write: (String) -> Void)

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
    where F.FormatOutput == String {
        self = .value(
            read: { format.format(value.wrappedValue) },
            write: {
                if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed }
            })
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
    where F.FormatOutput == String {
        self = .value(
            read: { value.wrappedValue.map(format.format) ?? "" },
            write: {
                if let parsed = try? format.parseStrategy.parse($0) {
                    value.wrappedValue = parsed
                } else if $0.isEmpty {
                    value.wrappedValue = nil
                }
            })
    }
}

nonisolated extension TextField where Label == Text {
    /// Creates a field with a localized title.
    ///
    /// Matches: SwiftUI.TextField.init(_:text:prompt:)
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(.text(text), prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a title from a resource.
    ///
    /// Matches: SwiftUI.TextField.init(_:text:prompt:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
    ) {
        self.init(.text(text), prompt: prompt) { Text(titleResource) }
    }

    /// Creates a field with a title, which is not localized.
    ///
    /// Matches: SwiftUI.TextField.init(_:text:prompt:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(.text(text), prompt: prompt) { Text(title) }
    }

    /// Creates a field with a localized title that is scrolled, or that wraps its text and grows with it.
    ///
    /// Matches: SwiftUI.TextField.init(_:text:prompt:axis:)
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) {
        self.init(.text(text), prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a field with a title from a resource that is scrolled, or that wraps its text and grows with it.
    ///
    /// Matches: SwiftUI.TextField.init(_:text:prompt:axis:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
        axis: Axis
    ) {
        self.init(.text(text), prompt: prompt, axis: axis) { Text(titleResource) }
    }

    /// Creates a field with a title, which is not localized, that is scrolled, or that wraps its text and grows with it.
    ///
    /// Matches: SwiftUI.TextField.init(_:text:prompt:axis:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) {
        self.init(.text(text), prompt: prompt, axis: axis) { Text(title) }
    }

    /// Creates a field with a localized title for a text and its selection.
    ///
    /// Matches: SwiftUI.TextField.init(_:text:selection:prompt:axis:)
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) {
            Text(titleKey)
        }
    }

    /// Creates a field with a title from a resource for a text and its selection.
    ///
    /// Matches: SwiftUI.TextField.init(_:text:selection:prompt:axis:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>,
        selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) {
            Text(titleResource)
        }
    }

    /// Creates a field with a title, which is not localized, for a text and its selection.
    ///
    /// Matches: SwiftUI.TextField.init(_:text:selection:prompt:axis:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
    }

    /// Creates a field for a formatted value with a localized title.
    ///
    /// Matches: SwiftUI.TextField.init(_:value:format:prompt:)
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextFieldSource(value, format), prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field for a formatted value with a title from a resource.
    ///
    /// Matches: SwiftUI.TextField.init(_:value:format:prompt:)
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextFieldSource(value, format), prompt: prompt) { Text(titleResource) }
    }

    /// Creates a field for an optional formatted value; an empty field sets `nil`.
    ///
    /// Matches: SwiftUI.TextField.init(_:value:format:prompt:)-Optional
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextFieldSource(value, format), prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a title, which is not localized, for an optional formatted value; an empty field sets `nil`.
    ///
    /// Matches: SwiftUI.TextField.init(_:value:format:prompt:)-Optional
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextFieldSource(value, format), prompt: prompt) { Text(title) }
    }

    /// Creates a field for an optional formatted value with a title from a resource; an empty field sets `nil`.
    ///
    /// Matches: SwiftUI.TextField.init(_:value:format:prompt:)-Optional
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextFieldSource(value, format), prompt: prompt) { Text(titleResource) }
    }

    /// Creates a field for a formatted value with a title, which is not localized.
    ///
    /// Matches: SwiftUI.TextField.init(_:value:format:prompt:)
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextFieldSource(value, format), prompt: prompt) { Text(title) }
    }
}
