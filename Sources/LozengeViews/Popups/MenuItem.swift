import Foundation
import LozengeCore

/// An item of a menu: the row of a button, a toggle or a submenu.
nonisolated struct MenuItem<Label: View> {
    let kind: Kind
    var role: ButtonRole?
    let action: () -> Void
    let label: Label

    @State private var isChosen = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlOpacity) private var opacity
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.hasMenuMarks) private var hasMarks
}

extension MenuItem: View {
    /// The kind of an item.
    enum Kind {
        case action
        /// An item with an on or off state.
        case mark(isOn: Bool)
        /// One of several options.
        case option(isOn: Bool)
        case submenu(() -> AnyView)
    }

    var body: some View {
        HStack(spacing: 6) {
            if hasMarks {
                Text(verbatim: "✓").opacity(mark == true ? 1 : 0).accessibilityHidden(true)
            }
            // The space between is what is left.
            label.lineLimit(1).layoutPriority(1).alignmentGuide(.menuTitles) { $0[.leading] }
            Spacer(minLength: 18)
            if let shortcut {
                Text(verbatim: shortcut.description)
                    .foregroundStyle(Color.secondary)
                    .layoutPriority(1)
                    .accessibilityHidden(true)
            }
            if case .submenu = kind { Chevron(.trailing) }
        }
        .padding(.horizontal, MenuColumn.titleInset)
        .padding(.vertical, MenuColumn.titleSpacing)
        .foregroundStyle(role == .destructive ? Color.destructiveText : .label)
        .background(
            isChosen ? Color.label.opacity(0.1) : .clear,
            in: RoundedRectangle(cornerRadius: Theme.Radius.control, style: .circular)
        )
        .opacity(opacity)
        .preference(key: MenuMarksKey.self, value: mark != nil)
        .modifier(
            MenuItemEffect(
                isEnabled: isEnabled, isChosen: $isChosen, role: semanticRole,
                isOn: mark == true, submenu: submenu, action: action))
    }

    /// The state of an item that is on or off; `nil` for other items.
    private var mark: Bool? {
        switch kind {
        case .mark(let isOn), .option(let isOn): isOn
        case .action, .submenu: nil
        }
    }

    private var semanticRole: SemanticRole {
        switch kind {
        case .action: .menuItem
        case .mark: .menuItemCheckbox
        case .option: .menuItemRadio
        case .submenu: .menuButton
        }
    }

    private var submenu: (() -> AnyView)? {
        if case .submenu(let items) = kind { items } else { nil }
    }
}

/// A layout-neutral modifier of a row; the focused row is the highlighted one.
nonisolated private struct MenuItemEffect {
    let isEnabled: Bool
    let isChosen: Binding<Bool>
    let role: SemanticRole
    let isOn: Bool
    let submenu: (() -> AnyView)?
    let action: () -> Void
}

extension MenuItemEffect: PopupModifier {
    final class Row {
        let place = PopupSlot()
        var shortcut: KeyboardShortcut?
        /// The time at which the row under the resting pointer is highlighted or opens its submenu.
        var ripe: Duration?
    }

    static var unresolved: Row { Row() }
    func popupSlot(_ context: some NodeContext<Self>) -> PopupSlot { context.resolved.place }
    static var followsPointer: Bool { true }

    func resolve(_ context: UpdateContext<Self>) -> Row {
        context.tree.pointer.hasFollowers = true
        let row = context.resolved
        row.shortcut = context.read(\.keyboardShortcut)
        if row.shortcut != nil { context.tree.shortcuts.add(context.node) }
        if !isEnabled { context.tree.focus.resign(context.node) }
        if let submenu { row.place.popup?.update(to: submenu) }
        if let ripe = row.ripe {
            if ripe <= context.tree.clock.time { ripen(context) } else { context.wake(at: ripe) }
        }
        return row
    }

    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        context.bounds.contains(point) ? context.node : nil
    }

    func pointerMoved(to point: CGPoint?, _ context: EventContext<Self>) {
        let (row, focus) = (context.resolved, context.tree.focus)
        // A row that keys have highlighted stays so until the pointer moves.
        if context.tree.pointer.isResting, focus.node != nil, !focus.isByPointer { return }
        guard point != nil, isEnabled else {
            row.ripe = nil
            if focus.has(context.node), !row.place.isOpen { focus.move(to: nil) }
            return
        }
        guard !focus.has(context.node) else { return }
        // On its way into an open submenu, the pointer crosses other rows.
        let isPassing = !context.tree.popups.isEmpty
        if !isPassing { focus.move(to: context.node, byKeyboard: false) }
        guard isPassing || submenu != nil else { return }
        let ripe = context.tree.now + Self.rest
        row.ripe = ripe
        context.wake(at: ripe)
    }

    /// Highlights the row on which the pointer has rested, and opens its submenu.
    private func ripen(_ context: some RequestContext<Self>) {
        context.resolved.ripe = nil
        context.tree.focus.move(to: context.node, byKeyboard: false)
        if submenu != nil { openSubmenu(context) }
    }

    func isFocusable(_ context: EventContext<Self>) -> Bool { isEnabled }

    func focusChanged(isInside: Bool, _ context: EventContext<Self>) {
        if !isInside {
            context.resolved.ripe = nil
            context.resolved.place.close()
        }
        isChosen.wrappedValue = isInside
    }

    func handle(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        guard key.phase == .down, key.modifiers.subtracting(.capsLock).isEmpty else { return false }
        switch key.key {
        case .return, .space: context.activate()
        case .rightArrow where submenu != nil && !context.isRightToLeft,
            .leftArrow where submenu != nil && context.isRightToLeft:
            context.activate()
        default: return false
        }
        context.resolved.place.menu?.selectFirst()
        return true
    }

    func isShortcut(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        isEnabled && context.resolved.shortcut?.matches(key) == true
    }

    func activate(_ context: EventContext<Self>) {
        guard submenu == nil else { return openSubmenu(context) }
        // The action may be meant for the window behind, which has the focus again by then.
        let action = action
        if context.read(\.menuActionDismissBehavior) != .disabled { context.tree.popup?.chosen() }
        action()
    }

    func semantics(_ context: SemanticsContext<Self>) -> SemanticEffect {
        .change { elements in
            elements.describeControl(role, isEnabled: isEnabled, context) {
                context.actions.activate()
            }
            elements[0].keyShortcut = context.resolved.shortcut?.description ?? ""
            if isOn { elements[0].states.insert(.checked) }
        }
    }

    private func openSubmenu(_ context: some RequestContext<Self>) {
        guard let submenu, !context.resolved.place.isOpen else { return }
        context.tree.focus.move(to: context.node)
        // The first row of the submenu is beside this row.
        let anchor = context.frameInWindow.insetBy(dx: 0, dy: -menuMargin)
        context.resolved.place.openMenu(submenu, of: context.node, at: anchor, isBeside: true)
    }

    /// Source: GTK and Qt open submenus after 200 to 250 milliseconds.
    private static let rest = Duration.milliseconds(200)
}
