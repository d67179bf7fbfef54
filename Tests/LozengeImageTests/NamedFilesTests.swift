import Foundation
import LozengeCore
import Testing

@testable import LozengeImage

@Suite("Files that data names")
struct NamedFilesTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("lozenge-\(UUID())").path

    private func inFolder(_ body: () throws -> Void) throws {
        try FileManager.default.createDirectory(
            atPath: folder + "/assets/icons/Own", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body()
    }

    private func put(_ fixture: String, at path: String) throws {
        try Fixture.data(fixture).write(to: URL(fileURLWithPath: "\(folder)/\(path)"))
    }

    private func asset(_ name: String) -> FoundPicture? {
        Search(
            .asset(name, folder: nil),
            in: AssetPictures(folder: folder + "/assets", icons: [folder + "/assets/icons"])
        ).find()
    }

    @Test("The name of an asset does not lead out of the assets")
    func assets() throws {
        try inFolder {
            try put("square.png", at: "secret.png")
            try put("square.png", at: "assets/icons/square.png")
            for name in ["square", "icons/square"] { #expect(asset(name) != nil, "\(name)") }
            for name in [
                "../secret", "icons/../../secret", folder + "/secret", "/" + folder + "/secret",
                "./icons/square", "icons//square", "icons/square\0", "..", "", "/",
                String(repeating: "../", count: 30) + folder + "/secret",
            ] {
                #expect(asset(name) == nil, "\(name)")
            }
        }
    }

    @Test("The files of an image set are in the set")
    func imageSets() throws {
        try inFolder {
            try put("square.png", at: "secret.png")
            let set = "assets/coin.imageset"
            try FileManager.default.createDirectory(
                atPath: "\(folder)/\(set)", withIntermediateDirectories: true)
            try put("square.png", at: set + "/coin.png")
            for (name, isThere) in [("coin.png", true), ("../../secret.png", false)] {
                let contents = #"{"images": [{"filename": "\#(name)"}]}"#
                try Data(contents.utf8).write(
                    to: URL(fileURLWithPath: "\(folder)/\(set)/Contents.json"))
                #expect((asset("coin") != nil) == isThere, "\(name)")
            }
        }
    }

    @Test("The folders of an icon theme are in the theme")
    func themes() throws {
        try inFolder {
            try put("square.png", at: "secret.png")
            try put("square.png", at: "assets/icons/Own/inside.png")
            let index = """
                [Icon Theme]
                Name=Own
                Directories=../../..,../Own
                [../../..]
                Size=16
                [../Own]
                Size=16
                """
            try Data(index.utf8).write(
                to: URL(fileURLWithPath: folder + "/assets/icons/Own/index.theme"))
            let theme = IconTheme("Own", in: [folder + "/assets/icons"])
            #expect(theme?.folders.count == 0)
            for name in ["..", "", ".", "Own/../Own"] {
                #expect(IconTheme(name, in: [folder + "/assets/icons"]) == nil, "\(name)")
            }
        }
    }

    @Test("A FIFO or a folder where a file should be is refused without waiting")
    func fifos() throws {
        try inFolder {
            for name in ["assets/pipe.png", "assets/icons/Own/index.theme", "picture"] {
                #expect(mkfifo("\(folder)/\(name)", 0o600) == 0)
            }
            let set = folder + "/assets/coin.imageset"
            try FileManager.default.createDirectory(
                atPath: set, withIntermediateDirectories: true)
            #expect(mkfifo(set + "/Contents.json", 0o600) == 0)
            #expect(asset("pipe") == nil && asset("coin") == nil)
            #expect(IconTheme("Own", in: [folder + "/assets/icons"]) == nil)
            for path in [folder + "/picture", folder, "/dev/zero", "/dev/tty"] {
                #expect(Search(.file(path)).find() == nil)
                let error = #expect(throws: PictureError.self) {
                    try PictureHeader(of: EncodedPicture(path: path))
                }
                #expect(error?.description.hasPrefix(path + " cannot be read: ") == true)
            }
        }
    }

    @Test("A file of a terabyte is refused")
    func large() throws {
        try inFolder {
            try put("drawing.svg", at: "large.svg")
            #expect(truncate(folder + "/large.svg", 1 << 40) == 0)
            let error = #expect(throws: PictureError.self) {
                try PictureHeader(of: EncodedPicture(path: folder + "/large.svg"))
            }
            #expect(error?.description.hasSuffix("it is larger than 256 MiB.") == true)
        }
    }
}
