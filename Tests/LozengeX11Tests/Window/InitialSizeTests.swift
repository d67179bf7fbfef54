import CX11
import Foundation
import LozengeCore
import LozengeTesting
import Testing

@testable import LozengeX11

@Suite("Initial size of a window")
struct InitialSizeTests {
    /// A screen of 800 × 600, on which a panel leaves `area`.
    private func server(workArea area: [UInt]? = nil) throws -> PrivateServer {
        let server = try PrivateServer("-screen 0 800x600x24")
        guard let area else { return server }
        let display = try DisplayOpening(named: server.display).display()
        defer {
            XErrors.forget(display)
            XCloseDisplay(display)
        }
        setProperty(
            XInternAtom(display, "_NET_WORKAREA", False), of: XDefaultRootWindow(display),
            type: XA_CARDINAL, to: area, on: display)
        XSync(display, False)
        return server
    }

    private func opened(_ size: CGSize, scale: CGFloat, on server: PrivateServer) throws
        -> PixelSize
    {
        try Stage(FakeClient(), size: size, scale: scale, server: server).window.size
    }

    @Test("Without a window manager, a window opens no larger than the screen")
    func screen() throws {
        let server = try server()
        #expect(
            try opened(CGSize(width: 860, height: 640), scale: 2, on: server)
                == PixelSize(width: 800, height: 600))
        #expect(
            try opened(CGSize(width: 900, height: 300), scale: 1, on: server)
                == PixelSize(width: 800, height: 300))
        #expect(
            try opened(CGSize(width: 700, height: 500), scale: 1, on: server)
                == PixelSize(width: 700, height: 500))
    }

    @Test("A window opens no larger than the work area")
    func panel() throws {
        let server = try server(workArea: [0, 30, 800, 570])
        #expect(
            try opened(CGSize(width: 860, height: 640), scale: 2, on: server)
                == PixelSize(width: 800, height: 570))
    }

    @Test("The minimum size is no larger, since the window manager would enlarge the window")
    func leastSize() throws {
        let client = FakeClient()
        client.minimumSize = CGSize(width: 700, height: 700)
        let stage = try Stage(
            client, size: CGSize(width: 100, height: 100),
            server: try server(workArea: [0, 30, 800, 570]))
        let peer = try Peer(of: stage)
        #expect(stage.window.size == PixelSize(width: 700, height: 570))
        let hints = peer.numbers("WM_NORMAL_HINTS", of: stage.window.id)
        #expect(Array(hints[5...6]) == [700, 570])
    }

    @Test("The user can enlarge the window")
    func enlarged() throws {
        let stage = try Stage(
            FakeClient(), size: CGSize(width: 860, height: 640), scale: 2, server: try server())
        let peer = try Peer(of: stage)
        XResizeWindow(peer.display, stage.window.id, 1000, 900)
        XSync(peer.display, False)
        try stage.run("the new size") {
            stage.window.size == PixelSize(width: 1000, height: 900)
        }
    }
}
