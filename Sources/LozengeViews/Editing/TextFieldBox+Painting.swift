import Foundation
import LozengeCore

/// What a field of text looks like where it is.
struct TextFieldLook {
    var background = Color.Resolved.clear
    var border = Color.Resolved.clear
    var focusedBorder = Color.Resolved.clear
    var caret = Color.Resolved.clear
    var scheme = ColorScheme.light

    init() {}

    init(_ node: Node) {
        let place = _StylePlace(node)
        scheme = node.read(\.colorScheme)
        background = place.resolve(.quaternaryFill)
        border = place.resolve(.tertiary)
        focusedBorder = place.resolve(.accentColor)
        caret = focusedBorder
    }
}

extension TextFieldBox {
    /// Source: a choice, after macOS and GTK.
    private static let (radius, line): (CGFloat, CGFloat) = (6, 1)

    /// Where the text is in the box.
    func textRect(in bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
            width: max(0, bounds.width - insets.horizontal),
            height: max(0, bounds.height - insets.vertical))
    }

    /// How wide the text is, with room for the caret behind it.
    func contentWidth(_ node: PrimitiveNode<Self>) -> CGFloat {
        (node.resolved.editor.shown?.measure(.unspecified).size.width ?? 0) + Self.caretWidth
    }

    /// How far from the left edge of its room the text begins.
    func textOffset(_ node: PrimitiveNode<Self>) -> CGFloat {
        let room = textRect(in: node.bounds).width - contentWidth(node)
        return caretRoom(node) + (room > 0 ? room * share(node) : -node.resolved.scroll)
    }

    /// The room for the caret to the left of the text: behind the text, as lines run.
    private func caretRoom(_ node: PrimitiveNode<Self>) -> CGFloat {
        node.isRightToLeft ? Self.caretWidth : 0
    }

    /// How much of the room that is left is to the left of the text.
    private func share(_ node: PrimitiveNode<Self>) -> CGFloat {
        let isMirrored = node.isRightToLeft
        return switch node.textSetting.style.alignment {
        case .leading: isMirrored ? 1 : 0
        case .center: 0.5
        case .trailing: isMirrored ? 0 : 1
        }
    }

    /// Where the caret is in the box.
    func caretRect(_ node: PrimitiveNode<Self>) -> CGRect {
        let room = textRect(in: node.bounds)
        var caret = node.resolved.editor.caret
        caret.size.width = Self.caretWidth
        return caret.offsetBy(
            dx: room.minX + textOffset(node) - caretRoom(node), dy: room.minY)
    }

    /// Where the caret is in the window.
    func caretInWindow(_ node: PrimitiveNode<Self>) -> CGRect {
        let corner = node.frameInWindow.origin
        return caretRect(node).offsetBy(dx: corner.x, dy: corner.y)
    }

    func paint(_ node: PrimitiveNode<Self>, _ context: inout PaintContext) {
        let (field, tree) = (node.resolved, node.tree)
        let hasFocus = tree.focus.has(node) && tree.isActive
        let bounds = context.bounds
        if isFramed { paintFrame(in: bounds, hasFocus: hasFocus, field.look, &context) }
        guard let shown = field.editor.shown else { return }
        let room = textRect(in: bounds)
        let origin = CGPoint(x: room.minX + textOffset(node), y: room.minY)
        // Letters that lean out of their line are not cut: only what is too long is.
        let clip = CGRect(
            x: room.minX, y: bounds.minY, width: room.width, height: bounds.height)
        context.group(.clip(.rectangle(clip))) { context in
            if field.editor.displayed.isEmpty, let prompt = field.prompt {
                paint(prompt, at: promptOrigin(prompt, node, room), &context)
            }
            paintSelection(node, at: origin, hasFocus: hasFocus, &context)
            paint(shown, at: origin, &context)
            if hasFocus, isCaretOn(node), field.editor.selection.isEmpty {
                let caret = caretRect(node).offsetBy(dx: bounds.minX, dy: bounds.minY)
                context.list.append(.fill(.rectangle(caret), .color(field.look.caret)))
            }
        }
    }

    private func promptOrigin(
        _ prompt: Text.Resolution, _ node: PrimitiveNode<Self>, _ room: CGRect
    ) -> CGPoint {
        let left = max(0, room.width - prompt.measure(.unspecified).size.width - Self.caretWidth)
        return CGPoint(x: room.minX + caretRoom(node) + left * share(node), y: room.minY)
    }

    private func paint(
        _ text: Text.Resolution, at origin: CGPoint, _ context: inout PaintContext
    ) {
        let layout = text.layout(in: .unspecified)
        guard !layout.text.string.isEmpty else { return }
        context.within(CGRect(origin: origin, size: layout.measurement.size)) {
            text.paint(layout, &$0)
        }
    }

    private func paintFrame(
        in bounds: CGRect, hasFocus: Bool, _ look: TextFieldLook, _ context: inout PaintContext
    ) {
        let shape = DrawShape(Path(roundedRect: bounds, cornerRadius: Self.radius), box: bounds)
        context.list.append(.fill(shape, .color(look.background)))
        let width = hasFocus ? 2 * Self.line : Self.line
        let inner = bounds.insetBy(dx: width / 2, dy: width / 2)
        let frame = DrawShape(
            Path(roundedRect: inner, cornerRadius: Self.radius - width / 2),
            stroke: StrokeStyle(lineWidth: width), box: bounds)
        context.list.append(.fill(frame, .color(hasFocus ? look.focusedBorder : look.border)))
    }

    private func paintSelection(
        _ node: PrimitiveNode<Self>, at origin: CGPoint, hasFocus: Bool,
        _ context: inout PaintContext
    ) {
        let field = node.resolved
        let colors = TextPointing(
            isSelectable: true, colors: field.look.scheme, openURL: nil)
        if hasFocus || !field.editor.selection.isEmpty, node.tree.focus.has(node) {
            for rect in field.editor.carets.rects(for: field.editor.selection) {
                context.list.append(
                    .fill(
                        .rectangle(rect.offsetBy(dx: origin.x, dy: origin.y)),
                        .color(colors.selectionColor(isActive: hasFocus))))
            }
        }
        guard let composed = field.editor.composed else { return }
        for rect in field.editor.carets.rects(for: composed) {
            let line = CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1)
            context.list.append(
                .fill(
                    .rectangle(line.offsetBy(dx: origin.x, dy: origin.y)),
                    .color(field.look.caret)))
        }
        for part in field.editor.composition?.emphasized ?? [] {
            let range =
                (part.lowerBound + composed.lowerBound)..<(part.upperBound + composed.lowerBound)
            for rect in field.editor.carets.rects(for: range) {
                context.list.append(
                    .fill(
                        .rectangle(rect.offsetBy(dx: origin.x, dy: origin.y)),
                        .color(colors.selectionColor(isActive: hasFocus))))
            }
        }
    }
}
