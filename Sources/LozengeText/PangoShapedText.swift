import Foundation
import LozengeCore

/// Text shaped by Pango, which breaks itself into lines without asking Pango again.
final class PangoShapedText: ShapedText {
    let text: StyledText
    let metrics: FontMetrics
    let shaper: Shaper
    @exclusivity(unchecked) private(set) var content: ShapedContent

    /// The lines without any constraint: one per paragraph.
    private let natural: TextMeasurement
    /// In points, less than ``natural`` by what was rounded up.
    private let naturalWidth: CGFloat

    @exclusivity(unchecked) private var knownOpportunities: [BreakOpportunity]?
    @exclusivity(unchecked) private var recent = MeasurementCache()
    @exclusivity(unchecked) private var drawn:
        (constraint: LineConstraint, style: ParagraphStyle, layout: TextLayout)?

    init(_ text: StyledText, shaper: Shaper) {
        self.text = text
        self.shaper = shaper
        content = shaper.shape(text)
        let font = text.spans.first?.font ?? ResolvedFont(size: 17)
        metrics = shaper.primaryFont(for: font).metrics

        let unit = 1 / (CGFloat(Clusters.unitsPerPixel) * shaper.scale)
        var stack = LineStack(spacing: 0)
        for paragraph in content.paragraphs {
            stack.append(content.heights.extent(of: paragraph.line))
        }
        naturalWidth = CGFloat(content.naturalWidth) * unit
        natural = TextMeasurement(
            stack, width: naturalWidth, on: PixelGrid(scale: shaper.scale))
    }

    /// About how much memory this and its layout take, once it was drawn.
    var byteCount: Int { 512 + content.byteCount + 4 * content.clusters.count }

    /// Breaks the text into lines of `width` units.
    func breaker(width: Int) -> LineBreaker {
        let opportunities = knownOpportunities ?? content.findOpportunities(language: text.language)
        knownOpportunities = opportunities
        return LineBreaker(content.clusters, opportunities, width: width)
    }

    func measure(in proposal: ProposedViewSize, style: ParagraphStyle) -> TextMeasurement {
        measure(constraint(in: proposal, style: style))
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

    /// The size of the text broken under `constraint`.
    fileprivate func measure(_ constraint: LineConstraint) -> TextMeasurement {
        if constraint == .none { return natural }
        if let known = recent[constraint] { return known }
        var stack = LineStack(spacing: constraint.spacing)
        var width = 0
        forEachLine(under: constraint) { line in
            stack.append(content.heights.extent(of: line.clusters))
            width = max(width, min(line.width, constraint.width))
            return true
        }
        let measurement = self.measurement(of: stack, width: width)
        recent.insert(measurement, for: constraint)
        return measurement
    }

    /// The measurement of lines of which the longest takes `width` units.
    func measurement(of stack: LineStack, width: Int) -> TextMeasurement {
        let pixels = CGFloat(width) / CGFloat(Clusters.unitsPerPixel)
        return TextMeasurement(
            stack, width: pixels / shaper.scale, on: PixelGrid(scale: shaper.scale))
    }
}

extension PangoShapedText {
    /// Calls `body` with each line in turn, the last shown one cut where more would follow, until
    /// it returns false.
    func forEachLine(under constraint: LineConstraint, _ body: (BrokenLine) -> Bool) {
        var breaker = breaker(width: constraint.width)
        var count = 0
        while let line = breaker.nextLine() {
            count += 1
            if count == constraint.lineLimit, breaker.hasNext {
                _ = body(truncated(line, width: constraint.width))
                return
            }
            if !body(line) { return }
        }
    }

    /// The ellipsis that ends `line` when it is cut: in the font that the line ends in.
    func ellipsis(for line: BrokenLine) -> Ellipsis {
        let last = max(line.clusters.lowerBound, line.contentEnd - 1)
        let span = content.span(ofCluster: last)
        let font = text.spans.indices.contains(span) ? text.spans[span].font : nil
        return shaper.ellipsis(in: font ?? ResolvedFont(size: 17))
    }

    private func truncated(_ line: BrokenLine, width: Int) -> BrokenLine {
        Truncation(clusters: content.clusters)
            .tail(of: line, in: width, ellipsis: ellipsis(for: line).width)
    }

    /// What of `proposal` and `style` makes a difference to this text.
    fileprivate func constraint(
        in proposal: ProposedViewSize, style: ParagraphStyle
    ) -> LineConstraint {
        // 1. Room for the widest paragraph is room enough.
        var constraint = LineConstraint(style)
        if proposal.lengths.x < .infinity {
            let units = LineConstraint.units(proposal.lengths.x, scale: shaper.scale)
            if units < content.naturalWidth { constraint.width = units }
        }
        if constraint.width == .max {
            if constraint.lineLimit >= content.paragraphs.count { constraint.lineLimit = .max }
            if content.paragraphs.count == 1 { constraint.spacing = 0 }
        }

        // 2. A height is a limit to the number of lines, if it is less than all of them need.
        let height = proposal.lengths.y
        if height < .infinity, measure(constraint).size.height > height {
            constraint.lineLimit = max(1, linesFitting(constraint, in: height))
        }
        return constraint
    }

    /// How many lines have room in `height` points; unrounded, so that a text that is offered what
    /// it asked for gets all its lines.
    private func linesFitting(_ constraint: LineConstraint, in height: CGFloat) -> Int {
        var stack = LineStack(spacing: constraint.spacing)
        var count = 0
        forEachLine(under: constraint) { line in
            stack.append(content.heights.extent(of: line.clusters))
            let fits = stack.height <= height + PixelGrid.tolerance
            if fits { count += 1 }
            return fits
        }
        return count
    }
}

extension TextMeasurement {
    /// Lines of which the longest takes `width` points, rounded as they are reported.
    fileprivate init(_ stack: LineStack, width: CGFloat, on grid: PixelGrid) {
        self.init(
            size: CGSize(width: grid.roundedUp(width), height: grid.roundedUp(stack.height)),
            firstBaseline: grid.rounded(stack.firstBaseline),
            lastBaseline: grid.roundedUp(stack.lastBaseline))
    }
}
