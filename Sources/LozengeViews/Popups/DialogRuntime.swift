import LozengeCore

/// An open dialog: its buttons are the answers, and the window behind it waits for one.
final class DialogRuntime: PopupRuntime {
    init(
        over opener: ViewTree, _ environment: EnvironmentValues,
        content: @escaping () -> AnyView
    ) {
        super.init(
            .dialog, over: opener, environment, surroundings: { $0.forPopup() },
            content: content)
    }

    /// Shows the dialog; the first text field in it gets the keyboard.
    override func open(_ options: PopupOptions) -> Bool {
        guard super.open(options) else { return false }
        let field = root.focusables.first { $0.elements.contains { $0.role == .textField } }
        if let field { tree.focus.move(to: field, byKeyboard: true) }
        return true
    }

    /// The buttons that end the dialog.
    private var answers: [ContentNode<PressModifier>] {
        root.focusables.compactMap { $0 as? ContentNode<PressModifier> }
            .filter { $0.environment.menuActionDismissBehavior != .disabled }
    }

    override func handle(_ event: InputEvent) {
        pipeline.handle(event) { key in
            switch key.key {
            case .escape: return refuse()
            case .return: return accept()
            default: return false
            }
        }
        // A dialog is active while the window behind it is not.
        if case .focused = event { environmentChanged() }
    }

    /// Gives the cancel answer, or the only one.
    private func refuse() -> Bool {
        let answers = answers
        return give(
            answers.first { $0.content.role == .cancel }
                ?? (answers.count == 1 ? answers[0] : nil))
    }

    /// Gives the default answer.
    private func accept() -> Bool {
        give(defaultAnswer(of: answers, role: \.content.role, shortcut: \.resolved.shortcut))
    }

    private func give(_ answer: ContentNode<PressModifier>?) -> Bool {
        guard let answer else { return false }
        EventContext(answer).activate()
        return true
    }

    override func closeRequested() { _ = refuse() }
}
