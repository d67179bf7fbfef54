import Foundation
import LozengeCore

/// The primitive behind ``TextField``: the line of text, its caret and what is selected of it.
nonisolated struct TextFieldBox {
    let text: Binding<String>
    /// What is to be read while there is no text.
    let prompt: Text?
    /// The user is done.
    let commit: () -> Void
    let isEnabled: Bool
    /// What is between the text and the edges, in points.
    var insets = EdgeInsets()
    /// Whether the field has a frame and a background.
    var isFramed = false
}

extension TextFieldBox: PrimitiveView, PopupOwner {
    /// How wide a caret is, in points.
    ///
    /// Source: a choice; as on a Mac.
    static let caretWidth: CGFloat = 2

    /// What the field is where it is.
    final class Field {
        let editor = LineEditor()
        let menu = PopupPlace()
        var prompt: Text.Resolution?
        var look = TextFieldLook()
        /// How far the text is moved to the left.
        var scroll: CGFloat = 0
        /// When the caret began to blink.
        var blinkStart = Duration.zero
    }

    static var unresolved: Field { Field() }
    func place(_ node: PrimitiveNode<Self>) -> PopupPlace { node.resolved.menu }
    var label: String { "TextField" }

    func resolve(_ node: PrimitiveNode<Self>) -> Field {
        let field = node.resolved
        if !isEnabled { node.tree.focus.resign(node) }
        field.editor.take(LineEditor.line(of: Node.observed { text.wrappedValue }))
        field.look = TextFieldLook(node)
        field.editor.take(shape(.plain(field.editor.displayed), node))
        field.prompt = prompt.map { shape($0.foregroundStyle(.tertiary).storage, node) }
        blink(node)
        return field
    }

    private func shape(_ text: TextStorage, _ node: PrimitiveNode<Self>) -> Text.Resolution {
        let setting = node.textSetting
        var spans = TextSpans(in: setting, at: _StylePlace(node))
        for run in text.located(in: TextPlace(node)).runs {
            spans.append(run) {
                ImageResolution($0, font: $1, foreground: $2, node).inText(node)
            }
        }
        return Text.Resolution(spans, in: setting, shapedBy: node.tree.textEngine)
    }

    /// The text has been edited: shapes it anew, and has it shown.
    func reshape(_ node: PrimitiveNode<Self>) {
        node.resolved.editor.take(shape(.plain(node.resolved.editor.displayed), node))
        node.setNeedsPaint()
    }

    // MARK: Layout

    static var affectsLayout: Bool { true }
    static var ownGuides: GuideSet { .baselines }
    static var settles: Bool { true }

    func sizeThatFits(_ proposal: ProposedViewSize, _ node: PrimitiveNode<Self>) -> CGSize {
        guard let shown = node.resolved.editor.shown else { return .zero }
        let text = shown.measure(.unspecified).size
        let prompt = node.resolved.prompt?.measure(.unspecified).size ?? .zero
        let ideal = max(text.width, prompt.width) + Self.caretWidth
        let room = proposal.width.map { max(0, $0 - insets.horizontal) }
        let width = room.map { $0.isFinite ? $0 : ideal } ?? ideal
        return CGSize(
            width: width + insets.horizontal,
            height: max(text.height, prompt.height) + insets.vertical)
    }

    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ node: PrimitiveNode<Self>
    ) -> CGFloat {
        guard let shown = node.resolved.editor.shown else { return .nan }
        let text = shown.measure(.unspecified)
        return switch key.kind {
        case .firstTextBaseline: insets.top + text.firstBaseline
        case .firstLineCenter:
            insets.top + text.firstBaseline - shown.shaped.metrics.capHeight / 2
        case .lastTextBaseline: insets.top + text.lastBaseline
        case .start, .center, .end, .custom: .nan
        }
    }

    func settle(_ node: PrimitiveNode<Self>) {
        guard node.tree.focus.has(node) else { return }
        showCaret(node)
    }

    // MARK: Events

    func isFocusable(_ node: PrimitiveNode<Self>) -> Bool { isEnabled }

    func pointerShape(at point: CGPoint, _ node: PrimitiveNode<Self>) -> PointerShape? {
        isEnabled ? .text : nil
    }

    func pressOffers(_ node: PrimitiveNode<Self>) -> [PressOffer] {
        isEnabled ? [.follow(TextFieldPress(node), .normal)] : []
    }

    func disappear(_ node: PrimitiveNode<Self>) {
        node.resolved.menu.close()
        if node.tree.focus.has(node) { node.tree.backend?.setTextInput(nil) }
    }
}
