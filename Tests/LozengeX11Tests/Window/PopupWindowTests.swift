import CX11
import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

@Suite("The window of a menu or a popover")
struct PopupWindowTests {
    private let stage: Stage
    private let peer: Peer

    init() throws {
        stage = try Stage(FakeClient())
        peer = try Peer(of: stage)
    }

    private func open(_ kind: PopupOptions.Kind) throws -> XWindow {
        let window = try #require(
            stage.window.openPopup(
                PopupOptions(kind, anchor: CGRect(x: 10, y: 10, width: 50, height: 20)),
                client: FakeClient()) as? XWindow)
        try stage.run("the popup") { window.hasPresented }
        return window
    }

    private func attributes(_ window: XWindow) -> XWindowAttributes {
        var attributes = XWindowAttributes()
        XGetWindowAttributes(peer.display, window.id, &attributes)
        return attributes
    }

    /// Returns the part of a window that gets presses.
    private func inputArea(_ window: XWindow) -> XRectangle? {
        var (count, ordering): (Int32, Int32) = (0, 0)
        let rectangles = XShapeGetRectangles(
            peer.display, window.id, ShapeInput, &count, &ordering)
        defer { XFree(rectangles) }
        return count == 1 ? rectangles?.pointee : nil
    }

    @Test(
        "Without a compositor it is as opaque as other windows",
        arguments: [PopupOptions.Kind.menu, .popover, .tooltip])
    func opaque(_ kind: PopupOptions.Kind) throws {
        let popup = try open(kind)
        #expect(!popup.isTranslucent)
        #expect(attributes(popup).depth == attributes(stage.window).depth)
        #expect(peer.numbers("_GTK_FRAME_EXTENTS", of: popup.id) == [])
    }

    @Test(
        "With a compositor it has transparent margins, which take no press",
        arguments: [PopupOptions.Kind.menu, .popover, .tooltip])
    func translucent(_ kind: PopupOptions.Kind) throws {
        let compositor = try Owner(of: "_NET_WM_CM_S0", on: stage)
        let popup = try open(kind)
        #expect(popup.isTranslucent)
        let frame = attributes(popup)
        #expect(frame.depth == 32 && frame.override_redirect != 0)
        let margin = Int32(PopupOptions.shadowMargin)
        #expect(
            peer.numbers("_GTK_FRAME_EXTENTS", of: popup.id)
                == [UInt](repeating: UInt(margin), count: 4))
        let input = try #require(inputArea(popup))
        #expect(Int32(input.x) == margin && Int32(input.y) == margin)
        #expect(Int32(input.width) == frame.width - 2 * margin)
        #expect(Int32(input.height) == frame.height - 2 * margin)
        withExtendedLifetime(compositor) {}
    }

    @Test("One that is taller than the screen has its final size when it appears")
    func tall() throws {
        let compositor = try Owner(of: "_NET_WM_CM_S0", on: stage)
        let client = FakeClient()
        client.idealSize = CGSize(width: 100, height: 10_000)
        let popup = try #require(
            stage.window.openPopup(PopupOptions(.menu), client: client) as? XWindow)
        popup.show()
        let first = popup.size
        try stage.run("the popup") { popup.hasPresented }
        #expect(popup.size == first)
        #expect(
            first.height == popup.server.screenSize.height + 2 * Int(PopupOptions.shadowMargin))
        withExtendedLifetime(compositor) {}
    }

    @Test("A dialog is opaque in either case")
    func dialog() throws {
        let compositor = try Owner(of: "_NET_WM_CM_S0", on: stage)
        #expect(try !open(.dialog).isTranslucent)
        withExtendedLifetime(compositor) {}
    }

    @Test("Keys that are typed while a popover is open go to its text field")
    func caret() throws {
        let popover = try open(.popover)
        stage.window.setTextInput(CGRect(x: 1, y: 2, width: 1, height: 10))
        popover.setTextInput(CGRect(x: 3, y: 4, width: 1, height: 10))
        #expect(popover.keyReceiver === stage.window)
        popover.close()
        #expect(stage.window.popups.isEmpty)
    }
}
