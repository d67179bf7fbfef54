import Foundation
import LozengeCore

/// The values of the program: the text and the selection.
extension TextFieldBox {
    /// Takes over a text of the program, and its selection.
    func read(_ context: UpdateContext<Self>) {
        let field = context.resolved
        let value = Node.observed { text.value }
        if !field.isBound(to: value) { take(value, context) }
        // An equal text may have other indices.
        field.bound = value
        guard let selection else { return }
        let selected = Node.observed { selection.value }
        if field.boundSelection == nil, selected.isUnset {
            field.boundSelection = selected
            if let place = selected.bytes(in: value) { field.editing.select(place) }
        }
        if selected != field.boundSelection { apply(selected, context) }
        if field.isSelectionShared { reportSelection(field) }
    }

    private func take(_ value: BoundText, _ context: UpdateContext<Self>) {
        let field = context.resolved
        let editing = field.editing
        editing.time = context.tree.now
        let undo = UndoState(context)
        // A document registers changes of the program itself.
        let isRegistered = undo.registrations != field.registrations
        editing.update(to: value, notesAttributes: !isRegistered)
        field.editedCount = editing.text.end
        forgetUndoneSteps(context)
        shareUndo(since: undo, named: nil, context)
        context.read(\.undoManager)?.eventEnds()
        find?.find.textChanged(to: editing.revision)
    }

    /// Applies the bound selection.
    private func apply(_ selection: BoundSelection, _ context: UpdateContext<Self>) {
        let field = context.resolved
        if field.editing.composition != nil {
            finishComposition(context)
            setBinding(context)
        }
        field.boundSelection = selection
        guard let bound = field.bound else { return }
        let editing = field.editing
        let range = selection.bytes(in: bound) ?? editing.text.caret..<editing.text.caret
        if range != editing.text.selection {
            let start = editing.text.storage.start(ofCharacterAround: range.lowerBound)
            editing.select(start..<(range.isEmpty ? start : range.upperBound))
            field.showsSelection = true
        }
        if range.isEmpty {
            let affinity =
                selection.affinity == .automatic
                ? context.read(\.textSelectionAffinity) : selection.affinity
            editing.text.move(
                to: editing.text.caret, isUpstream: affinity == .upstream)
        }
        editing.text.typing = selection.typing
        editing.forgetComposedBlock()
        field.isSelectionShared = true
    }

    /// Sets the binding to the selection, if it is another one than the binding was last read as or set to.
    func reportSelection(_ field: Field) {
        guard let selection, let bound = field.bound, field.behind == nil,
            field.editing.composition == nil
        else { return }
        field.isSelectionShared = true
        let editing = field.editing
        let value = BoundSelection(editing.text, in: bound, revision: editing.revision)
        if let last = field.boundSelection, value.isSamePlace(as: last), last.isValid(in: bound) {
            return
        }
        field.boundSelection = value
        selection.value = value
    }

    /// Sets the binding to the edited text.
    ///
    /// The setter of the program registers nothing to undo: the field registers its steps.
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
            let changes = editing.text.takeUnreported()
            var text = present
            if field.isBound(to: .attributed(present)), present.utf8.count == field.editedCount {
                for change in changes { text.apply(change) }
            } else {
                // Changed meanwhile, or with characters that an editor does not keep.
                text = editing.text[0..<editing.text.end].attributed
            }
            edited = .attributed(text)
        }
        if isMerged {
            editing.update(to: edited)
            forgetUndoneSteps(context)
            find?.find.textChanged(to: editing.revision)
        }
        field.bound = edited
        field.editedCount = editing.text.end
        let manager = context.read(\.undoManager)
        manager?.disableUndoRegistration()
        behind.value = edited
        manager?.enableUndoRegistration()
        reportSelection(field)
        // The binding may have refused or changed the text.
        context.setNeedsUpdate()
    }
}

extension TextFieldBox.Field {
    /// Returns true if the binding had this value when it was last read or set.
    func isBound(to value: BoundText) -> Bool { bound.map(value.isSame) ?? false }
}
