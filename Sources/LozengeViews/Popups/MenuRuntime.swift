import Foundation
import LozengeCore

/// An open menu; the focused item is the highlighted one.
final class MenuRuntime: PopupRuntime {
    /// The pointer's position when the menu was opened, or the first one over the menu; `nil` before.
    private var firstPoint: CGPoint?
    /// True once the pointer was moved or pressed here: it may be released where the menu was opened.
    private var isPointed = false
    private var typed = TypedPrefix()
    /// Handles events outside of the menu; returns true if it handled one.
    var besides: (InputEvent) -> Bool = { _ in false }

    init(
        over opener: ViewTree, _ environment: EnvironmentValues,
        content: @escaping () -> AnyView
    ) {
        super.init(
            .menu, over: opener, environment, surroundings: menuSurroundings,
            content: { AnyView(MenuContent(items: content())) })
    }

    override func update(to items: @escaping () -> AnyView) {
        super.update(to: { AnyView(MenuContent(items: items())) })
    }

    override func handle(_ event: InputEvent) {
        switch event {
        case .key(let key) where tree.popups.isEmpty && key.phase != .up:
            if handle(key) { return }
            return pipeline.handle(event) { besides(.key($0)) || type($0) }
        case .pointerMoved(let point):
            noteMotion(to: point)
            // The menu came under a pointer that rests: an item that keys have highlighted stays so.
            if !isPointed, tree.focus.node != nil, !tree.focus.isByPointer { return }
        case .pointerDown(_, let point, _, _, _):
            isPointed = true
            super.handle(.pointerMoved(to: point))
            return super.handle(.pointerDown(.primary, at: point))
        case .pointerUp(_, let point):
            super.handle(.pointerUp(.primary, at: point))
            return release(at: point)
        default: break
        }
        super.handle(event)
    }

    /// Notes a motion of the pointer: after one, the release of a button held since the opening selects an item.
    private func noteMotion(to point: CGPoint) {
        let first = firstPoint ?? pointerWhenOpened ?? point
        firstPoint = first
        if point.distance(to: first) > Self.slop { isPointed = true }
    }

    private func release(at point: CGPoint) {
        guard isPointed, let item = tree.focus.node, item.reachesPointer(at: point) else { return }
        item.holder?.activate()
    }

    /// Handles the keys that no item has handled.
    ///
    /// - Returns: True if the key was handled.
    private func handle(_ key: KeyEvent) -> Bool {
        switch key.key {
        case .upArrow: _ = tree.focus.advance(forward: false, in: root)
        case .downArrow:
            if tree.focus.node == nil {
                selectFirst()
            } else {
                _ = tree.focus.advance(forward: true, in: root)
            }
        case .home: highlight(root.focusables.first(where: \.isTabStop))
        case .end: highlight(root.focusables.last(where: \.isTabStop))
        case .escape: close()
        case backKey where isSubmenu: close()
        default: return false
        }
        return true
    }

    /// Highlights the next item whose title begins with the typed letters.
    ///
    /// - Returns: False for a key that types no letter.
    private func type(_ key: KeyEvent) -> Bool {
        guard case .character(let letter) = key.key,
            key.modifiers.isDisjoint(with: [.control, .option, .command])
        else { return false }
        typed.add(String(letter), at: tree.now)
        let items = root.focusables.filter(\.isTabStop)
        let current = items.firstIndex { tree.focus.has($0) }
        let found = typed.index(among: items.count, from: current) {
            items[$0].elements.first?.label ?? ""
        }
        if let found { highlight(items[found]) }
        return true
    }

    /// The key that closes a submenu.
    private var backKey: Key { root.isRightToLeft ? .rightArrow : .leftArrow }

    /// Highlights the first item, or the chosen one of the options that the menu begins with.
    func selectFirst() {
        highlight(chosenOption ?? root.focusables.first(where: \.isTabStop))
    }

    /// Scrolls to the chosen one of the options that the menu begins with.
    func revealChosen() {
        guard let item = chosenOption else { return }
        tree.performAfterLayout { item.reveal(item.bounds, margin: menuMargin) }
    }

    /// The chosen one of the options that the menu begins with; `nil` in other menus.
    private var chosenOption: Node? {
        let items = root.focusables.filter(\.isTabStop)
        return items.first?.isOption == true ? items.first(where: \.isChosen) : nil
    }

    private func highlight(_ item: Node?) { tree.focus.move(to: item, byKeyboard: true) }

    override var isEmpty: Bool { idealSize.height <= 2 * menuMargin }

    /// The distance in points that an unintentionally moved pointer may stray.
    private static let slop: CGFloat = 4
}

extension Node {
    /// True for the item of a menu that is one of several options.
    fileprivate final var isOption: Bool { elements.contains { $0.role == .menuItemRadio } }

    /// True for the item of a menu that is on.
    fileprivate final var isChosen: Bool { elements.contains { $0.states.contains(.checked) } }
}

/// The distance of a menu's items to its edges, in points.
let menuMargin: CGFloat = 6

/// Returns the environment of a menu, whose items look the same wherever it is opened.
nonisolated private func menuSurroundings(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inner = environment.forPopup()
    inner.menuRows = .items
    inner.menuActionDismissBehavior = environment.menuActionDismissBehavior
    inner.dividesMenu = true
    return inner
}

nonisolated extension EnvironmentValues {
    /// Returns this environment for content that is among the items of a menu which has `menu`.
    package func amongItems(of menu: EnvironmentValues) -> EnvironmentValues {
        var inner = menuSurroundings(self)
        inner.menuRows = menu.menuRows
        inner.hasMenuMarks = menu.hasMenuMarks
        return inner
    }
}

/// The items of a menu in a column, which scrolls if it does not fit.
nonisolated private struct MenuContent {
    let items: AnyView
    @State private var hasMarks = false
}

extension MenuContent: View {
    var body: some View {
        ScrollView {
            MenuColumn { MenuSections(items: items) }
                .imageScale(.small)
                .foregroundStyle(.secondary)
                .padding(menuMargin)
        }
        .environment(\.hasMenuMarks, hasMarks)
        .onPreferenceChange(MenuMarksKey.self) { hasMarks = $0 }
        .popupFrame(radius: 15)
    }
}

/// True if an item of the menu can have a mark.
enum MenuMarksKey: PreferenceKey {
    static let defaultValue = false

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

nonisolated extension EnvironmentValues {
    /// True if items of the menu have marks; all items then have space for one.
    var hasMenuMarks: Bool {
        get { self[HasMenuMarksKey.self] }
        set { self[HasMenuMarksKey.self] = newValue }
    }
}

nonisolated private struct HasMenuMarksKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension MenuRows {
    /// The items of a menu.
    nonisolated static let items = MenuRows(
        button: { AnyView(MenuItem(kind: .action, role: $0, action: $1, label: $2)) },
        toggle: { AnyView(MenuItem(kind: .mark(isOn: $0), action: $1, label: $2)) },
        option: { AnyView(MenuItem(kind: .option(isOn: $0), action: $1, label: $2)) },
        submenu: { AnyView(MenuItem(kind: .submenu($0), action: {}, label: $1)) })
}
