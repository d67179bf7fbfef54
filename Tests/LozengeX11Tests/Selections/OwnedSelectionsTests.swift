import CX11
import Foundation
import LozengeCore
import LozengeTesting
import Testing

@testable import LozengeX11

@Suite("Text for other programs")
struct OwnedSelectionsTests {
    /// A separate server: a selection has one owner.
    private let stage: Stage
    private let reader: Reader
    private let start: Time

    init() throws {
        stage = try Stage(FakeClient(), server: PrivateServer())
        reader = try Reader(of: stage)
        start = try reader.serverTime()
        stage.connection.selections.userTime = start
    }

    /// Offers text, and sends the request to the server.
    private func offer(_ text: String, on clipboard: Clipboard) {
        stage.window.offer(text, on: clipboard)
        XSync(stage.connection.server.display, False)
    }

    @Test("Copied and selected text are independent, and UTF-8")
    func both() throws {
        offer("größer 👩‍👩‍👧", on: .selected)
        offer("other", on: .copied)
        #expect(try reader.text("PRIMARY") == "größer 👩‍👩‍👧")
        #expect(try reader.text("CLIPBOARD") == "other")
        offer("new", on: .copied)
        #expect(try reader.text("CLIPBOARD") == "new")
    }

    @Test("All targets in the list of targets work")
    func targets() throws {
        offer("größer ∞", on: .selected)
        #expect(try reader.ask("PRIMARY", as: "TARGETS"))
        let targets = reader.peer.numbers("ANSWER", of: reader.window)
        for name in ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "TEXT"] {
            #expect(targets.contains(reader.peer.atom(name)))
            #expect(try reader.text(as: name) == "größer ∞")
        }
        #expect(try reader.ask("PRIMARY", as: "STRING"))
        #expect(
            reader.peer.bytes("ANSWER", of: reader.window)
                == [0x67, 0x72, 0xF6, 0xDF, 0x65, 0x72, 0x20, 0x3F])
        #expect(try reader.ask("PRIMARY", as: "TIMESTAMP"))
        #expect(reader.peer.numbers("ANSWER", of: reader.window) == [start])
        #expect(try reader.text(as: "image/png") == nil)
    }

    @Test("A MULTIPLE request is answered; unsupported targets are marked")
    func multiple() throws {
        offer("text", on: .selected)
        let peer = reader.peer
        let pairs = [
            peer.atom("UTF8_STRING"), peer.atom("A"), peer.atom("image/png"), peer.atom("B"),
            peer.atom("MULTIPLE"), peer.atom("C"), peer.atom("TIMESTAMP"), 0,
        ]
        setProperty(
            peer.atom("ANSWER"), of: reader.window, type: peer.atom("ATOM_PAIR"), to: pairs,
            on: peer.display)
        #expect(try reader.ask("PRIMARY", as: "MULTIPLE"))
        #expect(
            peer.numbers("ANSWER", of: reader.window)
                == [pairs[0], pairs[1], pairs[2], 0, pairs[4], 0, pairs[6], 0])
        #expect(peer.text("A", of: reader.window) == "text")

        setProperty(
            peer.atom("ANSWER"), of: reader.window, type: peer.atom("ATOM_PAIR"),
            to: Array(pairs.dropLast()), on: peer.display)
        #expect(try !reader.ask("PRIMARY", as: "MULTIPLE"))
    }

    @Test("A long text is sent in parts, at the reader's pace")
    func parts() throws {
        let long = String(repeating: "0123456789abcdef", count: 60_000)
        offer(long, on: .selected)
        let (bytes, count) = try reader.parts()
        #expect(bytes.count == long.utf8.count)
        // Not compared in the expectation, which would search for the difference for minutes.
        let isSame = bytes.elementsEqual(long.utf8)
        #expect(isSame)
        #expect(count == 4)
        // Afterwards it can be requested again.
        #expect(try reader.parts().bytes.count == bytes.count)
    }

    @Test("Another owner takes only its selection, not the copied text")
    func lost() throws {
        offer("ours", on: .selected)
        offer("ours", on: .copied)
        #expect(try reader.text() == "ours")
        XSetSelectionOwner(reader.peer.display, XA_PRIMARY, reader.window, try reader.serverTime())
        XSync(reader.peer.display, False)
        #expect(try reader.text("CLIPBOARD") == "ours")
        #expect(XGetSelectionOwner(stage.connection.server.display, XA_PRIMARY) == reader.window)
        // And back.
        stage.connection.selections.userTime = try reader.serverTime()
        offer("again", on: .selected)
        #expect(try reader.text() == "again")
    }

    @Test("A request from before the text was selected is refused")
    func early() throws {
        offer("text", on: .selected)
        #expect(try reader.text(at: start - 1) == nil)
        #expect(try reader.text(at: start) == "text")
    }

    @Test("Readers that vanish or never read leave no transfers")
    func badReaders() throws {
        let long = String(repeating: "x", count: 1_000_000)
        offer(long, on: .selected)
        for _ in 0..<3 {
            let gone = try Reader(of: stage)
            XConvertSelection(
                gone.peer.display, XA_PRIMARY, gone.peer.atom("UTF8_STRING"),
                gone.peer.atom("ANSWER"), gone.window, 0)
            XDestroyWindow(gone.peer.display, gone.window)
            XSync(gone.peer.display, False)
        }
        let stuck = try Reader(of: stage)
        #expect(try stuck.ask("PRIMARY", as: "UTF8_STRING"))
        #expect(stuck.peer.text("ANSWER", of: stuck.window) == nil)
        #expect(try reader.parts().bytes.count == long.utf8.count)
        offer("short", on: .selected)
        #expect(try reader.text() == "short")
    }

    @Test("Two transfers to one reader are independent")
    func twoTransfers() throws {
        let long = String(repeating: "0123456789abcdef", count: 40_000)
        offer(long, on: .selected)
        offer(long.uppercased(), on: .copied)
        // Announced, but not read yet.
        #expect(try reader.ask("CLIPBOARD", as: "UTF8_STRING", into: "OTHER"))
        #expect(try reader.parts().bytes.elementsEqual(long.utf8))
        #expect(
            try reader.parts("CLIPBOARD", into: "OTHER").bytes.elementsEqual(long.uppercased().utf8)
        )
        // A cancelled request that is repeated starts over.
        #expect(try reader.ask("PRIMARY", as: "UTF8_STRING"))
        #expect(try reader.parts().bytes.elementsEqual(long.utf8))
    }

    @Test("A reader that vanishes during two transfers is no longer listened to")
    func readerGone() throws {
        offer(String(repeating: "x", count: 1_000_000), on: .selected)
        #expect(try reader.ask("PRIMARY", as: "UTF8_STRING"))
        #expect(try reader.ask("PRIMARY", as: "UTF8_STRING", into: "OTHER"))
        let windows = stage.connection.foreignWindows
        #expect(windows.listeners[reader.window] == 2)
        XDestroyWindow(reader.peer.display, reader.window)
        XSync(reader.peer.display, False)
        try stage.run("the end of both") { windows.listeners[reader.window] == nil }
    }

    @Test("A long text into the root window is refused: its events are for the desktop's settings")
    func intoRoot() throws {
        offer(String(repeating: "x", count: 1_000_000), on: .selected)
        let root = reader.peer.root
        let name = reader.peer.atom("ANSWER")
        XConvertSelection(
            reader.peer.display, XA_PRIMARY, reader.peer.atom("UTF8_STRING"), name, root, 0)
        XSync(reader.peer.display, False)
        #expect(try reader.text() == nil || reader.parts().count > 0)
        #expect(reader.peer.numbers("ANSWER", of: root).isEmpty)
    }
}
