import CX11
import Foundation
import LozengeCore
import LozengeTesting
import LozengeText
import Testing
import WaitingFixtures

@testable import LozengeX11

@Suite("Changes of settings")
struct DesktopChangeTests {
    @Test("A new resolution in the X resources redraws at its scale")
    func resources() throws {
        let server = try PrivateServer()
        let client = FakeClient([
            .fill(.rectangle(CGRect(x: 10, y: 10, width: 20, height: 20)), .red)
        ])
        let connection = try XConnection(displayName: server.display)
        let window = XWindow(
            connection: connection,
            options: WindowOptions(
                title: "T", className: "T", size: CGSize(width: 100, height: 100)),
            client: client, textEngine: PangoTextEngine())
        let loop = EventLoop(connection: connection, mainQueue: nil)
        var changes = 0
        client.onEnvironmentChange = { changes += 1 }
        window.show()
        func run(_ what: String, until condition: () -> Bool) throws {
            try wait(for: what, running: { loop.turn(limit: 20) }, until: condition)
        }
        try run("the first frame") { window.hasPresented }
        #expect(window.scale == 1)

        set(
            "RESOURCE_MANAGER", XA_STRING, Array("Xft.dpi:\t192\n".utf8),
            on: connection.server.root,
            connection)
        try run("the change") { changes == 1 && !window.isDrawingDue }
        #expect(window.scale == 2)
        let pixels = try Pixels(of: window.id, size: window.size, on: connection.server.display)
        #expect(pixels.bounds(of: 0xff0000) == PixelRect(x: 20, y: 20, width: 40, height: 40))

        // The same again changes nothing.
        set(
            "RESOURCE_MANAGER", XA_STRING, Array("Xft.dpi: 192".utf8), on: connection.server.root,
            connection)
        XSync(connection.server.display, False)
        try run("the event") { XPending(connection.server.display) == 0 }
        #expect(changes == 1)
        window.close()
    }

    @Test("The start, changes and the end of a settings manager are followed")
    func manager() throws {
        let stage = try Stage(FakeClient(), server: PrivateServer())
        let desktop = stage.connection.desktop
        var changes = 0
        stage.client.onEnvironmentChange = { changes += 1 }
        let peer = try Peer(of: stage)
        let owner = XCreateSimpleWindow(peer.display, peer.root, 0, 0, 1, 1, 0, 0, 0)
        func announce(_ theme: String) {
            let name = Array("Net/ThemeName".utf8) + [0, 0, 0]
            let value = Array(theme.utf8) + [UInt8](repeating: 0, count: -theme.utf8.count & 3)
            let bytes: [UInt8] =
                [0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 13, 0] + name
                + [1, 0, 0, 0, UInt8(theme.utf8.count), 0, 0, 0] + value
            let property = peer.atom("_XSETTINGS_SETTINGS")
            XChangeProperty(
                peer.display, owner, property, property, 8, PropModeReplace, bytes,
                Int32(bytes.count))
            XSync(peer.display, False)
        }
        announce("Yaru-dark")
        let selection = peer.atom("_XSETTINGS_S0")
        XSetSelectionOwner(peer.display, selection, owner, 0)
        var message = XEvent()
        message.xclient.type = ClientMessage
        message.xclient.window = peer.root
        message.xclient.message_type = peer.atom("MANAGER")
        message.xclient.format = 32
        message.xclient.data.l.1 = Int(selection)
        XSendEvent(peer.display, peer.root, False, StructureNotifyMask, &message)
        XSync(peer.display, False)
        try stage.run("the manager") { desktop.settings.colorScheme == .dark }
        announce("Yaru")
        try stage.run("the change") { desktop.settings.colorScheme == .light }
        announce("Yaru-dark")
        try stage.run("the change back") { desktop.settings.colorScheme == .dark }
        XDestroyWindow(peer.display, owner)
        XSync(peer.display, False)
        try stage.run("the end") { desktop.settings.colorScheme == .light }
        #expect(changes == 4)
    }

    private func set(
        _ name: String, _ type: Atom, _ bytes: [UInt8], on window: XID, _ connection: XConnection
    ) {
        let atom = XInternAtom(connection.server.display, name, False)
        XChangeProperty(
            connection.server.display, window, atom, type, 8, PropModeReplace, bytes,
            Int32(bytes.count))
        XFlush(connection.server.display)
    }
}
