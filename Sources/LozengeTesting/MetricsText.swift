import Foundation
import LozengeCore
import LozengeViews

/// Stands for one line of text of a given size, in a font of given metrics; never shrinks.
///
/// Both baselines are at the ascender, rounded up to a pixel.
public struct MetricsText: PrimitiveView {
    public typealias Body = Never

    private let size: CGSize
    private let metrics: FontMetrics

    /// All lengths in points.
    public init(
        width: CGFloat, height: CGFloat, ascender: CGFloat, descender: CGFloat,
        capHeight: CGFloat, leading: CGFloat = 0, pixelLength: CGFloat = 0.5
    ) {
        size = CGSize(width: width, height: height)
        metrics = FontMetrics(
            ascender: ascender, descender: descender, capHeight: capHeight, leading: leading,
            pixelLength: pixelLength)
    }

    private var baseline: CGFloat { metrics.ascender.roundedUp(to: metrics.pixelLength) }

    package static var ownGuides: GuideSet { .baselines }

    package func sizeThatFits(
        _ proposal: ProposedViewSize, _ context: LayoutContext<MetricsText>
    ) -> CGSize { size }

    package func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<MetricsText>
    ) -> CGFloat {
        switch key.kind {
        case .firstTextBaseline, .lastTextBaseline: baseline
        case .firstLineCenter: baseline - metrics.capHeight / 2
        case .start, .center, .end, .custom: .nan
        }
    }

    package func spacing(_ context: LayoutContext<MetricsText>) -> ViewSpacing {
        ViewSpacing(
            text: metrics, height: size.height, firstBaseline: baseline, lastBaseline: baseline)
    }
}
