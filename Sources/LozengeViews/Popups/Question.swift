import LozengeCore

/// A question that an app asks by itself, in front of one of its windows.
package final class Question {
    private let place = PopupPlace()

    package init() {}

    /// Whether it is to be seen, and not answered yet.
    package var isOpen: Bool { place.isOpen }

    /// Asks it.
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
