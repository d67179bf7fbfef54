import CX11
import Foundation
import LozengeCore
import LozengeText
import Testing
import TextFixtures

@testable import LozengeX11

@Suite("Repainting what changed")
struct RepaintTests {
    @Test("It looks like painting everything, whatever changed", arguments: [1, 1.5] as [CGFloat])
    func damagedEqualsFull(scale: CGFloat) throws {
        let errors = XErrors.count
        let client = FakeClient()
        let stage = try Stage(client, scale: scale)
        let texts = ["Lozenge", "fj Ağ\nÀg"].map { string in
            stage.textEngine.shape(StyledText(string, font: ResolvedFont(size: 17)))
                .layout(in: .unspecified, style: ParagraphStyle())
        }
        var lists = RandomDisplayList(seed: 42, texts: texts)
        for round in 0..<25 {
            var list = lists.next()
            for step in 0..<5 {
                client.content = { _ in list }
                stage.redraw()
                let repainted = try stage.pixels()
                stage.window.content.invalidate()
                stage.redraw()
                #expect(
                    repainted == (try stage.pixels()),
                    "round \(round) step \(step): \(list)")
                list = lists.changed(list)
            }
        }
        #expect(XErrors.count == errors)
    }

    @Test("Marks piled up far beyond their line go when their text goes")
    func piledMarks() throws {
        let client = FakeClient()
        let stage = try Stage(client, fonts: Fixtures.fonts)
        let pile = String(repeating: "\u{301}", count: 20) + String(repeating: "\u{323}", count: 20)
        func show(_ string: String) throws -> Pixels {
            let font = ResolvedFont(family: "Noto Sans", size: 14)
            let layout = stage.textEngine.shape(StyledText(string, font: font))
                .layout(in: .unspecified, style: ParagraphStyle())
            client.content = { _ in
                DisplayList([.text(layout, at: CGPoint(x: 90, y: 80), .black)])
            }
            stage.redraw()
            return try stage.pixels()
        }
        let ink = try show("a\(pile)").bounds { $0 & 255 < 128 }
        #expect(ink.minY < 40 && ink.maxY > 140, "\(ink)")
        let repainted = try show("b")
        stage.window.content.invalidate()
        #expect(repainted == (try show("b")))
    }

    @Test("When nothing changed nothing is sent")
    func silence() throws {
        let client = FakeClient([.fill(.rectangle(CGRect(x: 0, y: 0, width: 9, height: 9)), .red)])
        let stage = try Stage(client)
        let before = XNextRequest(stage.connection.display)
        for _ in 0..<10 { stage.redraw() }
        #expect(XNextRequest(stage.connection.display) == before)
        #expect(client.sizes.count >= 10)
    }

    @Test("A frame waits for no answer")
    func noRoundTrip() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        var lists = RandomDisplayList(
            seed: 9,
            texts: [
                stage.textEngine.shape(StyledText("Text", font: ResolvedFont(size: 20)))
                    .layout(in: .unspecified, style: ParagraphStyle())
            ])
        let display = stage.connection.display
        XSync(display, False)
        let answered = XLastKnownRequestProcessed(display)
        for _ in 0..<20 {
            let list = lists.next()
            client.content = { _ in list }
            stage.redraw()
        }
        // Nothing was read: neither answers nor, since none are asked for, events.
        #expect(XLastKnownRequestProcessed(display) == answered)
        XSync(display, False)
        #expect(XLastKnownRequestProcessed(display) > answered + 20)
    }
}
