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
    @Environment(\.buttonStyles) private var styles
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isInMenu) private var isInMenu

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
        if isInMenu {
            MenuItem(kind: .action, role: role, action: action, label: label)
        } else {
            button
        }
    }

    private var button: some View {
        let label = self.label
        let configuration = ButtonStyleConfiguration(
            role: role, label: .init(source: ContentSource { label._visit(&$0) }),
            isPressed: isPressed)
        let look =
            styles.makeBody(configuration)
            ?? AnyView(DefaultButtonStyle().makeBody(configuration: configuration))
        return
            look
            .opacity(isEnabled ? 1 : 0.4)
            .modifier(
                PressModifier(
                    role: role, isEnabled: isEnabled, isPressed: $isPressed, action: action))
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
    /// What there is to know of the place.
    struct Resolved {
        var ring = FocusRing()
        var shortcut: KeyboardShortcut?
    }

    static var unresolved: Resolved { Resolved() }
    static var affectsLayout: Bool { false }

    func resolve(_ node: PrimitiveNode<Self>) -> Resolved {
        if !isEnabled { node.tree.focus.resign(node) }
        let shortcut = node.read(\.keyboardShortcut)
        if shortcut != nil { node.tree.shortcuts.add(node) }
        return Resolved(ring: FocusRing(node), shortcut: shortcut)
    }

    func layoutValue(_ key: ObjectIdentifier, _ node: PrimitiveNode<Self>) -> Any? {
        key == ObjectIdentifier(AnswerRole.self) ? role : node.boxes[0].node.layoutValue(key)
    }

    func isFocusable(_ node: PrimitiveNode<Self>) -> Bool { isEnabled }

    func isMeant(by key: KeyEvent, _ node: PrimitiveNode<Self>) -> Bool {
        isEnabled && node.resolved.shortcut?.matches(key) == true
    }

    func activate(_ node: PrimitiveNode<Self>) {
        // The action may take the button away.
        let popup = node.tree.popup
        action()
        popup?.chosen()
    }

    func handle(_ key: KeyEvent, _ node: PrimitiveNode<Self>) -> Bool {
        guard isEnabled, node.tree.focus.has(node), key.key == .space || key.key == .return,
            key.modifiers.subtracting(.capsLock).isEmpty
        else { return false }
        // A key that is held is pressed once.
        if key.phase == .down { node.activate() }
        return true
    }

    func paint(_ node: PrimitiveNode<Self>, _ context: inout PaintContext) {
        context.paintBoxes(of: node)
        node.resolved.ring.paint(node, &context)
    }

    /// Whatever is inside, the press is the button's.
    func target(at point: CGPoint, _ node: PrimitiveNode<Self>) -> Node? {
        let inner = node.frontmostTarget(at: point)
        return isEnabled && inner != nil ? node : inner
    }

    func pressOffers(_ node: PrimitiveNode<Self>) -> [PressOffer] {
        isEnabled ? [.follow(ButtonPress(node), .normal)] : []
    }
}

/// A press of a button.
private final class ButtonPress: PressTracker {
    private let node: PrimitiveNode<PressModifier>

    init(_ node: PrimitiveNode<PressModifier>) { self.node = node }

    private func show(_ isPressed: Bool) { node.content.isPressed.wrappedValue = isPressed }

    override func began(_ event: PressEvent, clicks: Int) -> Bool {
        show(true)
        return true
    }

    override func moved(_ event: PressEvent) { show(node.reachesPointer(at: event.location)) }

    override func ended(_ event: PressEvent) {
        show(false)
        if node.reachesPointer(at: event.location) { node.activate() }
    }

    override func lost() { show(false) }
}
