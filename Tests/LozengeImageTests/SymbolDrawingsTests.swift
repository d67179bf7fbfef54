import Foundation
import LozengeCore
import Testing

@testable import LozengeImage

@Suite("Drawings of symbols")
struct SymbolDrawingsTests {
    private let pictures = AssetPictures(folder: Fixture.folder)

    private func found(_ name: String) -> FoundPicture? {
        var request = PictureRequest(.symbol([name], inColor: false), scale: 1)
        request.symbolSize = 16
        return pictures.find(request) {}
    }

    /// The names in the table.
    private var names: [String] {
        symbolDrawingTable.split(whereSeparator: \.isNewline).compactMap { line in
            line.split(separator: " ").first { $0 != "*" }.map(String.init)
        }
    }

    @Test(
        "Each is drawn without a theme, in the colour of the text, and no theme has an icon for it")
    func all() throws {
        #expect(names.count > 150 && Set(names).count == names.count)
        for name in names {
            let drawing = try #require(found(name), "\(name)")
            #expect(drawing.isTemplate && drawing.isScalable && symbolTable[name] == nil, "\(name)")
            let picture = try #require(drawing.picture, "\(name)")
            let drawn = picture.pixels.filter { $0 != 0 }.count
            #expect(drawn > 20, "\(name) is empty")
        }
    }

    @Test("A filled form, a number, a circle around and a badge have the drawing of the symbol")
    func forms() throws {
        let (outline, filled) = (try #require(found("drop")), try #require(found("drop.fill")))
        #expect(outline.picture?.pixels != filled.picture?.pixels)
        #expect(found("cart.fill")?.picture?.pixels == found("cart")?.picture?.pixels)
        #expect(found("drop.badge.plus")?.picture?.pixels == outline.picture?.pixels)
        let number = try #require(found("12.circle.fill"))
        #expect(number.enclosure == SymbolEnclosure(.circle, isFilled: true))
        #expect(number.picture?.pixels == found("12")?.picture?.pixels)
        #expect(found("1")?.picture?.pixels != found("2")?.picture?.pixels)
        let letter = try #require(found("a.circle"))
        #expect(letter.enclosure == SymbolEnclosure(.circle, isFilled: false))
        let letters = "abcdefghijklmnopqrstuvwyz".compactMap { found("\($0)")?.picture?.pixels }
        #expect(Set(letters).count == 25)
        for name in ["", "100", "1a", "ab", "é", "A", "drops", "万", "½", "㊿"] {
            #expect(found(name) == nil, "\(name)")
        }
    }

    @Test("The names are those on the documentation page")
    func page() throws {
        let page = try String(
            contentsOfFile: Fixture.folder + "/../../docs/icons.md", encoding: .utf8)
        let list = try #require(page.components(separatedBy: "## Drawn here").last)
        let paragraph = try #require(list.components(separatedBy: "\n\n").dropFirst(2).first)
        let listed = paragraph.split(separator: "`").map(String.init).filter {
            $0.first?.isLetter == true
        }
        #expect(listed == names)
    }
}
