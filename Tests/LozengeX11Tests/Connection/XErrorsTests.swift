import CX11
import Foundation
import LozengeCore
import LozengeTesting
import LozengeText
import RandomFixtures
import Testing
import WaitingFixtures

@testable import LozengeX11

@Suite("X errors and lost connections")
struct XErrorsTests {
    @Test("An error about another client's window is counted, and the app goes on")
    func foreignWindow() throws {
        let stage = try Stage(FakeClient([.fill(.rectangle(box), .red)]))
        let before = XErrors.count
        let nobody: XID = 0x1234567
        XMapWindow(stage.connection.server.display, nobody)
        XSync(stage.connection.server.display, False)
        #expect(XErrors.count == before + 1)
        stage.client.content = { _ in DisplayList([.fill(.rectangle(box), .blue)]) }
        stage.redraw()
        #expect(try stage.pixels()[20, 20] == 0x0000ff)
    }

    @Test("An expected error is ignored, a later one is counted")
    func traps() throws {
        let stage = try Stage(FakeClient())
        let display = stage.connection.server.display
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

    @Test("Extensions write nothing when the server dies in their first request")
    func extensions() throws {
        _ = try Stage(FakeClient())
        // Without a handler they write to standard error.
        let handler = XSetExtensionErrorHandler(nil)
        XSetExtensionErrorHandler(handler)
        #expect(handler != nil)
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

    @Test("The app does not crash at any time of a server's death")
    func killedAnytime() throws {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<12 {
            let server = try PrivateServer()
            let client = FakeClient()
            let stage = try Stage(client, server: server)
            var lists = RandomDisplayList(
                seed: random.next(),
                texts: [
                    stage.textEngine.shape(StyledText("abcdefghij", font: ResolvedFont(size: 20)))
                        .layout(in: .unspecified, style: ParagraphStyle())
                ])
            client.content = { _ in DisplayList((0..<20).flatMap { _ in lists.next().commands }) }
            let process = server.processID
            let delay = Int.random(in: 0..<3000, using: &random)
            DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(delay)) {
                kill(process, SIGKILL)
            }
            try wait(
                for: "the end of the connection",
                running: {
                    stage.window.setNeedsDisplay()
                    stage.loop.turn(limit: 1)
                }, until: { stage.connection.isLost })
        }
    }

    @Test("A back buffer that the server cannot allocate is replaced by the previous one")
    func noMemory() throws {
        let server = try PrivateServer(preparation: "ulimit -v 1000000")
        let stage = try Stage(FakeClient(), server: server)
        let before = XErrors.count
        let buffer = BackBuffer(
            server: stage.connection.server, size: PixelSize(width: 9, height: 9))
        let small = buffer.surface.size
        let large = PixelSize(width: 32000, height: 32000)
        #expect(buffer.grow(toFit: large))
        buffer.draw {
            let requests = PaintRequests(
                server: stage.connection.server,
                solids: SolidSources(server: stage.connection.server))
            let all = PixelRect(large)
            requests.fill(
                all, XRenderColor(opacity: 1), in: PaintTarget(buffer.surface, clip: all))
        }
        XSync(stage.connection.server.display, False)
        #expect(buffer.settle())
        #expect(buffer.surface.size == small)
        #expect(!buffer.grow(toFit: large))
        XSync(stage.connection.server.display, False)
        #expect(XErrors.count == before)
    }

    @Test(
        "Screens with fewer colours are drawn on or rejected with a message",
        arguments: [16, 15, 8])
    func depths(depth: Int) throws {
        let errors = XErrors.count
        let server = try PrivateServer("-screen 0 640x480x\(depth)")
        do {
            let stage = try Stage(
                FakeClient([
                    .fill(.roundedRectangle(box, radius: 8), .red),
                    .group(
                        .clip(.ellipse(box)), [.fill(.rectangle(box), .rgb(0, 0, 1, 0.5))]),
                ]), server: server)
            XSync(stage.connection.server.display, False)
        } catch let error as StartupError {
            #expect(depth == 8, "\(error)")
        }
        #expect(XErrors.count == errors)
    }
}

private let box = CGRect(x: 10, y: 10, width: 40, height: 40)
