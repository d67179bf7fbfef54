import Foundation
import LozengeCore

/// A button that opens a menu, and in a menu an item that opens another.
///
/// Matches: SwiftUI.Menu
nonisolated public struct Menu<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    @State private var isOpen = false
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.isEnabled) private var isEnabled

    /// A menu that says what it is for by views.
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
            HStack(spacing: 6) {
                label
                MenuMark()
            }
            .defaultForegroundStyle(TintShapeStyle())
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(FillShapeStyle().tertiary, in: Capsule())
            .contentShape(Capsule())
            .opacity(!isEnabled ? 0.4 : isOpen ? 0.6 : 1)
            .modifier(MenuButtonEffect(isEnabled: isEnabled, isOpen: $isOpen) { AnyView(content) })
        }
    }
}

nonisolated extension Menu where Label == Text {
    /// A menu with the words of `titleKey`.
    ///
    /// Matches: SwiftUI.Menu.init(_:content:)
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu with a title, shown as it is.
    ///
    /// Matches: SwiftUI.Menu.init(_:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

nonisolated extension Menu where Label == LozengeViews.Label<Text, Image> {
    /// A menu with words and one of Apple's symbols.
    ///
    /// Matches: SwiftUI.Menu.init(_:systemImage:content:)
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { LozengeViews.Label(titleKey, systemImage: systemImage) }
    }
}

/// Says that a button opens a menu.
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

/// A box that is its child, and opens a menu below it when it is pressed.
nonisolated struct MenuButtonEffect {
    let isEnabled: Bool
    let isOpen: Binding<Bool>
    let items: () -> AnyView
}

extension MenuButtonEffect: PopupModifier {
    struct Resolved {
        var ring = FocusRing()
        let place = PopupPlace()
    }

    static var unresolved: Resolved { Resolved() }
    func place(_ node: PrimitiveNode<Self>) -> PopupPlace { node.resolved.place }

    func resolve(_ node: PrimitiveNode<Self>) -> Resolved {
        var resolved = node.resolved
        resolved.ring = FocusRing(node)
        resolved.place.popup?.take(items)
        if !isEnabled { node.tree.focus.resign(node) }
        return resolved
    }

    func isFocusable(_ node: PrimitiveNode<Self>) -> Bool { isEnabled }

    func handle(_ key: KeyEvent, _ node: PrimitiveNode<Self>) -> Bool {
        guard isEnabled, node.tree.focus.has(node), key.phase == .down,
            [.space, .return, .downArrow].contains(key.key),
            key.modifiers.subtracting(.capsLock).isEmpty
        else { return false }
        node.activate()
        node.resolved.place.menu?.selectFirst()
        return true
    }

    func activate(_ node: PrimitiveNode<Self>) {
        let isOpen = isOpen
        node.resolved.place.openMenu(
            items, of: node, at: node.frameInWindow, onClose: { isOpen.wrappedValue = false })
        isOpen.wrappedValue = node.resolved.place.isOpen
    }

    func paint(_ node: PrimitiveNode<Self>, _ context: inout PaintContext) {
        context.paintBoxes(of: node)
        node.resolved.ring.paint(node, &context)
    }

    func target(at point: CGPoint, _ node: PrimitiveNode<Self>) -> Node? {
        let inner = node.frontmostTarget(at: point)
        return isEnabled && inner != nil ? node : inner
    }

    func pressOffers(_ node: PrimitiveNode<Self>) -> [PressOffer] {
        isEnabled ? [.follow(MenuPress(node), .normal)] : []
    }
}

/// A press that opens a menu, which goes on with it.
private final class MenuPress: PressTracker {
    private let node: PrimitiveNode<MenuButtonEffect>

    init(_ node: PrimitiveNode<MenuButtonEffect>) { self.node = node }

    override func began(_ event: PressEvent, clicks: Int) -> Bool {
        node.activate()
        return true
    }
}
