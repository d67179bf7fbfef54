import CX11
import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

@Suite("Screens of few colours")
struct DepthTests {
    @Test("Everything is drawn on them, in the nearest colours", arguments: [16, 15])
    func drawing(depth: Int) throws {
        let errors = XErrors.count
        let server = try PrivateServer("-screen 0 640x480x\(depth)")
        let client = FakeClient()
        let stage = try Stage(client, server: server)
        let box = CGRect(x: 20, y: 20, width: 100, height: 80)
        client.content = { _ in
            DisplayList([.fill(.roundedRectangle(box, radius: 12), .red)])
        }
        stage.redraw()
        let visual = stage.connection.formats.visual.pointee
        #expect(try stage.pixels()[70, 60] == UInt32(visual.red_mask))

        var lists = RandomDisplayList(seed: 3, texts: stage.someTexts)
        for _ in 0..<10 {
            let list = lists.next()
            client.content = { _ in list }
            stage.redraw()
        }
        XSync(stage.connection.display, False)
        #expect(XErrors.count == errors)
    }
}
