import Foundation
import LozengeCore
import Testing
import TextFixtures

@testable import LozengeText

/// Properties that hold for each text at each width and scale.
@Suite("Properties of all texts, widths and scales")
struct TextPropertyTests {
    /// From 0 to more than any of the paragraphs needs, and then without a limit.
    private static let widths: [CGFloat?] = [0, 9, 21.3, 48, 97.7, 160, 333, 9000, nil]

    private func forEach(
        scale: CGFloat, _ body: (PangoShapedText, CGFloat?, TextSample) throws -> Void
    ) throws {
        let engine = PinnedFonts.engine(scale: scale)
        for sample in TextCorpus.paragraphs {
            let text = try #require(engine.shape(sample) as? PangoShapedText)
            for width in Self.widths { try body(text, width, sample) }
        }
    }

    @Test("Measurements equal the layout's", arguments: scales)
    func measuring(scale: CGFloat) throws {
        try forEach(scale: scale) { text, width, sample in
            for height in [nil, 30, 71.5] as [CGFloat?] {
                let measured = text.measure(width: width, height: height, limit: 7)
                let layout = text.layout(width: width, height: height, limit: 7)
                #expect(measured == layout.measurement, "\(sample) at \(width ?? -1)")
            }
        }
    }

    @Test("Sizes and baselines are whole device pixels", arguments: scales)
    func pixels(scale: CGFloat) throws {
        try forEach(scale: scale) { text, width, sample in
            let measured = text.measure(width: width)
            for length in [
                measured.size.width, measured.size.height, measured.firstBaseline,
                measured.lastBaseline,
            ] {
                let pixels = length * scale
                // Of what is proposed as a fraction of a pixel, the whole pixel above is taken.
                #expect(abs(pixels - pixels.rounded()) < 1e-6, "\(sample) at \(width ?? -1)")
            }
        }
    }

    @Test("The lines together are the text without separators", arguments: scales)
    func nothingIsLost(scale: CGFloat) throws {
        try forEach(scale: scale) { text, width, sample in
            var rest = sample.text.utf8[...]
            for line in text.lines(width: width) {
                rest = rest.drop { $0 == UInt8(ascii: " ") }
                let isNext = rest.starts(with: line.utf8)
                #expect(isNext, "\(line) of \(sample) at \(width ?? -1)")
                rest = rest.dropFirst(line.utf8.count)
            }
            #expect(rest.isEmpty, "\(sample) at \(width ?? -1)")
        }
    }

    @Test("No line is wider than the proposal, unless a single character is", arguments: scales)
    func fits(scale: CGFloat) throws {
        try forEach(scale: scale) { text, width, sample in
            guard let width else { return }
            let layout = text.layout(width: width)
            #expect(layout.measurement.size.width <= (width * scale).rounded(.up) / scale + 1e-9)
            let lines = text.brokenLines(units: LineConstraint.units(width, scale: scale))
            #expect(lines.count == layout.lines.count)
            for (line, broken) in zip(layout.lines, lines) where line.frame.width > width + 1e-6 {
                let cells = broken.content.dropFirst().map { text.content.clusters[$0] }
                let characters = cells.count { !$0.traits.contains(.continuesCharacter) }
                let seen = cells.count { $0.advance > 0 }
                #expect(min(characters, seen) == 0, "\(line.string) of \(sample) at \(width)")
            }
        }
    }

    @Test("A larger width never needs more lines")
    func monotone() throws {
        let engine = PinnedFonts.engine()
        for sample in TextCorpus.paragraphs {
            let text = try #require(engine.shape(sample) as? PangoShapedText)
            var count = Int.max
            for width in 0...300 {
                let lines = text.lineStarts(width: width).count
                #expect(lines <= count, "\(sample) at \(width)")
                count = lines
            }
        }
    }

    @Test("Lines are inside the text's frame, in order from top to bottom", arguments: scales)
    func boxes(scale: CGFloat) throws {
        try forEach(scale: scale) { text, width, sample in
            let layout = text.layout(width: width, alignment: .center)
            let size = layout.measurement.size
            var y: CGFloat = 0
            for line in layout.lines {
                #expect(abs(line.frame.minY - y) < 1e-6, "\(sample)")
                #expect(line.frame.minY < line.baseline && line.baseline < line.frame.maxY)
                y = line.frame.maxY
                // A character wider than the proposal sticks out at both sides.
                if line.frame.width <= size.width {
                    #expect(line.frame.minX >= -1e-6 && line.frame.maxX <= size.width + 1e-6)
                }
            }
            #expect(y <= size.height + 1e-6 && size.height < y + 1 / scale, "\(sample)")
        }
    }

    @Test("Truncation leaves out whole characters at the position of the mode", arguments: scales)
    func truncation(scale: CGFloat) throws {
        let engine = PinnedFonts.engine(scale: scale)
        for sample in TextCorpus.paragraphs {
            let text = try #require(engine.shape(sample) as? PangoShapedText)
            for mode in TextTruncation.allCases {
                for width in [40, 97.7, 160] as [CGFloat] {
                    let layout = text.layout(width: width, limit: 1, truncation: mode)
                    let line = try #require(layout.lines.first)
                    try #require(layout.isTruncated && layout.lines.count == 1)
                    #expect(line.frame.width <= width + 1e-6, "\(line.string)")
                    let parts = line.string.split(separator: "…", omittingEmptySubsequences: false)
                    try #require(parts.count == 2, "\(line.string)")
                    #expect(mode != .tail || parts[1].isEmpty)
                    #expect(mode != .head || parts[0].isEmpty)
                    #expect(Array(sample.text).starts(with: parts[0]), "\(line.string)")
                    #expect(
                        sample.text.reversed().starts(with: parts[1].reversed()),
                        "\(line.string)")
                }
            }
        }
    }

    @Test("Carets stand within the frame of their line", arguments: [1, 1.5])
    func carets(scale: CGFloat) throws {
        try forEach(scale: scale) { text, width, sample in
            let proposal = ProposedViewSize(width: width, height: nil)
            let layout = text.layout(width: width)
            let carets = text.carets(in: proposal, style: ParagraphStyle())
            try #require(carets.lines.count == layout.lines.count)
            for (line, placed) in zip(carets.lines, layout.lines) {
                for character in line.characters {
                    #expect(
                        character.minX >= placed.frame.minX - 1e-6
                            && character.maxX <= placed.frame.maxX + 1e-6,
                        "\(placed.string) of \(sample) at \(width ?? -1)")
                    #expect(character.minX <= character.maxX)
                }
            }
        }
    }

    nonisolated private static let scales: [CGFloat] = [1, 1.25, 1.5, 2]
}
