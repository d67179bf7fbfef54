import Foundation
import LozengeCore

/// The keys of a list.
///
/// Source: `docs/lists.md`, LIST-10, LIST-14.
extension ListModel {
    /// Handles a key.
    ///
    /// - Returns: False if it has no meaning for a list.
    func handle(_ key: KeyEvent) -> Bool {
        guard perform(key) else { return false }
        // The cursor is seen once keys move it.
        node?.tree.focus.show(true)
        keyboardChanged()
        return true
    }

    private func perform(_ key: KeyEvent) -> Bool {
        if drag != nil, key.key == .escape {
            endDrag(isDropped: false)
            return true
        }
        guard let selection, selection.selects || rows.contains(where: { $0.value != nil })
        else { return false }
        if key.isForMenu { return key.phase == .down && openMenu() }
        let held = key.modifiers.subtracting(.capsLock)
        switch (key.key, held) {
        case (.upArrow, let held) where held.isForMoving: return move(by: -1, Choice(key: held))
        case (.downArrow, let held) where held.isForMoving: return move(by: 1, Choice(key: held))
        case (.home, let held) where held.isForMoving: return move(toEnd: false, Choice(key: held))
        case (.end, let held) where held.isForMoving: return move(toEnd: true, Choice(key: held))
        case (.pageUp, let held) where held.isForMoving: return movePage(-1, Choice(key: held))
        case (.pageDown, let held) where held.isForMoving: return movePage(1, Choice(key: held))
        case (.delete, []), (.deleteForward, []):
            return delete(commanded)
        case (.leftArrow, []), (.rightArrow, []):
            return moveInOutline(
                forward: (key.key == .rightArrow) != (node?.isRightToLeft == true))
        case (.return, []):
            if cursorRow?.traits.isLink == true { return withCursor { $0.operateControl() } }
            rowWasChosen()
            guard let action = menu?.primaryAction else { return false }
            guard selected.isEmpty else {
                action(selected)
                return true
            }
            return withCursor { performPrimaryAction(on: $0) }
        case (.upArrow, .option):
            return move(commanded, by: -1)
        case (.downArrow, .option):
            return move(commanded, by: 1)
        case (.space, []), (.space, .control):
            if held.isEmpty, type(" ") { return true }
            return withCursor { row in
                guard let value = row.value else { return }
                choose(row, held.isEmpty && !selected.contains(value) ? .only : .toggled)
            }
        default: break
        }
        if held.isSubset(of: .shift), !key.characters.isEmpty { return type(key.characters) }
        guard key.matches(.character("a")), held.contains(.control) else { return false }
        if held == [.control, .shift] {
            select([])
        } else if selection.isMultiple {
            select(allValues)
        }
        return true
    }

    private typealias Choice = ListCursor.Choice

    /// The number of times that rows may be made by scrolling.
    private static let attempts = 4

    var selectable: [ListRow] { rows.filter { $0.value != nil } }

    /// Moves the cursor by a row; does nothing at the ends.
    ///
    /// - Parameters:
    ///   - step: 1 for the next row, −1 for the one before.
    ///   - choice: The way in which it is chosen.
    ///   - attempts: The number of times that rows may be made by scrolling.
    /// - Returns: True.
    private func move(by step: Int, _ choice: Choice, attempts: Int = attempts) -> Bool {
        let rows = selectable
        guard !rows.isEmpty else { return true }
        guard let cursor = cursor.row else {
            return move(toEnd: step < 0, choice)
        }
        // Rows with equal values count as one.
        let isCursor = { (row: ListRow) in row.value == cursor }
        let known = step < 0 ? rows.firstIndex(where: isCursor) : rows.lastIndex(where: isCursor)
        guard let index = known else {
            return showCursor { [weak self] in _ = self?.move(by: step, choice) }
        }
        let (row, next) = (rows[index], index + step)
        if rows.indices.contains(next), attempts == 0 || isGapless(from: row, to: rows[next]) {
            choose(rows[next], choice)
            reveal(rows[next])
        } else if attempts > 0, !(step > 0 ? row.isAtEnd : row.isAtStart) {
            let frame = row.frameInStack
            // At first the next row alone; where a header or a footer is between, more and more of what follows.
            let way = max(1, CGFloat(Self.attempts - attempts) * (node?.frame.height ?? 0) / 2)
            return show({ _ in step > 0 ? frame.maxY + way : frame.minY - way }) { [weak self] in
                _ = self?.move(by: step, choice, attempts: attempts - 1)
            }
        } else if step < 0, choice == .only, let node {
            // The header of a table is above its first row.
            _ = node.tree.focus.advanceWithinStop(.up)
        }
        return true
    }

    /// Moves the cursor to the first row, or to the last one.
    private func move(toEnd isEnd: Bool, _ choice: Choice, attempts: Int = 4) -> Bool {
        show({ isEnd ? $0.frame.height : 0 }) { [weak self] in
            guard let self, let row = isEnd ? selectable.last : selectable.first else { return }
            // The end is only known once the rows there exist.
            let isThere = isEnd ? rows.last?.isAtEnd : rows.first?.isAtStart
            if isThere == false, attempts > 1 {
                _ = move(toEnd: isEnd, choice, attempts: attempts - 1)
            } else {
                choose(row, choice)
                reveal(row)
            }
        }
    }

    /// Moves the cursor by a page.
    private func movePage(_ direction: CGFloat, _ choice: Choice) -> Bool {
        guard let node, let cursor = cursor.row else { return move(toEnd: false, choice) }
        guard let frame = selectable.first(where: { $0.value == cursor })?.frameInStack else {
            return showCursor { [weak self] in _ = self?.movePage(direction, choice) }
        }
        let target = frame.midY + direction * max(frame.height, node.frame.height - frame.height)
        return show({ _ in target }) { [weak self] in
            guard let self else { return }
            let nearest = selectable.min {
                abs($0.frameInStack.midY - target) < abs($1.frameInStack.midY - target)
            }
            guard let nearest else { return }
            choose(nearest, choice)
            reveal(nearest)
        }
    }

    /// Scrolls to a position in the stack of the rows, and calls `action` once the rows there exist.
    func show(
        _ position: @escaping (Node) -> CGFloat, then action: @escaping () -> Void
    ) -> Bool {
        guard let node, let stack = rows.first?.stackBox?.superbox else { return true }
        stack.reveal(CGRect(x: 0, y: position(stack), width: 1, height: 0))
        node.tree.performAfterLayout { [weak self] in
            self?.layoutEnds()
            action()
        }
        return true
    }

    /// Scrolls to the cursor, whose row is out of sight, and calls `action` once it exists.
    func showCursor(
        attempts: Int = 4, then action: @escaping () -> Void
    ) -> Bool {
        guard let node, let id = cursor.row else { return false }
        guard node.canScroll(to: id) else {
            cursor.reset(to: nil)
            action()
            return true
        }
        node.scroll(to: id, anchor: nil, attempts: 4)
        node.tree.performAfterLayout { [weak self] in
            guard let self else { return }
            layoutEnds()
            if rows.contains(where: { $0.value == id }) {
                action()
            } else if attempts > 1 {
                _ = showCursor(attempts: attempts - 1, then: action)
            }
        }
        return true
    }

    /// Calls `action` with the row of the cursor, and scrolls to it.
    ///
    /// - Returns: False if there is no cursor, or its row was removed.
    private func withCursor(_ action: (ListRow) -> Void) -> Bool {
        guard let row = cursorRow else { return false }
        action(row)
        return rows.contains { $0 === row } || showCursor {}
    }
}

extension ListCursor.Choice {
    /// Returns the choice of a key that moves the cursor.
    fileprivate init(key modifiers: KeyModifiers) {
        self = modifiers == .control ? .moved : ListCursor.Choice(modifiers)
    }
}

extension KeyModifiers {
    /// True if keys that move the cursor have a meaning with these modifiers.
    fileprivate var isForMoving: Bool { isSubset(of: [.shift, .control]) }
}
