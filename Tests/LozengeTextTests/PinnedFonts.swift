import Foundation
import LozengeCore
import TextFixtures

@testable import LozengeText

/// Text engines that see the same fonts on every machine.
enum PinnedFonts {
    static func engine(scale: CGFloat = 1, capacity: Int = 16 << 20) -> PangoTextEngine {
        PangoTextEngine(
            scale: scale, cacheCapacity: capacity, fontConfigurationFile: Fixtures.fonts)
    }

    /// A machine with DejaVu only.
    static func engineWithFewFonts() -> PangoTextEngine { engine("few") }

    static func engineWithoutFonts() -> PangoTextEngine { engine("none") }

    private static func engine(_ configuration: String) -> PangoTextEngine {
        PangoTextEngine(
            scale: 1, cacheCapacity: 1 << 20,
            fontConfigurationFile: Fixtures.path("fonts/\(configuration).conf"))
    }
}

extension PangoTextEngine {
    /// The text in Noto Sans of 16 points, whose lines are 21.792 points high without leading.
    func shape(
        _ string: String, family: String = "Noto Sans", size: CGFloat = 16
    ) -> any ShapedText {
        shape(StyledText(string, font: ResolvedFont(family: family, size: size)))
    }

    /// The sample in the same font, in its own language.
    func shape(
        _ sample: TextSample, family: String = "Noto Sans", size: CGFloat = 16
    ) -> any ShapedText {
        var text = StyledText(sample.text, font: ResolvedFont(family: family, size: size))
        text.language = sample.language
        return shape(text)
    }
}

extension ShapedText {
    func measure(
        width: CGFloat? = nil, height: CGFloat? = nil, limit: Int? = nil, spacing: CGFloat = 0
    ) -> TextMeasurement {
        measure(
            in: ProposedViewSize(width: width, height: height),
            style: ParagraphStyle(limit: limit, spacing: spacing))
    }

    func layout(
        width: CGFloat? = nil, height: CGFloat? = nil, limit: Int? = nil,
        alignment: TextAlignment = .leading, direction: LayoutDirection = .leftToRight,
        truncation: TextTruncation = .tail
    ) -> TextLayout {
        var style = ParagraphStyle(limit: limit, alignment: alignment, direction: direction)
        style.truncation = truncation
        return layout(in: ProposedViewSize(width: width, height: height), style: style)
    }

    func lines(width: CGFloat?, height: CGFloat? = nil, limit: Int? = nil) -> [String] {
        layout(width: width, height: height, limit: limit).lines.map(\.string)
    }
}

extension ParagraphStyle {
    fileprivate init(
        limit: Int?, alignment: TextAlignment = .leading,
        direction: LayoutDirection = .leftToRight, spacing: CGFloat = 0
    ) {
        self.init()
        lineLimit = limit
        self.alignment = alignment
        self.direction = direction
        lineSpacing = spacing
    }
}
