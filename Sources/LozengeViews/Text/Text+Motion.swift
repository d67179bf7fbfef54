import Foundation
import LozengeCore

/// The motion of a text: the colours of its spans, and the number of the content that is shown.
extension Text {
    package typealias MotionData = AnimatablePair<SpanColors, Double>

    package func motionData(_ resolved: Resolution?) -> MotionData {
        guard let appearance = resolved?.appearance else { return .zero }
        let number = appearance.passage?.shown ?? 0
        return MotionData(SpanColors(appearance.paints), number * unitScale)
    }

    package static func change(from old: MotionData, to new: MotionData) -> MotionData {
        // A change that is shown at once has no passage, and nothing to animate.
        MotionData(
            new.first.change(from: old.first), new.second == 0 ? 0 : new.second - old.second)
    }

    package mutating func setMotionData(_ data: MotionData, _ resolved: inout Resolution?) {
        guard let appearance = resolved?.appearance else { return }
        resolved?.appearance = appearance.with(
            data.first.applied(to: appearance.paints),
            appearance.passage?.showing(data.second / unitScale))
    }

    package static func motionEnds(_ resolved: inout Resolution?) {
        guard let appearance = resolved?.appearance, appearance.passage != nil else { return }
        resolved?.appearance = appearance.with(appearance.paints, nil)
    }
}

extension Text.Resolution {
    /// Returns this content on the way from `old`, if the change is animated.
    func following(
        _ old: Text.Resolution?, in context: UpdateContext<Text>
    ) -> Text.Resolution {
        guard let old,
            let passage = passage(from: old, in: context.proposal, context.tree.motion)
        else { return self }
        var following = self
        following.appearance = appearance.with(appearance.paints, passage)
        return following
    }

    private func passage(
        from old: Text.Resolution, in proposal: ProposedViewSize, _ motion: Motion
    ) -> ContentPassage<Text.Resolution>? {
        let known = old.appearance.passage
        // Before the texts, which a layout tells.
        guard motion.isAnimating || known != nil else { return nil }
        if shaped === old.shaped { return known }
        let (text, oldText) = (text, old.text)
        if text == oldText { return known }
        guard motion.isAnimating, !oldText.isEmpty, !text.isEmpty,
            let effect = appearance.transition.textEffect(
                after: old.appearance.transition, hasNewWords: text.string != oldText.string)
        else { return nil }
        var old = old
        if known?.old.appearance.passage != nil {
            // Three texts are enough to see; a text that changes in each frame would keep them all.
            old.appearance = old.appearance.with(old.appearance.paints, nil)
        }
        return ContentPassage(
            from: old, in: proposal, effect.reduced(motion.isReduced),
            number: (known?.number ?? 0) + 1)
    }

    private var text: StyledText {
        shaped.layout(in: .unspecified, style: appearance.style).text
    }
}

/// The paints of the spans of a text, as data of motion.
nonisolated package struct SpanColors: VectorArithmetic {
    private var spans: [PaintData]

    init(_ paints: [_StylePaint]) { spans = paints.map(PaintData.init) }

    private init(_ spans: [PaintData]) { self.spans = spans }

    package static var zero: SpanColors { SpanColors([] as [PaintData]) }

    package static func + (lhs: SpanColors, rhs: SpanColors) -> SpanColors {
        if lhs.spans.isEmpty { return rhs }
        var sum = lhs
        for index in sum.spans.indices.prefix(rhs.spans.count) {
            sum.spans[index] += rhs.spans[index]
        }
        return sum
    }

    package static func - (lhs: SpanColors, rhs: SpanColors) -> SpanColors {
        var negative = rhs
        negative.scale(by: -1)
        return lhs + negative
    }

    package mutating func scale(by factor: Double) {
        for index in spans.indices { spans[index].scale(by: factor) }
    }

    package var magnitudeSquared: Double { spans.reduce(0) { $0 + $1.magnitudeSquared } }

    package static func == (lhs: SpanColors, rhs: SpanColors) -> Bool {
        let count = max(lhs.spans.count, rhs.spans.count)
        return (0..<count).allSatisfy { lhs.paint($0) == rhs.paint($0) }
    }

    private func paint(_ index: Int) -> PaintData {
        spans.indices.contains(index) ? spans[index] : .zero
    }

    /// Returns the change that is animated: none for a span that gets a paint of another kind, or if
    /// spans come and go.
    func change(from old: SpanColors) -> SpanColors {
        guard spans.count == old.spans.count else { return .zero }
        return SpanColors(zip(old.spans, spans).map(PaintData.change))
    }

    func applied(to paints: [_StylePaint]) -> [_StylePaint] {
        var paints = paints
        for index in paints.indices.prefix(spans.count) { spans[index].apply(to: &paints[index]) }
        return paints
    }
}
