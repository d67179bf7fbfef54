import Foundation
import LozengeCore
import Testing

@testable import LozengeImage

@Suite("Costly pictures are decoded in another process, at the size at which they are shown")
struct CostlyPicturesTests {
    private func search(
        _ name: String, in source: AssetPictures, pixels: CGFloat
    ) -> Search {
        Search(.asset(name, folder: nil), in: source) {
            $0.pixelSize = CGSize(width: pixels, height: pixels)
        }
    }

    @Test("64 megapixels in 60 are decoded to 63")
    func huge() async throws {
        let source = AssetPictures(folder: Fixture.pictures)
        let search = search("huge", in: source, pixels: 60)
        let before = try #require(search.find())
        #expect(before.size == CGSize(width: 8000, height: 8000) && before.picture == nil)
        await search.finish()
        let after = try #require(search.find())
        #expect(search.calls == 1)
        #expect(after.pixelSize == [63, 63] && after.size == before.size)
        // Red at the upper left, green everywhere else.
        #expect(after.pixel(2, 2) == 0xffff_0000 && after.pixel(60, 2) == 0xff00_ff00)
        #expect(after.pixel(2, 60) == 0xff00_ff00)
        #expect(after.picture?.isOpaque == true)
    }

    @Test("A picture without a requested size is measured and not decoded")
    func measured() async throws {
        let source = AssetPictures(folder: Fixture.pictures)
        let search = Search(.asset("huge", folder: nil), in: source)
        let found = try #require(search.find())
        #expect(found.needsPixelSize && found.picture == nil)
        await search.finish()
        #expect(search.find()?.picture == nil && search.calls == 0)
    }

    @Test("A larger size decodes the picture again, and shows the former one until then")
    func growth() async throws {
        let source = AssetPictures(folder: Fixture.pictures)
        let small = search("large", in: source, pixels: 60)
        _ = small.find()
        await small.finish()
        let first = try #require(small.find()?.picture)
        #expect(first.pixelWidth == 75 && first.pixelHeight == 63)
        // Still enough.
        #expect(search("large", in: source, pixels: 63).find()?.picture === first)
        let large = search("large", in: source, pixels: 200)
        #expect(large.find()?.picture === first)
        await large.finish()
        #expect(large.calls == 1 && large.find()?.pixelSize == [300, 250])
        #expect(small.find()?.picture === first)
    }

    @Test("A turned picture is reduced the right way up")
    func turned() async throws {
        let source = AssetPictures(folder: Fixture.pictures)
        let search = Search(.asset("largeTurned", folder: nil), in: source) {
            $0.pixelSize = CGSize(width: 100, height: 140)
        }
        _ = search.find()
        await search.finish()
        let found = try #require(search.find())
        #expect(found.pixelSize == [125, 175] && found.size == CGSize(width: 500, height: 700))
        let top = try #require(found.pixel(123, 1))
        #expect(top >> 16 & 255 > 200 && top & 255 < 60, "\(String(top, radix: 16))")
    }

    @Test("A drawing that takes too long is given up in every size")
    func endless() async throws {
        let source = AssetPictures(
            folder: Fixture.pictures, limits: DecodingLimits(processorSeconds: 1))
        let search = search("turbulence", in: source, pixels: 64)
        #expect(search.find()?.size == CGSize(width: 64, height: 64))
        await search.finish()
        #expect(search.calls == 1)
        #expect(search.find() == nil)
        #expect(self.search("turbulence", in: source, pixels: 80).find() == nil)
        #expect(Search(.asset("turbulence", folder: nil), in: source).find() == nil)
    }

    @Test("A picture that exceeds a limit is reported in a sentence")
    func sentences() throws {
        func sentence(_ name: String, _ limits: DecodingLimits) throws -> String? {
            let encoded = EncodedPicture(path: "\(Fixture.pictures)/\(name)")
            let header = try PictureHeader(of: encoded)
            let raster = Raster(
                encoded: encoded, name: name, scale: 1, width: 63, height: 63,
                isScalable: header.isScalable, isCostly: true)
            let error = #expect(throws: PictureError.self) { try raster.decode(within: limits) }
            return error?.description.replacingOccurrences(of: Fixture.pictures + "/", with: "")
        }
        func expected(_ name: String, _ excess: String) -> String {
            "Cannot show \(name): decoding it takes more than \(excess). "
                + "A placeholder is shown. Use a smaller or simpler picture."
        }
        let processorTime = try sentence("turbulence.svg", DecodingLimits(processorSeconds: 1))
        #expect(processorTime == expected("turbulence.svg", "1 seconds of processor time"))
        let time = try sentence("turbulence.svg", DecodingLimits(seconds: 1))
        #expect(time == expected("turbulence.svg", "1 seconds"))
        let memory = try sentence("huge.png", DecodingLimits(memory: 100 << 20))
        #expect(memory == expected("huge.png", "100 MiB of memory"))
    }

    @Test("A truncated picture is reported as damaged")
    func truncated() async throws {
        let source = AssetPictures(folder: Fixture.pictures)
        let data = try Fixture.data("huge.png").prefix(5000)
        let search = Search(.data(data), in: source) {
            $0.pixelSize = CGSize(width: 60, height: 60)
        }
        #expect(search.find()?.size.width == 8000)
        await search.finish()
        #expect(search.find() == nil)
    }

    @Test("A size beyond any screen is refused by the header")
    func claimed() throws {
        let encoded = EncodedPicture(path: "\(Fixture.pictures)/claimed.png")
        let error = #expect(throws: PictureError.self) { try PictureHeader(of: encoded) }
        #expect(
            error?.description.hasSuffix("is 30000×30000 pixels, which is too large to show.")
                == true)
    }

    @Test("A synchronous caller gets the picture at once")
    func atOnce() {
        let source = AssetPictures(decodingAtOnce: true)
        var request = PictureRequest(.file("\(Fixture.pictures)/huge.png"), scale: 1)
        request.pixelSize = CGSize(width: 120, height: 120)
        #expect(source.find(request) {}?.pixelSize == [125, 125])
    }
}
