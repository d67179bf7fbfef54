import Foundation
import LozengeCore
import Testing

@testable import LozengeImage

/// `square` is red in its top left quarter and blue in the opposite one; white there on a dark desktop.
@Suite("Assets")
struct AssetPicturesTests {
    @Test(
        "A picture is the file for the scale and colours, with the same size in points for each",
        arguments: [1, 1.5, 2, 3] as [CGFloat], [ColorScheme.light, .dark])
    func variants(scale: CGFloat, colorScheme: ColorScheme) throws {
        let found = try #require(
            Search(.asset("square", folder: nil), scale: scale, colorScheme: colorScheme).find())
        let side = scale == 1 ? 4 : 8
        #expect(found.size == CGSize(width: 4, height: 4))
        #expect(found.pixelSize == [side, side])
        #expect(found.pixel(0, 0) == 0xffff_0000)
        #expect(found.pixel(side - 1, 0) == 0)
        #expect(
            found.pixel(side - 1, side - 1) == (colorScheme == .dark ? 0xffff_ffff : 0xff00_00ff))
        #expect(!found.isTemplate && !found.isScalable)
    }

    @Test("A picture without a dark file shows its light one")
    func noDarkFile() {
        #expect(Search(.asset("flag", folder: nil), colorScheme: .dark).find() != nil)
    }

    @Test("A picture whose name ends in Template is an outline")
    func template() {
        #expect(Search(.asset("starTemplate", folder: nil)).find()?.isTemplate == true)
    }

    @Test("Image sets define the file for each appearance, and whether it is an outline")
    func imageSets() throws {
        func coin(_ scale: CGFloat, _ colorScheme: ColorScheme) -> FoundPicture? {
            Search(.asset("coin", folder: nil), scale: scale, colorScheme: colorScheme).find()
        }
        #expect(coin(1, .light)?.pixelSize == [4, 4])
        #expect(coin(2, .light)?.pixelSize == [8, 8])
        #expect(coin(3, .light)?.size == CGSize(width: 4, height: 4))
        #expect(coin(1, .dark)?.pixel(3, 3) == 0xffff_ffff)
        #expect(Search(.asset("sketch", folder: nil)).find()?.isTemplate == true)
        #expect(Search(.asset("Coins/penny", folder: nil)).find() != nil)
        #expect(Search(.asset("penny", folder: nil)).find() != nil)
        // Only files inside the set are used.
        #expect(Search(.asset("double", folder: nil)).find() == nil)
    }

    @Test("An invalid description excludes the set")
    func brokenSet() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("lozenge-\(UUID())")
        let set = folder.appendingPathComponent("coin.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for text in ["", "[]", #"{"images": 3}"#, #"{"images": [{"filename": "no.png"}]}"#] {
            try Data(text.utf8).write(to: set.appendingPathComponent("Contents.json"))
            let source = AssetPictures(folder: folder.path)
            #expect(Search(.asset("coin", folder: nil), in: source).find() == nil)
        }
    }

    @Test("A bundle's pictures are in its folder")
    func bundles() {
        let source = AssetPictures(folder: "/nowhere")
        #expect(Search(.asset("square", folder: nil), in: source).find() == nil)
        #expect(Search(.asset("square", folder: Fixture.pictures), in: source).find() != nil)
    }

    @Test("Drawings have the pixels of the view, or as many as requested")
    func drawings() throws {
        let own = try #require(Search(.asset("drawing", folder: nil), scale: 2).find())
        #expect(own.size == CGSize(width: 10, height: 6))
        #expect(own.pixelSize == [20, 12])
        #expect(own.isScalable)
        func stretched(_ width: CGFloat, _ height: CGFloat) -> FoundPicture? {
            Search(.asset("drawing", folder: nil)) {
                $0.pixelSize = CGSize(width: width, height: height)
            }.find()
        }
        let large = stretched(100, 60)
        #expect(large?.pixelSize == [100, 60])
        #expect(large?.pixel(0, 0) == 0xffff_0000 && large?.pixel(49, 59) == 0xffff_0000)
        #expect(large?.pixel(50, 0) == 0 && large?.pixel(99, 59) == 0)
        // For another aspect ratio there are enough pixels for both lengths, and the drawing fills them.
        let wide = stretched(100, 30)
        #expect(wide?.pixelSize == [100, 60])
        #expect(wide?.pixel(0, 0) == 0xffff_0000 && wide?.pixel(49, 59) == 0xffff_0000)
        // A difference of one pixel depends on the positions of edges.
        #expect(stretched(101, 60)?.pixelSize == [101, 60])
    }

    @Test("Impossible sizes of a drawing become its own or one pixel")
    func extremeDrawings() {
        for length in [-1, 0, .nan, .infinity, 1e30] as [CGFloat] {
            let search = Search(.asset("drawing", folder: nil)) {
                $0.pixelSize = CGSize(width: length, height: length)
            }
            #expect([[1, 1], [10, 6]].contains(search.find()?.pixelSize), "\(length)")
        }
    }

    @Test("WebP is decoded if the system supports it")
    func webP() {
        let webP = Search(.asset("painted", folder: nil)).find()
        #expect(webP?.pixelSize == [4, 4])
        #expect(
            webP?.picture?.pixels == Search(.asset("square", folder: nil)).find()?.picture?.pixels)
    }

    @Test("The first frame of an animation is shown")
    func animation() {
        let found = Search(.asset("flag", folder: nil)).find()
        #expect(found?.pixelSize == [6, 4] && found?.pixel(3, 2) == 0xffff_0000)
    }

    @Test("The same picture is decoded once")
    func once() {
        let source = AssetPictures(folder: Fixture.pictures)
        let first = Search(.asset("square", folder: nil), in: source).find()?.picture
        let second = Search(.asset("square", folder: nil), in: source, colorScheme: .light)
        #expect(first != nil && second.find()?.picture === first)
    }

    @Test("Invalid names and names that lead out of the folder find nothing")
    func strangeNames() {
        for name in ["", ".", "..", "/", "square.png", "a\0b", String(repeating: "x", count: 5000)]
        {
            #expect(Search(.asset(name, folder: nil)).find() == nil, "\(name)")
        }
    }
}
