import Foundation
import LozengeCore

/// The primitive behind ``TextField``: the line of text with caret and selection.
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
}

extension TextFieldBox: PrimitiveView, PopupOwner {
    /// The width of a caret, in points.
    ///
    /// Source: a choice; as on a Mac.
    static let caretWidth: CGFloat = 2

    /// The state of the field.
    final class Field {
        let editor = LineEditor()
        let menu = PopupSlot()
        var prompt: Text.Resolution?
        var look = TextFieldLook()
        /// The distance by which the text is scrolled to the left.
        var scroll: CGFloat = 0
        /// The time at which the caret began to blink.
        var blinkStart = Duration.zero
    }

    static var unresolved: Field { Field() }
    func popupSlot(_ context: some NodeContext<Self>) -> PopupSlot { context.resolved.menu }
    var label: String { "TextField" }

    func resolve(_ context: UpdateContext<Self>) -> Field {
        let field = context.resolved
        if !isEnabled { context.tree.focus.resign(context.node) }
        field.editor.isSecret = isSecret
        field.editor.update(to: LineEditor.line(of: Node.observed { text.wrappedValue }))
        field.look = TextFieldLook(context.node)
        field.editor.update(to: shape(.plain(field.editor.visible), context))
        field.prompt = prompt.map { shape($0.foregroundStyle(.placeholder).storage, context) }
        blink(context)
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

    /// Shapes the edited text and shows it.
    func reshape(_ context: some RequestContext<Self>) {
        context.resolved.editor.update(
            to: shape(.plain(context.resolved.editor.visible), context))
        context.setNeedsPaint()
    }

    // MARK: Layout

    static var affectsLayout: Bool { true }
    static var ownGuides: GuideSet { .baselines }
    static var settles: Bool { true }

    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Self>) -> CGSize {
        guard let shown = context.resolved.editor.shown else { return .zero }
        let text = shown.measure(.unspecified).size
        let prompt = context.resolved.prompt?.measure(.unspecified).size ?? .zero
        let ideal = max(text.width, prompt.width) + Self.caretWidth
        let room = proposal.width.map { max(0, $0 - insets.horizontal) }
        let width = room.map { $0.isFinite ? $0 : ideal } ?? ideal
        return CGSize(
            width: width + insets.horizontal,
            height: max(text.height, prompt.height) + insets.vertical)
    }

    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Self>
    ) -> CGFloat {
        guard let shown = context.resolved.editor.shown else { return .nan }
        let text = shown.measure(.unspecified)
        return switch key.kind {
        case .firstTextBaseline: insets.top + text.firstBaseline
        case .firstLineCenter:
            insets.top + text.firstBaseline - shown.shaped.metrics.capHeight / 2
        case .lastTextBaseline: insets.top + text.lastBaseline
        case .start, .center, .end, .custom: .nan
        }
    }

    func settle(_ context: SettleContext<Self>) {
        guard context.tree.focus.has(context.node) else { return }
        showCaret(context)
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
        if context.tree.focus.has(context.node) { context.tree.backend?.setTextInput(nil) }
    }
}
