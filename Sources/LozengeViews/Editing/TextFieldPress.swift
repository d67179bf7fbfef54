import Foundation
import LozengeCore

/// A press on a text field, which moves the caret and selects.
final class TextFieldPress: QueuedPressRecognizer {
    private let context: EventContext<TextFieldBox>
    private var unit = SelectedText.Unit.character
    /// The range selected by the press, which stays selected.
    private var anchor = 0..<0
    /// The point of a press on the selection, which may become a drag of it; `nil` for another one.
    private var dragStart: CGPoint?
    private var drag: DragSession { context.tree[DragSession.self] }
    private var isDragging = false

    init(_ context: EventContext<TextFieldBox>) { self.context = context }

    private var editing: TextEditing { context.resolved.editing }

    /// Returns the range that a press at a point of the window selects.
    private func place(at point: CGPoint) -> Range<Int> {
        let point = context.content.textPoint(context.local(point), context)
        switch unit {
        case .character:
            let offset = editing.closestOffset(to: point)
            return offset..<offset
        case .word: return editing.word(at: point)
        case .paragraph:
            guard editing.isMultiline else { return 0..<editing.text.end }
            return editing.text.storage.paragraph(at: editing.closestOffset(to: point))
        }
    }

    /// Returns true if a point of the window is on the selection.
    func isOnSelection(_ point: CGPoint) -> Bool {
        context.tree.focus.has(context.node)
            && editing.rects(for: editing.selection).contains {
                $0.contains(context.content.textPoint(context.local(point), context))
            }
    }

    override func began(_ event: PressEvent, clicks: Int) -> Bool {
        // A selection is seen only while the field has the focus.
        let isOnSelection = isOnSelection(event.location)
        takeFocus()
        if clicks == 1, !event.isExtendingSelection, !editing.isSecret, isOnSelection {
            dragStart = event.location
        } else {
            unit = SelectedText.Unit(clicks: clicks)
            select(event)
        }
        return true
    }

    /// Moves the caret to the point of a press.
    func moveCaret(to event: PressEvent) {
        takeFocus()
        select(event)
    }

    private func takeFocus() {
        if !context.tree.focus.has(context.node) {
            context.tree.focus.move(to: context.node, byKeyboard: false)
        }
        context.content.finishComposition(context)
    }

    private func select(_ event: PressEvent) {
        let place = place(at: event.location)
        let isExtending = event.isExtendingSelection
        anchor = isExtending ? editing.text.anchor..<editing.text.anchor : place
        context.content.edit(context) {
            if isExtending {
                $0.move(to: place.lowerBound, isExtending: true)
            } else {
                $0.select(place)
            }
        }
    }

    /// The last motion of the pointer beyond an edge, and the time to repeat it.
    private var resting: (event: PressEvent, next: Duration)?

    /// The time between two steps of scrolling while the pointer rests beyond an edge.
    ///
    /// Source: `docs/editing.md`, EDIT-13.
    private static let pause = Duration.milliseconds(50)

    /// Scrolls on while the pointer rests beyond an edge.
    func goOn() {
        guard let resting, context.tree.now >= resting.next else { return }
        moved(resting.event)
    }

    /// Repeats a motion beyond an edge: there, the caret is as far behind the edge as the pointer, and is scrolled into view.
    private func rest(at event: PressEvent) {
        let isBeyond = context.content.isBeyondEdge(event.location, context)
        let next = context.tree.now + Self.pause
        resting = isBeyond ? (event, next) : nil
        context.resolved.restingPress = isBeyond ? self : nil
        if isBeyond { context.wake(at: next) }
    }

    private func endRest() {
        resting = nil
        context.resolved.restingPress = nil
    }

    override func moved(_ event: PressEvent) {
        if let start = dragStart {
            if !isDragging,
                start.distance(to: event.location) >= TextFieldBox.dragSlack
            {
                isDragging = true
                context.content.beginDrag(at: start, context)
            }
            if isDragging, drag.isActive { drag.move(to: event.location) }
            return
        }
        let place = place(at: event.location)
        let isBefore = place.lowerBound < anchor.lowerBound
        context.content.edit(context) {
            $0.move(to: isBefore ? anchor.upperBound : anchor.lowerBound, isExtending: false)
            $0.move(to: isBefore ? place.lowerBound : place.upperBound, isExtending: true)
        }
        rest(at: event)
    }

    override func ended(_ event: PressEvent) {
        endRest()
        if isDragging {
            if drag.isActive { drag.drop(at: event.location) }
        } else if dragStart != nil {
            select(event)
        } else {
            context.content.offerSelection(context)
        }
    }

    override func lost() {
        endRest()
        if isDragging { drag.cancel() }
    }
}
