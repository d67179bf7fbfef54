import Foundation
import LozengeCore

extension TextFieldBox {
    /// The element of the field; of a secret, only the number of characters is told.
    func element(_ context: SemanticsContext<Self>) -> SemanticElement {
        var element = SemanticElement(
            .textField, title?.string(in: context) ?? "", of: context.node)
        if !isEnabled { element.states = .disabled }
        let field = context.resolved
        guard field.look.redaction == nil else { return element }
        let text = field.editing.semanticText
        element.value = text.string
        element.text = text
        element.text?.prompt = prompt?.string(in: context) ?? ""
        if !isSecret {
            element.carets = { [weak node = context.node] in
                node.flatMap { $0.content.carets(EventContext($0)) }
            }
        }
        guard isEnabled else { return element }
        element.edit = { [weak node = context.node] edit in
            if let node { node.content.perform(edit, EventContext(node)) }
        }
        return element
    }

    private func carets(_ context: EventContext<Self>) -> (TextCarets, origin: CGPoint)? {
        let origin = textOrigin(context)
        return context.resolved.editing.allCarets.map { ($0, origin) }
    }

    private func perform(_ change: SemanticElement.TextEdit, _ context: EventContext<Self>) {
        finishComposition(context)
        edit(context) { editing in
            switch change {
            case .select(let range): editing.select(editing.edited(range))
            case .replace(let range, let text):
                editing.select(editing.edited(range))
                editing.insert(text, isTyped: false)
            }
        }
        offerSelection(context)
    }
}

extension TextEditing {
    /// The text for other programs; the discs of a secret.
    fileprivate var semanticText: SemanticText {
        var selection =
            displayedOffset(text.selection.lowerBound)..<displayedOffset(text.selection.upperBound)
        var caret = displayedOffset(text.caret)
        if let composition {
            let place = min(max(0, composition.caret), composition.string.utf8.count)
            caret = displayedOffset(text.selection.lowerBound) + (isSecret ? 0 : place)
            selection = caret..<caret
        }
        return SemanticText(
            displayed, selection: selection, caret: caret, isSecret: isSecret,
            isMultiline: isMultiline)
    }

    /// The text with the preedit text; a disc for each character of a secret.
    private var displayed: String {
        var string = text.storage.string
        if let composition {
            let place = string.utf8.index(
                string.startIndex, offsetBy: text.selection.lowerBound)
            string.insert(contentsOf: composition.string, at: place)
        }
        return isSecret ? String(repeating: "•", count: string.count) : string
    }

    /// Returns the offset in the displayed text of one in the edited text, both in UTF-8 bytes.
    private func displayedOffset(_ offset: Int) -> Int {
        guard isSecret else { return offset }
        return text.storage.substring(0..<offset).count * "•".utf8.count
    }

    /// Returns the range of the edited text that stands for one of the displayed text, both in UTF-8 bytes.
    fileprivate func edited(_ range: Range<Int>) -> Range<Int> {
        guard isSecret else { return range.clamped(to: 0..<text.end) }
        func offset(_ shown: Int) -> Int {
            text.storage.string.prefix(max(0, shown) / "•".utf8.count).utf8.count
        }
        return offset(range.lowerBound)..<offset(range.upperBound)
    }
}
