import CX11
import Foundation
import LozengeCore
import LozengeTesting
import Testing

@testable import LozengeX11

@Suite("Servers with fewer features")
struct OtherServersTests {
    @Test(
        "On screens with few colours, everything is drawn in the nearest ones",
        arguments: [16, 15, 8])
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
        let (display, visual) = (
            stage.connection.server.display, stage.connection.server.formats.visual.pointee
        )
        let pixel = try stage.pixels()[70, 60]
        // Visuals with a colour table have no mask.
        #expect(visual.red_mask == 0 || pixel == UInt32(visual.red_mask))
        #expect((visual.red_mask == 0) == (depth == 8))
        var color = XColor()
        color.pixel = UInt(pixel)
        XQueryColor(display, XDefaultColormap(display, stage.connection.server.screen), &color)
        #expect(color.red > 0xc000 && color.green < 0x4000 && color.blue < 0x4000)

        var lists = RandomDisplayList(seed: 3, texts: stage.someTexts)
        for _ in 0..<10 {
            let list = lists.next()
            client.content = { _ in list }
            stage.redraw()
        }
        XSync(stage.connection.server.display, False)
        #expect(XErrors.count == errors)
    }

    @Test(
        "Without optional extensions everything looks the same",
        arguments: ["MIT-SHM", "RANDR", "XFIXES", "Composite"])
    func without(name: String) throws {
        let errors = XErrors.count
        let server = try PrivateServer("-screen 0 640x480x24 -extension \(name)")
        let (here, there) = (FakeClient(), FakeClient())
        let usual = try Stage(here)
        let stage = try Stage(there, server: server)
        var (major, event, error) = (Int32(), Int32(), Int32())
        #expect(
            XQueryExtension(stage.connection.server.display, name, &major, &event, &error) == False)
        var lists = RandomDisplayList(seed: 5, texts: [])
        for _ in 0..<5 {
            let list = lists.next()
            for (client, stage) in [(here, usual), (there, stage)] {
                client.content = { _ in list }
                stage.redraw()
            }
            #expect(try stage.drawnPixels() == usual.drawnPixels(), "\(list)")
        }
        #expect(XErrors.count == errors)
    }
}
