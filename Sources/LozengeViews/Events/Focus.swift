import Foundation
import LozengeCore

/// The focus of a window: the box that receives keys.
package final class Focus: WindowService {
    private unowned let tree: ViewTree

    package private(set) var node: Node?
    /// The stop inside the focused box, from 0.
    private(set) var stop = 0
    /// True if the focus ring is shown, which is while the focus is moved by the keyboard.
    package private(set) var isVisible = false
    /// The focused box and those around it, as last notified.
    private(set) var chain: [Node] = []
    /// The order of the boxes after the focused one, from which to continue once it is removed.
    private var next: [ObjectIdentifier] = []
    /// The boxes that had the focus when they were covered, the last one last.
    private var covered: [Node] = []

    package init(_ tree: ViewTree) { self.tree = tree }

    /// True if the user has moved the focus by the pointer, false if it was the keyboard or the app.
    private(set) var isByPointer = false

    /// True if the focus has moved because the view that had it was covered, and neither the user nor the app has moved it since.
    private(set) var isInherited = false

    /// True while a box gets the focus back that it had before it was covered, or before another text was edited.
    private(set) var isReturning = false

    /// Gives a box the focus back, without what a new focus does.
    func returns(to box: Node) {
        isReturning = true
        move(to: box)
        isReturning = false
    }

    /// Moves the focus to `new`, or removes it.
    ///
    /// - Parameters:
    ///   - new: The box to focus; `nil` for none.
    ///   - isByKeyboard: True if the user did it by the keyboard, false by the pointer; `nil` if the app did.
    ///   - newStop: The stop inside the box; `nil` for the first one, or the present one of the box that has the focus.
    ///   - reveals: False to scroll nothing.
    func move(
        to new: Node?, byKeyboard isByKeyboard: Bool? = nil, stop newStop: Int? = nil,
        reveals: Bool = true
    ) {
        if let isByKeyboard { isVisible = isByKeyboard }
        isByPointer = isByKeyboard == false
        isInherited = false
        node?.setNeedsPaint()
        new?.setNeedsPaint()
        if reveals { new?.tree.performAfterLayout { [weak self] in self?.reveal() } }
        guard new !== node || newStop ?? stop != stop else { return }
        let (before, old) = (chain, node)
        (node, stop) = (new, newStop ?? 0)
        chain = new.map { sequence(first: $0, next: \.superbox).map { $0 } } ?? []
        let now = chain
        for left in before where !now.contains(where: { $0 === left }) {
            left.holder?.focusChanged(isInside: false)
        }
        for box in now
        where box === old || box === new || !before.contains(where: { $0 === box }) {
            box.holder?.focusChanged(isInside: true)
        }
        for service in tree.services { service.focusMoved() }
    }

    /// Scrolls the focused box, or the stop inside of it, into sight.
    private func reveal() {
        guard let node else { return }
        let stops = node.holder?.stops ?? []
        node.reveal(stops.indices.contains(stop) ? stops[stop] : node.bounds, margin: Self.margin)
    }

    /// Shows or hides the focus ring.
    func show(_ isVisible: Bool) {
        guard isVisible != self.isVisible else { return }
        self.isVisible = isVisible
        node?.setNeedsPaint()
    }

    /// The distance from the edge of a focused view that was scrolled into sight, in points.
    ///
    /// Source: `docs/metrics.md`, REVEAL-1: the focus ring is to be seen, too.
    private static let margin: CGFloat = 8

    func has(_ node: Node) -> Bool { self.node === node }

    /// True if the focus is in `outer` or in a box inside it.
    package func isInside(_ outer: Node) -> Bool { chain.contains { $0 === outer } }

    package func forget(_ gone: Node) {
        if !covered.isEmpty { covered.removeAll { $0 === gone } }
        guard gone === node else { return }
        let left = chain
        (node, chain) = (nil, [])
        gone.tree.perform { for node in left { node.holder?.focusChanged(isInside: false) } }
    }

    /// Moves the focus from a box that can no longer be reached to one that takes its place.
    ///
    /// The box is behind a page, a tab or a sheet, or an alternative that is not shown. It gets the focus back.
    ///
    /// Source: `docs/navigation.md`, FOCUS-1.
    package func layoutEnds() {
        let left = node.flatMap { $0.isReachable ? nil : $0 }
        guard left != nil || node == nil && !covered.isEmpty else { return }
        let heir = covered.last(where: \.isReachable)
        if let heir { covered.removeAll { $0 === heir } }
        if let left {
            if !left.isLeaving { covered.append(left) }
        }
        if let heir {
            returns(to: heir)
        } else if let left {
            inherit(left.nearestStop)
        } else if let stop = covered.last?.nearestStop {
            inherit(stop)
        }
        isInherited = heir == nil
    }

    /// Moves the focus without the user's wish: what is in sight stays where it is, such as the top of a page.
    private func inherit(_ stop: Node?) {
        move(to: stop, reveals: stop?.visibleFrame.isShowing == false)
    }

    package func windowActivityChanged() {
        node?.setNeedsPaint()
        // The caret starts to blink again.
        if tree.isActive { node?.setNeedsUpdate() }
    }

    package func retains(_ row: Node) -> Bool { node?.isBelow(row) == true }

    /// Sets the bindings of what is typed, before an action elsewhere reads them.
    ///
    /// - Parameter target: The view that acts; `nil` if it is not known. What is typed in it stays a draft.
    func commit(before target: Node? = nil) {
        guard let node, target.map({ $0 === node || $0.isBelow(node) }) != true else { return }
        node.holder?.commit()
    }

    /// Removes the focus from `node` if it has it.
    func resign(_ node: Node) { if has(node) { move(to: nil) } }

    /// Moves the focus to the next Tab stop in reading order, or to the previous one.
    ///
    /// - Returns: False if there is none.
    func advance(forward isForward: Bool, in root: Node) -> Bool {
        if moveInside(forward: isForward) { return true }
        let all = root.focusables.filter { $0.isTabStop || $0 === node }
        guard let first = all.first(where: \.isTabStop), let last = all.last(where: \.isTabStop)
        else { return false }
        func position(of name: ObjectIdentifier) -> Int? {
            all.firstIndex { ObjectIdentifier($0) == name }
        }
        let new: Node
        if let node, let index = position(of: ObjectIdentifier(node)) {
            new = all[(index + (isForward ? 1 : all.count - 1)) % all.count]
        } else if let index = next.lazy.compactMap(position).first {
            // The focused box was removed: the one after it takes its position.
            new = isForward ? all[index] : all[(index + all.count - 1) % all.count]
        } else {
            new = isForward ? first : last
        }
        note(all, at: new)
        let lastStop = max(0, (new.holder?.stops.count ?? 1) - 1)
        move(to: new, byKeyboard: true, stop: isForward ? 0 : lastStop)
        return true
    }

    /// Moves the focus to another stop inside the focused box.
    private func moveInside(forward isForward: Bool) -> Bool {
        guard let node, let count = node.holder?.stops.count else { return false }
        // Links may be gone meanwhile.
        let next = min(stop, count - 1) + (isForward ? 1 : -1)
        guard (0..<count).contains(next) else { return false }
        move(to: node, byKeyboard: true, stop: next)
        return true
    }

    /// Moves the focus to the nearest box in a direction.
    ///
    /// - Returns: False if there is none.
    func advance(_ direction: MoveCommandDirection, in root: Node) -> Bool {
        advance(direction, in: root) { _ in true }
    }

    /// Moves the focus to the nearest box in a direction that Tab passes over, within the focused stop.
    ///
    /// The search ends at the largest box around the focus that has no other stop of Tab.
    ///
    /// - Returns: False if there is none.
    func advanceWithinStop(_ direction: MoveCommandDirection) -> Bool {
        let around = chain.prefix { box in
            box.focusables.allSatisfy { !$0.isTabStop || $0 === node }
        }
        return around.last.map { advance(direction, in: $0) { !$0.isTabStop } } ?? false
    }

    private func advance(
        _ direction: MoveCommandDirection, in root: Node, _ isMeant: (Node) -> Bool
    ) -> Bool {
        guard isVisible, let node else { return false }
        let all = root.focusables.filter(isMeant)
        guard let new = direction.nearest(to: node, of: all) else { return false }
        note(all, at: new)
        move(to: new, byKeyboard: true)
        return true
    }

    private func note(_ all: [Node], at node: Node) {
        let index = all.firstIndex { $0 === node } ?? 0
        next = (all[(index + 1)...] + all[..<index]).map(ObjectIdentifier.init)
    }

    /// Returns whether a key would have an effect in the focused box or one around; `nil` if that is not known.
    func hasUse(for key: KeyEvent) -> Bool? {
        chain.lazy.compactMap { $0.holder?.hasUse(for: key) }.first
    }

    /// Offers a key to the focused box and to those around it; that of a text first to the program's handlers around.
    ///
    /// - Returns: True if one of them handled it.
    func offer(_ key: KeyEvent) -> Bool {
        guard node?.holder?.isEdited(by: key) == true else { return offer(key) { _ in true } }
        return offer(key, to: \.precedesEditing) || offer(key) { !$0.precedesEditing }
    }

    private func offer(_ key: KeyEvent, to isMeant: (any PrimitiveHolder) -> Bool) -> Bool {
        var box = node
        while let current = box {
            if let holder = current.holder, isMeant(holder), holder.handle(key) { return true }
            box = current.superbox
        }
        return false
    }
}

extension ViewTree {
    /// The focus of the window.
    package var focus: Focus { self[Focus.self] }
}

extension PaintContext {
    /// True if this box is focused.
    var isFocused: Bool { node.tree.focus.has(node) }

    /// The stop inside this box that has the focus; `nil` if another box has it.
    var focusedStop: Int? { isFocused ? node.tree.focus.stop : nil }
}
