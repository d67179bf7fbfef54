import LozengeCore

/// An alert of the app itself, in front of one of its windows.
package final class AppAlert {
    private let place = PopupSlot()

    package init() {}

    /// True until the user has answered.
    package var isOpen: Bool { place.isOpen }

    /// Shows the alert.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - message: The facts that the user needs to answer it.
    ///   - answer: The answer that performs the action.
    ///   - window: The window that waits for the answer.
    ///   - action: The action.
    package func ask(
        _ title: String, _ message: String, answer: String, in window: ContentRuntime,
        action: @escaping () -> Void
    ) {
        @ViewBuilder var actions: some View {
            Button(action: action) { Text(verbatim: answer) }
            Button(role: .cancel, action: {}, label: { Text(verbatim: "Cancel") })
        }
        show(title, message, AnyView(actions), in: window)
    }

    /// Shows an alert that needs no answer.
    package func tell(_ title: String, _ message: String, in window: ContentRuntime) {
        show(title, message, AnyView(Button("OK", role: .cancel, action: {})), in: window)
    }

    private func show(
        _ title: String, _ message: String, _ actions: AnyView, in window: ContentRuntime
    ) {
        let content = AlertContent(
            title: Text(verbatim: title), message: AnyView(Text(verbatim: message)),
            actions: actions)
        show(AnyView(content), in: window)
    }

    /// Shows views with the buttons that end the dialog.
    package func show(_ content: AnyView, in window: ContentRuntime) {
        place.open(
            DialogRuntime(over: window.tree, window.root.environment) { content },
            PopupOptions(.dialog))
    }
}
