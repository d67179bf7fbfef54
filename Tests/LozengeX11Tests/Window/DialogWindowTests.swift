import CX11
import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

@Suite("The window of a dialog")
struct DialogWindowTests {
    private let stage: Stage
    private let peer: Peer
    private let dialog: XWindow

    init() throws {
        stage = try Stage(
            FakeClient(),
            options: WindowOptions(
                title: "Letters", className: "Mail", size: CGSize(width: 200, height: 160)))
        peer = try Peer(of: stage)
        stage.window.setIcons([
            Picture(
                name: "icon", pixelWidth: 1, pixelHeight: 1, scale: 1, pixels: [0xff40_0000],
                isOpaque: true)
        ])
        dialog = try #require(
            stage.window.openPopup(PopupOptions(.dialog), client: FakeClient()) as? XWindow)
        let window = dialog
        try stage.run("the dialog") { window.hasPresented }
    }

    @Test("A dialog has the title, icon and group of its owner")
    func app() {
        #expect(peer.text("_NET_WM_NAME", of: dialog.id) == "Letters")
        #expect(peer.text("WM_CLASS", of: dialog.id) == "mail\0Mail\0")
        #expect(peer.numbers("_NET_WM_ICON", of: dialog.id) == [1, 1, 0xff40_0000])
        #expect(peer.numbers("WM_TRANSIENT_FOR", of: dialog.id) == [stage.window.id])
        #expect(peer.numbers("WM_CLIENT_LEADER", of: dialog.id) == [stage.window.id])
        // The ninth of the hints is the group's window.
        #expect(peer.numbers("WM_HINTS", of: dialog.id).last == stage.window.id)
        stage.window.setTitle("Drafts")
        XSync(stage.connection.server.display, False)
        #expect(peer.text("_NET_WM_NAME", of: dialog.id) == "Drafts")
    }

    @Test("Icons that the app finds later are those of an open dialog, too")
    func laterIcons() {
        stage.window.setIcons([
            Picture(
                name: "later", pixelWidth: 1, pixelHeight: 1, scale: 1, pixels: [0xff00_4000],
                isOpaque: true)
        ])
        XSync(stage.connection.server.display, False)
        #expect(peer.numbers("_NET_WM_ICON", of: dialog.id) == [1, 1, 0xff00_4000])
    }

    @Test("The frame of a dialog has no minimise and maximise actions")
    func frame() {
        // Both properties are set: moving and closing; a border, a title and a menu.
        #expect(peer.numbers("_MOTIF_WM_HINTS", of: dialog.id) == [3, 36, 26, 0, 0])
        #expect(peer.numbers("_MOTIF_WM_HINTS", of: stage.window.id) == [])
        #expect(
            peer.numbers("_NET_WM_WINDOW_TYPE", of: dialog.id)
                == [peer.atom("_NET_WM_WINDOW_TYPE_DIALOG")])
    }
}
