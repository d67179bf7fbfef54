import LozengeCore

/// A view that the app calls a button, a link or a toggle is operated by the keyboard as well: Tab reaches it, and Space
/// and Return perform its action.
///
/// Source: `docs/accessibility.md`, SEM-11.
extension AccessibilityModifier {
    func isFocusable(_ context: EventContext<Self>) -> Bool {
        attributes.addedTraits.isOperable && attributes.isHidden != true
            && context.read(\.isEnabled) && !hasStops(inside: context.node)
            && pressAction(of: context.node) != nil
    }

    func handle(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        guard key.isPress, context.tree.focus.has(context.node) else { return false }
        if key.phase == .down { activate(context) }
        return true
    }

    func activate(_ context: EventContext<Self>) { pressAction(of: context.node)?.perform() }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        writer.paintBoxes(of: context)
        if attributes.addedTraits.isOperable { context.resolved.ring.paint(context.node, &writer) }
    }

    private func hasStops(inside box: Node) -> Bool {
        !box.boxes.allSatisfy(\.node.focusables.isEmpty)
    }

    /// Returns the action of a press on the element of a box, by itself or by a modifier around; `nil` for none.
    private func pressAction(of box: Node) -> SemanticAction? {
        var outermost = box
        while let outer = outermost.superbox, outer.role == .modifier { outermost = outer }
        return outermost.elements.lazy.flatMap(\.actions).first { $0.kind == .activate }
    }
}

extension AccessibilityTraits {
    /// True for the traits of what is pressed.
    var isOperable: Bool { !isDisjoint(with: [.isButton, .isLink, .isToggle]) }
}
