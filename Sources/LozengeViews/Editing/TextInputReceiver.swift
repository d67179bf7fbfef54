import LozengeCore
import Observation

/// The text field in a view that suggests texts for it, or begins a search with it.
@Observable
package final class TextInputReceiver {
    /// The number of changes of the text by the user.
    package fileprivate(set) var changes = 0
    /// True if nothing is written.
    package fileprivate(set) var isEmpty = true
    @ObservationIgnored private var isReplacing = false
    @ObservationIgnored private weak var field: ContentNode<TextFieldBox>?

    package nonisolated init() {}

    /// Notes the present text of the field.
    func note(_ field: ContentNode<TextFieldBox>, isChange: Bool = false) {
        self.field = field
        let isEmpty = EventContext(field).resolved.editing.isEmpty
        if self.isEmpty != isEmpty { self.isEmpty = isEmpty }
        if isChange, !isReplacing { changes += 1 }
    }

    /// Selects the whole text, as a user does who writes another one.
    package func selectAll() {
        guard let field else { return }
        let context = EventContext(field)
        _ = context.content.perform(.selectAll, context)
    }

    /// Replaces the whole text, as one step of undoing.
    package func replace(with text: String) {
        guard let field else { return }
        let context = EventContext(field)
        isReplacing = true
        defer { isReplacing = false }
        context.content.edit(context) {
            $0.select(0..<$0.text.end)
            $0.insert(text, isTyped: false)
        }
    }
}

nonisolated extension EnvironmentValues {
    /// The view around that changes the text of a field; `nil` for none.
    package var textInputReceiver: TextInputReceiver? {
        get { self[TextInputReceiverKey.self] }
        set { self[TextInputReceiverKey.self] = newValue }
    }
}

nonisolated private struct TextInputReceiverKey: EnvironmentKey {
    static var defaultValue: TextInputReceiver? { nil }
}
