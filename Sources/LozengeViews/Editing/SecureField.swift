import Foundation
import LozengeCore

/// A control for a secret, of which a disc is shown for each character.
///
/// The secret reaches no clipboard and no other program; words in it are not told apart, and nothing is undone.
///
/// ```swift
/// SecureField("Password", text: $password).onSubmit(logIn)
/// ```
///
/// Matches: SwiftUI.SecureField
/// Source: `docs/theme.md`, SECRET-1.
nonisolated public struct SecureField<Label: View> {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label
    private var callbacks: TextFieldCallbacks?
    @FocusState private var isFocused: Bool

    /// Creates a field with a label; shows `prompt` while `text` is empty.
    ///
    /// Matches: SwiftUI.SecureField.init(text:prompt:label:)
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }
}

extension SecureField: View {
    public var body: some View {
        TextField(.text(text), prompt: prompt, callbacks: callbacks, isSecret: true) { label }
            .focused($isFocused)
            .overlay(alignment: .trailing) { if isFocused { CapsLockSign() } }
    }
}

/// A sign that letters are written as capitals: nothing else shows it in a field of discs.
nonisolated private struct CapsLockSign {}

extension CapsLockSign: View {
    var body: some View {
        ModifierKeyReader { held in
            if held.contains(.capsLock) {
                Image(systemName: "capslock")
                    .foregroundStyle(.secondary)
                    .padding(.horizontal, 8)
                    .accessibilityLabel("Caps Lock is on")
                    .help("Caps Lock Is On")
            }
        }
    }
}

nonisolated extension SecureField where Label == Text {
    /// Creates a field with a localized title.
    ///
    /// Matches: SwiftUI.SecureField.init(_:text:prompt:)
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a title from a resource.
    ///
    /// Matches: SwiftUI.SecureField.init(_:text:prompt:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
    ) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }

    /// Creates a field with a title, which is not localized.
    ///
    /// Matches: SwiftUI.SecureField.init(_:text:prompt:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Creates a field that calls a function at Return.
    ///
    /// Matches: SwiftUI.SecureField.init(_:text:onCommit:)
    @available(*, deprecated, message: "Use onSubmit(_:).")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, text: text)
        callbacks = TextFieldCallbacks(onCommit: onCommit)
    }

    /// Creates a field with a title from a resource that calls a function at Return.
    ///
    /// Matches: SwiftUI.SecureField.init(_:text:onCommit:)
    @available(*, deprecated, message: "Use onSubmit(_:).")
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self.init(titleResource, text: text)
        callbacks = TextFieldCallbacks(onCommit: onCommit)
    }

    /// Creates a field with a title, which is not localized, that calls a function at Return.
    ///
    /// Matches: SwiftUI.SecureField.init(_:text:onCommit:)
    @available(*, deprecated, message: "Use onSubmit(_:).")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(title, text: text)
        callbacks = TextFieldCallbacks(onCommit: onCommit)
    }
}
