import Foundation
import LozengeCore

/// The colours of a text field in its environment.
struct TextFieldLook {
    var background = Color.Resolved.clear
    var border = Color.Resolved.clear
    var focusedBorder = Color.Resolved.clear
    var caret = Color.Resolved.clear
    /// The colour of a match of what is looked for.
    var match = Color.Resolved.clear
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
        match = place.resolve(Color.yellow.opacity(0.35))
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
        let editing = context.resolved.editing
        return (kind == .line ? editing.extent : editing.wrapWidth) + Self.caretWidth
    }

    /// Returns the distance of the text from the left edge of its space.
    func textOffset(_ context: some NodeContext<Self>) -> CGFloat {
        guard kind == .line else { return caretRoom(context) }
        let room = textRect(in: context.bounds).width - contentWidth(context)
        return caretRoom(context) + (room > 0 ? room * share(context) : -context.resolved.scroll)
    }

    /// Returns the top-left corner of the text in the box.
    func textOrigin(_ context: some NodeContext<Self>) -> CGPoint {
        let room = textRect(in: context.bounds)
        let scroll = kind == .paragraphs ? context.resolved.scroll : 0
        return CGPoint(x: room.minX + textOffset(context), y: room.minY - scroll)
    }

    /// Returns the space for the caret to the left of the text, for right-to-left text.
    private func caretRoom(_ context: some NodeContext<Self>) -> CGFloat {
        isMirrored(context) ? Self.caretWidth : 0
    }

    /// True if a line begins at the right: in a right-to-left layout, and with such a text.
    private func isMirrored(_ context: some NodeContext<Self>) -> Bool {
        if context.isRightToLeft { return true }
        guard kind == .line, let first = context.resolved.editing.firstBlock else { return false }
        return first.style.direction == .rightToLeft
    }

    /// Returns the part of the remaining space that is to the left of the text.
    private func share(_ context: some NodeContext<Self>) -> CGFloat {
        var style = context.textSetting.style
        style.direction = isMirrored(context) ? .rightToLeft : .leftToRight
        return style.leftShare
    }

    /// Returns a point of the box in the coordinates of the text.
    func textPoint(_ point: CGPoint, _ context: some NodeContext<Self>) -> CGPoint {
        let origin = textOrigin(context)
        // Above and below a line is beside it.
        let y = kind == .line ? context.resolved.editing.caret.midY : point.y - origin.y
        return CGPoint(x: point.x - origin.x, y: y)
    }

    /// Returns the frame of the caret in the box.
    func caretRect(_ context: some NodeContext<Self>) -> CGRect {
        caretRect(context.resolved.editing.caret, context)
    }

    private func caretRect(_ caret: CGRect, _ context: some NodeContext<Self>) -> CGRect {
        let origin = textOrigin(context)
        var caret = caret
        caret.size.width = Self.caretWidth
        return caret.offsetBy(dx: origin.x - caretRoom(context), dy: origin.y)
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
        let room = textRect(in: bounds)
        var origin = textOrigin(context)
        (origin.x, origin.y) = (origin.x + bounds.minX, origin.y + bounds.minY)
        // Letters that overhang their line are not clipped, but a text that is too long is.
        var clip = CGRect(
            x: room.minX, y: bounds.minY, width: room.width, height: bounds.height)
        if kind == .paragraphs { clip = clip.insetBy(dx: 0, dy: min(insets.top, insets.bottom)) }
        if let color = field.look.redaction {
            return writer.paintRedacted(
                CGRect(origin: origin, size: redactedSize(context)).intersection(clip),
                .color(color))
        }
        writer.group(.clip(.rectangle(clip))) { writer in
            if field.editing.isEmpty, let prompt = field.prompt {
                paintPrompt(prompt, context, in: room, &writer)
            }
            let blocks = field.editing.shownBlocks
            func paint(_ drawing: (ShapedBlock) -> DisplayFragment?) {
                for placed in blocks {
                    guard let drawing = drawing(placed.block) else { continue }
                    writer.list.append(
                        drawing,
                        at: CGPoint(x: origin.x + placed.origin.x, y: origin.y + placed.origin.y)
                    )
                }
            }
            paint(\.backgrounds)
            paintSelection(context, at: origin, hasFocus: hasFocus, &writer)
            paint(\.drawing)
            paintCaret(context, hasFocus: hasFocus, in: bounds, &writer)
        }
    }

    /// Paints the caret of a field with the focus; a clear one while it is not to be seen, so that only its colour
    /// changes.
    private func paintCaret(
        _ context: PaintContext<Self>, hasFocus: Bool, in bounds: CGRect,
        _ writer: inout DisplayListWriter
    ) {
        let field = context.resolved
        let place = field.dropPlace.map { field.editing.caret(at: TextCarets.Place($0)) }
        guard hasFocus || place != nil else { return }
        let isSeen = place != nil || (isCaretOn(context) && field.editing.selection.isEmpty)
        let frame = caretRect(place ?? field.editing.caret, context)
            .offsetBy(dx: bounds.minX, dy: bounds.minY)
        writer.list.append(
            .fill(.rectangle(frame), .color(isSeen ? field.look.caret : .clear)))
    }

    private func redactedSize(_ context: PaintContext<Self>) -> CGSize {
        let (editing, prompt) = (context.resolved.editing, context.resolved.prompt)
        if editing.isEmpty { return prompt?.measure(.unspecified).size ?? .zero }
        if kind == .line {
            return CGSize(
                width: editing.extent, height: editing.firstBlock?.size.height ?? 0)
        }
        return CGSize(width: editing.naturalWidth, height: editing.extent)
    }

    private func paintPrompt(
        _ prompt: Text.Resolution, _ context: some NodeContext<Self>, in room: CGRect,
        _ writer: inout DisplayListWriter
    ) {
        let layout = prompt.layout(
            in: promptProposal(max(0, room.width - Self.caretWidth)))
        let size = layout.measurement.size
        let left = max(0, room.width - size.width - Self.caretWidth)
        let origin = CGPoint(
            x: room.minX + caretRoom(context) + left * share(context), y: room.minY)
        writer.within(CGRect(origin: origin, size: size)) { prompt.paint(layout, &$0) }
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
        let (editing, look) = (context.resolved.editing, context.resolved.look)
        let pointing = TextPointing(isSelectable: true, colors: look.scheme, openURL: nil)
        func fill(_ rect: CGRect, _ color: Color.Resolved) {
            writer.list.append(
                .fill(.rectangle(rect.offsetBy(dx: origin.x, dy: origin.y)), .color(color)))
        }
        let color = pointing.selectionColor(isActive: hasFocus)
        let matches = matches(context)
        for rect in matches.others { fill(rect, look.match) }
        for rect in matches.current { fill(rect, pointing.selectionColor(isActive: true)) }
        if context.isFocused {
            // As one command, so that more lines of it change nothing else.
            var selection = DisplayList()
            for rect in editing.rects(for: editing.selection) {
                selection.append(.fill(.rectangle(rect), .color(color)))
            }
            writer.list.append(DisplayFragment(selection), at: origin)
        }
        guard let composition = editing.composition else { return }
        for rect in editing.composedRects(for: 0..<composition.string.utf8.count) {
            fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1), look.caret)
        }
        for part in composition.emphasized {
            for rect in editing.composedRects(for: part) { fill(rect, color) }
        }
    }
}
