import Foundation
import LozengeCore
import LozengeText
import Testing
import TextFixtures

@testable import LozengeX11

@Suite("Painting hostile text")
struct HostileTextPaintingTests {
    @Test("Plain, translucent, shadowed and clipped text causes no X error and is visible")
    func odd() throws {
        let errors = XErrors.count
        let client = FakeClient()
        let stage = try Stage(client, fonts: Fixtures.fonts)
        for text in RepeatedText.odd {
            let font = ResolvedFont(family: "Noto Sans", size: 14)
            let layout = stage.textEngine.shape(StyledText(text.string, font: font))
                .layout(in: ProposedViewSize(width: 150, height: nil), style: ParagraphStyle())
            let command = DrawCommand.text(layout, at: CGPoint(x: 25, y: 20), .black)
            let shadow = Shadow(
                color: .init(red: 0, green: 0, blue: 0), radius: 3,
                offset: CGSize(width: 2, height: 2))
            let clip = DrawShape.roundedRectangle(
                CGRect(x: 5, y: 5, width: 190, height: 150), radius: 9)
            for effect in [.opacity(0.5), .shadow(shadow), .clip(clip)] as [DrawEffect] {
                client.content = { _ in
                    var list = DisplayList()
                    list.append(command)
                    list.group(effect) { inner in
                        inner.append(command)
                        inner.append(
                            .fill(.rectangle(CGRect(x: 0, y: 0, width: 9, height: 9)), .red))
                    }
                    return list
                }
                stage.redraw()
                let repainted = try stage.drawnPixels()
                stage.window.renderer.invalidate()
                stage.redraw()
                #expect(try stage.drawnPixels() == repainted, "\(text)")
            }
        }
        #expect(XErrors.count == errors)
    }
}
