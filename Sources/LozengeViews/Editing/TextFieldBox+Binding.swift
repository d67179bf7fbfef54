import Foundation
import LozengeCore

/// The values of the program: the text and the selection.
extension TextFieldBox {
    /// Takes over a text of the program, and its selection.
    func read(_ context: UpdateContext<Self>) {
        let (field, value) = (context.resolved, Node.observed { text.value })
        if field.bound.map({ !value.isSame(as: $0) }) ?? true {
            field.bound = value
            field.editing.time = context.tree.now
            let undo = UndoState(context)
            field.editing.update(to: value)
            if !field.editing.history.canUndo {
                context.read(\.undoManager)?.removeAllActions(withTarget: field)
            }
            shareUndo(since: undo, named: nil, context)
            if let find, find.find.revision != field.editing.revision {
                find.find.revision = field.editing.revision
            }
        }
        guard let selection else { return }
        let selected = Node.observed { selection.value }
        if field.boundSelection == nil, selected.isUnset { field.boundSelection = selected }
        if selected != field.boundSelection {
            select(selected, isUpstream: context.read(\.textSelectionAffinity) == .upstream, field)
        }
        if field.isSelectionKnown { tellSelection(field) }
    }

    /// Selects what the program says.
    private func select(_ selection: BoundSelection, isUpstream: Bool, _ field: Field) {
        field.boundSelection = selection
        guard let bound = field.bound else { return }
        let editing = field.editing
        let range = selection.bytes(in: bound) ?? editing.text.caret..<editing.text.caret
        if range != editing.text.selection {
            editing.finishComposition()
            editing.select(range)
            if range.isEmpty { editing.text.move(to: range.lowerBound, isUpstream: isUpstream) }
            field.showsSelection = true
        }
        editing.text.typing = selection.typing
        editing.forgetComposedBlock()
        field.isSelectionKnown = true
    }

    /// Sets the binding to the selection.
    func tellSelection(_ field: Field) {
        guard let selection, let bound = field.bound, field.behind == nil,
            field.editing.composition == nil
        else { return }
        field.isSelectionKnown = true
        let value = BoundSelection(field.editing.text, in: bound)
        guard value != field.boundSelection else { return }
        field.boundSelection = value
        selection.value = value
    }

    /// Sets the binding to the edited text.
    func setBinding(_ context: some RequestContext<Self>) {
        let field = context.resolved
        guard let behind = field.behind else { return }
        field.behind = nil
        let (editing, present) = (field.editing, behind.value)
        var isMerged = false
        let edited: BoundText
        switch present {
        case .plain(let present):
            var string = editing.text.join()
            if case .plain(let bound)? = field.bound, !field.isBound(to: .plain(present)) {
                // The program has changed it meanwhile.
                string = StoredText.merging(bound, string, present)
                isMerged = true
            }
            edited = .plain(string)
        case .attributed(let present):
            let changes = editing.text.takeUntold()
            var text = present
            if field.isBound(to: .attributed(present)), present.utf8.count == field.editedCount {
                for change in changes { text.apply(change) }
            } else {
                // Changed meanwhile, or with characters that an editor does not keep.
                text = editing.text[0..<editing.text.end].attributed
            }
            edited = .attributed(text)
        }
        if isMerged { editing.update(to: edited) }
        field.bound = edited
        field.editedCount = editing.text.end
        behind.value = edited
        tellSelection(field)
        // The binding may have refused or changed the text.
        context.setNeedsUpdate()
    }
}

extension TextFieldBox.Field {
    /// Returns true if the binding had this value when it was last read or set.
    func isBound(to value: BoundText) -> Bool { bound.map(value.isSame) ?? false }
}
