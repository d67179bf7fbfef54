import Foundation
import LozengeCore

/// The size of a field, and the part of a text that is laid out because it is visible.
extension TextFieldBox {
    static var affectsLayout: Bool { true }
    static var ownGuides: GuideSet { .baselines }
    static var settles: Bool { true }

    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Self>) -> CGSize {
        let (editing, prompt) = (context.resolved.editing, context.resolved.prompt)
        let ideal = {
            let prompt = prompt?.measure(.unspecified).size.width ?? 0
            return max(editing.naturalWidth, prompt) + Self.caretWidth
        }
        let room = proposal.width.map { max(0, $0 - insets.horizontal) }
        let width = room ?? ideal()
        let lines = max(0, (width.isFinite ? width : ideal()) - Self.caretWidth)
        // A document fills the room of its scroll view.
        let filled = kind == .document ? proposal.height : nil
        let least = leastLines > 0 ? editing.height(ofLines: leastLines) : 0
        let whole = kind == .line ? editing.firstBlock?.size.height ?? 0 : editing.height(in: lines)
        let text = kind == .line || filled != nil ? whole : limited(whole, context)
        let prompted = prompt?.measure(promptProposal(lines)).size.height ?? 0
        return CGSize(
            width: width + insets.horizontal,
            height: max(max(text, prompted, least) + insets.vertical, filled ?? 0))
    }

    /// Returns the height of a text within the limit of lines, beyond which it is scrolled.
    private func limited(_ height: CGFloat, _ context: LayoutContext<Self>) -> CGFloat {
        let style = context.textSetting.style
        func lines(_ count: Int) -> CGFloat {
            context.resolved.editing.height(ofLines: max(1, count))
        }
        let most = style.lineLimit.map(lines) ?? .infinity
        return max(min(height, most), lines(style.reservedLines))
    }

    /// Returns the proposal for the prompt in a width.
    func promptProposal(_ width: CGFloat) -> ProposedViewSize {
        kind == .line ? .unspecified : ProposedViewSize(width: width, height: nil)
    }

    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Self>
    ) -> CGFloat {
        let editing = context.resolved.editing
        guard let first = editing.firstBlock?.measurement, let last = editing.lastBlock,
            let capHeight = editing.firstBlock?.resolution.shaped.metrics.capHeight
        else { return .nan }
        return switch key.kind {
        case .firstTextBaseline: insets.top + first.firstBaseline
        case .firstLineCenter: insets.top + first.firstBaseline - capHeight / 2
        case .lastTextBaseline where kind == .line: insets.top + first.lastBaseline
        case .lastTextBaseline:
            insets.top + editing.extent - last.size.height + last.measurement.lastBaseline
        case .start, .center, .end, .custom: .nan
        }
    }

    func settle(_ context: SettleContext<Self>) {
        switch kind {
        case .line: showLine(context)
        case .paragraphs:
            _ = scroll(to: context.resolved.scroll, context)
            layOutShownPart(context)
        case .document: layOutShownPart(context)
        }
        if context.resolved.showsSelection {
            context.resolved.showsSelection = false
            showCaret(context)
        }
        guard context.tree.focus.has(context.node) else { return }
        if kind == .line {
            showCaret(context)
        } else {
            context.tree.backend?.setTextInput(caretInWindow(context))
        }
    }

    /// Lays out what is visible of several lines; what is seen stays where it is.
    private func layOutShownPart(_ context: SettleContext<Self>) {
        let field = context.resolved
        let editing = field.editing
        let width = max(0, context.size.width - insets.horizontal - Self.caretWidth)
        let visible = visibleRange(context)
        var shift: CGFloat = 0
        if width != editing.wrapWidth || field.seen != nil {
            let seen = field.seen ?? editing.seenPlace(at: visible.lowerBound)
            field.seen = nil
            editing.wrapWidth = width
            editing.layOut()
            editing.measureShortText()
            if visible.lowerBound > 0 {
                shift = editing.position(of: seen) - visible.lowerBound
            }
            // The height of a long text was estimated for the new width.
            if !editing.isShort { context.setNeedsLayout() }
        }
        let extent = editing.extent
        let start = visible.lowerBound + shift
        let range = start...max(start, start + (visible.upperBound - visible.lowerBound))
        let isCovered = editing.covers(range)
        if isCovered { editing.visible = range } else { shift += editing.show(range) }
        guard !isCovered || shift != 0 else { return }
        context.setNeedsPaint()
        if extent != editing.extent { context.setNeedsLayout() }
        if kind == .paragraphs {
            _ = self.scroll(to: field.scroll + shift, context)
            return
        }
        guard abs(shift) > 0.01, let scroll = context.scrolling(along: .vertical) else {
            return
        }
        scroll.content.correct(
            by: shift, along: .vertical, keepsEnd: false, EventContext(scroll))
    }

    /// The visible part of the text in the window; null if none is.
    private func visibleFrame(_ context: some RequestContext<Self>) -> CGRect {
        let frame = context.frameInWindow
        var room = context.windowBounds
        if let scroll = context.scrolling(along: .vertical) {
            room = room.intersection(scroll.frameInWindow)
        }
        guard kind != .document else { return room }
        return room.intersection(
            textRect(in: context.bounds).offsetBy(dx: frame.minX, dy: frame.minY))
    }

    /// Returns true if a point of the window is before or behind the visible part of the text.
    func isBeyondEdge(_ point: CGPoint, _ context: some RequestContext<Self>) -> Bool {
        let frame = visibleFrame(context)
        return kind == .line
            ? point.x < frame.minX || point.x > frame.maxX
            : point.y < frame.minY || point.y > frame.maxY
    }

    /// Returns the visible range along the lines, in points from the start of the text.
    private func visibleRange(_ context: SettleContext<Self>) -> ClosedRange<CGFloat> {
        let room = visibleFrame(context)
        guard !room.isNull else { return 0...0 }
        let start = context.frameInWindow.minY + textOrigin(context).y
        let lower = max(0, room.minY - start)
        return lower...max(lower, room.maxY - start)
    }
}
