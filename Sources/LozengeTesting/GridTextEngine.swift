import Foundation
import LozengeCore

/// A text engine in which every character is a box, so that a reader can calculate expected numbers.
///
/// Body text at the default size has characters of 8 × 16 points, its baseline 12 points down; other
/// fonts are larger and smaller in whole points: as wide as 8/17 of their size, twice as high. Lines
/// break at spaces, and within words that are too long.
public final class GridTextEngine: TextEngine {
    public var scale: CGFloat = 1
    public var systemFamily: String?

    public init() {}

    public func shape(_ text: StyledText) -> any ShapedText { GridText(text) }
}

private final class GridText: ShapedText {
    private let text: StyledText
    private let spans: [GridSpan]
    private let cells: [GridCell]

    init(_ text: StyledText) {
        self.text = text
        let spans = text.spans.isEmpty ? [GridSpan(nil)] : text.spans.map { GridSpan($0) }
        self.spans = spans
        var cells: [GridCell] = []
        for (index, span) in text.spans.enumerated() {
            for character in span.string {
                cells.append(
                    GridCell(
                        character: character, span: index, width: spans[index].width,
                        offset: cells.last?.end ?? 0))
            }
        }
        self.cells = cells
    }

    var metrics: FontMetrics {
        FontMetrics(
            ascender: spans[0].ascent, descender: spans[0].descent, capHeight: spans[0].advance,
            leading: 0, pixelLength: 1)
    }

    var line: TextMeasurement? {
        cells.contains { $0.character == "\n" }
            ? nil : measure(in: .unspecified, style: ParagraphStyle())
    }

    var longestWord: CGFloat { words.map(\.width).max() ?? 0 }

    func measure(in proposal: ProposedViewSize, style: ParagraphStyle) -> TextMeasurement {
        measurement(lines(in: proposal, style).lines, style)
    }

    func isTruncated(in proposal: ProposedViewSize, style: ParagraphStyle) -> Bool {
        lines(in: proposal, style).isTruncated
    }

    func layout(in proposal: ProposedViewSize, style: ParagraphStyle) -> TextLayout {
        let (lines, isTruncated) = lines(in: proposal, style)
        var top: CGFloat = 0
        let placed = lines.map { line in
            let frame = CGRect(x: 0, y: top, width: line.width, height: height(line))
            top += frame.height
            return TextLayout.Line(
                string: String(line.map(\.character)), frame: frame,
                baseline: frame.minY + ascent(line), runs: runs(line, frame.minY + ascent(line)))
        }
        return TextLayout(
            text: text, measurement: measurement(lines, style), lines: placed,
            isTruncated: isTruncated)
    }

    func carets(in proposal: ProposedViewSize, style: ParagraphStyle) -> TextCarets {
        var top: CGFloat = 0
        var end = 0
        let lines = lines(in: proposal, style).lines.map { line in
            var x: CGFloat = 0
            var characters: [TextCarets.Character] = []
            for cell in line {
                if let offset = cell.offset {
                    characters.append(
                        TextCarets.Character(
                            bytes: offset..<cell.end, minX: x, maxX: x + cell.width,
                            isRightToLeft: false))
                }
                x += cell.width
            }
            defer {
                top += height(line)
                // The space or line feed that the line ends with is on none.
                end = (characters.last?.bytes.upperBound ?? end) + 1
            }
            return TextCarets.Line(
                start: characters.first?.bytes.lowerBound ?? end, startX: 0, minY: top,
                maxY: top + height(line), characters: characters)
        }
        return TextCarets(string: text.string, lines: lines)
    }

    /// Lines an eighth of a character's width thick: a quarter below the baseline, and through the
    /// middle of small letters.
    func decoration(of font: ResolvedFont) -> TextDecorationMetrics {
        let advance = GridSpan.advance(of: font.size)
        return TextDecorationMetrics(
            underlinePosition: advance / 4, underlineThickness: advance / 8,
            strikethroughPosition: -advance * 5 / 8, strikethroughThickness: advance / 8)
    }

    /// A word or a space.
    func word(at offset: Int) -> Range<Int> {
        let index = cells.lastIndex { ($0.offset ?? 0) <= offset } ?? 0
        guard cells.indices.contains(index) else { return 0..<0 }
        let isSpace = cells[index].character.isWhitespace
        var (first, last) = (index, index)
        while !isSpace, first > 0, !cells[first - 1].character.isWhitespace { first -= 1 }
        while !isSpace, last + 1 < cells.count, !cells[last + 1].character.isWhitespace {
            last += 1
        }
        return (cells[first].offset ?? 0)..<cells[last].end
    }

    private func measurement(_ lines: [GridLine], _ style: ParagraphStyle) -> TextMeasurement {
        let height = lines.reduce(0) { $0 + self.height($1) }
        let missing = min(max(0, style.reservedLines - lines.count), 10_000)
        return TextMeasurement(
            size: CGSize(
                width: lines.map(\.width).max() ?? 0,
                height: height + CGFloat(missing) * self.height([])),
            firstBaseline: ascent(lines.first ?? []),
            lastBaseline: height - descent(lines.last ?? []))
    }

    private func ascent(_ line: GridLine) -> CGFloat {
        line.map { spans[$0.span].ascent }.max() ?? spans[0].ascent
    }

    private func descent(_ line: GridLine) -> CGFloat {
        line.map { spans[$0.span].descent }.max() ?? spans[0].descent
    }

    private func height(_ line: GridLine) -> CGFloat { ascent(line) + descent(line) }

    /// A run for each span, a glyph for each character; one of its own for what is no text, and for
    /// an ellipsis beside it.
    private func runs(_ line: GridLine, _ baseline: CGFloat) -> [TextLayout.Run] {
        var runs: [TextLayout.Run] = []
        var x: CGFloat = 0
        for cell in line {
            let raised = baseline - text.spans[cell.span].baselineOffset
            let isAttached = text.spans[cell.span].attachment != nil
            if isAttached || runs.last?.span != cell.span {
                runs.append(
                    TextLayout.Run(
                        font: GlyphFont(id: 0), glyphs: [], span: cell.span, x: x, width: 0,
                        baseline: raised))
            }
            let glyph = TextLayout.Glyph(
                id: cell.character.unicodeScalars.first?.value ?? 0, x: Float(x), y: Float(raised))
            if !isAttached || cell.offset == nil {
                runs[runs.count - 1].glyphs.append(glyph)
            }
            runs[runs.count - 1].width += cell.width
            x += cell.width
        }
        return runs
    }

    private var words: [GridLine] { cells.split { $0.character.isWhitespace }.map(GridLine.init) }

    private func lines(
        in proposal: ProposedViewSize, _ style: ParagraphStyle
    ) -> (lines: [GridLine], isTruncated: Bool) {
        let width = proposal.width ?? .infinity
        var lines = cells.split(omittingEmptySubsequences: false) { $0.character == "\n" }
            .flatMap { $0.wrapped(width) }
        var room = 0
        var top: CGFloat = 0
        for line in lines {
            top += height(line)
            if top <= proposal.height ?? .infinity { room += 1 } else { break }
        }
        let isNarrow = style.keepsWords && words.contains { $0.width > width }
        let limit = isNarrow ? 1 : max(1, min(room, style.lineLimit ?? Int.max))
        guard lines.count > limit else { return (lines, false) }
        let rest = lines[(limit - 1)...].flatMap { $0 }
        lines.removeSubrange(limit...)
        lines[limit - 1] = truncated(lines[limit - 1], rest, width, style.truncation)
        return (lines, true)
    }

    /// `line` cut to `width` where there is more than it holds: `rest`, which begins with it.
    private func truncated(
        _ line: GridLine, _ rest: GridLine, _ width: CGFloat, _ truncation: TextTruncation
    ) -> GridLine {
        let span = line.last?.span ?? 0
        let ellipsis = GridCell(
            character: "…", span: span, width: spans[span].characterWidth, offset: nil)
        let room = width - ellipsis.width
        switch truncation {
        case .tail:
            return line.prefix(line.fitting(room)) + [ellipsis]
        case .head:
            return [ellipsis] + rest.suffix(GridLine(rest.reversed()).fitting(room))
        case .middle:
            let start = rest.prefix(rest.fitting(room / 2))
            let end = GridLine(rest.reversed()).fitting(room - GridLine(start).width)
            return start + [ellipsis] + rest.suffix(min(end, rest.count - start.count))
        }
    }
}

/// The measures of the characters of a span, in points.
private struct GridSpan {
    let advance: CGFloat
    /// The width of a letter, even if the span is an image.
    let characterWidth: CGFloat
    let width: CGFloat
    let ascent: CGFloat
    let descent: CGFloat

    static func advance(of size: CGFloat) -> CGFloat { max(1, (size * 8 / 17).rounded()) }

    init(_ span: StyledText.Span?) {
        advance = Self.advance(of: span?.font.size ?? 17)
        characterWidth = max(0, advance + (span?.kerning ?? 0))
        width = max(0, (span?.attachment?.size.width ?? advance) + (span?.kerning ?? 0))
        let rise = span?.baselineOffset ?? 0
        let attachment = span?.attachment
        ascent = max(advance * 1.5 + max(0, rise), (attachment?.ascent ?? 0) + rise)
        descent = max(advance * 0.5 + max(0, -rise), (attachment?.descent ?? 0) - rise)
    }
}

private struct GridCell {
    let character: Character
    let span: Int
    let width: CGFloat
    /// The offset in the text, in UTF-8 bytes; `nil` for an ellipsis.
    let offset: Int?

    var end: Int { (offset ?? 0) + character.utf8.count }
}

private typealias GridLine = [GridCell]

extension Collection where Element == GridCell {
    fileprivate var width: CGFloat { reduce(0) { $0 + $1.width } }

    /// Returns the number of leading cells that fit into `width`.
    fileprivate func fitting(_ width: CGFloat) -> Int {
        var count = 0
        var end: CGFloat = 0
        for cell in self {
            end += cell.width
            guard end <= width else { break }
            count += 1
        }
        return count
    }
}

extension ArraySlice<GridCell> {
    /// The lines of a paragraph.
    fileprivate func wrapped(_ width: CGFloat) -> [GridLine] {
        var lines: [GridLine] = []
        var line: GridLine = []
        for word in split(omittingEmptySubsequences: false, whereSeparator: { $0.character == " " })
        {
            if !line.isEmpty {
                // The space before the word.
                let longer = line + self[(word.startIndex - 1)..<word.endIndex]
                if longer.width <= width {
                    line = longer
                    continue
                }
                lines.append(line)
            }
            var rest = word
            while rest.count > 1, rest.width > width {
                let count = Swift.max(1, rest.fitting(width))
                lines.append(GridLine(rest.prefix(count)))
                rest = rest.dropFirst(count)
            }
            line = GridLine(rest)
        }
        return lines + [line]
    }
}
