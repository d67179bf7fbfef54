import CX11
import Foundation
import LozengeCore
import LozengeTesting
import LozengeText
import Testing

@testable import LozengeX11

@Suite("The event loop")
struct EventLoopTests {
    @Test("Without windows the loop ends at once")
    func noWindows() throws {
        let server = try PrivateServer.shared.get()
        let connection = try XConnection(displayName: server.display)
        #expect(EventLoop(connection: connection, mainQueue: nil).run() == 0)
    }

    @Test("LOZENGE_EXIT_AFTER_FIRST_FRAME ends the loop after the first frame")
    func firstFrame() throws {
        let server = try PrivateServer.shared.get()
        let connection = try XConnection(
            DisplayOpening(named: server.display),
            environment: LaunchEnvironment(["LOZENGE_EXIT_AFTER_FIRST_FRAME": "1"]))
        let client = FakeClient()
        let window = XWindow(
            connection: connection, options: WindowOptions(title: "T", className: "T"),
            client: client, textEngine: PangoTextEngine())
        window.show()
        #expect(EventLoop(connection: connection, mainQueue: nil).run() == 0)
        #expect(window.hasPresented)
        #expect(client.sizes == [CGSize(width: 640, height: 480)])
        window.close()
    }

    @Test("An idle window sends no request and has no timer")
    func idle() throws {
        let stage = try Stage(FakeClient())
        try stage.run("quiet") { !stage.window.isDrawingDue }
        for _ in 0..<3 { stage.loop.turn(limit: 5) }
        let before = XNextRequest(stage.connection.server.display)
        for _ in 0..<20 { stage.loop.turn(limit: 2) }
        #expect(XNextRequest(stage.connection.server.display) == before)
        #expect(stage.connection.timers.nextDeadline == nil)
    }

    @Test("A window is drawn at the time of its next update, not before")
    func selfChanging() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        try stage.run("quiet") { !stage.window.isDrawingDue }
        let due = stage.window.time + .milliseconds(60)
        client.nextUpdate = due
        stage.redraw()
        client.nextUpdate = nil
        let count = client.times.count
        try stage.run("the time") { client.times.count > count }
        #expect(try #require(client.times.last) >= due)
        for _ in 0..<20 { stage.loop.turn(limit: 2) }
        #expect(client.times.count == count + 1)
        #expect(stage.connection.timers.nextDeadline == nil)
    }

    @Test("A frame replaces the timer for the next update; closing removes it")
    func laterTime() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        client.nextUpdate = stage.window.time + .seconds(3600)
        stage.redraw()
        let first = try #require(stage.connection.timers.nextDeadline)
        client.nextUpdate = stage.window.time + .seconds(7200)
        stage.redraw()
        #expect(try #require(stage.connection.timers.nextDeadline) > first + .seconds(3000))
        stage.window.close()
        #expect(stage.connection.timers.nextDeadline == nil)
    }

    @Test("A hidden window has no timer and updates when it is shown again")
    func hidden() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        client.nextUpdate = stage.window.time + .milliseconds(50)
        stage.redraw()
        #expect(stage.connection.timers.nextDeadline != nil)
        XUnmapWindow(stage.connection.server.display, stage.window.id)
        XFlush(stage.connection.server.display)
        try stage.run("hiding") { stage.window.visibility == .hidden }
        #expect(stage.connection.timers.nextDeadline == nil)
        let count = client.times.count
        for _ in 0..<40 { stage.loop.turn(limit: 2) }
        #expect(client.times.count == count)
        XMapWindow(stage.connection.server.display, stage.window.id)
        XFlush(stage.connection.server.display)
        try stage.run("the missed update") { client.times.count > count }
    }

    @Test(
        "An event without a frame can change the time of the next update"
    )
    func waitingAfterEvent() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        let frames = client.times.count
        client.onEvent = { event in
            guard case .key = event else { return }
            client.nextUpdate = stage.window.time + .milliseconds(40)
        }
        let peer = try Peer(of: stage)
        peer.sendKey(UInt32(XKeysymToKeycode(peer.display, KeySym(XK_a))), to: stage.window.id)
        try stage.run("the frame that was waited for") { client.times.count > frames }
    }

    @Test("A hidden window updates once and is not drawn")
    func unseen() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        XUnmapWindow(stage.connection.server.display, stage.window.id)
        XFlush(stage.connection.server.display)
        try stage.run("hiding") { stage.window.visibility == .hidden }
        let frames = client.times.count
        stage.window.setNeedsDisplay()
        try stage.run("the update") { client.unseenUpdates == 1 }
        for _ in 0..<10 { stage.loop.turn(limit: 1) }
        #expect(client.unseenUpdates == 1 && client.times.count == frames)
    }

    @Test("A timer wakes the loop")
    func timer() throws {
        let stage = try Stage(FakeClient())
        var isDue = false
        stage.connection.timers.add(at: .now + .milliseconds(30)) { isDue = true }
        try stage.run("the timer") { isDue }
    }

    @Test("A window that opens and closes leaves no resources on the server")
    func noLeaks() throws {
        let server = try PrivateServer.shared.get()
        let errors = XErrors.count
        let connection = try XConnection(displayName: server.display)
        for _ in 0..<30 {
            let window = XWindow(
                connection: connection, options: WindowOptions(title: "T", className: "T"),
                client: FakeClient([
                    .fill(.ellipse(CGRect(x: 1, y: 1, width: 90, height: 90)), .red)
                ]), textEngine: PangoTextEngine())
            window.show()
            window.drawIfNeeded()
            window.close()
        }
        XSync(connection.server.display, False)
        #expect(connection.openWindows.windows.isEmpty)
        #expect(XErrors.count == errors)
    }
}
