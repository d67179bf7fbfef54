import Foundation
import LozengeCore

/// Text shaped by Pango, which is broken into lines without Pango.
final class PangoShapedText: ShapedText {
    let text: StyledText
    let metrics: FontMetrics
    let shaper: Shaper
    @exclusivity(unchecked) private(set) var content: ShapedContent

    /// The state of a long text that is shaped in parts; `nil` once all is shaped.
    @exclusivity(unchecked) private(set) var unfinished: UnfinishedText?

    @exclusivity(unchecked) private var natural: NaturalLines

    /// The text with its line breaks; `nil` until the text is first broken.
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

    /// Shapes at least `length` more bytes of a long text; no effect if all is shaped.
    func shapeMore(_ length: Int) {
        guard let unfinished else { return }
        // Dropped here, so that a second reference does not cause a copy.
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

    /// The approximate number of bytes of this text and its layout.
    var byteCount: Int {
        // The string belongs to its owner, but this object keeps it alive.
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

    var isRightToLeft: Bool { content.runs.first?.baseLevel == 1 }

    var longestWord: CGFloat {
        PixelRounding(scale: shaper.scale).roundedUp(units: currentBreakable.longestWord)
    }

    var line: TextMeasurement? { natural.isOneLine ? natural.measurement : nil }

    func measure(in proposal: ProposedViewSize, style: ParagraphStyle) -> TextMeasurement {
        // A single line that fits is the same under any limit.
        if natural.isOneLine, style.reservedLines <= 1, fitsWithoutBreaks(proposal.lengths.x) {
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
        // Without a line limit there is no ellipsis.
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
        var layout = TextLayoutPass(self, constraint: constraint, style: style).layout
        // Other proposals often give the same lines. With a shared layout, a frame is recognised as
        // unchanged.
        if let drawn, drawn.layout == layout { layout = drawn.layout }
        drawn = (constraint, style, layout)
        return layout
    }

    func carets(in proposal: ProposedViewSize, style: ParagraphStyle) -> TextCarets {
        finish()
        let constraint = constraint(in: proposal, style: style)
        return CaretPass(self, TextLayoutPass(self, constraint: constraint, style: style)).carets
    }

    func decoration(of font: ResolvedFont) -> TextDecorationMetrics {
        shaper.primaryFont(for: font, language: text.language).decoration
    }

    func word(at offset: Int) -> Range<Int> {
        finish()
        return content.word(at: offset, language: text.language)
    }

    /// Measures the text under `constraint`.
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

    /// Returns the measurement of lines, the longest of which has `width` units.
    func measurement(of stack: LineStack, width: Int) -> TextMeasurement {
        TextMeasurement(stack, units: width, at: shaper.scale)
    }
}

extension PangoShapedText {
    /// Calls `body` with each visible line in order, until it returns false.
    ///
    /// The last line is truncated if more would follow.
    ///
    /// - Parameters:
    ///   - constraint: The limits of the lines.
    ///   - shapingMore: True if more of an unfinished text is shaped as lines need it.
    ///   - body: Returns true to get the next line.
    func forEachLine(
        under constraint: LineConstraint, shapingMore: Bool = false, _ body: (BrokenLine) -> Bool
    ) {
        var breaker = breaker(width: constraint.width)
        var count = 0
        while true {
            while !breaker.knowsNextLine {
                guard shapingMore else { return }
                shapeMore()
                breaker.continueBreaking(in: currentBreakable)
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

    /// Truncates the last visible line for an ellipsis in the font of the adjacent text.
    ///
    /// The adjacent text depends on the width of the ellipsis. The font at the end of `line` (at
    /// its start for truncation at the head) is tried first; then the font of the adjacent text is
    /// used if its ellipsis fits too.
    private func truncated(_ line: BrokenLine, under constraint: LineConstraint) -> BrokenLine {
        let truncation = Truncation(clusters: content.clusters, width: constraint.width)
        // The end of an unfinished text is unknown, so it is truncated at its tail.
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

    /// Returns an ellipsis in the font of the text around `cluster`.
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

    /// Returns true if no line has to be broken in `width` points; infinite and NaN are no limit.
    fileprivate func fitsWithoutBreaks(_ width: CGFloat) -> Bool {
        !(width < .infinity)
            || isFinished
                && LineConstraint.fractionalUnits(width, scale: shaper.scale) >= natural.roomNeeded
    }

    /// Returns the constraint for a proposal; equal constraints give equal lines.
    fileprivate func constraint(
        in proposal: ProposedViewSize, style: ParagraphStyle
    ) -> LineConstraint {
        let widthLimited = constraint(width: proposal.lengths.x, style: style)
        let height = proposal.lengths.y
        guard height < measure(widthLimited).size.height else { return widthLimited }
        return constraint(widthLimited, height: height)
    }

    /// 1. A width in which the widest paragraph fits is no limit.
    fileprivate func constraint(width: CGFloat, style: ParagraphStyle) -> LineConstraint {
        var constraint = LineConstraint(style)
        if !fitsWithoutBreaks(width) {
            constraint.width = LineConstraint.units(width, scale: shaper.scale)
            if style.keepsWords, isFinished,
                currentBreakable.longestWord > constraint.width
            {
                (constraint.lineLimit, constraint.reservedLines) = (1, 1)
            }
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

    /// 2. A height limits the number of lines if it is less than the height of all. Reserved lines
    /// are not limited.
    fileprivate func constraint(
        _ widthLimited: LineConstraint, height: CGFloat
    ) -> LineConstraint {
        var constraint = widthLimited
        constraint.lineLimit = max(
            min(constraint.reservedLines, constraint.lineLimit),
            linesFitting(widthLimited, in: height))
        return constraint
    }

    /// Returns the number of lines that fit in `height` points.
    ///
    /// Unrounded, so that a text that gets the height it asked for keeps all lines.
    private func linesFitting(_ constraint: LineConstraint, in height: CGFloat) -> Int {
        var stack = LineStack(spacing: constraint.spacing)
        var count = 0
        forEachLine(under: constraint, shapingMore: true) { line in
            stack.append(content.heights.extent(of: line))
            let fits = stack.height <= height + PixelRounding.tolerance
            if fits { count += 1 }
            return fits
        }
        return count
    }
}

extension TextMeasurement {
    /// Measures lines, the longest of which has `width` units; rounds as reported sizes are
    /// rounded.
    init(_ stack: LineStack, units width: Int, at scale: CGFloat) {
        let rounding = PixelRounding(scale: scale)
        self.init(
            size: CGSize(
                width: rounding.roundedUp(units: width), height: rounding.roundedUp(stack.height)),
            firstBaseline: rounding.rounded(stack.firstBaseline),
            lastBaseline: rounding.roundedUp(stack.lastBaseline))
    }
}
