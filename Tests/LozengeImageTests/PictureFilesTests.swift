import Foundation
import LozengeCore
import Testing

@testable import LozengeImage

@Suite("Pictures in files and in memory")
struct PictureFilesTests {
    @Test("A file and its bytes show the same picture")
    func same() throws {
        let data = try Fixture.data("square@2x.png")
        let file = Search(.file(Fixture.pictures + "/square@2x.png")).find()
        let memory = Search(.data(data)).find()
        #expect(file?.size == CGSize(width: 8, height: 8))
        #expect(file?.picture == memory?.picture && file?.picture != nil)
    }

    @Test(
        "A photo is upright, whether decoded at once or not",
        arguments: [
            ("turned.jpg", CGSize(width: 8, height: 32)),
            ("largeTurned.jpg", CGSize(width: 500, height: 700)),
        ])
    func orientation(name: String, size: CGSize) async throws {
        for reference in [
            .file("\(Fixture.pictures)/\(name)"), PictureReference.data(try Fixture.data(name)),
        ] {
            let search = Search(whole: reference)
            #expect(search.find()?.size == size)
            await search.finish()
            let found = try #require(search.find())
            #expect(found.size == size)
            #expect(found.pixelSize == [Int(size.width), Int(size.height)])
            // The first pixels in the file, which are red, are at the upper right.
            let top = try #require(found.pixel(Int(size.width) - 2, 1))
            #expect(top >> 16 & 255 > 200 && top & 255 < 60, "\(String(top, radix: 16))")
        }
    }

    @Test("A large picture has its size at once, and its pixels after a notification")
    func large() async throws {
        let search = Search(whole: .asset("large", folder: nil))
        let before = try #require(search.find())
        #expect(before.size == CGSize(width: 600, height: 500))
        #expect(before.picture == nil && search.calls == 0)
        await search.finish()
        #expect(search.calls == 1)
        #expect(search.find()?.pixel(599, 499) == 0xff00_ff00)
        await search.finish()
        #expect(search.calls == 1)
    }

    @Test("All that wait for one picture are notified")
    func waiting() async {
        let source = AssetPictures(folder: Fixture.pictures)
        let searches = (0..<5).map { _ in
            Search(whole: .asset("large", folder: nil), in: source)
        }
        #expect(searches.allSatisfy { $0.find()?.picture == nil })
        await source.finishDecoding()
        #expect(searches.map(\.calls) == [1, 1, 1, 1, 1])
        let pictures = searches.map { $0.find()?.picture }
        #expect(pictures.allSatisfy { $0 != nil && $0 === pictures[0] })
    }

    @Test("Truncated, empty and invalid files have no picture, and report the reason in a sentence")
    func broken() async throws {
        let whole = try Fixture.data("square.png")
        let large = try Fixture.data("large.png")
        for data in [
            Data(), Data("no picture".utf8), whole.prefix(33), whole.dropLast(30),
            large.prefix(900),
        ] {
            let search = Search(whole: .data(data))
            // A large truncated file has a size until it is decoded.
            if search.find() != nil { await search.finish() }
            #expect(search.find() == nil, "\(data)")
            let error = #expect(throws: PictureError.self) {
                try EncodedPicture.data(data).read()
            }
            #expect(error?.description.hasSuffix(".") == true, "\(error?.description ?? "")")
        }
    }

    @Test("Any part of a picture's file is either a picture or an error", arguments: 0...40)
    func prefixes(share: Int) throws {
        for name in ["square.png", "turned.jpg", "flag.gif", "drawing.svg", "painted.webp"] {
            let data = try Fixture.data(name)
            let part = EncodedPicture.data(data.prefix(data.count * share / 40))
            let picture = try? part.read()
            #expect(picture != nil || share < 40, "\(name)")
            #expect(
                picture.map { $0.pixels.count == $0.pixelWidth * $0.pixelHeight } ?? true, "\(name)"
            )
        }
    }

    @Test(
        "A missing file is reported with its path, and one without a decoder with the package to install"
    )
    func remedies() throws {
        let missing = #expect(throws: PictureError.self) {
            try PictureHeader(of: EncodedPicture(path: "/nowhere/a.png"))
        }
        #expect(missing?.description == "/nowhere/a.png cannot be read: it does not exist.")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).webp")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("no picture".utf8).write(to: file)
        let unread = #expect(throws: PictureError.self) {
            try PictureHeader(of: EncodedPicture(path: file.path))
        }
        #expect(unread?.description.contains("install webp-pixbuf-loader") == true)
    }

    @Test(
        "A shown picture stays in the cache; others are evicted, the oldest first"
    )
    func letGo() throws {
        let decoded = DecodedPictures(limit: 4 * 64)
        func picture(_ name: String) throws -> Picture? {
            let encoded = EncodedPicture(path: "\(Fixture.pictures)/\(name).png")
            let header = try PictureHeader(of: encoded)
            let raster = Raster(
                encoded: encoded, name: name, scale: 1, width: header.width,
                height: header.height, isScalable: false)
            guard case .decoded(let picture) = decoded.picture(raster, whenDecoded: {}) else {
                return nil
            }
            return picture
        }
        let shown = try #require(try picture("square"))
        weak let kept = try picture("starTemplate")
        #expect(kept != nil)
        weak let newest = try picture("square@2x")
        #expect(kept == nil && newest != nil)
        #expect(try picture("square") === shown)
    }

    @Test("A file that is written again is another picture")
    func rewritten() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try Fixture.data("square.png").write(to: file)
        let search = Search(.file(file.path))
        #expect(search.find()?.size.width == 4)
        try Fixture.data("square@2x.png").write(to: file)
        let later = Date(timeIntervalSinceNow: 5)
        try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: file.path)
        #expect(search.find()?.size.width == 8)
        try FileManager.default.removeItem(at: file)
        #expect(search.find() == nil)
    }
}

extension EncodedPicture {
    fileprivate func read() throws(PictureError) -> Picture {
        let header = try PictureHeader(of: self)
        return try Raster(
            encoded: self, name: "", scale: 1, width: header.width, height: header.height,
            isScalable: header.isScalable
        ).decode()
    }
}
