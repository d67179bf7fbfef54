import CX11
import Foundation
import LozengeCore
import LozengeTesting
import RandomFixtures
import Testing

@testable import LozengeX11

@Suite("Forged events")
struct ForgedEventsTests {
    /// Sends an event that claims to come from the server.
    private func forge(
        _ type: Int32, from peer: Peer, to window: XID, _ fill: (inout XEvent) -> Void = { _ in }
    ) {
        var event = XEvent()
        event.type = type
        event.xany.window = window
        fill(&event)
        XSendEvent(peer.display, window, False, 0, &event)
        XSync(peer.display, False)
    }

    /// Handles everything that has arrived.
    private func catchUp(_ stage: Stage) {
        XSync(stage.connection.server.display, False)
        stage.loop.turn(limit: 0)
    }

    /// Returns true if the window still gets presses, sizes and exposures from the server.
    private func isAlive(_ stage: Stage) throws -> Bool {
        var attributes = XWindowAttributes()
        XGetWindowAttributes(stage.connection.server.display, stage.window.id, &attributes)
        return stage.connection.openWindows.windows[stage.window.id] === stage.window
            && attributes.your_event_mask & windowEvents == windowEvents
    }

    @Test("A forged UnmapNotify does not stop painting")
    func unmapped() throws {
        let stage = try Stage(FakeClient())
        let peer = try Peer(of: stage)
        forge(UnmapNotify, from: peer, to: stage.window.id) {
            $0.xunmap.event = stage.window.id
            $0.xunmap.window = stage.window.id
        }
        catchUp(stage)
        #expect(stage.window.visibility == .onScreen)
        let frames = stage.client.sizes.count
        stage.redraw()
        #expect(stage.client.sizes.count == frames + 1)
    }

    @Test("A forged DestroyNotify does not close the window")
    func destroyed() throws {
        let stage = try Stage(FakeClient())
        let peer = try Peer(of: stage)
        forge(DestroyNotify, from: peer, to: stage.window.id) {
            $0.xdestroywindow.event = stage.window.id
            $0.xdestroywindow.window = stage.window.id
        }
        catchUp(stage)
        #expect(stage.window.visibility == .onScreen)
        #expect(try isAlive(stage))
    }

    @Test("Only the server's events set the size; a sent event only answers a request")
    func configured() throws {
        let stage = try Stage(FakeClient())
        let peer = try Peer(of: stage)
        let size = stage.window.size
        forge(ConfigureNotify, from: peer, to: stage.window.id) {
            $0.xconfigure.event = stage.window.id
            $0.xconfigure.window = stage.window.id
            $0.xconfigure.width = 65535
            $0.xconfigure.height = 65535
        }
        catchUp(stage)
        #expect(stage.window.size == size)
    }

    @Test("A forged settings manager does not change the events of a window of this app")
    func ownManager() throws {
        let stage = try Stage(FakeClient(), server: PrivateServer())
        let peer = try Peer(of: stage)
        let selection = peer.atom("_XSETTINGS_S0")
        XSetSelectionOwner(peer.display, selection, stage.window.id, 0)
        for target in [stage.window.id, peer.root] {
            var message = XEvent()
            message.xclient.type = ClientMessage
            message.xclient.window = target
            message.xclient.message_type = peer.atom("MANAGER")
            message.xclient.format = 32
            message.xclient.data.l.1 = Int(selection)
            XSendEvent(peer.display, target, False, StructureNotifyMask, &message)
        }
        XSync(peer.display, False)
        for _ in 0..<20 { stage.loop.turn(limit: 20) }
        #expect(try isAlive(stage))
        XResizeWindow(peer.display, stage.window.id, 333, 222)
        XSync(peer.display, False)
        try stage.run("the size") { stage.window.size.width == 333 }
    }

    @Test("A request for text into a window of this app is not answered")
    func ownRequestor() throws {
        let stage = try Stage(FakeClient(), server: PrivateServer())
        let peer = try Peer(of: stage)
        stage.window.offer(String(repeating: "a", count: 400_000), on: .copied)
        XSync(stage.connection.server.display, False)
        XConvertSelection(
            peer.display, peer.atom("CLIPBOARD"), peer.atom("UTF8_STRING"),
            peer.atom("WM_PROTOCOLS"), stage.window.id, 0)
        XSync(peer.display, False)
        catchUp(stage)
        #expect(peer.numbers("WM_PROTOCOLS", of: stage.window.id).count == 4)
        #expect(try isAlive(stage))
    }

    @Test(
        "Extreme values for synchronisation do not end the app",
        arguments: [Int64.max, .max - 1, .max / 2, .min, -1])
    func extremeCounters(value: Int64) throws {
        let stage = try Stage(FakeClient())
        let peer = try Peer(of: stage)
        let request = [
            Int(peer.atom("_NET_WM_SYNC_REQUEST")), 0, Int(value & 0xffff_ffff), Int(value >> 32),
        ]
        for width in 300..<303 as Range<UInt32> {
            peer.send(request, to: stage.window.id)
            XResizeWindow(peer.display, stage.window.id, width, 222)
            XSync(peer.display, False)
            try stage.run("the size") {
                stage.window.size.width == Int(width) && !stage.window.isDrawingDue
            }
        }
    }

    @Test("Frames go out at the display's pace again soon after a forged _NET_WM_FRAME_DRAWN")
    func pace() {
        var pacing = FramePacing()
        var now = ContinuousClock.now
        pacing.drawn(.max)
        for frame in 0..<FramePacing.tolerance {
            pacing.sent(Int64(frame), at: now)
            #expect(pacing.hold(at: now) != nil)
            now += FramePacing.patience
        }
        pacing.sent(77, at: now)
        #expect(pacing.hold(at: now) == nil)
    }

    @Test("A window works after random events")
    func anything() throws {
        let seed = Seeds.seed(19)
        var random = SeededGenerator(seed: seed)
        let stage = try Stage(FakeClient(), server: PrivateServer())
        let peer = try Peer(of: stage)
        stage.window.offer("text", on: .copied)
        let names = [
            "WM_PROTOCOLS", "WM_DELETE_WINDOW", "WM_TAKE_FOCUS", "_NET_WM_PING",
            "_NET_WM_SYNC_REQUEST", "_NET_WM_FRAME_DRAWN", "_NET_WM_FRAME_TIMINGS", "MANAGER",
            "_XSETTINGS_S0", "_XSETTINGS_SETTINGS", "_NET_ACTIVE_WINDOW", "_NET_WM_STATE", "INCR",
            "CLIPBOARD", "PRIMARY", "TARGETS", "MULTIPLE", "UTF8_STRING", "RESOURCE_MANAGER",
            "XdndEnter", "_XEMBED", "_XIM_PROTOCOL",
        ].map { Int(peer.atom($0)) }
        let windows = [stage.window.id, peer.root, stage.window.userTime.window, 0, 1, .max]
        func number() -> Int {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: names.randomElement(using: &random) ?? 0
            case 1: Int(bitPattern: windows.randomElement(using: &random) ?? 0)
            case 2:
                [0, 1, -1, 0x7fff_ffff, -0x8000_0000, 0xffff_ffff].randomElement(using: &random)
                    ?? 0
            case 3: Int.random(in: 0..<300, using: &random)
            default: Int(Int32.random(in: .min ... .max, using: &random))
            }
        }
        for _ in 0..<Seeds.count("LOZENGE_EVENTS", 3000) {
            var event = XEvent()
            withUnsafeMutableBytes(of: &event) { bytes in
                for offset in stride(from: 0, to: 96, by: 8) {
                    bytes.storeBytes(of: number(), toByteOffset: offset, as: Int.self)
                }
            }
            // Events of the core protocol; an input method filters some of them in Xlib.
            event.type = Int32.random(in: 2...34, using: &random)
            let isMessage = Bool.random(using: &random)
            if isMessage { event.type = ClientMessage }
            event.xany.window = stage.window.id
            if isMessage {
                event.xclient.format = [8, 16, 32, 32, 32, 32].randomElement(using: &random) ?? 32
                event.xclient.message_type = Atom(
                    bitPattern: names.filter { $0 != names.last }.randomElement(using: &random)
                        ?? names[0])
            }
            // Any client may request that a window closes.
            let isRoot = Int.random(in: 0..<8, using: &random) == 0
            let target = isRoot ? peer.root : stage.window.id
            XSendEvent(peer.display, target, False, isRoot ? StructureNotifyMask : 0, &event)
            if Int.random(in: 0..<20, using: &random) == 0 {
                XResizeWindow(
                    peer.display, stage.window.id, UInt32.random(in: 1...900, using: &random),
                    UInt32.random(in: 1...700, using: &random))
                XSync(peer.display, False)
                catchUp(stage)
            }
        }
        XSync(peer.display, False)
        catchUp(stage)
        try #require(try isAlive(stage), "seed \(seed)")
        XMapWindow(peer.display, stage.window.id)
        XResizeWindow(peer.display, stage.window.id, 321, 234)
        XSync(peer.display, False)
        try stage.run("the size, after seed \(seed)") {
            stage.client.sizes.last == CGSize(width: 321, height: 234)
        }
    }
}
