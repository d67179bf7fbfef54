import Foundation
import LozengeCore
import SanitizerFixtures
import Testing
import TextFixtures
import TimeFixtures

@testable import LozengeText

@Suite("Hostile text")
struct HostileTextTests {
    let engine = PinnedFonts.engine()

    @Test("Long texts are shaped, broken and cut in bounded time and memory", arguments: long)
    func long(text: RepeatedText) throws {
        let string = text.string
        var shaped = try #require(engine.shape("") as? PangoShapedText)
        let time = try processorTime {
            shaped = try #require(engine.shape(string) as? PangoShapedText)
            for width in [0, 100, nil] as [CGFloat?] {
                #expect(shaped.measure(width: width).size.height > 0)
            }
            for mode in TextTruncation.allCases {
                let layout = shaped.layout(width: 100, limit: 2, truncation: mode)
                #expect((1...2).contains(layout.lines.count))
            }
        }
        #expect(time < 20)
        #expect(shaped.byteCount < 640 + 100 * string.utf8.count)
    }

    @Test("Eight times the text takes eight times as long, about", arguments: long)
    func linear(text: RepeatedText) throws {
        let growth = try growth(from: text.count / 64) { count in
            let string = RepeatedText(text.part, count).string
            let shaped = try #require(engine.shape(string) as? PangoShapedText)
            _ = shaped.measure(width: 100)
            _ = shaped.layout(width: 100, limit: 2, truncation: .middle)
        }
        #expect(growth < 24)
    }

    @Test(
        "The estimated memory of a text is about its real memory",
        .disabled(
            if: Sanitizer.isPresent, "Freed memory is kept back to find uses after its end."))
    func memory() throws {
        for text in [RepeatedText("x", 1_000_000), RepeatedText("word ", 100_000)] {
            let string = text.string
            let before = try residentBytes()
            let shaped = try #require(engine.shape(string) as? PangoShapedText)
            _ = shaped.measure(width: 100)
            let taken = try residentBytes() - before
            #expect(taken < 3 * shaped.byteCount, "\(taken) for \(shaped.byteCount)")
        }
    }

    @Test("Every scalar of Unicode, assigned or not", arguments: 0..<17)
    func scalars(plane: UInt32) {
        let engine = PinnedFonts.engineWithFewFonts()
        for chunk in stride(from: plane << 16, to: (plane + 1) << 16, by: 0x1000) {
            let layout = engine.shape(String(chunk..<chunk + 0x1000)).layout(width: 200)
            #expect(layout.measurement.size.height > 0)
        }
    }

    @Test("Characters of each plane, with hundreds of fonts", arguments: 0..<17)
    func planes(plane: UInt32) throws {
        let sample = stride(from: plane << 16, to: (plane + 1) << 16, by: 97)
        try survives(String(sample), widths: [200], engine)
    }

    @Test(
        "Measuring, layout, truncation and carets work for any proposal",
        arguments: RepeatedText.odd)
    func odd(text: RepeatedText) throws {
        try survives(text.string, widths: Self.widths, engine)
    }

    @Test("The same on a machine without fonts", arguments: RepeatedText.odd)
    func withoutFonts(text: RepeatedText) throws {
        try survives(text.string, widths: Self.widths, PinnedFonts.engineWithoutFonts())
    }

    @Test(
        "Piled-up marks increase the line by at most an em above and below",
        arguments: ["a\u{36B}", "ต\u{E49}", "ب\u{64E}", "ཀ\u{F90}", "क\u{951}"])
    func piledMarks(letter: String) throws {
        let (base, mark) = (letter.unicodeScalars.first, letter.unicodeScalars.last)
        let text = String(
            String.UnicodeScalarView(
                [try #require(base)] + Array(repeating: try #require(mark), count: 3000)))
        let height = engine.shape(text).measure().size.height
        #expect(height <= engine.shape("a").measure().size.height + 2 * 16)
    }

    @Test("Invalid Unicode is read as replacement characters")
    func invalid() throws {
        let halves: [UInt16] = [0x61, 0xD800, 0x62, 0xDC00, 0xD83D, 0xD83D, 0xDE00, 0xDFFF]
        let bridged = NSString(characters: halves, length: halves.count) as String
        let bytes: [UInt8] = [
            0x61, 0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0xF4, 0x90, 0x80, 0x80, 0xE2, 0x82,
        ]
        for text in [
            bridged, String(decoding: halves, as: UTF16.self),
            String(decoding: bytes, as: UTF8.self), String(bridged.reversed()),
        ] {
            #expect(text.contains("\u{FFFD}"))
            #expect(engine.shape(text).lines(width: nil) == [text])
            try survives(text, widths: Self.widths, engine)
        }
    }

    /// Calls everything that a view could, and checks that the results are sizes and positions.
    private func survives(
        _ string: String, widths: [CGFloat], _ engine: PangoTextEngine
    ) throws {
        let shaped = try #require(engine.shape(string) as? PangoShapedText)
        for width in widths {
            for (limit, mode) in [(nil, .tail), (1, .head), (2, .middle), (3, .tail)]
                as [(Int?, TextTruncation)]
            {
                let layout = shaped.layout(width: width, limit: limit, truncation: mode)
                let size = layout.measurement.size
                #expect(size.width >= 0 && size.width.isFinite)
                #expect(size.height > 0 && size.height.isFinite)
                #expect((1...(limit ?? .max)).contains(layout.lines.count))
                let glyphs = layout.lines.lazy.flatMap(\.runs).flatMap(\.glyphs)
                #expect(glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite })
            }
            let proposal = ProposedViewSize(width: width, height: width)
            let carets = shaped.carets(in: proposal, style: ParagraphStyle())
            let offsets = carets.offsets
            #expect(offsets.first == 0)
            for offset in [-1, 0, 1, string.utf8.count / 2, string.utf8.count, .max] {
                let caret = carets.caret(at: offset)
                #expect(caret.minX.isFinite && caret.minY.isFinite)
                let found = carets.closestOffset(to: caret.origin)
                #expect((0...shaped.content.source.utf8.count).contains(found))
            }
            _ = carets.rects(for: 0..<string.utf8.count)
        }
    }

    /// The memory of the process.
    private func residentBytes() throws -> Int {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
            separator: " ")
        return try #require(Int(pages[1])) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    private static let widths: [CGFloat] = [
        0, 1, 100, 1e300, -5, .nan, .infinity, -.infinity, .leastNonzeroMagnitude,
    ]

    nonisolated private static let long = [
        RepeatedText("x", 1_000_000), RepeatedText("\n", 300_000), RepeatedText("word ", 100_000),
        RepeatedText("ab\n", 100_000), RepeatedText("\u{301}", 100_000),
        RepeatedText("\u{202E}a\u{202C}", 20_000), RepeatedText("aב", 20_000),
        RepeatedText("م", 100_000), RepeatedText("👩‍👩‍👧‍👦", 5_000), RepeatedText("क्", 30_000),
    ]
}

nonisolated extension String {
    /// The scalars among these, without surrogates.
    fileprivate init(_ scalars: some Sequence<UInt32>) {
        self.init(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
    }
}
