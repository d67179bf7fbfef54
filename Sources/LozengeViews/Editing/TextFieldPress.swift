import Foundation
import LozengeCore

/// A press on a text field, which moves the caret and selects.
final class TextFieldPress: QueuedPressRecognizer {
    private let context: EventContext<TextFieldBox>
    private var unit = TextSelection.Unit.character
    /// The range selected by the press, which stays selected.
    private var anchor = 0..<0

    init(_ context: EventContext<TextFieldBox>) { self.context = context }

    private var editor: LineEditor { context.resolved.editor }

    /// Returns the range that a press at a point of the window selects.
    private func place(at point: CGPoint) -> Range<Int> {
        var point = context.local(point)
        let room = context.content.textRect(in: context.bounds)
        point.x -= room.minX + context.content.textOffset(context)
        point.y = editor.caret.midY
        switch unit {
        case .character:
            let offset = editor.carets.closestOffset(to: point)
            return offset..<offset
        case .word:
            if editor.isSecret { return 0..<editor.text.end }
            return editor.shown?.shaped.word(at: editor.carets.closestCharacter(to: point)) ?? 0..<0
        case .paragraph: return 0..<editor.text.end
        }
    }

    /// Returns true if a point of the window is on the selection.
    func isOnSelection(_ point: CGPoint) -> Bool {
        context.tree.focus.has(context.node)
            && editor.selection.contains(place(at: point).lowerBound)
    }

    override func began(_ event: PressEvent, clicks: Int) -> Bool {
        unit = TextSelection.Unit(clicks: clicks)
        if !context.tree.focus.has(context.node) {
            context.tree.focus.move(to: context.node, byKeyboard: false)
        }
        context.content.finishComposition(context)
        let place = place(at: event.location)
        let isExtending = event.isExtendingSelection
        anchor = isExtending ? editor.text.anchor..<editor.text.anchor : place
        context.content.edit(context) {
            if isExtending {
                $0.move(to: place.lowerBound, isExtending: true)
            } else {
                $0.select(place)
            }
        }
        return true
    }

    override func moved(_ event: PressEvent) {
        let place = place(at: event.location)
        let isBefore = place.lowerBound < anchor.lowerBound
        context.content.edit(context) {
            $0.move(to: isBefore ? anchor.upperBound : anchor.lowerBound, isExtending: false)
            $0.move(to: isBefore ? place.lowerBound : place.upperBound, isExtending: true)
        }
    }

    override func ended(_ event: PressEvent) { context.content.offerSelection(context) }
}
