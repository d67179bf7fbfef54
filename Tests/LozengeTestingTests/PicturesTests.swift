import Foundation
import Testing

@testable import LozengeTesting

@Suite("Pictures of screens", .serialized)
struct PicturesTests {
    private static let display = Result { try PictureDisplay() }
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "pictures-\(UUID().uuidString)")

    private func picture(_ color: Color = .blue) throws -> Picture {
        try Screen(40, 20, on: Self.display.get()) { color.frame(width: 10, height: 10) }.picture()
    }

    private func references(_ renderer: String = "a", isRecording: Bool = false)
        -> ReferencePictures
    {
        ReferencePictures(in: folder, renderer: renderer, isRecording: isRecording)
    }

    @Test("A recorded picture is compared from then on, pixel by pixel")
    func recorded() throws {
        let recording = try #require(
            try references(isRecording: true).difference(of: picture(), from: "square"))
        #expect(recording.contains("recorded"))
        #expect(try references().difference(of: picture(), from: "square") == nil)
        let difference = try #require(
            try references().difference(of: picture(.green), from: "square"))
        #expect(difference.contains("100 of 800 pixels differ, between x 15 and 24, y 5 and 14"))
        let path = try #require(difference.split(separator: " ").last).dropLast()
        #expect(FileManager.default.fileExists(atPath: String(path)))
    }

    @Test("Another renderer may draw a few pixels otherwise, and not many")
    func otherRenderer() throws {
        _ = try references(isRecording: true).difference(of: picture(), from: "square")
        #expect(try references("b").difference(of: picture(.green), from: "square") != nil)
        let square = try picture()
        var pixels = square.pixels
        for index in 0..<4 { pixels[index] = 0xff00_0000 }
        let other = Picture(
            name: "other", pixelWidth: 40, pixelHeight: 20, scale: 1, pixels: pixels,
            isOpaque: true)
        #expect(try references("b").difference(of: other, from: "square") == nil)
        #expect(try references().difference(of: other, from: "square") != nil)
    }

    @Test("A picture without a reference is kept to be looked at")
    func missing() throws {
        let sentence = try #require(try references().difference(of: picture(), from: "new"))
        #expect(sentence.contains("no reference picture"))
    }

    @Test("A picture of another size is refused in words")
    func otherSize() throws {
        _ = try references(isRecording: true).difference(of: picture(), from: "square")
        let larger = try Screen(41, 20, on: Self.display.get()) { Color.blue }.picture()
        let sentence = try references().difference(of: larger, from: "square")
        #expect(sentence?.contains("41 × 20 pixels, not 40 × 20") == true)
    }

    @Test("A screen without a display has no picture")
    func noDisplay() {
        #expect(throws: PictureFailure.self) { try Screen(40, 20) { Color.blue }.picture() }
    }

    @Test("A contact sheet has a row for each size, text size and state, and a column for the rest")
    func sheet() throws {
        let sheet = ContactSheet(
            sizes: [CGSize(width: 50, height: 30), CGSize(width: 20, height: 10)],
            textSizes: [.large, .accessibility1], states: [.normal, .disabled],
            directions: LayoutDirection.allCases)
        let picture = try sheet.picture(on: Self.display.get()) { Text("a") }
        #expect(picture.pixelWidth == 4 * 50 && picture.pixelHeight == 4 * 30 + 4 * 10)
        let empty = try ContactSheet(sizes: []).picture(on: Self.display.get()) { Text("a") }
        #expect(empty.pixelWidth == 1 && empty.pixelHeight == 1)
    }
}
