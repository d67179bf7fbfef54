import Foundation
import LozengeCore

/// The colours of a text field in its environment.
struct TextFieldLook {
    var background = Color.Resolved.clear
    var border = Color.Resolved.clear
    var focusedBorder = Color.Resolved.clear
    var caret = Color.Resolved.clear
    var scheme = ColorScheme.light
    /// The colour of a box in place of the text; `nil` if the text is shown.
    var redaction: Color.Resolved?

    init() {}

    init(_ node: Node) {
        let place = _StyleContext(node)
        scheme = node.read(\.colorScheme)
        background = place.resolve(.fieldGround)
        border = place.resolve(.controlEdge)
        focusedBorder = place.resolve(.accentText)
        caret = focusedBorder
        redaction = node.read(\.isRedacted) ? place.resolve(.label) : nil
    }
}

extension TextFieldBox {
    /// Source: `docs/metrics.md`, FIELD-2.
    private static let (radius, line) = (Theme.Radius.control, CGFloat(1))

    /// Returns the frame of the text in the box.
    func textRect(in bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
            width: max(0, bounds.width - insets.horizontal),
            height: max(0, bounds.height - insets.vertical))
    }

    /// Returns the width of the text with space for the caret behind it.
    func contentWidth(_ context: some NodeContext<Self>) -> CGFloat {
        (context.resolved.editor.shown?.measure(.unspecified).size.width ?? 0) + Self.caretWidth
    }

    /// Returns the distance of the text from the left edge of its space.
    func textOffset(_ context: some NodeContext<Self>) -> CGFloat {
        let room = textRect(in: context.bounds).width - contentWidth(context)
        return caretRoom(context) + (room > 0 ? room * share(context) : -context.resolved.scroll)
    }

    /// Returns the space for the caret to the left of the text, for right-to-left text.
    private func caretRoom(_ context: some NodeContext<Self>) -> CGFloat {
        context.isRightToLeft ? Self.caretWidth : 0
    }

    /// Returns the part of the remaining space that is to the left of the text.
    private func share(_ context: some NodeContext<Self>) -> CGFloat {
        let isMirrored = context.isRightToLeft
        return switch context.textSetting.style.alignment {
        case .leading: isMirrored ? 1 : 0
        case .center: 0.5
        case .trailing: isMirrored ? 0 : 1
        }
    }

    /// Returns the frame of the caret in the box.
    func caretRect(_ context: some NodeContext<Self>) -> CGRect {
        let room = textRect(in: context.bounds)
        var caret = context.resolved.editor.caret
        caret.size.width = Self.caretWidth
        return caret.offsetBy(
            dx: room.minX + textOffset(context) - caretRoom(context), dy: room.minY)
    }

    /// Returns the frame of the caret in the window.
    func caretInWindow(_ context: some RequestContext<Self>) -> CGRect {
        let corner = context.frameInWindow.origin
        return caretRect(context).offsetBy(dx: corner.x, dy: corner.y)
    }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        let field = context.resolved
        let hasFocus = context.isFocused && context.isWindowActive
        let bounds = writer.bounds
        if isFramed { paintFrame(in: bounds, hasFocus: hasFocus, field.look, &writer) }
        guard let shown = field.editor.shown else { return }
        let room = textRect(in: bounds)
        let origin = CGPoint(x: room.minX + textOffset(context), y: room.minY)
        // Letters that overhang their line are not clipped, but a text that is too long is.
        let clip = CGRect(
            x: room.minX, y: bounds.minY, width: room.width, height: bounds.height)
        if let color = field.look.redaction {
            let size = (field.editor.displayed.isEmpty ? field.prompt : shown)?.measure(
                .unspecified
            ).size
            let box = CGRect(origin: origin, size: size ?? .zero).intersection(clip)
            return writer.paintRedacted(box, .color(color))
        }
        writer.group(.clip(.rectangle(clip))) { writer in
            if field.editor.displayed.isEmpty, let prompt = field.prompt {
                paint(prompt, at: promptOrigin(prompt, context, room), &writer)
            }
            paintSelection(context, at: origin, hasFocus: hasFocus, &writer)
            paint(shown, at: origin, &writer)
            if hasFocus, isCaretOn(context), field.editor.selection.isEmpty {
                let caret = caretRect(context).offsetBy(dx: bounds.minX, dy: bounds.minY)
                writer.list.append(.fill(.rectangle(caret), .color(field.look.caret)))
            }
        }
    }

    private func promptOrigin(
        _ prompt: Text.Resolution, _ context: some NodeContext<Self>, _ room: CGRect
    ) -> CGPoint {
        let left = max(0, room.width - prompt.measure(.unspecified).size.width - Self.caretWidth)
        return CGPoint(x: room.minX + caretRoom(context) + left * share(context), y: room.minY)
    }

    private func paint(
        _ text: Text.Resolution, at origin: CGPoint, _ writer: inout DisplayListWriter
    ) {
        let layout = text.layout(in: .unspecified)
        guard !layout.text.string.isEmpty else { return }
        writer.within(CGRect(origin: origin, size: layout.measurement.size)) {
            text.paint(layout, &$0)
        }
    }

    private func paintFrame(
        in bounds: CGRect, hasFocus: Bool, _ look: TextFieldLook, _ writer: inout DisplayListWriter
    ) {
        let shape = DrawShape.roundedRectangle(bounds, radius: Self.radius)
        writer.list.append(.fill(shape, .color(look.background)))
        let width = hasFocus ? 2 * Self.line : Self.line
        let inner = bounds.insetBy(dx: width / 2, dy: width / 2)
        let frame = DrawShape(
            Path(
                roundedRect: inner, cornerRadius: Self.radius - width / 2, style: .circular),
            stroke: StrokeStyle(lineWidth: width), box: bounds)
        writer.list.append(.fill(frame, .color(hasFocus ? look.focusedBorder : look.border)))
    }

    private func paintSelection(
        _ context: PaintContext<Self>, at origin: CGPoint, hasFocus: Bool,
        _ writer: inout DisplayListWriter
    ) {
        let field = context.resolved
        let colors = TextPointing(
            isSelectable: true, colors: field.look.scheme, openURL: nil)
        if hasFocus || !field.editor.selection.isEmpty, context.isFocused {
            for rect in field.editor.carets.rects(for: field.editor.selection) {
                writer.list.append(
                    .fill(
                        .rectangle(rect.offsetBy(dx: origin.x, dy: origin.y)),
                        .color(colors.selectionColor(isActive: hasFocus))))
            }
        }
        guard let composed = field.editor.composed else { return }
        for rect in field.editor.carets.rects(for: composed) {
            let line = CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1)
            writer.list.append(
                .fill(
                    .rectangle(line.offsetBy(dx: origin.x, dy: origin.y)),
                    .color(field.look.caret)))
        }
        for part in field.editor.composition?.emphasized ?? [] {
            let range =
                (part.lowerBound + composed.lowerBound)..<(part.upperBound + composed.lowerBound)
            for rect in field.editor.carets.rects(for: range) {
                writer.list.append(
                    .fill(
                        .rectangle(rect.offsetBy(dx: origin.x, dy: origin.y)),
                        .color(colors.selectionColor(isActive: hasFocus))))
            }
        }
    }
}
