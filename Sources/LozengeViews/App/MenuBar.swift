import Foundation
import LozengeCore

/// A window's content below the menus of its app.
nonisolated struct MenuBarFrame {
    let bar: MenuBarContent
    let content: AnyView
}

extension MenuBarFrame: View {
    var body: some View {
        VStack(spacing: 0) {
            MenuBar(menus: bar.menus)
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

/// The titles of menus in a row, each of which opens its menu when pressed.
nonisolated private struct MenuBar {
    let menus: [MenuBarContent.Menu]

    @State private var open: Int?
    @Environment(\.appearsActive) private var isActive

    init(menus: [MenuBarContent.Menu]) { self.menus = menus }
}

extension MenuBar: View {
    var body: some View {
        HStack(spacing: 0) {
            ForEach(menus.indices, id: \.self) { index in
                menus[index].title
                    .lineLimit(1)
                    .padding(.horizontal, 10)
                    .padding(.vertical, 4)
                    .foregroundStyle(Color.label)
                    .background(
                        open == index ? Color.label.opacity(0.1) : .clear,
                        in: RoundedRectangle(cornerRadius: Theme.Radius.inner, style: .circular))
            }
        }
        .font(.subheadline)
        .modifier(MenuBarEffect(menus: menus.map(\.items), open: $open))
        .opacity(isActive || open != nil ? 1 : Theme.disabledOpacity)
        .padding(2)
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlay(alignment: .bottom) { Divider() }
    }
}

/// A row of titles with menus below: one is open at a time, and the pointer or an arrow key changes it.
nonisolated private struct MenuBarEffect {
    let menus: [() -> AnyView]
    let open: Binding<Int?>
}

extension MenuBarEffect: PopupModifier {
    func resolve(_ context: UpdateContext<Self>) -> PopupSlot {
        context.tree.shortcuts.add(context.node)
        if let index = open.wrappedValue, menus.indices.contains(index) {
            context.resolved.popup?.update(to: menus[index])
        }
        return context.resolved
    }

    func isShortcut(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool { key.opensMenus }

    func activate(_ context: EventContext<Self>) {
        show(0, context)
        context.resolved.menu?.selectFirst()
    }

    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        context.bounds.contains(point) ? context.node : nil
    }

    func pressOffers(_ context: EventContext<Self>) -> [PressOffer] {
        [.follow(MenuBarPress(context), .normal)]
    }

    /// Returns the index of the title at a point of the window.
    func index(at point: CGPoint, _ context: EventContext<Self>) -> Int? {
        guard context.contains(windowPoint: point) else { return nil }
        return names(context).firstIndex { $0.frameInWindow.contains(point) }
    }

    func semantics(_ context: SemanticsContext<Self>) -> SemanticEffect {
        .change { elements in
            for index in elements.indices where elements[index].role == .text {
                elements[index].role = .menuButton
                elements[index].actions = [
                    SemanticAction(.activate) { [weak node = context.node] in
                        guard let node else { return }
                        show(index, EventContext(node))
                    }
                ]
            }
        }
    }

    private func names(_ context: EventContext<Self>) -> [Node] {
        context.boxes.first?.node.boxes.map(\.node) ?? []
    }

    /// Opens a menu in place of the present one.
    func show(_ index: Int, _ context: EventContext<Self>) {
        let names = names(context)
        guard menus.indices.contains(index), names.indices.contains(index) else { return }
        let open = open
        context.resolved.openMenu(
            menus[index], of: context.node, at: names[index].frameInWindow,
            besides: { [unowned node = context.node] in
                node.content.handle($0, besides: index, EventContext(node))
            },
            onClose: { if open.wrappedValue == index { open.wrappedValue = nil } })
        open.wrappedValue = context.resolved.isOpen ? index : nil
    }

    /// Handles an event that the menu has not handled.
    private func handle(
        _ event: InputEvent, besides index: Int, _ context: EventContext<Self>
    ) -> Bool {
        switch event {
        case .pointerMoved(let point):
            if let other = self.index(at: point, context), other != index { show(other, context) }
            return true
        case .key(let key) where key.phase != .up:
            let forward: Key = context.isRightToLeft ? .leftArrow : .rightArrow
            guard key.key == .leftArrow || key.key == .rightArrow else { return false }
            let step = key.key == forward ? 1 : menus.count - 1
            show((index + step) % max(1, menus.count), context)
            context.resolved.menu?.selectFirst()
            return true
        default: return false
        }
    }
}

/// A press on a title, which opens its menu at once.
private final class MenuBarPress: QueuedPressRecognizer {
    private let context: EventContext<MenuBarEffect>

    init(_ context: EventContext<MenuBarEffect>) { self.context = context }

    override func began(_ event: PressEvent, clicks: Int) -> Bool {
        guard let index = context.content.index(at: event.location, context) else { return false }
        context.content.show(index, context)
        return true
    }
}
