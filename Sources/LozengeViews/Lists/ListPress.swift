import Foundation
import LozengeCore

/// A press on a list: it selects the row that is pressed, operates its control, expands its group, or drags it.
final class ListPress: QueuedPressRecognizer {
    private let context: EventContext<ListBox>
    private var list: ListModel { context.resolved }
    /// The action for the release, and the row over which the button has to be released.
    private var pending: (row: ListRow, action: () -> Void)?
    /// The row that can be dragged, and the position of the press.
    private var held: (row: ListRow, place: CGPoint)?

    init(_ context: EventContext<ListBox>) { self.context = context }

    override func began(_ event: PressEvent, clicks: Int) -> Bool {
        list.closeSwipes()
        let row = list.row(at: event.location)
        if let row, !event.isTouch, row.motion != nil { held = (row, event.location) }
        if list.isPressable { context.tree.focus.move(to: context.node, byKeyboard: false) }
        if let row, row.value != nil, list.isPressable {
            let choice = ListCursor.Choice(event.modifiers)
            choose(row, choice, clicks)
            // A link is followed by the press that chooses its row.
            if choice == .only, pending == nil {
                if row.traits.isLink == true { prepare(row) } else { list.rowWasChosen() }
            }
        } else if let row {
            list.choose(row, .only)
            prepare(row)
        } else if ListCursor.Choice(event.modifiers) == .only {
            list.selection?.select([])
        }
        return list.isPressable || held != nil || pending != nil
    }

    private func choose(_ row: ListRow, _ choice: ListCursor.Choice, _ clicks: Int) {
        if clicks == 2, choice == .only {
            if !row.isSelected { list.choose(row, .only) }
            if !list.performPrimaryAction(on: row) { row.toggleExpansion() }
        } else if list.selection?.isMultiple == true, choice == .only, row.isSelected {
            // All selected rows may be dragged.
            pending = (
                row,
                { [list] in
                    list.choose(row, .only)
                    if row.traits.isLink == true {
                        row.operateControl()
                    } else {
                        list.rowWasChosen()
                    }
                }
            )
        } else {
            list.choose(row, choice)
        }
    }

    /// Prepares the action of a row that cannot be selected.
    private func prepare(_ row: ListRow) {
        if row.traits.outline?.expansion != nil {
            pending = (row, { row.toggleExpansion() })
        } else if row.soleControl != nil {
            row.setPressed(true)
            pending = (row, { row.operateControl() })
        }
    }

    /// The distance in points after which a press drags.
    ///
    /// Source: `docs/lists.md`, LIST-19.
    private static let slack: CGFloat = 4

    override func moved(_ event: PressEvent) {
        if list.drag != nil { return list.moveDrag(to: event.location) }
        if let pending, pending.row.isPressed || pending.row.soleControl != nil {
            pending.row.setPressed(list.row(at: event.location) === pending.row)
        }
        guard let held else { return }
        let way = hypot(event.location.x - held.place.x, event.location.y - held.place.y)
        guard way > Self.slack else { return }
        self.held = nil
        if list.beginDrag(of: held.row, at: event.location) { release() }
    }

    /// Forgets the action for the release.
    private func release() {
        pending?.row.setPressed(false)
        pending = nil
    }

    override func lost() {
        release()
        list.endDrag(isDropped: false)
    }

    override func ended(_ event: PressEvent) {
        if list.drag != nil {
            list.moveDrag(to: event.location)
            return list.endDrag(isDropped: true)
        }
        let pending = pending
        release()
        if let pending, list.row(at: event.location) === pending.row { pending.action() }
    }
}
