import Foundation
import LozengeCore

/// A text that tightens its letters, then shrinks, before it is truncated.
///
/// It has a sequence of forms, each narrower than the previous one, and shows the first form that is
/// not truncated, or the last. A letter that shrinks fits in the proposal, too: nothing of it can be cut. Sizes are whole hundredths, so that resizing a window reuses a few
/// forms.
///
/// Source: `docs/text.md`, step 5; `docs/metrics.md`, TEXT-3: only a text that would be truncated
/// changes, and letters are tightened by at most 1/72 em. The search for the size is a choice.
final class FittingText: ShapedText {
    private let text: StyledText
    private let fitting: TextFitting
    private let engine: any TextEngine
    private let natural: any ShapedText
    /// The narrowest form; kept, because a long text is first tested for fitting in it.
    private lazy var last = form(tightenings + shrinkings)
    private var latest: (proposal: ProposedViewSize, style: ParagraphStyle, form: any ShapedText)?

    init(_ text: StyledText, _ fitting: TextFitting, _ engine: any TextEngine) {
        self.text = text
        self.fitting = fitting
        self.engine = engine
        natural = engine.begin(text)
    }

    var metrics: FontMetrics { natural.metrics }
    /// A line that shrinks depends on the height, too.
    var line: TextMeasurement? { fitting.minimumScale < 1 ? nil : natural.line }

    var longestWord: CGFloat { last.longestWord }

    func measure(in proposal: ProposedViewSize, style: ParagraphStyle) -> TextMeasurement {
        form(in: proposal, style).measure(in: proposal, style: style)
    }

    func isTruncated(in proposal: ProposedViewSize, style: ParagraphStyle) -> Bool {
        form(in: proposal, style).isTruncated(in: proposal, style: style)
    }

    func layout(in proposal: ProposedViewSize, style: ParagraphStyle) -> TextLayout {
        form(in: proposal, style).layout(in: proposal, style: style)
    }

    func carets(in proposal: ProposedViewSize, style: ParagraphStyle) -> TextCarets {
        form(in: proposal, style).carets(in: proposal, style: style)
    }

    func decoration(of font: ResolvedFont) -> TextDecorationMetrics {
        natural.decoration(of: font)
    }

    func word(at offset: Int) -> Range<Int> { natural.word(at: offset) }

    var isFinished: Bool { natural.isFinished }
    var shapedLength: Int { natural.shapedLength }

    func shapeMore() {
        natural.shapeMore()
        latest = nil
    }

    func finish() {
        natural.finish()
        latest = nil
    }

    private var tightenings: Int { fitting.allowsTightening ? 4 : 0 }
    private var shrinkings: Int { 100 - max(1, Int((fitting.minimumScale * 100).rounded(.up))) }

    /// Returns the first form that is not truncated, or the last form.
    private func form(in proposal: ProposedViewSize, _ style: ParagraphStyle) -> any ShapedText {
        if let latest, latest.proposal == proposal, latest.style == style { return latest.form }
        var (fits, last) = (0, tightenings + shrinkings)
        if overflows(natural, proposal, style) {
            // A long text is unlikely to fit in any form.
            if !isFinished, self.last.isTruncated(in: proposal, style: style) { return self.last }
            // Binary search: `cut` is truncated; `last` is not, or is the narrowest form.
            var cut = 0
            while last - cut > 1 {
                let middle = (cut + last) / 2
                if overflows(form(middle), proposal, style) {
                    cut = middle
                } else {
                    last = middle
                }
            }
            fits = last
        }
        let form = form(fits)
        latest = (proposal, style, form)
        return form
    }

    /// Returns true if a form is cut, or a line of it is larger than the proposal.
    private func overflows(
        _ form: any ShapedText, _ proposal: ProposedViewSize, _ style: ParagraphStyle
    ) -> Bool {
        if form.isTruncated(in: proposal, style: style) { return true }
        guard fitting.minimumScale < 1 else { return false }
        // Sizes are rounded up to pixels.
        let size = form.measure(in: proposal, style: style).size
        return size.width >= (proposal.width ?? .infinity) + 1
            || size.height >= (proposal.height ?? .infinity) + 1
    }

    /// Returns the text after `step` steps; tightening comes before shrinking.
    private func form(_ step: Int) -> any ShapedText {
        if step == 0 { return natural }
        let scale = 1 - CGFloat(max(0, step - tightenings)) / 100
        let tightening = CGFloat(min(step, tightenings)) / (72 * 4)
        var text = text
        for index in text.spans.indices { text.spans[index].fit(scale, tightening: tightening) }
        return isFinished ? engine.shape(text) : engine.begin(text)
    }
}

extension StyledText.Span {
    /// Scales every length of the span, and tightens letters by a fraction of the font size.
    fileprivate mutating func fit(_ scale: CGFloat, tightening: CGFloat) {
        font.scale(by: scale)
        if scale != 1 { attachment = attachment?.scaled(by: scale) }
        kerning = kerning * scale - tightening * font.size
        baselineOffset *= scale
    }
}
