import Foundation
import LozengeCore

/// The attributes of the selection.
///
/// Source: `docs/editing.md`, EDIT-24, EDIT-26.
extension TextEditing {
    /// The attributes of each part of the selection; at a place of insertion those of what is typed next.
    private var selectedAttributes: [AttributeContainer] {
        let range = text.selection
        guard let runs = text.runs, !range.isEmpty else { return [text.typedAttributes] }
        return runs.parts(in: range).map(\.attributes)
    }

    /// Returns true if all of the selection has a format.
    func has(_ format: TextFormat, over base: Font) -> Bool {
        selectedAttributes.allSatisfy { format.isSet(in: $0, over: base) }
    }

    /// Sets a format in the selection, or takes it back if all of it has it.
    func toggle(_ format: TextFormat, over base: Font) {
        let isSet = !has(format, over: base)
        changeAttributes { format.set(isSet, in: &$0, over: base) }
    }

    /// Returns true if a format could be set, and taken back, as the formatting definition is.
    func canToggle(_ format: TextFormat, over base: Font) -> Bool {
        var changed = text.typedAttributes
        let isSet = !has(format, over: base)
        format.set(isSet, in: &changed, over: base)
        constrain(&changed)
        return format.isSet(in: changed, over: base) == isSet
    }

    /// Changes the attributes of the selection, as one step of undoing; at a place of insertion those of what is typed next.
    func changeAttributes(_ body: (inout AttributeContainer) -> Void) {
        guard text.runs != nil else { return }
        finishComposition()
        let (range, ends) = (text.selection, ends)
        func change(_ attributes: inout AttributeContainer) {
            body(&attributes)
            constrain(&attributes)
        }
        guard !range.isEmpty else {
            var typing = text.typedAttributes
            change(&typing)
            text.typing = typing
            return forgetComposedBlock()
        }
        var part = text[range]
        let former = part.runs
        part.runs = former.mapped(change)
        guard part.runs != former else { return }
        history.close()
        replace(range, with: part, .other)
        text.select(anchor: ends.anchor, caret: ends.caret)
        history.changeEnd(to: ends)
    }
}
