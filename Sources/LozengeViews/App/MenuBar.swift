import Foundation
import LozengeCore

/// A window's content below the menus of its app.
nonisolated struct MenuBarFrame {
    let bar: MenuBarContent
    let content: AnyView
}

extension MenuBarFrame: View {
    var body: some View {
        BarsLayout {
            MenuBar(menus: bar.menus)
                .layoutValue(key: FramePartKey.self, value: .top)
                // In front of content that is too large for the window.
                .zIndex(1)
            content.layoutValue(key: FramePartKey.self, value: .content)
        }
    }
}

/// The titles of menus in a row, each of which opens its menu when pressed.
nonisolated private struct MenuBar {
    let menus: [MenuBarContent.Menu]

    @State private var open: Int?
    @Environment(\.appearsActive) private var isActive
    @Environment(\.self) private var environment

    init(menus: [MenuBarContent.Menu]) { self.menus = menus }
}

extension MenuBar: View {
    var body: some View {
        let mnemonics = Mnemonic.all(of: menus.map { $0.title.string(in: environment) })
        MenuBarLayout {
            ForEach(0...menus.count, id: \.self) { index in
                Group {
                    if mnemonics.indices.contains(index) {
                        MnemonicTitle(mnemonic: mnemonics[index])
                    } else {
                        Text("Menu")
                    }
                }
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
        .modifier(
            MenuBarEffect(
                menus: menus.map(\.items) + [allMenus], keys: mnemonics.map(\.shortcut),
                open: $open)
        )
        .opacity(isActive || open != nil ? 1 : Theme.disabledOpacity)
        .padding(2)
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlay(alignment: .bottom) { Divider() }
        .background(Color.windowBackground)
    }
}

extension MenuBar {
    /// Returns the menu of a narrow window: all menus as submenus.
    private func allMenus() -> AnyView {
        AnyView(
            ForEach(menus.indices, id: \.self) { index in
                Menu {
                    menus[index].items()
                } label: {
                    menus[index].title
                }
            })
    }
}

/// A row of titles, or the last one alone where the others do not fit.
nonisolated private struct MenuBarLayout: Layout {
    private func sizes(_ subviews: Subviews) -> [CGSize] {
        subviews.map { $0.sizeThatFits(.unspecified) }
    }

    /// Returns true if all titles but the last one fit.
    private func isWide(_ sizes: [CGSize], in width: CGFloat?) -> Bool {
        guard let width else { return true }
        return sizes.dropLast().reduce(0) { $0 + $1.width } <= width
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = sizes(subviews)
        let shown = isWide(sizes, in: proposal.width) ? sizes.dropLast() : sizes.suffix(1)
        return CGSize(
            width: shown.reduce(0) { $0 + $1.width },
            height: sizes.reduce(0) { max($0, $1.height) })
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let sizes = sizes(subviews)
        let isWide = isWide(sizes, in: proposal.width)
        var x = bounds.minX
        for (index, subview) in subviews.enumerated() {
            let isShown = (index < subviews.count - 1) == isWide
            subview.setShown(isShown)
            guard isShown else { continue }
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += sizes[index].width
        }
    }
}

/// A row of titles with menus below: one is open at a time, and the pointer or an arrow key changes it.
nonisolated private struct MenuBarEffect {
    let menus: [() -> AnyView]
    /// The keys that open them; those of all titles but the last.
    let keys: [KeyboardShortcut?]
    let open: Binding<Int?>
}

extension MenuBarEffect: PopupModifier {
    func resolve(_ context: UpdateContext<Self>) -> PopupSlot {
        context.tree.shortcuts.add(context.node, isFallback: true)
        if let index = open.wrappedValue, menus.indices.contains(index) {
            context.resolved.popup?.update(to: menus[index])
        }
        return context.resolved
    }

    func isShortcut(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        key.opensMenus || index(for: key, context) != nil
    }

    func activate(by key: KeyEvent, _ context: EventContext<Self>) {
        show(index(for: key, context) ?? shown(context).first ?? 0, context)
        context.resolved.menu?.selectFirst()
    }

    /// Returns the index of the shown menu that a key opens; `nil` for none.
    private func index(for key: KeyEvent, _ context: EventContext<Self>) -> Int? {
        shown(context).first { keys.indices.contains($0) && keys[$0]?.matches(key) == true }
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
        let names = names(context)
        return shown(context).first { names[$0].frameInWindow.contains(point) }
    }

    func semantics(_ context: SemanticsContext<Self>) -> SemanticEffect {
        .change { elements in
            let shown = shown(EventContext(context.node))
            for (index, menu) in zip(elements.indices, shown) where elements[index].role == .text {
                elements[index].role = .menuButton
                elements[index].actions = [
                    SemanticAction(.activate) { [weak node = context.node] in
                        guard let node else { return }
                        show(menu, EventContext(node))
                    }
                ]
            }
        }
    }

    private func names(_ context: EventContext<Self>) -> [Node] {
        context.boxes.first?.node.boxes.map(\.node) ?? []
    }

    /// Returns the indices of the titles that are shown.
    private func shown(_ context: EventContext<Self>) -> [Int] {
        let names = names(context)
        return names.indices.filter { !names[$0].isHiddenAlternative }
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
            let shown = shown(context)
            guard let place = shown.firstIndex(of: index) else { return false }
            let step = key.key == forward ? 1 : shown.count - 1
            show(shown[(place + step) % shown.count], context)
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
