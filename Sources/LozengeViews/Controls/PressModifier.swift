import Foundation
import LozengeCore

/// Follows the pointer from press to release over a view.
nonisolated struct PressModifier {
    let role: ButtonRole?
    let isEnabled: Bool
    let isPressed: Binding<Bool>
    let action: () -> Void
}

extension PressModifier: PressableModifier {
    /// The resolved values of the environment.
    struct Resolved {
        var ring = FocusRing()
        var shortcut: KeyboardShortcut?
    }

    static var unresolved: Resolved { Resolved() }
    func ring(_ resolved: Resolved) -> FocusRing { resolved.ring }
    func recognizer(_ context: EventContext<Self>) -> PressRecognizer { ButtonPress(context) }

    func resolve(_ context: UpdateContext<Self>) -> Resolved {
        resignIfDisabled(context)
        let shortcut = context.read(\.keyboardShortcut)
        if shortcut != nil { context.tree.shortcuts.add(context.node) }
        return Resolved(ring: FocusRing(context), shortcut: shortcut)
    }

    func isShortcut(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        isEnabled && context.resolved.shortcut?.matches(key) == true
    }

    func activate(_ context: EventContext<Self>) {
        // The action may remove the button, and its window.
        let services = context.tree.services
        let closesPopup = context.read(\.menuActionDismissBehavior) != .disabled
        let onAnswer = context.read(\.onAnswer)
        action()
        onAnswer?(role)
        guard closesPopup else { return }
        for service in services { service.controlActivated() }
    }

    func handle(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        guard isEnabled, key.isPress, context.tree.focus.has(context.node) else { return false }
        let isRepeated = key.phase == .repeat && context.read(\.buttonRepeatBehavior) == .enabled
        if key.phase == .down || isRepeated { context.activate() }
        return true
    }

    func semantics(_ context: SemanticsContext<Self>) -> SemanticEffect {
        .change { elements in
            elements.describeControl(.button, isEnabled: isEnabled, context) {
                context.actions.activate()
            }
            elements[0].keyShortcut = context.resolved.shortcut?.description ?? ""
            if context.resolved.shortcut == .defaultAction {
                elements[0].states.insert(.isDefault)
            }
            if role == .cancel { elements[0].states.insert(.cancels) }
            if role == .destructive { elements[0].states.insert(.destroys) }
        }
    }
}

/// A press of a button.
private final class ButtonPress: QueuedPressRecognizer {
    private let context: EventContext<PressModifier>
    private var repetition = HeldRepetition()
    private let repeats: Bool

    init(_ context: EventContext<PressModifier>) {
        self.context = context
        repeats = context.read(\.buttonRepeatBehavior) == .enabled
    }

    override var deadline: Duration? { repetition.next }

    private func show(_ isPressed: Bool) { context.content.isPressed.wrappedValue = isPressed }

    override func began(_ event: PressEvent, clicks: Int) -> Bool {
        show(true)
        if repeats {
            context.activate()
            repetition.begin(at: event.time)
        }
        return true
    }

    override func waited(_ event: PressEvent) {
        guard repetition.advance(to: event.time) else { return }
        guard context.content.isEnabled else { return repetition.end() }
        if context.contains(windowPoint: event.location) { context.activate() }
    }

    override func moved(_ event: PressEvent) { show(context.contains(windowPoint: event.location)) }

    override func ended(_ event: PressEvent) {
        show(false)
        repetition.end()
        if !repeats, context.contains(windowPoint: event.location) { context.activate() }
    }

    override func lost() {
        show(false)
        repetition.end()
    }
}

nonisolated extension EnvironmentValues {
    /// Called with the role of a button after its action; `nil` outside of questions that have to know the answer.
    var onAnswer: (@MainActor (ButtonRole?) -> Void)? {
        get { self[OnAnswerKey.self] }
        set { self[OnAnswerKey.self] = newValue }
    }
}

nonisolated private struct OnAnswerKey: EnvironmentKey {
    static var defaultValue: (@MainActor (ButtonRole?) -> Void)? { nil }
}
