import CX11
import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

@Suite("A window")
struct XWindowTests {
    @Test("A window sets its properties for the window manager")
    func properties() throws {
        let icon = Picture(
            name: "icon", pixelWidth: 1, pixelHeight: 1, scale: 1, pixels: [0x8040_0000],
            isOpaque: false)
        let options = WindowOptions(
            title: "Güt\u{7}e\n 🎲", className: "CharacterCard",
            size: CGSize(width: 100, height: 80))
        let client = FakeClient()
        client.minimumSize = CGSize(width: 60.2, height: 40)
        let stage = try Stage(client, options: options)
        let peer = try Peer(of: stage)
        let id = stage.window.id
        #expect(peer.text("_NET_WM_NAME", of: id) == "Güte 🎲")
        #expect(peer.text("WM_CLASS", of: id) == "charactercard\0CharacterCard\0")
        #expect(peer.numbers("_NET_WM_PID", of: id) == [UInt(getpid())])
        #expect(peer.text("WM_CLIENT_MACHINE", of: id)?.isEmpty == false)
        stage.window.setIcons([icon])
        XSync(stage.connection.server.display, False)
        #expect(peer.numbers("_NET_WM_ICON", of: id) == [1, 1, 0x8080_0000])
        #expect(
            Set(peer.numbers("WM_PROTOCOLS", of: id))
                == Set(
                    [
                        "WM_DELETE_WINDOW", "WM_TAKE_FOCUS", "_NET_WM_PING",
                        "_NET_WM_SYNC_REQUEST",
                    ].map(peer.atom)))
        #expect(peer.numbers("_NET_WM_SYNC_REQUEST_COUNTER", of: id).count == 2)
        let hints = peer.numbers("WM_NORMAL_HINTS", of: id)
        #expect(Array(hints[5...6]) == [60, 40])
        stage.window.setTitle("Other")
        XSync(stage.connection.server.display, False)
        #expect(peer.text("_NET_WM_NAME", of: id) == "Other")
    }

    @Test("A colour scheme of the frame is requested and reset")
    func frameColorScheme() throws {
        let stage = try Stage(FakeClient())
        let peer = try Peer(of: stage)
        for (scheme, variant) in [(nil, nil), (.dark, "dark"), (.light, "light"), (nil, nil)]
            as [(ColorScheme?, String?)]
        {
            stage.window.setFrameColorScheme(scheme)
            XSync(stage.connection.server.display, False)
            #expect(peer.text("_GTK_THEME_VARIANT", of: stage.window.id) == variant)
        }
        stage.window.close()
        stage.window.setFrameColorScheme(.dark)
    }

    @Test(
        "Sixty steps of a drag end at the final size, drawn, with both counters at their final values"
    )
    func drag() throws {
        let errors = XErrors.count
        let client = FakeClient { size in
            DisplayList([
                .fill(.rectangle(CGRect(origin: .zero, size: size)), .blue),
                .fill(
                    .rectangle(
                        CGRect(x: size.width - 5, y: size.height - 5, width: 5, height: 5)), .red),
            ])
        }
        let stage = try Stage(client)
        let peer = try Peer(of: stage)
        let id = stage.window.id
        let counters = peer.numbers("_NET_WM_SYNC_REQUEST_COUNTER", of: id)
        let sync = Int(peer.atom("_NET_WM_SYNC_REQUEST"))
        for step in 1...60 {
            peer.send([sync, 0, 1000 + step * 10, 0, 1], to: id)
            XResizeWindow(peer.display, id, UInt32(200 + step * 5), UInt32(160 + step * 3))
            XSync(peer.display, False)
            try stage.run("step \(step)") {
                stage.window.size.width == 200 + step * 5 && !stage.window.isDrawingDue
            }
            #expect(stage.window.counters?.lastFrame.isMultiple(of: 2) == true)
        }
        #expect(peer.counter(counters[0]) == 1600)
        #expect(peer.counter(counters[1]) >= 1600)
        let pixels = try stage.pixels()
        #expect((pixels.width, pixels.height) == (500, 340))
        #expect(pixels[499, 339] == 0xff0000)
        #expect(pixels.values.allSatisfy { $0 == 0xff0000 || $0 == 0x0000ff })
        #expect(XErrors.count == errors)
    }

    @Test("Only the newest of many sizes is laid out")
    func newestWins() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        let peer = try Peer(of: stage)
        let before = client.sizes.count
        for step in 1...200 {
            XResizeWindow(peer.display, stage.window.id, UInt32(200 + step), 160)
        }
        XSync(peer.display, False)
        try stage.run("the last size") { stage.window.size.width == 400 }
        try stage.run("its frame") { !stage.window.isDrawingDue }
        #expect(client.sizes.count <= before + 3)
        #expect(client.sizes.last == CGSize(width: 400, height: 160))
    }

    @Test(
        "Windows of extreme sizes are drawn",
        arguments: [
            CGSize(width: 1, height: 1), CGSize(width: 32767, height: 3),
            CGSize(width: 1e9, height: 2), CGSize(width: -5, height: CGFloat.nan),
        ])
    func extremes(size: CGSize) throws {
        let errors = XErrors.count
        let client = FakeClient { size in
            DisplayList([
                .fill(.roundedRectangle(CGRect(origin: .zero, size: size), radius: 1), .blue)
            ])
        }
        let stage = try Stage(client)
        // It would open no larger than the screen.
        stage.window.requestSize(size)
        try stage.run("the size") {
            stage.window.size == PixelSize(size, scale: 1) && !stage.window.isDrawingDue
        }
        let pixels = try stage.drawnPixels()
        #expect(pixels.width == Int(min(max(size.width, 1), 32767)))
        #expect(pixels[pixels.width / 2, pixels.height / 2] & 0xff == 0xff)
        #expect(XErrors.count == errors)
    }

    @Test("Exposed areas are restored without the client")
    func expose() throws {
        let client = FakeClient([.fill(.rectangle(CGRect(x: 0, y: 0, width: 90, height: 90)), .red)]
        )
        let stage = try Stage(client)
        let before = client.sizes.count
        let display = stage.connection.server.display
        let cover = XCreateSimpleWindow(display, stage.window.id, 10, 10, 50, 50, 0, 0, 0xff00)
        XMapWindow(display, cover)
        XSync(display, False)
        XDestroyWindow(display, cover)
        XSync(display, False)
        try stage.run("the copy") { XPending(display) == 0 && !stage.window.renderer.hasExposed }
        #expect(try stage.pixels()[20, 20] == 0xff0000)
        #expect(client.sizes.count == before)
    }

    @Test("Messages of the window manager are answered")
    func protocols() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        let peer = try Peer(of: stage)
        XSelectInput(peer.display, peer.root, SubstructureNotifyMask)
        let ping = Int(peer.atom("_NET_WM_PING"))
        peer.send([ping, 123, Int(stage.window.id), 7, 9], to: stage.window.id)
        var answer = XEvent()
        try stage.run("the answer") {
            while XPending(peer.display) > 0 {
                XNextEvent(peer.display, &answer)
                if answer.type == ClientMessage { return true }
            }
            return false
        }
        #expect(answer.xclient.window == peer.root)
        #expect(answer.xclient.data.l.0 == ping)
        #expect(answer.xclient.data.l.1 == 123)
        #expect(answer.xclient.data.l.4 == 9)

        client.onClose = { stage.window.close() }
        peer.send([Int(peer.atom("WM_DELETE_WINDOW")), 124], to: stage.window.id)
        #expect(stage.loop.run() == 0)
    }

    @Test("Messages of the wrong shape are ignored")
    func hostile() throws {
        let errors = XErrors.count
        let client = FakeClient()
        let stage = try Stage(client)
        let peer = try Peer(of: stage)
        peer.send([0, -1, -1, -1, -1], to: stage.window.id)
        peer.send([Int(peer.atom("WM_TAKE_FOCUS")), -1], to: stage.window.id)
        peer.send([Int.max, 0], type: "_NET_WM_FRAME_DRAWN", to: stage.window.id)
        peer.send([1], type: "MANAGER", to: stage.window.id)
        peer.sendKey(0, to: stage.window.id)
        peer.sendKey(255, state: 0xffff, to: stage.window.id)
        for _ in 0..<20 { stage.loop.turn(limit: 5) }
        XSync(stage.connection.server.display, False)
        #expect(XErrors.count == errors)
    }

    @Test("Modifier keys are told when they change, also by a key that was pressed elsewhere")
    func modifiers() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        let peer = try Peer(of: stage)
        let (shift, letter) = (
            UInt32(XKeysymToKeycode(peer.display, KeySym(XK_Shift_L))),
            UInt32(XKeysymToKeycode(peer.display, KeySym(XK_a)))
        )
        peer.sendKey(shift, to: stage.window.id)
        peer.sendKey(letter, state: UInt32(ShiftMask), to: stage.window.id)
        peer.sendKey(letter, state: UInt32(ControlMask), to: stage.window.id)
        let told = {
            client.events.compactMap { if case .modifiers(let held) = $0 { held } else { nil } }
        }
        try stage.run("the modifiers") { told().count == 2 }
        #expect(told() == [.shift, .control])
    }

    @Test("A key event has its meanings, and a repetition is marked")
    func keys() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        let peer = try Peer(of: stage)
        let keycode = UInt32(XKeysymToKeycode(peer.display, KeySym(XK_equal)))
        for _ in 0..<2 {
            peer.sendKey(keycode, state: UInt32(ControlMask), to: stage.window.id)
        }
        let presses = {
            client.events.compactMap { if case .key(let key) = $0 { key } else { nil } }
        }
        try stage.run("two presses") { presses().count == 2 }
        #expect(presses()[0].matches(.character("+")))
        #expect(presses()[0].modifiers == .control)
        #expect(presses().map(\.phase) == [.down, .repeat])
        #expect(peer.numbers("_NET_WM_USER_TIME_WINDOW", of: stage.window.id).count == 1)
    }

    @Test("A window opens no smaller than its minimum size and reports a larger one")
    func minimum() throws {
        let client = FakeClient()
        client.minimumSize = CGSize(width: 300, height: 90)
        let stage = try Stage(client)
        #expect(stage.window.size == PixelSize(width: 300, height: 160))
        client.minimumSize = CGSize(width: 99999, height: 100)
        stage.redraw()
        XSync(stage.connection.server.display, False)
        let hints = try Peer(of: stage).numbers("WM_NORMAL_HINTS", of: stage.window.id)
        #expect(Array(hints[5...6]) == [1280, 100])
    }

    @Test("A title has no control characters")
    func title() {
        #expect(titleText("a\u{0}b\u{1b}[1m\tc\u{85}") == "ab[1mc")
    }
}
