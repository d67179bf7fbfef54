import CX11
import Foundation
import LozengeCore
import LozengeTesting
import Testing

@testable import LozengeX11

@Suite("Drags of other programs over a window")
struct IncomingDragTests {
    private let client = FakeClient()
    private let stage: Stage
    private let source: DragPeer

    init() throws {
        stage = try Stage(client, server: PrivateServer())
        source = try DragPeer(of: stage)
        source.data = ["text/plain;charset=utf-8": Array("größer".utf8), "x/y": [0, 1, 2]]
    }

    private func atom(_ name: String) -> Int { Int(bitPattern: source.peer.atom(name)) }

    @Test("Each position is answered with the effect of the view there")
    func positions() throws {
        var points: [CGPoint] = []
        client.onDrag = { _, point in
            points.append(point)
            return point.x < 100 ? .copy : nil
        }
        source.enter()
        for (x, action) in [
            (50, "XdndActionCopy"), (60, "XdndActionMove"), (150, "XdndActionCopy"),
        ] {
            source.move(to: x, 20, action: action)
            let status = try source.wait(for: "Status")
            #expect(status[0] == Int(bitPattern: stage.window.id))
            #expect(status[1] == (x < 100 ? 3 : 2))
            #expect(status[4] == (x < 100 ? atom(action) : 0))
        }
        #expect(points == [CGPoint(x: 50, y: 20), CGPoint(x: 60, y: 20), CGPoint(x: 150, y: 20)])
        #expect(client.drag?.types == ["text/plain;charset=utf-8", "x/y"])
        source.send("Leave")
        try stage.run("the end") { client.drag == nil }
    }

    @Test("Dropped data are loaded, and then the source is told")
    func drop() throws {
        var loaded: [Data?] = []
        client.onDrag = { _, _ in .copy }
        client.onDrop = { offer in
            for type in ["x/y", DataOffer.textType, "no/such"] {
                offer.load(type) { loaded.append($0) }
            }
        }
        source.enter()
        source.move(to: 10, 10)
        _ = try source.wait(for: "Status")
        source.send("Drop", [0, 0])
        let finished = try source.wait(for: "Finished")
        #expect(Array(finished[1...2]) == [1, atom("XdndActionCopy")])
        #expect(loaded.compactMap { $0 } == [Data([0, 1, 2]), Data("größer".utf8)])
        #expect(loaded.count == 3)
    }

    @Test("A view that keeps what was dropped does not keep the source waiting")
    func kept() throws {
        var kept: DataOffer?
        client.onDrag = { _, _ in .copy }
        client.onDrop = { kept = $0 }
        source.enter()
        source.move(to: 10, 10)
        _ = try source.wait(for: "Status")
        source.send("Drop", [0, 0])
        #expect(try source.wait(for: "Finished")[1] == 1)
        #expect(kept != nil)
    }

    @Test("A drop that no view takes is refused at once")
    func refused() throws {
        source.enter()
        source.move(to: 10, 10)
        #expect(try source.wait(for: "Status")[1] == 2)
        source.send("Drop", [0, 0])
        #expect(try source.wait(for: "Finished")[1] == 0)
    }

    @Test("Addresses are known before the drop")
    func links() throws {
        source.data = ["text/uri-list": Array("# list\r\nfile:///a%20b\r\nhttps://c.d/\r\n".utf8)]
        client.onDrag = { offer, _ in offer.links == nil ? nil : .link }
        source.enter()
        source.move(to: 10, 10)
        try stage.run("the addresses") {
            _ = source.messages()
            return client.drag?.links != nil
        }
        #expect(client.drag?.links?.map(\.absoluteString) == ["file:///a%20b", "https://c.d/"])
        source.move(to: 11, 10)
        #expect(try source.wait(for: "Status")[4] == atom("XdndActionLink"))
    }

    @Test("A drop waits for the addresses")
    func earlyDrop() throws {
        source.data = ["text/uri-list": Array("file:///a\r\nfile:///b\r\n".utf8)]
        client.onDrag = { _, _ in .copy }
        var count: Int?
        client.onDrop = { count = $0.links?.count }
        source.enter()
        source.move(to: 10, 10)
        source.send("Drop", [0, 0])
        #expect(try source.wait(for: "Finished")[1] == 1)
        #expect(count == 2)
    }

    @Test("A source that dies ends its drag")
    func death() throws {
        client.onDrag = { _, _ in .copy }
        source.enter()
        source.move(to: 10, 10)
        _ = try source.wait(for: "Status")
        XDestroyWindow(source.peer.display, source.window)
        XSync(source.peer.display, False)
        try stage.run("the end") { client.leaves == 1 }
    }

    @Test("A source that does not send its data has the drop answered all the same")
    func silentSource() throws {
        var answers: [Data?] = []
        client.onDrag = { _, _ in .copy }
        client.onDrop = { $0.load("x/y") { answers.append($0) } }
        source.enter()
        source.move(to: 10, 10)
        _ = try source.wait(for: "Status")
        source.serves = false
        source.send("Drop", [0, 0])
        #expect(try source.wait(for: "Finished")[1] == 1)
        #expect(answers == [nil])
    }

    @Test("Messages out of order are answered, and do no harm")
    func disorder() throws {
        source.move(to: 10, 10)
        #expect(try source.wait(for: "Status")[1] == 2)
        source.send("Drop", [0, 0])
        #expect(try source.wait(for: "Finished")[1] == 0)
        source.send("Leave")
        source.answer("Status", true)
        source.answer("Finished", true)
        // A version without the messages of today, and names that do not exist.
        source.enter(version: 1)
        source.send("Enter", [5 << 24, 0x7fff_fff0, -1, .max])
        source.move(to: 10, 10)
        #expect(try source.wait(for: "Status")[1] == 2)
        #expect(client.drag?.types == [])
        // The app itself as the source.
        source.peer.send(
            [Int(bitPattern: stage.window.id), 5 << 24], type: "XdndEnter", to: stage.window.id)
        source.peer.send([0, 5 << 24], type: "XdndEnter", to: stage.window.id)
        try stage.run("the window") { client.leaves > 0 }
        #expect(!stage.connection.isLost)
    }
}
