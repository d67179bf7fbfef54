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
        let text = field.editor.semanticText
        element.value = text.string
        element.text = text
        element.text?.prompt = prompt?.string(in: context) ?? ""
        if !isSecret {
            element.carets = { [weak node = context.node] in
                node.map { $0.content.carets(EventContext($0)) }
            }
        }
        guard isEnabled else { return element }
        element.edit = { [weak node = context.node] edit in
            if let node { node.content.perform(edit, EventContext(node)) }
        }
        return element
    }

    private func carets(_ context: EventContext<Self>) -> (TextCarets, origin: CGPoint) {
        let room = textRect(in: context.bounds)
        return (
            context.resolved.editor.carets,
            CGPoint(x: room.minX + textOffset(context), y: room.minY)
        )
    }

    private func perform(_ change: SemanticElement.TextEdit, _ context: EventContext<Self>) {
        edit(context) { editor in
            switch change {
            case .select(let range): editor.select(editor.edited(range))
            case .replace(let range, let text):
                editor.select(editor.edited(range))
                editor.insert(text, isTyped: false)
            }
        }
    }
}

extension LineEditor {
    /// The text for other programs; the discs of a secret.
    fileprivate var semanticText: SemanticText {
        SemanticText(
            visible, selection: shown(selection.lowerBound)..<shown(selection.upperBound),
            caret: shown(text.caret), isSecret: isSecret)
    }

    /// Returns the offset in ``visible`` of one in the edited text, both in UTF-8 bytes.
    private func shown(_ offset: Int) -> Int {
        guard isSecret else { return offset }
        return text.string.substring(ofBytes: 0..<offset).count * "•".utf8.count
    }

    /// Returns the range of the edited text that stands for one of ``visible``, both in UTF-8 bytes.
    fileprivate func edited(_ range: Range<Int>) -> Range<Int> {
        guard isSecret else { return range.clamped(to: 0..<text.end) }
        func offset(_ shown: Int) -> Int {
            text.string.prefix(max(0, shown) / "•".utf8.count).utf8.count
        }
        return offset(range.lowerBound)..<offset(range.upperBound)
    }
}
