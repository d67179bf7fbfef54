import Foundation
import LozengeCore

/// Text whose every character is a box, so that expected numbers can be worked out by eye.
///
/// Body text at the default size has characters of 8 × 16 points, its baseline 12 points down; other
/// fonts are larger and smaller in whole points: as wide as 8/17 of their size, twice as high. Lines
/// break at spaces, and within words that are too long.
public final class GridTextEngine: TextEngine {
    public var scale: CGFloat = 1

    public init() {}

    public func shape(_ text: StyledText) -> any ShapedText { GridText(text) }
}

private final class GridText: ShapedText {
    private let text: StyledText
    private let advance: CGFloat
    private var lineHeight: CGFloat { advance * 2 }

    init(_ text: StyledText) {
        self.text = text
        advance = max(1, ((text.spans.first?.font.size ?? 17) * 8 / 17).rounded())
    }

    var metrics: FontMetrics {
        FontMetrics(
            ascender: advance * 1.5, descender: advance * 0.5, capHeight: advance, leading: 0,
            pixelLength: 1)
    }

    var line: TextMeasurement? {
        text.string.contains("\n") ? nil : measure(in: .unspecified, style: ParagraphStyle())
    }

    func measure(in proposal: ProposedViewSize, style: ParagraphStyle) -> TextMeasurement {
        let lines = lines(in: proposal, style).lines
        let widest = lines.map(\.count).max() ?? 0
        let height = CGFloat(lines.count) * lineHeight
        return TextMeasurement(
            size: CGSize(width: CGFloat(widest) * advance, height: height),
            firstBaseline: advance * 1.5, lastBaseline: height - advance * 0.5)
    }

    func layout(in proposal: ProposedViewSize, style: ParagraphStyle) -> TextLayout {
        let (lines, isTruncated) = lines(in: proposal, style)
        return TextLayout(
            text: text, measurement: measure(in: proposal, style: style),
            lines: lines.enumerated().map { index, string in
                TextLayout.Line(
                    string: string,
                    frame: CGRect(
                        x: 0, y: CGFloat(index) * lineHeight,
                        width: CGFloat(string.count) * advance, height: lineHeight),
                    baseline: CGFloat(index) * lineHeight + advance * 1.5, runs: [])
            }, isTruncated: isTruncated)
    }

    private func lines(
        in proposal: ProposedViewSize, _ style: ParagraphStyle
    ) -> (lines: [String], isTruncated: Bool) {
        let width = proposal.width ?? .infinity
        let columns = max(1, whole(width / advance))
        var lines = text.string.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { Self.wrapped($0, columns) }
        let height = proposal.height ?? .infinity
        let room = max(1, whole(height / lineHeight))
        let limit = max(1, min(room, style.lineLimit ?? Int.max))
        guard lines.count > limit else { return (lines, false) }
        lines.removeSubrange(limit...)
        lines[limit - 1] = lines[limit - 1].prefix(max(0, columns - 1)) + "…"
        return (lines, true)
    }

    /// How often something fits; a million times for any number beyond.
    private func whole(_ number: CGFloat) -> Int { Int(min(max(0, number), 1e6)) }

    private static func wrapped(_ paragraph: Substring, _ columns: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            if !line.isEmpty, line.count + 1 + word.count <= columns {
                line += " " + word
                continue
            }
            if !line.isEmpty { lines.append(line) }
            var rest = word
            while rest.count > columns {
                lines.append(String(rest.prefix(columns)))
                rest = rest.dropFirst(columns)
            }
            line = String(rest)
        }
        return lines + [line]
    }
}
