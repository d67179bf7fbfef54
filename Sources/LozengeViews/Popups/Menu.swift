import Foundation
import LozengeCore

/// A button that opens a menu; inside a menu, an item that opens a submenu.
///
/// ```swift
/// Menu("Sort by") {
///     Button("Name") { order = .name }
///     Button("Date") { order = .date }
/// }
/// ```
///
/// Matches: SwiftUI.Menu
nonisolated public struct Menu<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    @Environment(\.isInMenu) private var isInMenu

    /// Creates a menu with a label made of views.
    ///
    /// Matches: SwiftUI.Menu.init(content:label:)
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }
}

extension Menu: View {
    public var body: some View {
        let content = content
        if isInMenu {
            MenuItem(kind: .submenu { AnyView(content) }, action: {}, label: label)
        } else {
            MenuButton {
                content
            } label: {
                HStack(spacing: 6) {
                    label
                    MenuMark()
                }
            }
        }
    }
}

/// A button on a ground that opens a menu.
nonisolated package struct MenuButton<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    @State private var isOpen = false
    @Environment(\.isEnabled) private var isEnabled

    /// - Parameters:
    ///   - content: The items.
    ///   - label: The label, with its mark.
    package init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }
}

extension MenuButton: View {
    package var body: some View {
        let content = content
        label
            .defaultForegroundStyle(ControlLabelStyle())
            .fontWeight(.semibold)
            .controlFrame(.framed, isPressed: isOpen)
            .opacity(isEnabled ? 1 : Theme.disabledOpacity)
            .modifier(
                MenuButtonEffect(isEnabled: isEnabled, isOpen: $isOpen) { AnyView(content) })
    }
}

nonisolated extension Menu where Label == Text {
    /// Creates a menu with a localized title.
    ///
    /// Matches: SwiftUI.Menu.init(_:content:)
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu with a title, which is not localized.
    ///
    /// Matches: SwiftUI.Menu.init(_:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// The mark of a button that opens a menu.
nonisolated private struct MenuMark {}

extension MenuMark: View {
    var body: some View {
        Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: 4, y: 4))
            path.addLine(to: CGPoint(x: 8, y: 0))
        }
        .stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
        .frame(width: 8, height: 4)
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
            onClose: { isOpen.wrappedValue = false })
        isOpen.wrappedValue = context.resolved.place.isOpen
    }

    func describe(_ elements: inout [SemanticElement], _ context: SemanticsContext<Self>) {
        elements.describeControl(.menuButton, isEnabled: isEnabled, context) {
            context.actions.activate()
        }
    }
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
