import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

@Suite("Pictures on the screen")
struct ImageTests {
    @Test("At its own size a picture is drawn pixel by pixel")
    func exact() throws {
        let picture = Picture.checkers(16, isOpaque: true)
        let stage = try Stage(
            FakeClient([
                .picture(picture, in: CGRect(x: 10, y: 20, width: 16, height: 16), PictureStyle())
            ]))
        let pixels = try stage.pixels()
        for y in 0..<16 {
            for x in 0..<16 {
                #expect(pixels[10 + x, 20 + y] == picture.pixels[y * 16 + x] & 0xffffff)
            }
        }
        #expect(pixels[9, 20] == 0xffffff && pixels[26, 20] == 0xffffff)
    }

    @Test("Stretched, it fills its rectangle to the edges")
    func stretched() throws {
        let picture = Picture(
            name: "grey", pixelWidth: 4, pixelHeight: 4, scale: 1,
            pixels: Array(repeating: 0xff80_8080, count: 16), isOpaque: true)
        let stage = try Stage(
            FakeClient([
                .picture(picture, in: CGRect(x: 10, y: 20, width: 77, height: 50), PictureStyle())
            ]))
        let pixels = try stage.pixels()
        #expect(pixels.bounds(of: 0x808080) == PixelRect(x: 10, y: 20, width: 77, height: 50))
        #expect(pixels.values.count { $0 == 0x808080 } == 77 * 50)
    }

    @Test("Reducing a picture uses all its pixels")
    func reduced() throws {
        let picture = Picture.checkers(160, isOpaque: true)
        let stage = try Stage(
            FakeClient([
                .picture(picture, in: CGRect(x: 10, y: 20, width: 20, height: 20), PictureStyle())
            ]))
        let pixels = try stage.pixels()
        #expect((20..<40).allSatisfy { [0x800080, 0x7f007f].contains(pixels[15, $0]) })
    }

    @Test("Transparent pixels show the backdrop")
    func transparent() throws {
        let picture = Picture.checkers(8, isOpaque: false)
        let box = CGRect(x: 0, y: 0, width: 8, height: 8)
        let stage = try Stage(
            FakeClient([.fill(.rectangle(box), .green), .picture(picture, in: box, PictureStyle())])
        )
        let pixels = try stage.pixels()
        #expect(pixels[0, 0] == 0xff0000 && pixels[1, 0] == 0x00ff00)
    }

    @Test("Averages are those of the covered pixels")
    func averages() {
        let picture = Picture(
            name: "row", pixelWidth: 3, pixelHeight: 1, scale: 1,
            pixels: [0xff00_0000, 0xff60_0000, 0xffc0_0000], isOpaque: true)
        let whole = PixelRect(x: 0, y: 0, width: 3, height: 1)
        #expect(averagedPixels(of: picture, whole, width: 1, height: 1) == [0xff60_0000])
        let halves = averagedPixels(of: picture, whole, width: 2, height: 1)
        #expect(halves == [0xff20_0000, 0xffa0_0000])
    }
}
