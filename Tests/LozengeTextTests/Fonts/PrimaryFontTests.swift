import CText
import Foundation
import LozengeCore
import Testing

@testable import LozengeText

@Suite("The substitute for a missing family suits the language")
struct PrimaryFontTests {
    private let engine = PinnedFonts.engine()
    private let missing = ResolvedFont(family: "No Such Family", size: 20)

    private func shape(_ string: String, language: String) throws -> PangoShapedText {
        let text = StyledText(spans: [.init(string, font: missing)], language: language)
        return try #require(engine.shape(text) as? PangoShapedText)
    }

    private func files(of layout: TextLayout) throws -> Set<String> {
        try Set(
            layout.lines.flatMap(\.runs).map { run in
                let pattern = try #require(engine.pattern(of: run.font))
                var file: UnsafeMutablePointer<FcChar8>?
                FcPatternGetString(pattern, FC_FILE, 0, &file)
                return URL(fileURLWithPath: String(cString: try #require(file))).lastPathComponent
            })
    }

    @Test("Line heights are those of the visible font, independent of earlier texts")
    func metrics() throws {
        let latin = try shape("Wort", language: "de")
        let chinese = try shape("文字", language: "zh-cn")
        #expect(try files(of: chinese.layout()) == ["wqy-microhei.ttc"])
        #expect(try files(of: latin.layout()) != ["wqy-microhei.ttc"])
        // As asked for by name.
        let named = engine.shape("文字", family: "WenQuanYi Micro Hei", size: 20)
        #expect(chinese.measure() == named.measure())
        #expect(chinese.metrics == named.metrics)
        #expect(latin.metrics != chinese.metrics)
        #expect(try shape("Wort", language: "de").measure() == latin.measure())
    }

    @Test("The ellipsis is in the same font")
    func ellipsis() throws {
        let text = try shape("文字文字文字文字", language: "zh-cn").layout(width: 100, limit: 1)
        let line = try #require(text.lines.first)
        #expect(line.string.hasSuffix("…"))
        #expect(try files(of: text) == ["wqy-microhei.ttc"])
    }
}
