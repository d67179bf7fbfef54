import Foundation
import LozengeCore

/// The primitive behind ``TextField`` and ``TextEditor``: the text with caret and selection.
nonisolated struct TextFieldBox {
    let text: Binding<String>
    /// The prompt, shown while the text is empty.
    let prompt: Text?
    /// The name of the field; the prompt if the app sets no name.
    let title: Text?
    /// Called when editing ends.
    let commit: () -> Void
    let isEnabled: Bool
    /// True for a secret, which is never shown or copied.
    let isSecret: Bool
    /// The distance of the text to the edges, in points.
    var insets = EdgeInsets()
    /// True if the field has a frame and a background.
    var isFramed = false
    var kind = Kind.line
    /// The least height, in points.
    var minimumHeight: CGFloat = 0

    enum Kind {
        /// One line, which is scrolled.
        case line
        /// Lines that are wrapped; Return submits where something is submitted.
        case paragraphs
        /// Lines that are wrapped; all keys are for the text.
        case document
    }
}

extension TextFieldBox: PrimitiveView, PopupOwner {
    /// The width of a caret, in points.
    ///
    /// Source: a choice; as on a Mac.
    static let caretWidth: CGFloat = 2

    /// The state of the field.
    final class Field {
        let editing = TextEditing()
        let menu = PopupSlot()
        var prompt: Text.Resolution?
        var look = TextFieldLook()
        /// The attributes that the text was laid out in.
        var setting: ResolvedTextEnvironment?
        /// The distance by which a line is scrolled to the left, and lines with a limit are scrolled up.
        var scroll: CGFloat = 0
        /// The time at which the caret began to blink.
        var blinkStart = Duration.zero
        /// The value of the binding when it was last read or set.
        var bound: String?
        /// The place at which a drag would be dropped; `nil` for none.
        var dropPlace: Int?
        /// The number of a character that is being typed; `nil` for none.
        var unicodeInput: UnicodeInput?
        /// The binding that is not set to the edited text yet; `nil` for none.
        var behind: Binding<String>?

        /// Returns true if the binding had this value when it was last read or set, in the same bytes.
        func isBound(to value: String) -> Bool {
            value == bound && value.utf8.count == bound?.utf8.count
        }
    }

    static var unresolved: Field { Field() }
    func popupSlot(_ context: some NodeContext<Self>) -> PopupSlot { context.resolved.menu }
    var label: String { "TextField" }

    func resolve(_ context: UpdateContext<Self>) -> Field {
        let field = context.resolved
        let editing = field.editing
        if !isEnabled { context.tree.focus.resign(context.node) }
        if editing.isSecret != isSecret || editing.isMultiline != (kind != .line) {
            (editing.isSecret, editing.isMultiline) = (isSecret, kind != .line)
            (field.setting, field.bound) = (nil, nil)
        }
        editing.shape = { [weak node = context.node] string in
            node.map { $0.content.shape(.plain(string), EventContext($0)) }
        }
        setBinding(context)
        read(Node.observed { text.wrappedValue }, field)
        field.look = TextFieldLook(context.node)
        let setting = context.textSetting
        if field.setting != setting {
            field.setting = setting
            editing.layOut()
        }
        editing.measureShortText()
        field.prompt = prompt.map { shape($0.foregroundStyle(.placeholder).storage, context) }
        blink(context)
        return field
    }

    /// Takes over a text of the program.
    private func read(_ value: String, _ field: Field) {
        guard !field.isBound(to: value) else { return }
        field.bound = value
        field.editing.update(to: field.editing.cleaned(value))
    }

    private func shape(_ text: TextStorage, _ context: some RequestContext<Self>) -> Text.Resolution
    {
        let setting = context.textSetting
        var spans = TextSpans(in: setting, at: _StyleContext(context.node))
        for run in text.located(in: TextContext(context.node)).runs {
            spans.append(run) {
                ImageResolution($0, font: $1, foreground: $2, context.node).inText(context.node)
            }
        }
        return Text.Resolution(spans, in: setting, shapedBy: context.tree.textEngine)
    }

    // MARK: Events

    func isFocusable(_ context: EventContext<Self>) -> Bool { isEnabled }

    func pointerShape(at point: CGPoint, _ context: EventContext<Self>) -> PointerShape? {
        isEnabled ? .text : nil
    }

    func pressOffers(_ context: EventContext<Self>) -> [PressOffer] {
        isEnabled ? [.follow(TextFieldPress(context), .normal)] : []
    }

    func semantics(_ context: SemanticsContext<Self>) -> SemanticEffect {
        .element(element(context))
    }

    func disappear(_ context: UpdateContext<Self>) {
        context.resolved.menu.close()
        setBinding(context)
        if context.tree.focus.has(context.node) { context.tree.backend?.setTextInput(nil) }
    }
}
