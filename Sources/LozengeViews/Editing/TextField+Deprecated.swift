import LozengeCore

/// The callbacks of deprecated initializers of text fields.
nonisolated struct TextFieldCallbacks {
    var onEditingChanged: (Bool) -> Void = { _ in }
    var onCommit: () -> Void = {}
}

/// A modifier that calls functions when a field gets and loses the focus, and at Return.
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
    /// Creates a field that calls functions when editing begins and ends, and at Return.
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

    /// Creates a field that calls a function at Return.
    ///
    /// Matches: SwiftUI.TextField.init(_:text:onCommit:)
    @available(*, deprecated, message: "Use onSubmit(_:).")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }

    /// Creates a field that calls a function when editing begins and ends.
    ///
    /// Matches: SwiftUI.TextField.init(_:text:onEditingChanged:)
    @available(*, deprecated, message: "Use focused(_:).")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(titleKey, text: text, onEditingChanged: onEditingChanged, onCommit: {})
    }

    /// Creates a field with a title, which is not localized, that calls functions when editing begins and
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

    /// Creates a field with a title, which is not localized, that calls a function at Return.
    ///
    /// Matches: SwiftUI.TextField.init(_:text:onCommit:)
    @available(*, deprecated, message: "Use onSubmit(_:).")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }

    /// Creates a field with a title, which is not localized, that calls a function when editing begins and ends.
    ///
    /// Matches: SwiftUI.TextField.init(_:text:onEditingChanged:)
    @available(*, deprecated, message: "Use focused(_:).")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(title, text: text, onEditingChanged: onEditingChanged, onCommit: {})
    }
}
