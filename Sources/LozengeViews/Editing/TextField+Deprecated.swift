import LozengeCore

/// The functions that old initializers of fields take.
nonisolated struct TextFieldCallbacks {
    var onEditingChanged: (Bool) -> Void = { _ in }
    var onCommit: () -> Void = {}
}

/// Calls the functions when the keyboard comes to a field and leaves it, and when Return is pressed.
nonisolated struct TextFieldCallbacksModifier {
    let callbacks: TextFieldCallbacks
    @FocusState private var isEditing: Bool

    init(callbacks: TextFieldCallbacks) { self.callbacks = callbacks }
}

extension TextFieldCallbacksModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.focused($isEditing)
            .onChange(of: isEditing) { callbacks.onEditingChanged($1) }
            .onSubmit(callbacks.onCommit)
    }
}

nonisolated extension TextField where Label == Text {
    /// A field for `text` that calls functions when editing begins and ends, and at Return.
    ///
    /// Matches: SwiftUI.TextField.init(_:text:onEditingChanged:onCommit:)
    @available(*, deprecated, message: "Use focused(_:) and onSubmit(_:).")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(
            .text(text), prompt: nil,
            callbacks: TextFieldCallbacks(
                onEditingChanged: onEditingChanged, onCommit: onCommit)
        ) { Text(titleKey) }
    }

    /// A field for `text` that calls a function at Return.
    ///
    /// Matches: SwiftUI.TextField.init(_:text:onCommit:)
    @available(*, deprecated, message: "Use onSubmit(_:).")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }

    /// A field for `text` that calls a function when editing begins and ends.
    ///
    /// Matches: SwiftUI.TextField.init(_:text:onEditingChanged:)
    @available(*, deprecated, message: "Use focused(_:).")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(titleKey, text: text, onEditingChanged: onEditingChanged, onCommit: {})
    }

    /// A field for `text`, with a title as it is written, that calls functions when editing begins and
    /// ends, and at Return.
    ///
    /// Matches: SwiftUI.TextField.init(_:text:onEditingChanged:onCommit:)
    @available(*, deprecated, message: "Use focused(_:) and onSubmit(_:).")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            .text(text), prompt: nil,
            callbacks: TextFieldCallbacks(
                onEditingChanged: onEditingChanged, onCommit: onCommit)
        ) { Text(title) }
    }

    /// A field for `text`, with a title as it is written, that calls a function at Return.
    ///
    /// Matches: SwiftUI.TextField.init(_:text:onCommit:)
    @available(*, deprecated, message: "Use onSubmit(_:).")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }
}
