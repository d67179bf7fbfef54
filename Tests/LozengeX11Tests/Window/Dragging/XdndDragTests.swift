import CX11
import Foundation
import LozengeCore
import LozengeTesting
import Testing

@testable import LozengeX11

@Suite("Drags from a window to others")
struct XdndDragTests {
    private let client = FakeClient()
    private let stage: Stage
    private let effects = Effects()
    /// A point of the screen over the target, in points of the window.
    private let over = CGPoint(x: 620, y: 620)

    private final class Effects {
        var shown: [DragEffect?] = []
        var ends: [DragEffect?] = []
    }

    init() throws { stage = try Stage(client, server: PrivateServer()) }

    private func begin(_ types: [String] = [DataOffer.textType]) throws -> any OutgoingDrag {
        let offer = DataOffer(types: types) { type, receive in receive(Data(type.utf8)) }
        let effects = effects
        return try #require(stage.window.beginDrag(offer) { effects.shown.append($0) })
    }

    private func drop(_ drag: any OutgoingDrag) {
        let effects = effects
        drag.drop { effects.ends.append($0) }
    }

    @Test("Over its own window it stays with the views")
    func inside() throws {
        let drag = try begin()
        #expect(drag.move(to: CGPoint(x: 10, y: 10), .copy))
        #expect(!drag.move(to: CGPoint(x: 900, y: 10), .copy))
        drop(drag)
        #expect(effects.ends == [nil])
    }

    @Test("A target gets positions one by one, takes the drop and loads the data")
    func drop() throws {
        let target = try DragPeer(of: stage)
        let drag = try begin(["a/a", "b/b", "c/c", "d/d"])
        #expect(!drag.move(to: over, .copy))
        #expect(!drag.move(to: CGPoint(x: 621, y: 620), .move))
        #expect(!drag.move(to: CGPoint(x: 622, y: 620), .move))
        let position = try target.wait(for: "Position")
        #expect(position[2] == 620 << 16 | 620)
        #expect(position[4] == Int(bitPattern: target.peer.atom("XdndActionCopy")))
        #expect(
            target.peer.numbers("XdndTypeList", of: stage.window.id)
                == ["a/a", "b/b", "c/c", "d/d"].map { UInt(target.peer.atom($0)) })
        target.answer("Status", true)
        // Only the newest of the others.
        let next = try target.wait(for: "Position")
        #expect(next[2] == 622 << 16 | 620)
        #expect(next[4] == Int(bitPattern: target.peer.atom("XdndActionMove")))
        target.answer("Status", true, "XdndActionMove")
        try stage.run("the effect") { effects.shown.last == .move }
        drop(drag)
        #expect(effects.ends == [.move])
        _ = try target.wait(for: "Drop")
        let reader = try Reader(of: stage)
        #expect(try reader.text("XdndSelection", as: "c/c") == "c/c")
        target.answer("Finished", true)
        try stage.run("the end of the service") {
            stage.connection.selections.offer(on: target.peer.atom("XdndSelection")) == nil
        }
    }

    @Test("A drop waits for the target's answer to the last position")
    func late() throws {
        let target = try DragPeer(of: stage)
        let drag = try begin()
        _ = drag.move(to: over, .copy)
        drop(drag)
        #expect(effects.ends == [])
        _ = try target.wait(for: "Position")
        target.answer("Status", true)
        _ = try target.wait(for: "Drop")
        #expect(effects.ends == [.copy])
    }

    @Test("A drop whose target has not answered ends when another drag begins")
    func overtaken() throws {
        _ = try DragPeer(of: stage)
        let drag = try begin()
        _ = drag.move(to: over, .copy)
        drop(drag)
        let next = try begin()
        #expect(effects.ends == [nil])
        next.cancel()
        #expect(effects.ends == [nil])
    }

    @Test("A target that refuses, says nothing or dies has the drop end", arguments: 0..<3)
    func badTargets(kind: Int) throws {
        let target = try DragPeer(of: stage)
        let drag = try begin()
        _ = drag.move(to: over, .copy)
        _ = try target.wait(for: "Position")
        drop(drag)
        switch kind {
        case 0: target.answer("Status", false)
        case 1:
            XDestroyWindow(target.peer.display, target.window)
            XSync(target.peer.display, False)
        default: break
        }
        try stage.run("the end") { !effects.ends.isEmpty }
        #expect(effects.ends == [nil])
        if kind != 1 { _ = try target.wait(for: "Leave") }
    }

    @Test("Windows that take no drops, or an old protocol, are passed over", arguments: [nil, 2])
    func notAware(version: UInt?) throws {
        let target = try DragPeer(of: stage, version: version)
        let drag = try begin()
        #expect(!drag.move(to: over, .copy))
        drop(drag)
        #expect(effects.ends == [nil])
        #expect(target.messages().isEmpty)
    }

    @Test("A proxy gets the messages, unless it is a leftover")
    func proxy() throws {
        let target = try DragPeer(of: stage, version: nil)
        let proxy = try DragPeer(of: stage, at: (0, 900, 10))
        let atom = target.peer.atom("XdndProxy")
        setProperty(
            atom, of: target.window, type: XA_WINDOW, to: [proxy.window], on: target.peer.display)
        XSync(target.peer.display, False)
        let early = try begin()
        _ = early.move(to: over, .copy)
        early.cancel()
        #expect(proxy.messages().isEmpty)
        setProperty(
            atom, of: proxy.window, type: XA_WINDOW, to: [proxy.window], on: proxy.peer.display)
        XSync(proxy.peer.display, False)
        let drag = try begin()
        _ = drag.move(to: over, .copy)
        _ = try proxy.wait(for: "Position")
        drag.cancel()
    }

    @Test("The desktop takes drops by a proxy where no window is")
    func desktop() throws {
        let target = try DragPeer(of: stage)
        let proxy = try DragPeer(of: stage, at: (0, 900, 10))
        for window in [proxy.window, proxy.peer.root] {
            setProperty(
                proxy.peer.atom("XdndProxy"), of: window, type: XA_WINDOW, to: [proxy.window],
                on: proxy.peer.display)
        }
        XSync(proxy.peer.display, False)
        let drag = try begin()
        _ = drag.move(to: over, .copy)
        _ = try target.wait(for: "Position")
        #expect(proxy.messages().isEmpty)
        _ = drag.move(to: CGPoint(x: 900, y: 200), .copy)
        _ = try target.wait(for: "Leave")
        _ = try proxy.wait(for: "Position")
        drag.cancel()
    }

    @Test("A window of the same app gets the contents themselves")
    func ownWindow() throws {
        let other = FakeClient()
        other.onDrag = { _, point in point.y < 50 ? .copy : nil }
        var dropped: DataOffer?
        other.onDrop = { dropped = $0 }
        let window = XWindow(
            connection: stage.connection,
            options: WindowOptions(title: "Other", className: "Other"),
            client: other, textEngine: stage.textEngine)
        window.show()
        XMoveWindow(stage.connection.server.display, window.id, 300, 300)
        try stage.run("the other window") {
            window.hasPresented && window.onScreen(.zero).origin == CGPoint(x: 300, y: 300)
        }
        let object = NSObject()
        let offer = DataOffer(types: ["a/b"], object: object) { $1(nil) }
        let effects = effects
        let drag = try #require(stage.window.beginDrag(offer) { effects.shown.append($0) })
        let origin = window.onScreen(.zero).origin
        #expect(!drag.move(to: CGPoint(x: origin.x + 20, y: origin.y + 80), .copy))
        #expect(effects.shown == [nil, nil])
        #expect(!drag.move(to: CGPoint(x: origin.x + 20, y: origin.y + 20), .copy))
        #expect(effects.shown.last == .copy)
        drop(drag)
        #expect(effects.ends == [.copy])
        #expect(dropped?.object === object)
        window.close()
    }

    @Test("A cancelled drag is offered no longer")
    func cancel() throws {
        let target = try DragPeer(of: stage)
        let drag = try begin()
        _ = drag.move(to: over, .copy)
        drag.cancel()
        _ = try target.wait(for: "Leave")
        try stage.run("the selection without an owner") {
            XGetSelectionOwner(target.peer.display, target.peer.atom("XdndSelection")) == 0
        }
    }
}
