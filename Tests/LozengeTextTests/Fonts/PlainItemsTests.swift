import CText
import Foundation
import LozengeCore
import Testing

@testable import LozengeText

@Suite("Plain text without itemising")
struct PlainItemsTests {
    let engine = PinnedFonts.engine()

    @Test("Plain text has the item that Pango would make", arguments: ["", "tr", "sr", "ar"])
    func items(language: String) throws {
        let fonts = try warmFonts(family: "Noto Sans", language: language)
        // Every character, first, last and alone, beside letters and beside signs.
        for character in Array(PlainText.ascii) + Array(PlainText.extended) {
            let scalar = try #require(Unicode.Scalar(character))
            for string in ["\(scalar)", "a\(scalar)", "\(scalar)a", "1\(scalar)", "\(scalar)(é"] {
                try expectKeptItem(for: string, fonts, language: language)
            }
        }
        for character in PlainText.cyrillic {
            let scalar = try #require(Unicode.Scalar(character))
            for string in ["\(scalar)", "и\(scalar)", "\(scalar)и", "1\(scalar)", "\(scalar)(и"] {
                try expectKeptItem(for: string, fonts, language: language)
            }
        }
        for string in ["12:30", "×", "÷ 2", "a×b", "(", " ", "#1*", "é", "ß(", "ŉ", "İstanbul"] {
            try expectKeptItem(for: string, fonts, language: language)
        }
    }

    @Test("Other text is not plain")
    func classification() throws {
        #expect(plain("12:30") == plain("99.99"))
        #expect(try #require(plain("12:30")).letters == PlainText.Letters.none)
        #expect(try #require(plain("×÷")).letters == PlainText.Letters.none)
        #expect(try #require(plain("a")).letters == .latin)
        #expect(try #require(plain("a")).isExtended == false)
        #expect(try #require(plain("é")).letters == .latin)
        #expect(try #require(plain("é")).isExtended)
        #expect(try #require(plain("1 и")).letters == .cyrillic)
        for other in [
            "", "a\t", "a\n", "\u{7F}", "©", "\u{A0}", "ƀ", "e\u{301}", "Ω", "aи", "и\u{483}", "א",
            "…", "“a”",
            "1️⃣", "😀", "漢",
        ] {
            #expect(plain(other) == nil, "\(other.debugDescription)")
        }
    }

    @Test("Plain text is itemised if the font lacks letters")
    func missingLetters() throws {
        let fonts = try warmFonts(family: "Noto Color Emoji", language: "")
        let text = try #require(plain("Label"))
        #expect(fonts.primary.plainItems.item(for: text) == nil)
    }

    @Test("Plain text looks the same before and after other text")
    func order() throws {
        let strings = [
            "12:30", "Label", "12:30", "Größe", "a\nb", "אב 12", "12", "Label 😀", "office", "İi",
            "Ярлык 1", "aя",
        ]
        for string in strings {
            for language in ["", "tr"] {
                let text = StyledText(
                    spans: [.init(string, font: ResolvedFont(family: "Noto Sans", size: 16))],
                    language: language)
                let alone = PinnedFonts.engine().shape(text).layout(width: 300)
                let after = engine.shape(text).layout(width: 300)
                #expect(after.lines.map(\.string) == alone.lines.map(\.string))
                #expect(after.measurement == alone.measurement)
                #expect(
                    after.lines.flatMap(\.runs).map(\.glyphs)
                        == alone.lines.flatMap(\.runs).map(\.glyphs), "\(string), \(language)")
            }
        }
    }

    private struct WarmFonts {
        var collection: FontCollection
        var primary: PrimaryFont
    }

    /// Fonts in which a text with and one without letters were shaped.
    private func warmFonts(family: String, language: String) throws -> WarmFonts {
        let font = ResolvedFont(family: family, size: 16)
        func shape(_ string: String) throws -> PangoShapedText {
            let text = StyledText(spans: [.init(string, font: font)], language: language)
            return try #require(engine.shape(text) as? PangoShapedText)
        }
        _ = try shape("12")
        _ = try shape("Ярлык")
        let shaper = try shape("Label").shaper
        return WarmFonts(
            collection: try #require(shaper.fonts),
            primary: shaper.primaryFont(for: font, language: language))
    }

    private func plain(_ string: String) -> PlainText? {
        var string = string
        return string.withUTF8 { PlainText($0) }
    }

    private func expectKeptItem(
        for string: String, _ fonts: WarmFonts, language: String
    ) throws {
        let text = try #require(plain(string), "\(string)")
        let kept = try #require(fonts.primary.plainItems.item(for: text))
        fonts.collection.prepare(font: fonts.primary.description?.pointer, language: language)
        var bytes = string
        bytes.withUTF8 { bytes in
            let items = fonts.collection.itemize(bytes, isRightToLeft: false, attributes: nil)
            defer { g_list_free(items) }
            guard let items, let item = items.pointee.data?.assumingMemoryBound(to: PangoItem.self)
            else {
                Issue.record("no item for \(string)")
                return
            }
            let (own, theirs) = (kept.pointee.analysis, item.pointee.analysis)
            #expect(items.pointee.next == nil && Int(item.pointee.length) == bytes.count)
            #expect(own.font == theirs.font && own.script == theirs.script, "\(string)")
            #expect(own.level == theirs.level && own.language == theirs.language)
            #expect(own.gravity == theirs.gravity && own.flags == theirs.flags)
            pango_item_free(item)
        }
    }
}
