import Foundation
import LozengeCore
import RandomFixtures
import Testing

@testable import LozengeX11

@Suite("Pictures with cap insets, tiles and tints")
struct ImagePieceTests {
    nonisolated private static let scales: [CGFloat] = [1, 1.25, 1.5, 1.75, 2]

    @Test("Pieces fill the rectangle without gaps for any cap insets")
    func partition() {
        var random = SeededGenerator(seed: 7)
        let lengths: [CGFloat] = [0, 1, 2.5, 7, 30, 1e9, -3, .nan, .infinity, -.infinity]
        for _ in 0..<500 {
            var style = PictureStyle()
            style.resizing = Bool.random(using: &random) ? .tile : .stretch
            func length() -> CGFloat { lengths.randomElement(using: &random) ?? 0 }
            style.capInsets = EdgeInsets(
                top: length(), leading: length(), bottom: length(), trailing: length())
            let picture = Picture.mosaic(
                Int.random(in: 1...9, using: &random), Int.random(in: 1...9, using: &random),
                scale: [1, 2, 0, .nan].randomElement(using: &random) ?? 1)
            let rect = PixelRect(
                x: Int.random(in: -5...5, using: &random), y: 0,
                width: Int.random(in: 1...40, using: &random),
                height: Int.random(in: 1...40, using: &random))
            let pieces = ImagePiece.pieces(
                of: picture, in: rect, style,
                scale: Self.scales.randomElement(using: &random) ?? 1)
            #expect(pieces.reduce(0) { $0 + $1.rect.area } == rect.area, "\(style)")
            #expect(pieces.allSatisfy { rect.contains($0.rect) && !$0.rect.isEmpty })
            #expect(pieces.reduce(PixelRect.empty) { $0.union($1.rect) } == rect)
            let whole = PixelRect(
                x: 0, y: 0, width: picture.pixelWidth, height: picture.pixelHeight)
            #expect(pieces.allSatisfy { whole.contains($0.part) && !$0.part.isEmpty })
        }
    }

    @Test(
        "Stretched and tiled pictures have the expected pixels and none outside",
        arguments: scales, [PictureStyle.Resizing.stretch, .tile])
    func nearest(scale: CGFloat, resizing: PictureStyle.Resizing) throws {
        try expectReference(scale: scale, resizing, interpolation: .none) { reference, pixels in
            let expected = reference.nearest
            var wrong = 0
            for y in 0..<pixels.height {
                for x in 0..<pixels.width {
                    let allowed = expected(x, y) ?? [0xffff_ffff]
                    if !allowed.contains(0xff00_0000 | pixels[x, y]) { wrong += 1 }
                }
            }
            #expect(wrong == 0, "\(reference.rect) \(reference.style)")
        }
    }

    @Test("Smooth stretching does not mix neighbouring pieces", arguments: scales)
    func smooth(scale: CGFloat) throws {
        try expectReference(scale: scale, .stretch, interpolation: .low) { reference, pixels in
            var most: CGFloat = 0
            for y in 0..<pixels.height {
                for x in 0..<pixels.width {
                    for shift in [0, 8, 16] as [UInt32] {
                        guard let expected = reference.smooth(x, y, shift: shift) else { continue }
                        most = max(most, abs(expected - CGFloat(pixels[x, y] >> shift & 255)))
                    }
                }
            }
            // The server's weights have seven bits.
            #expect(most <= 4, "\(reference.rect) \(reference.style)")
        }
    }

    private func expectReference(
        scale: CGFloat, _ resizing: PictureStyle.Resizing,
        interpolation: PictureStyle.Interpolation,
        _ compare: (ReferencePicture, Pixels) throws -> Void
    ) throws {
        let client = FakeClient()
        let stage = try Stage(client, size: CGSize(width: 120, height: 90), scale: scale)
        var random = SeededGenerator(seed: 11)
        func length(_ range: ClosedRange<Double>) -> CGFloat {
            CGFloat(Double.random(in: range, using: &random))
        }
        for round in 0..<12 {
            var style = PictureStyle()
            style.resizing = resizing
            style.interpolation = interpolation
            if round % 3 != 0 {
                style.capInsets = EdgeInsets(
                    top: length(0...5), leading: length(0...5), bottom: length(0...5),
                    trailing: length(0...9))
            }
            let picture = Picture.mosaic(13, 11, scale: round % 2 == 0 ? 1 : 2)
            let rect = CGRect(
                x: length(2...30), y: length(2...30), width: length(20...80),
                height: length(8...50))
            client.content = { _ in DisplayList([.picture(picture, in: rect, style)]) }
            stage.redraw()
            let reference = ReferencePicture(
                picture: picture, rect: rect, style: style, scale: scale)
            try compare(reference, try stage.drawnPixels())
        }
    }

    @Test("A tinted picture has the product of both opacities")
    func tint() throws {
        let picture = Picture(
            name: "fade", pixelWidth: 4, pixelHeight: 1, scale: 1,
            pixels: [0, 0x5500_0055, 0xaa12_3456, 0xffff_ffff], isOpaque: false)
        var style = PictureStyle()
        style.tint = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5)
        let stage = try Stage(
            FakeClient([
                .picture(picture, in: CGRect(x: 0, y: 0, width: 4, height: 1), style),
                .group(
                    .opacity(0.5),
                    [.picture(picture, in: CGRect(x: 0, y: 1, width: 4, height: 1), style)]),
            ]))
        let pixels = try stage.pixels()
        for x in 0..<4 {
            for (y, opacity) in [(0, 0.5), (1, 0.25)] {
                let level = 255 * (1 - opacity * Double(x) / 3)
                #expect(abs(Double(pixels[x, y] & 255) - level) <= 1.5)
                #expect(pixels.red(x, y) >= 254)
            }
        }
    }

    @Test("Only low interpolation skips pixels when a picture is reduced")
    func reduced() throws {
        let stripes = Picture(
            name: "stripes", pixelWidth: 64, pixelHeight: 64, scale: 1,
            pixels: (0..<64 * 64).map { $0 % 4 == 0 ? 0xffff_ffff : 0xff00_0000 }, isOpaque: true)
        for (interpolation, isAverage) in [
            (PictureStyle.Interpolation.none, false), (.low, false), (.medium, true), (.high, true),
        ] {
            var style = PictureStyle()
            style.interpolation = interpolation
            let stage = try Stage(
                FakeClient([
                    .picture(stripes, in: CGRect(x: 0, y: 0, width: 16, height: 16), style)
                ]))
            let pixels = try stage.pixels()
            let levels = Set((0..<16).map { pixels[$0, 8] & 255 })
            #expect((levels == [64]) == isAverage, "\(interpolation) \(levels)")
        }
    }

    @Test(
        "Repainting a part far from the corner gives the same pixels",
        arguments: [PictureStyle.Resizing.stretch, .tile])
    func far(resizing: PictureStyle.Resizing) throws {
        let client = FakeClient()
        let stage = try Stage(client)
        var style = PictureStyle()
        style.resizing = resizing
        style.capInsets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 1)
        let picture = Picture.checkers(31, isOpaque: true)
        func show(_ mark: CGFloat) throws -> Pixels {
            client.content = { _ in
                DisplayList([
                    .picture(
                        picture, in: CGRect(x: -70_001, y: -40_003, width: 150_000, height: 90_000),
                        style),
                    .fill(.rectangle(CGRect(x: mark, y: 33, width: 21, height: 13)), .black),
                ])
            }
            stage.redraw()
            return try stage.pixels()
        }
        _ = try show(20)
        let repainted = try show(111)
        stage.window.renderer.invalidate()
        #expect(repainted == (try show(111)))
        #expect(Set(repainted.values).count >= 3)
    }

    @Test("A picture that is not drawn for long is freed")
    func forgotten() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        weak var shown: LozengeCore.Picture?
        func show() {
            let picture = Picture.mosaic(20, 20)
            shown = picture
            client.content = { _ in
                DisplayList([
                    .picture(
                        picture, in: CGRect(x: 0, y: 0, width: 50, height: 50), PictureStyle())
                ])
            }
            stage.redraw()
        }
        show()
        #expect(shown != nil)
        for frame in 0..<150 {
            client.content = { _ in
                DisplayList([
                    .fill(
                        .rectangle(CGRect(x: CGFloat(frame), y: 0, width: 5, height: 5)), .black)
                ])
            }
            stage.redraw()
        }
        #expect(shown == nil)
    }
}
