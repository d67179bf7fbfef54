import Foundation
import LozengeCore
import LozengeText
import Testing

@testable import LozengeX11

@Suite("Text on the screen")
struct TextTests {
    @Test(
        "Ink stands on the baseline of the layout", arguments: [1, 1.25, 2] as [CGFloat])
    func baseline(scale: CGFloat) throws {
        let client = FakeClient()
        let stage = try Stage(client, scale: scale)
        let layout = text("HHH", on: stage)
        let origin = CGPoint(x: 20.3, y: 30.4)
        client.content = { _ in DisplayList([.text(layout, at: origin, .black)]) }
        stage.redraw()
        let ink = try stage.pixels().bounds { $0 & 255 < 128 }
        let glyph = try #require(layout.lines.first?.runs.first?.glyphs.first)
        let grid = PixelGrid(scale: 1)
        #expect(ink.maxY == grid.edge(origin.y * scale + CGFloat(glyph.y)))
        let left = grid.edge(origin.x * scale + CGFloat(glyph.x))
        #expect((left...left + Int(4 * scale)).contains(ink.minX))
        #expect(CGFloat(ink.maxX) <= (origin.x + layout.measurement.size.width) * scale + 1)
        #expect(ink.height > Int(10 * scale))
    }

    @Test("Text with half opacity is half as dark")
    func translucent() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        let layout = text("■■", on: stage)
        client.content = { _ in
            DisplayList([.text(layout, at: CGPoint(x: 10, y: 10), .rgb(0, 0, 0, 0.5))])
        }
        stage.redraw()
        let darkest = try stage.pixels().values.map { $0 & 255 }.min() ?? 255
        #expect((126...140).contains(darkest))
    }

    @Test("A colour emoji has the opacity of its text and group", arguments: [1, 0.25])
    func translucentEmoji(opacity: Double) throws {
        let client = FakeClient()
        let stage = try Stage(client)
        let layout = text("a😀b", on: stage)
        func saturation() throws -> Int {
            stage.redraw()
            return try stage.pixels().values.map { pixel in
                let (red, blue) = (Int(pixel >> 16 & 255), Int(pixel & 255))
                return red - blue
            }.max() ?? 0
        }
        let origin = CGPoint(x: 10, y: 10)
        client.content = { _ in DisplayList([.text(layout, at: origin, .rgb(0, 0, 0))]) }
        let opaque = try saturation()
        #expect(opaque > 100, "a yellow face")

        client.content = { _ in DisplayList([.text(layout, at: origin, .rgb(0, 0, 0, opacity))]) }
        let drawn = try saturation()
        #expect(abs(drawn - Int(Double(opaque) * opacity)) <= 8)

        client.content = { _ in
            var list = DisplayList()
            list.group(.opacity(opacity)) { $0.append(.text(layout, at: origin, .rgb(0, 0, 0))) }
            return list
        }
        #expect(try abs(saturation() - drawn) <= 2)
    }

    @Test("Each span is drawn in its colour")
    func spans() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        let font = ResolvedFont(size: 20)
        let layout = stage.textEngine.shape(
            StyledText(spans: [.init("■", font: font), .init("■", font: font)])
        ).layout(in: .unspecified, style: ParagraphStyle())
        let red = Color.Resolved(red: 1, green: 0, blue: 0)
        let blue = Color.Resolved(red: 0, green: 0, blue: 1)
        client.content = { _ in
            DisplayList([
                .text(
                    layout, at: CGPoint(x: 10, y: 10),
                    TextPaint(spans: [.color(red), .color(blue)]))
            ])
        }
        stage.redraw()
        let pixels = try stage.pixels()
        #expect(
            pixels.bounds { $0 & 0xffffff == 0xff0000 }.maxX
                <= pixels.bounds { $0 & 0xffffff == 0x0000ff }.minX)
        #expect(pixels.values.contains { $0 & 0xffffff == 0xff0000 })
    }

    @Test("A line far longer than the screen shows its visible part")
    func endless() throws {
        let errors = XErrors.count
        let client = FakeClient()
        let stage = try Stage(client)
        let layout = text(String(repeating: "HM", count: 10_000), on: stage)
        client.content = { _ in
            DisplayList([.text(layout, at: CGPoint(x: -100_000, y: 20), .black)])
        }
        stage.redraw()
        let ink = try stage.pixels().bounds { $0 & 255 < 128 }
        #expect(ink.minX < 15 && ink.maxX > 185)
        #expect(XErrors.count == errors)
    }

    private func text(_ string: String, on stage: Stage) -> TextLayout {
        stage.textEngine.shape(StyledText(string, font: ResolvedFont(size: 20)))
            .layout(in: .unspecified, style: ParagraphStyle())
    }
}
