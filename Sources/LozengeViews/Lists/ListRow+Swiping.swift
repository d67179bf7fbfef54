import Foundation
import LozengeCore

/// The swipe over a row that shows buttons.
///
/// Source: `docs/lists.md`, LIST-21.
extension ListRow {
    /// The buttons that the program has set for the row.
    var ownSwipeActions: [SwipeActions] { node?.boxes.first?[SwipeActionsKey.self] ?? [] }

    /// The buttons of the row; that of the deletion where the row has none at the trailing edge.
    var swipeActions: [SwipeActions] {
        var actions = ownSwipeActions
        if !actions.contains(where: { $0.edge == .trailing }), deletion != nil {
            let delete = Button("Delete", role: .destructive) { [weak self] in
                guard let self else { return }
                _ = list?.delete([self])
            }
            actions.append(
                SwipeActions(edge: .trailing, allowsFullSwipe: true, content: AnyView(delete)))
        }
        return actions
    }

    /// Shows the buttons at an edge.
    func openSwipe(at edge: HorizontalEdge) {
        let width = SwipeButtons.width(of: swipeActions, at: edge)
        guard width > 0 else { return }
        list?.closeSwipes(except: self)
        show(RowSwipe(edge: edge, distance: width, isOpen: true))
    }

    func closeSwipe() { show(nil) }

    private func show(_ swipe: RowSwipe?) {
        guard swipe != self.swipe else { return }
        self.swipe = swipe
        node?.setNeedsUpdate()
        node?.setNeedsPlacement()
        node?.setNeedsPaint()
    }

    /// The pause after which a swipe has ended: a touchpad does not say when the fingers leave it.
    ///
    /// Source: `docs/metrics.md`, SWIPE-2.
    static let pause = Duration.milliseconds(150)

    /// The part of the row that a swipe crosses to perform the first action.
    private static let fullPart: CGFloat = 0.6

    /// Follows the fingers.
    ///
    /// - Parameter distance: The distance towards the trailing edge, in points.
    /// - Returns: False if the row has no buttons there.
    func swipe(by distance: CGFloat) -> Bool {
        guard let node, distance != 0 else { return false }
        let after = swipeOffset + distance
        let edge: HorizontalEdge =
            after == 0 ? swipe?.edge ?? .leading : after > 0 ? .leading : .trailing
        let actions = swipeActions
        guard SwipeButtons.width(of: actions, at: edge) > 0 || swipe != nil else { return false }
        let room = self.width(in: node.frame.width)
        let most =
            allowsFullSwipe(actions, at: edge)
            ? room : SwipeButtons.width(of: actions, at: edge)
        list?.closeSwipes(except: self)
        let length = min(abs(after), most)
        show(length == 0 ? nil : RowSwipe(edge: edge, distance: length))
        return true
    }

    /// Ends the swipe: performs the first action, leaves the buttons open, or closes them.
    func endSwipe() {
        guard let swipe, !swipe.isOpen, let node else { return }
        let actions = swipeActions
        let width = SwipeButtons.width(of: actions, at: swipe.edge)
        if allowsFullSwipe(actions, at: swipe.edge),
            swipe.distance > max(width, Self.fullPart * self.width(in: node.frame.width))
        {
            // The buttons are in front of the other controls.
            let buttons =
                node.boxes.count > 1 ? node.boxes[1].node.boxes.last?.node.focusables : nil
            let first = swipe.edge == .leading ? buttons?.first : buttons?.last
            // Without one of them, because it is disabled, another would be the first.
            guard let first, buttons?.count == SwipeButtons.count(of: actions, at: swipe.edge)
            else { return closeSwipe() }
            // It closes the swipe.
            first.holder?.activate()
        } else if swipe.distance > width / 2 {
            openSwipe(at: swipe.edge)
        } else {
            closeSwipe()
        }
    }

    private func allowsFullSwipe(_ actions: [SwipeActions], at edge: HorizontalEdge) -> Bool {
        actions.first { $0.edge == edge }?.allowsFullSwipe ?? false
    }
}

extension ListModel {
    func closeSwipes(except row: ListRow? = nil) {
        for other in rows where other !== row { other.closeSwipe() }
    }
}
