import Foundation
import LozengeCore

/// A button that opens a menu.
nonisolated package struct MenuButton<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    private let drawsGround: Bool
    private let isBorderless: Bool
    @State private var isOpen = false
    @Environment(stylesOf: ButtonStyleConfiguration.self) private var styles
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlOpacity) private var opacity

    /// - Parameters:
    ///   - drawsGround: True if the label draws a ground of its own.
    ///   - isBorderless: True for a button without a border, whatever the style of buttons.
    ///   - content: The items.
    ///   - label: The label, with its mark.
    package init(
        drawsGround: Bool = false, isBorderless: Bool = false,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.drawsGround = drawsGround
        self.isBorderless = isBorderless
        self.label = label()
        self.content = content()
    }
}

extension MenuButton: View {
    package var body: some View {
        let content = content
        look
            .opacity(opacity)
            .modifier(
                MenuButtonEffect(isEnabled: isEnabled, isOpen: $isOpen) { AnyView(content) })
    }

    @ViewBuilder private var look: some View {
        let configuration = ButtonStyleConfiguration(
            role: nil, label: styles.content(label), isPressed: isOpen, drawsGround: drawsGround)
        if isBorderless {
            BorderlessButtonStyle().makeBody(configuration: configuration)
        } else {
            styles.makeBody(configuration)
        }
    }
}

/// A layout-neutral modifier that opens a menu below its content when pressed.
nonisolated struct MenuButtonEffect {
    let isEnabled: Bool
    let isOpen: Binding<Bool>
    let items: () -> AnyView
}

extension MenuButtonEffect: PopupModifier, PressableModifier {
    struct Resolved {
        var ring = FocusRing()
        let place = PopupSlot()
    }

    static var unresolved: Resolved { Resolved() }
    static var affectsLayout: Bool { false }
    func popupSlot(_ context: some NodeContext<Self>) -> PopupSlot { context.resolved.place }
    func ring(_ resolved: Resolved) -> FocusRing { resolved.ring }
    func recognizer(_ context: EventContext<Self>) -> PressRecognizer { MenuPress(context) }

    func resolve(_ context: UpdateContext<Self>) -> Resolved {
        var resolved = context.resolved
        resolved.ring = FocusRing(context)
        resolved.place.popup?.update(to: items)
        resignIfDisabled(context)
        return resolved
    }

    func handle(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        guard isEnabled, context.tree.focus.has(context.node), key.phase == .down,
            [.space, .return, .downArrow, .upArrow, .function(4)].contains(key.key),
            key.modifiers.subtracting(.capsLock).isEmpty
        else { return false }
        context.activate()
        context.resolved.place.menu?.selectFirst()
        return true
    }

    func activate(_ context: EventContext<Self>) {
        let isOpen = isOpen
        context.resolved.place.openMenu(
            items, of: context.node, at: context.frameInWindow,
            isAtEnd: context.read(\.alignsMenusToEnd), onClose: { isOpen.wrappedValue = false })
        context.resolved.place.menu?.revealChosen()
        isOpen.wrappedValue = context.resolved.place.isOpen
    }

    func semantics(_ context: SemanticsContext<Self>) -> SemanticEffect {
        .change { elements in
            elements.describeControl(.menuButton, isEnabled: isEnabled, context) {
                context.actions.activate()
            }
        }
    }
}

nonisolated extension EnvironmentValues {
    /// True if menus end where their buttons end, such as those at the end of a bar.
    package var alignsMenusToEnd: Bool {
        get { self[AlignsMenusToEndKey.self] }
        set { self[AlignsMenusToEndKey.self] = newValue }
    }
}

nonisolated private struct AlignsMenusToEndKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

/// A press that opens a menu and continues in it.
private final class MenuPress: QueuedPressRecognizer {
    private let context: EventContext<MenuButtonEffect>

    init(_ context: EventContext<MenuButtonEffect>) { self.context = context }

    override func began(_ event: PressEvent, clicks: Int) -> Bool {
        context.activate()
        return true
    }
}
