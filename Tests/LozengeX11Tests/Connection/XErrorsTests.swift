import CX11
import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

@Suite("X errors and the end of the connection")
struct XErrorsTests {
    @Test("An error about another client's window is counted, and the app goes on")
    func foreignWindow() throws {
        let stage = try Stage(FakeClient([.fill(.rectangle(box), .red)]))
        let before = XErrors.count
        let nobody: XID = 0x1234567
        XMapWindow(stage.connection.display, nobody)
        XSync(stage.connection.display, False)
        #expect(XErrors.count == before + 1)
        stage.client.content = { _ in DisplayList([.fill(.rectangle(box), .blue)]) }
        stage.redraw()
        #expect(try stage.pixels()[20, 20] == 0x0000ff)
    }

    @Test("An expected error is forgiven, and one that follows it is not")
    func traps() throws {
        let stage = try Stage(FakeClient())
        let display = stage.connection.display
        let before = XErrors.count
        let nobody: XID = 0x1234567
        let trap = ErrorTrap.around(display) { XMapWindow(display, nobody) }
        XUnmapWindow(display, nobody)
        #expect(trap.error == nil)
        XSync(display, False)
        #expect(trap.error == UInt8(BadWindow))
        #expect(trap.isSettled)
        #expect(XErrors.count == before + 1)
    }

    @Test("A server killed in the middle of a frame ends the loop with status 1")
    func killedMidFrame() throws {
        let server = try PrivateServer()
        let client = FakeClient()
        let stage = try Stage(client, server: server)
        client.content = { _ in
            server.kill()
            return DisplayList(
                (0..<5000).map {
                    .fill(
                        .roundedRectangle(box.offsetBy(dx: CGFloat($0 % 97), dy: 0), radius: 9),
                        .red)
                })
        }
        stage.window.setNeedsDisplay()
        #expect(stage.loop.run() == 1)
        #expect(stage.connection.isLost)
        stage.window.setTitle("Still here")
        stage.redraw()
        stage.window.close()
    }

    @Test("A server that goes away while the app sleeps ends the loop too")
    func killedWhileIdle() throws {
        let server = try PrivateServer()
        let stage = try Stage(FakeClient(), server: server)
        server.kill()
        #expect(stage.loop.run() == 1)
    }

    @Test("A back buffer that the server has no memory for leaves the one there was")
    func noMemory() throws {
        let stage = try Stage(FakeClient())
        let before = XErrors.count
        let buffer = BackBuffer(connection: stage.connection, size: PixelSize(width: 9, height: 9))
        let small = buffer.surface.size
        // Xvfb refuses pixmaps of 32 GiB and more.
        #expect(buffer.makeRoom(for: PixelSize(width: 32767, height: 32767)))
        XSync(stage.connection.display, False)
        if buffer.settle() { #expect(buffer.surface.size == small) }
        #expect(XErrors.count == before)
    }
}

private let box = CGRect(x: 10, y: 10, width: 40, height: 40)
