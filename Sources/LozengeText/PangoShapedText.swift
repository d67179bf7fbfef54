import Foundation
import LozengeCore

/// Text shaped by Pango, which breaks itself into lines without asking Pango again.
final class PangoShapedText: ShapedText {
    let text: StyledText
    let metrics: FontMetrics
    let shaper: Shaper
    @exclusivity(unchecked) private(set) var content: ShapedContent

    /// A long text of which the end is still to be shaped; `nil` once all is.
    @exclusivity(unchecked) private(set) var unfinished: UnfinishedText?

    @exclusivity(unchecked) private var natural: NaturalLines

    /// `nil` until the text is broken for the first time.
    @exclusivity(unchecked) private var breakable: BreakableText?
    @exclusivity(unchecked) private var recent = MeasurementCache()
    @exclusivity(unchecked) private var latestEllipsis: Ellipsis?
    @exclusivity(unchecked) private var drawn:
        (constraint: LineConstraint, style: ParagraphStyle, layout: TextLayout)?

    init(_ text: StyledText, shaper: Shaper) {
        self.text = text
        self.shaper = shaper
        unfinished = shaper.begin(text)
        content = unfinished?.content ?? shaper.shape(text)
        let font = text.spans.first?.font ?? ResolvedFont(size: 17)
        metrics = shaper.primaryFont(for: font, language: text.language).metrics
        natural = NaturalLines(of: content, isWhole: unfinished == nil, at: shaper.scale)
    }

    /// Shapes so many bytes more of a long text, or a few more than that.
    func shapeMore(_ length: Int) {
        guard let unfinished else { return }
        // Not to be copied because two hold it.
        content = ShapedContent(source: "", capacity: 0, tabAdvance: 0)
        breakable = nil
        unfinished.shape(length)
        content = unfinished.content
        if unfinished.isFinished {
            breakable = BreakableText(content.clusters, unfinished.opportunities)
            self.unfinished = nil
        }
        natural = NaturalLines(of: content, isWhole: isFinished, at: shaper.scale)
        recent = MeasurementCache()
        drawn = nil
    }

    /// About how much memory this and its layout take, once it was drawn.
    var byteCount: Int {
        // The text itself is its owner's, but stays for as long as this does.
        let fixed = 640 + 2 * content.source.utf8.count
        guard let unfinished else { return fixed + content.byteCount }
        return fixed + Int(Double(content.byteCount) * unfinished.share)
    }

    /// Breaks the text into lines of `width` units.
    func breaker(width: Int, avoidsOrphans: Bool = true) -> LineBreaker {
        LineBreaker(currentBreakable, width: width, avoidsOrphans: avoidsOrphans)
    }

    private var currentBreakable: BreakableText { breakable ?? makeBreakable() }

    private func makeBreakable() -> BreakableText {
        if let unfinished {
            let made = BreakableText(beginning: content.clusters, unfinished.opportunities)
            breakable = made
            return made
        }
        let opportunities = content.findOpportunities(language: text.language)
        let made = BreakableText(
            content.clusters, opportunities,
            cutWords: CutWords(content, of: text, shaper: shaper))
        breakable = made
        return made
    }

    var line: TextMeasurement? { natural.isOneLine ? natural.measurement : nil }

    func measure(in proposal: ProposedViewSize, style: ParagraphStyle) -> TextMeasurement {
        // One line that has room is what it is under any limit.
        if natural.isOneLine, style.reservedLines <= 1, hasRoom(proposal.lengths.x) {
            return natural.measurement
        }
        let widthLimited = constraint(width: proposal.lengths.x, style: style)
        let measurement = measure(widthLimited)
        let height = proposal.lengths.y
        guard height < measurement.size.height else { return measurement }
        if let known = recent[widthLimited, height] { return known }
        let cut = measure(self.constraint(widthLimited, height: height))
        recent.insert(cut, for: widthLimited, height)
        return cut
    }

    func isTruncated(in proposal: ProposedViewSize, style: ParagraphStyle) -> Bool {
        let constraint = constraint(in: proposal, style: style)
        // Nothing but a limit makes an ellipsis.
        if constraint.lineLimit == .max { return false }
        var isTruncated = false
        forEachLine(under: constraint, shapingMore: true) { line in
            isTruncated = line.isTruncated
            return !isTruncated
        }
        return isTruncated
    }

    func layout(in proposal: ProposedViewSize, style: ParagraphStyle) -> TextLayout {
        let constraint = constraint(in: proposal, style: style)
        if let drawn, drawn.constraint == constraint, drawn.style == style { return drawn.layout }
        var layout = LayoutPass(self, constraint: constraint, style: style).layout
        // Other proposals often break alike; sharing the layout lets a frame be known as unchanged.
        if let drawn, drawn.layout == layout { layout = drawn.layout }
        drawn = (constraint, style, layout)
        return layout
    }

    func carets(in proposal: ProposedViewSize, style: ParagraphStyle) -> TextCarets {
        finish()
        let constraint = constraint(in: proposal, style: style)
        return CaretPass(self, LayoutPass(self, constraint: constraint, style: style)).carets
    }

    func decoration(of font: ResolvedFont) -> TextDecorationMetrics {
        shaper.primaryFont(for: font, language: text.language).decoration
    }

    func word(at offset: Int) -> Range<Int> {
        finish()
        return content.word(at: offset, language: text.language)
    }

    /// The size of the text broken under `constraint`.
    fileprivate func measure(_ constraint: LineConstraint) -> TextMeasurement {
        if let unfinished { return estimate(constraint, of: unfinished) }
        if constraint.isNone { return natural.measurement }
        if let known = recent[constraint, .infinity] { return known }
        var stack = LineStack(spacing: constraint.spacing)
        var width = 0
        forEachLine(under: constraint) { line in
            stack.append(content.heights.extent(of: line))
            width = max(width, min(line.width, constraint.width))
            return true
        }
        stack.reserve(constraint.reservedLines, of: metrics)
        let measurement = self.measurement(of: stack, width: width)
        recent.insert(measurement, for: constraint, .infinity)
        return measurement
    }

    /// The measurement of lines of which the longest takes `width` units.
    func measurement(of stack: LineStack, width: Int) -> TextMeasurement {
        TextMeasurement(stack, units: width, at: shaper.scale)
    }
}

extension PangoShapedText {
    /// Calls `body` with each line in turn, the last shown one cut where more would follow, until
    /// it returns false.
    ///
    /// - Parameters:
    ///   - constraint: What decides where lines end.
    ///   - shapingMore: Whether more of an unfinished text is shaped for lines that are asked for.
    ///   - body: Whether it wants another line.
    func forEachLine(
        under constraint: LineConstraint, shapingMore: Bool = false, _ body: (BrokenLine) -> Bool
    ) {
        var breaker = breaker(width: constraint.width)
        var count = 0
        while true {
            while !breaker.knowsNextLine {
                guard shapingMore else { return }
                shapeMore()
                breaker.goOn(in: currentBreakable)
            }
            guard let line = breaker.nextLine() else { return }
            count += 1
            if count == constraint.lineLimit, breaker.hasNext {
                _ = body(truncated(line, under: constraint))
                return
            }
            if !body(line) { return }
        }
    }

    /// The last line shown, cut for an ellipsis in the font of the text beside it.
    ///
    /// Which text that is depends on the ellipsis's width: the font of where `line` ends, or begins
    /// if it is cut at its head, is tried first, and the better one taken if that has room too.
    private func truncated(_ line: BrokenLine, under constraint: LineConstraint) -> BrokenLine {
        let truncation = Truncation(clusters: content.clusters, width: constraint.width)
        // What a text ends with is not known before its end.
        let mode = isFinished ? constraint.truncation : .tail
        let first = truncation.cut(
            line, mode,
            ellipsis: ellipsis(
                ofCluster: mode == .head
                    ? line.clusters.lowerBound
                    : max(line.clusters.lowerBound, line.contentEnd - 1)))
        guard text.spans.count > 1, let neighbor = first.neighborOfEllipsis else { return first }
        let better = ellipsis(ofCluster: neighbor)
        if better.span == first.ellipsis?.span { return first }
        let second = truncation.cut(line, mode, ellipsis: better)
        let isAgreed = second.neighborOfEllipsis.map(content.span(ofCluster:)) == better.span
        return isAgreed ? second : first
    }

    /// An ellipsis in the font that the text around `cluster` asks for.
    private func ellipsis(ofCluster cluster: Int) -> Ellipsis {
        let index = content.span(ofCluster: cluster)
        if let latestEllipsis, latestEllipsis.span == index { return latestEllipsis }
        let spans = text.spans
        let span =
            spans.indices.contains(index) ? spans[index] : .init("", font: ResolvedFont(size: 17))
        let ellipsis = Ellipsis(
            shaper.ellipsis(in: span, language: text.language), span: index)
        latestEllipsis = ellipsis
        return ellipsis
    }

    /// Whether no line has to be broken in `width` points; NaN and infinite are no limit.
    fileprivate func hasRoom(_ width: CGFloat) -> Bool {
        !(width < .infinity)
            || isFinished
                && LineConstraint.fractionalUnits(width, scale: shaper.scale) >= natural.roomNeeded
    }

    /// What of `proposal` and `style` makes a difference to this text.
    fileprivate func constraint(
        in proposal: ProposedViewSize, style: ParagraphStyle
    ) -> LineConstraint {
        let widthLimited = constraint(width: proposal.lengths.x, style: style)
        let height = proposal.lengths.y
        guard height < measure(widthLimited).size.height else { return widthLimited }
        return constraint(widthLimited, height: height)
    }

    /// 1. Room for the widest paragraph is room enough.
    fileprivate func constraint(width: CGFloat, style: ParagraphStyle) -> LineConstraint {
        var constraint = LineConstraint(style)
        if !hasRoom(width) {
            constraint.width = LineConstraint.units(width, scale: shaper.scale)
        } else {
            if constraint.lineLimit >= content.paragraphs.count, isFinished {
                constraint.lineLimit = .max
            }
            if constraint.reservedLines <= content.paragraphs.count {
                constraint.reservedLines = 1
            }
            if natural.isOneLine, constraint.reservedLines == 1 { constraint.spacing = 0 }
        }
        return constraint
    }

    /// 2. A height is a limit to the number of lines, if it is less than all of them need; those
    ///    that are reserved have their room in any case.
    fileprivate func constraint(
        _ widthLimited: LineConstraint, height: CGFloat
    ) -> LineConstraint {
        var constraint = widthLimited
        constraint.lineLimit = max(
            min(constraint.reservedLines, constraint.lineLimit),
            linesFitting(widthLimited, in: height))
        return constraint
    }

    /// How many lines have room in `height` points; unrounded, so that a text that is offered what
    /// it asked for gets all its lines.
    private func linesFitting(_ constraint: LineConstraint, in height: CGFloat) -> Int {
        var stack = LineStack(spacing: constraint.spacing)
        var count = 0
        forEachLine(under: constraint, shapingMore: true) { line in
            stack.append(content.heights.extent(of: line))
            let fits = stack.height <= height + PixelGrid.tolerance
            if fits { count += 1 }
            return fits
        }
        return count
    }
}

extension TextMeasurement {
    /// Lines of which the longest takes `width` units, rounded as they are reported.
    init(_ stack: LineStack, units width: Int, at scale: CGFloat) {
        let grid = PixelGrid(scale: scale)
        let points = CGFloat(width) / CGFloat(Clusters.unitsPerPixel) / scale
        self.init(
            size: CGSize(width: grid.roundedUp(points), height: grid.roundedUp(stack.height)),
            firstBaseline: grid.rounded(stack.firstBaseline),
            lastBaseline: grid.roundedUp(stack.lastBaseline))
    }
}
