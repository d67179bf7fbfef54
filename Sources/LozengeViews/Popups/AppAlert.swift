import LozengeCore

/// An alert that an app shows by itself, in front of one of its windows.
package final class AppAlert {
    private let place = PopupSlot()

    package init() {}

    /// True until the user has answered.
    package var isOpen: Bool { place.isOpen }

    /// Shows the alert.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - message: What the user has to know to answer it.
    ///   - answer: The answer that something is done for.
    ///   - window: The window that waits for the answer.
    ///   - action: What is done then.
    package func ask(
        _ title: String, _ message: String, answer: String, in window: ContentRuntime,
        action: @escaping () -> Void
    ) {
        @ViewBuilder var actions: some View {
            Button(action: action) { Text(verbatim: answer) }
            Button(role: .cancel, action: {}, label: { Text(verbatim: "Cancel") })
        }
        let content = AlertContent(
            title: Text(verbatim: title), message: AnyView(Text(verbatim: message)),
            actions: AnyView(actions))
        place.open(
            DialogRuntime(over: window.tree, window.root.environment) { AnyView(content) },
            PopupOptions(.dialog))
    }
}
