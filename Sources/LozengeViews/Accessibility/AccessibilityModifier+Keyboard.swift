import LozengeCore

/// A view that the app calls a button, a link or a toggle is operated by the keyboard as well: Tab reaches it, and Space
/// and Return perform its action. The arrow keys adjust a view with an adjustable action.
///
/// Source: `docs/accessibility.md`, SEM-11.
extension AccessibilityModifier {
    func isFocusable(_ context: EventContext<Self>) -> Bool {
        attributes.areForKeyboard && attributes.isHidden != true
            && context.read(\.isEnabled) && !hasStops(inside: context.node)
            && (attributes.adjustment != nil || pressAction(of: context.node) != nil)
    }

    func handle(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        guard context.tree.focus.has(context.node) else { return false }
        if let adjust = attributes.adjustment,
            let direction = key.adjustment(isRightToLeft: context.isRightToLeft)
        {
            if key.phase != .up { adjust(direction) }
            return true
        }
        guard key.isPress, pressAction(of: context.node) != nil else { return false }
        if key.phase == .down { activate(context) }
        return true
    }

    func activate(_ context: EventContext<Self>) { pressAction(of: context.node)?.perform() }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        writer.paintBoxes(of: context)
        if attributes.areForKeyboard { context.resolved.ring.paint(context.node, &writer) }
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

extension AccessibilityAttributes {
    /// True if they make a view one that the keyboard operates, if it does something.
    var areForKeyboard: Bool { addedTraits.isOperable || adjustment != nil }

    /// The adjustable action; `nil` without one.
    fileprivate var adjustment: ((AccessibilityAdjustmentDirection) -> Void)? {
        for action in actions { if case .adjustable(let adjust) = action.kind { return adjust } }
        return nil
    }
}

extension KeyEvent {
    /// The direction in which an arrow key without modifiers adjusts a value; `nil` for other keys.
    fileprivate func adjustment(isRightToLeft: Bool) -> AccessibilityAdjustmentDirection? {
        guard modifiers.subtracting(.capsLock).isEmpty else { return nil }
        return switch key {
        case .upArrow: .increment
        case .downArrow: .decrement
        case .rightArrow: isRightToLeft ? .decrement : .increment
        case .leftArrow: isRightToLeft ? .increment : .decrement
        default: nil
        }
    }
}

extension AccessibilityTraits {
    /// True for the traits of what is pressed.
    var isOperable: Bool { !isDisjoint(with: [.isButton, .isLink, .isToggle]) }
}
