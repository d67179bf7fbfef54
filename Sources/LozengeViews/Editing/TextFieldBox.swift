import Foundation
import LozengeCore

/// The primitive behind ``TextField`` and ``TextEditor``: the text with caret and selection.
nonisolated struct TextFieldBox {
    let text: TextBinding
    /// The binding of the selection; `nil` for none.
    var selection: SelectionBinding?
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
    /// True if a view around the field shows that it has the focus.
    var hasFocusMark = false
    var kind = Kind.line
    /// The number of lines for which there is room at least, whatever is offered.
    var leastLines = 0
    /// The search in the text; `nil` for none.
    var find: TextFinding?
    /// `nil` if links cannot be set.
    var askForLink: LinkRequest?

    /// Asks for an address in place of another one, and calls a function with it; with `nil` for no address.
    typealias LinkRequest = (URL?, @escaping (URL?) -> Void) -> Void

    /// True for a text with attributes.
    var isAttributed: Bool { if case .attributed = text { true } else { false } }

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
        /// The place at the upper edge before the text was laid out in other attributes; `nil` if it is there.
        var seen: TextEditing.SeenPlace?
        /// The time at which the caret began to blink.
        var blinkStart = Duration.zero
        /// The value of the binding when it was last read or set.
        var bound: BoundText?
        /// The length of the edited text at that time, in UTF-8 bytes.
        var editedCount = 0
        /// The selection that the binding was last read as, or set to.
        var boundSelection: BoundSelection?
        /// True once the program has set the selection, or its binding was set.
        var isSelectionShared = false
        /// True if the selection is to be scrolled into view.
        var showsSelection = false
        /// True if steps of undoing are changes of the window's undo manager.
        var sharesUndo = false
        /// The registrations of the window's undo manager after the last change of the text.
        var registrations = 0
        /// The press that selects beyond an edge, and goes on while the pointer rests; `nil` for none.
        var restingPress: TextFieldPress?
        /// The place at which a drag would be dropped; `nil` for none.
        var dropPlace: Int?
        /// The number of a character that is being typed; `nil` for none.
        var unicodeInput: UnicodeInput?
        /// The binding that is not set to the edited text yet; `nil` for none.
        var behind: TextBinding?
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
        editing.shape = { [weak node = context.node] text in
            node.map { $0.content.shape(text, EventContext($0)) }
        }
        editing.constraint = isAttributed ? context.read(\.textFormatting)?.constrain : nil
        find?.find.field = context.node
        setBinding(context)
        read(context)
        context.read(\.textInputReceiver)?.note(context.node)
        field.look = TextFieldLook(context.node)
        editing.followsText = context.read(\.textAlignmentStrategy) != .layoutBased
        let setting = context.textSetting
        if field.setting != setting {
            if field.setting != nil, kind != .line, editing.visible.lowerBound > 0 {
                field.seen = editing.seenPlace(at: editing.visible.lowerBound)
            }
            field.setting = setting
            editing.layOut()
        }
        editing.measureShortText()
        field.prompt = prompt.map { shape($0.foregroundStyle(.placeholder).storage, context) }
        blink(context)
        field.restingPress?.goOn()
        return field
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
    func isEdited(by key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        context.resolved.editing.composition == nil && context.resolved.unicodeInput == nil
    }
    func takesFirstFocus(_ context: EventContext<Self>) -> Bool { context.read(\.takesFirstFocus) }
    func isMarkedByCard(_ context: EventContext<Self>) -> Bool {
        !isFramed && !hasFocusMark && context.read(\.isFocusEffectEnabled)
    }

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
        forgetSteps(context)
        if context.tree.focus.has(context.node) { context.tree.backend?.setTextInput(nil) }
    }
}
