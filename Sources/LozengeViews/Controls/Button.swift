import Foundation
import LozengeCore

/// A label that does something when it is clicked.
///
/// The action runs when the pointer is released over the label it was pressed on.
///
/// Matches: SwiftUI.Button
nonisolated public struct Button<Label: View> {
    let role: ButtonRole?
    let action: () -> Void
    let label: Label

    @State private var isPressed = false
    @Environment(stylesOf: ButtonStyleConfiguration.self) private var styles
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuRows) private var menuRows

    /// Creates a button that shows `label`.
    ///
    /// Matches: SwiftUI.Button.init(action:label:)
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button that shows `label` and says what it is for.
    ///
    /// Matches: SwiftUI.Button.init(role:action:label:)
    public init(
        role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }
}

extension Button: View {
    public var body: some View {
        if let menuRows {
            menuRows.button(role, action, AnyView(label))
        } else {
            button
        }
    }

    private var button: some View {
        styles.makeBody(
            ButtonStyleConfiguration(
                role: role, label: styles.content(label), isPressed: isPressed)
        )
        .opacity(isEnabled ? 1 : 0.4)
        .modifier(
            PressModifier(role: role, isEnabled: isEnabled, isPressed: $isPressed, action: action))
    }
}

nonisolated extension Button where Label == Text {
    /// Creates a button that shows the words of `titleKey`, such as a string literal.
    ///
    /// Matches: SwiftUI.Button.init(_:action:)
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// Creates a button that shows the words of `titleKey` and says what it is for.
    ///
    /// Matches: SwiftUI.Button.init(_:role:action:)
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button that shows `title`.
    ///
    /// Matches: SwiftUI.Button.init(_:action:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// Creates a button that shows `title` and says what it is for.
    ///
    /// Matches: SwiftUI.Button.init(_:role:action:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

/// Follows the pointer from press to release over a view.
nonisolated struct PressModifier {
    let role: ButtonRole?
    let isEnabled: Bool
    let isPressed: Binding<Bool>
    let action: () -> Void
}

extension PressModifier: PrimitiveModifier {
    /// The resolved values of the environment.
    struct Resolved {
        var ring = FocusRing()
        var shortcut: KeyboardShortcut?
    }

    static var unresolved: Resolved { Resolved() }
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) -> Resolved {
        if !isEnabled { context.tree.focus.resign(context.node) }
        let shortcut = context.read(\.keyboardShortcut)
        if shortcut != nil { context.tree.shortcuts.add(context.node) }
        return Resolved(ring: FocusRing(context), shortcut: shortcut)
    }

    func isFocusable(_ context: EventContext<Self>) -> Bool { isEnabled }

    func isShortcut(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        isEnabled && context.resolved.shortcut?.matches(key) == true
    }

    func activate(_ context: EventContext<Self>) {
        // The action may remove the button, and its window.
        let services = context.tree.services
        action()
        for service in services { service.controlActivated() }
    }

    func handle(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        guard isEnabled, context.tree.focus.has(context.node),
            key.key == .space || key.key == .return,
            key.modifiers.subtracting(.capsLock).isEmpty
        else { return false }
        // A key that is held is pressed once.
        if key.phase == .down { context.activate() }
        return true
    }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        writer.paintBoxes(of: context)
        context.resolved.ring.paint(context.node, &writer)
    }

    func describe(_ elements: inout [SemanticElement], _ context: SemanticsContext<Self>) {
        elements.describeControl(.button, isEnabled: isEnabled, context) {
            context.actions.activate()
        }
        if role == .cancel { elements[0].states.insert(.cancels) }
        if role == .destructive { elements[0].states.insert(.destroys) }
    }

    /// The button is the target of a press on any view inside.
    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        let inner = context.frontmostTarget(at: point)
        return isEnabled && inner != nil ? context.node : inner
    }

    func pressOffers(_ context: EventContext<Self>) -> [PressOffer] {
        isEnabled ? [.follow(ButtonPress(context), .normal)] : []
    }
}

/// A press of a button.
private final class ButtonPress: QueuedPressRecognizer {
    private let context: EventContext<PressModifier>

    init(_ context: EventContext<PressModifier>) { self.context = context }

    private func show(_ isPressed: Bool) { context.content.isPressed.wrappedValue = isPressed }

    override func began(_ event: PressEvent, clicks: Int) -> Bool {
        show(true)
        return true
    }

    override func moved(_ event: PressEvent) { show(context.contains(windowPoint: event.location)) }

    override func ended(_ event: PressEvent) {
        show(false)
        if context.contains(windowPoint: event.location) { context.activate() }
    }

    override func lost() { show(false) }
}
