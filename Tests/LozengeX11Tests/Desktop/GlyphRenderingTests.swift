import CX11
import Foundation
import LozengeCore
import LozengeTesting
import LozengeText
import Testing

@testable import LozengeX11

@Suite("Glyph rendering")
struct GlyphRenderingTests {
    @Test("Missing and invalid settings give grey levels and slight hinting")
    func defaults() {
        #expect(rendering("") == GlyphRendering())
        #expect(rendering("Xft.antialias: perhaps\nXft.hintstyle: strong") == GlyphRendering())
        #expect(GlyphRendering().isSmooth && GlyphRendering().hinting == .slight)
    }

    @Test("The X resources are read")
    func resources() {
        #expect(rendering("Xft.antialias: 0").isSmooth == false)
        #expect(rendering("Xft.antialias:\tfalse").isSmooth == false)
        #expect(rendering("Xft.hintstyle: hintfull").hinting == .full)
        #expect(rendering("Xft.hintstyle: hintfull\nXft.hinting: 0").hinting == .none)
    }

    @Test("Turning antialiasing off redraws glyphs in black and white")
    func jagged() throws {
        let client = FakeClient()
        let stage = try Stage(client, server: PrivateServer())
        let layout = stage.textEngine.shape(
            StyledText("Sophie", font: ResolvedFont(size: 20))
        ).layout(in: .unspecified, style: ParagraphStyle())
        client.content = { _ in
            DisplayList([.text(layout, at: CGPoint(x: 10, y: 10), .black)])
        }
        func greys() throws -> Int {
            stage.redraw()
            return try Set(stage.pixels().values.map { $0 & 255 }).count
        }
        #expect(try greys() > 2)
        let peer = try Peer(of: stage)
        let said = Array("Xft.antialias:\t0\n".utf8)
        XChangeProperty(
            peer.display, peer.root, peer.atom("RESOURCE_MANAGER"), peer.atom("STRING"), 8,
            PropModeReplace, said, Int32(said.count))
        XSync(peer.display, False)
        let desktop = stage.connection.desktop
        try stage.run("the change") { !desktop.settings.glyphs.isSmooth }
        #expect(try greys() == 2)
    }

    private func rendering(_ resources: String) -> GlyphRendering {
        DesktopSettings(override: nil, settings: XSettings(), resources: resources).glyphs
    }
}
