import CoreTransferable
import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import UniformTypeIdentifiers
import ViewFixtures

@testable import LozengeControls

/// Source: `docs/dragging.md`, DND-7 to DND-9.
@Suite("Drags of other programs")
struct ForeignDragTests {
    private let diary = Diary()

    /// Data by their MIME types, in order.
    private func offer(_ forms: (String, String)..., links: [String]? = nil) -> DataOffer {
        let offer = DataOffer(types: forms.map(\.0)) { type, receive in
            receive(forms.first { $0.0 == type }.map { Data($0.1.utf8) })
        }
        offer.links = links?.compactMap { URL(string: $0) }
        return offer
    }

    private func waitForLines(_ count: Int) async {
        while diary.lines.count < count { await Task.yield() }
    }

    private func screen<Value: Transferable>(
        for type: Value.Type, _ describe: @escaping (Value) -> String
    ) -> Screen {
        let diary = diary
        return Screen(100, 100) {
            Color.green.dropDestination(for: type) { values, point in
                diary.note("\(values.map(describe)) \(Int(point.x))")
                return true
            } isTargeted: {
                diary.note($0 ? "over" : "away")
            }
        }
    }

    @Test("A text is taken where texts are, and loaded after the drop")
    func text() async {
        let screen = screen(for: String.self) { $0 }
        let offer = offer((DataOffer.textType, "größer"))
        #expect(screen.drag(offer, to: CGPoint(x: 40, y: 10)) == .copy)
        #expect(screen.drag(offer, to: CGPoint(x: 50, y: 10), .move) == .move)
        #expect(screen.drag(offer, to: CGPoint(x: 60, y: 10), .link) == .copy)
        #expect(diary.lines == ["over"])
        #expect(screen.dropDrag() == .copy)
        await waitForLines(3)
        #expect(diary.lines == ["over", "away", "[\"größer\"] 60"])
    }

    @Test("A drag that leaves, and another after it")
    func leaving() {
        let screen = screen(for: String.self) { $0 }
        screen.drag(offer((DataOffer.textType, "a")), to: .zero)
        screen.leaveDrag()
        screen.drag(offer((DataOffer.textType, "b")), to: .zero)
        screen.drag(offer((DataOffer.textType, "c")), to: .zero)
        #expect(diary.lines == ["over", "away", "over", "away", "over"])
        #expect(screen.dropDrag() != nil)
        #expect(screen.dropDrag() == nil)
    }

    @Test("Other types are refused")
    func otherType() {
        let screen = screen(for: URL.self) { $0.absoluteString }
        #expect(screen.drag(offer((DataOffer.textType, "a")), to: .zero) == nil)
        #expect(screen.dropDrag() == nil)
        #expect(diary.lines == [])
    }

    @Test("Each address is a value", arguments: [1, 3])
    func addresses(count: Int) async {
        let screen = screen(for: URL.self) { $0.absoluteString }
        let links = (1...count).map { "file:///tmp/\($0).txt" }
        let offer = offer((DataOffer.linksType, links.joined(separator: "\r\n")), links: links)
        #expect(screen.drag(offer, to: .zero) == .copy)
        screen.dropDrag()
        await waitForLines(3)
        #expect(diary.lines.last == "\(links) 0")
    }

    @Test("An address that is not known yet is loaded after the drop")
    func unknownAddress() async {
        let screen = screen(for: URL.self) { $0.absoluteString }
        let offer = offer((DataOffer.linksType, "# a comment\r\nhttps://a.b/c\r\n"))
        #expect(screen.drag(offer, to: .zero) == .copy)
        screen.dropDrag()
        await waitForLines(3)
        #expect(diary.lines.last == "[\"https://a.b/c\"] 0")
    }

    @Test("A file is taken by the type of its name, with its contents")
    func file() async throws {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "\(UUID().uuidString).json")
        try Data("{}".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let diary = diary
        let screen = Screen(100, 100) {
            Color.green.onDrop(of: [.json], isTargeted: nil) { items in
                for item in items {
                    item.loadDataRepresentation(for: .json) { data, _ in
                        let text = String(decoding: data ?? Data(), as: UTF8.self)
                        MainActor.assumeIsolated { diary.note(text) }
                    }
                }
                return true
            }
        }
        let list = file.absoluteString
        #expect(
            screen.drag(offer((DataOffer.linksType, list), links: ["file:///a.png"]), to: .zero)
                == nil)
        #expect(
            screen.drag(offer((DataOffer.linksType, list), links: [list]), to: .zero) == .copy)
        screen.dropDrag()
        await waitForLines(1)
        #expect(diary.lines == ["{}"])
    }

    private struct Hero: Codable, Transferable, Equatable {
        let name: String

        static let type = UTType(exportedAs: "org.example.hero")

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: type)
            ProxyRepresentation(exporting: \.name)
        }
    }

    @Test("A type of one's own has a name for other programs, and comes back by it")
    func ownType() async {
        let own = DataOffer(TransferItems(values: [Hero(name: "Nia")]))
        #expect(own.types == ["application/x-org.example.hero", DataOffer.textType])
        let foreign = DataOffer(types: own.types) { own.load($0, $1) }
        let screen = screen(for: Hero.self) { $0.name }
        #expect(screen.drag(foreign, to: .zero) == .copy)
        screen.dropDrag()
        await waitForLines(3)
        #expect(diary.lines.last == "[\"Nia\"] 0")
    }

    @Test("Several items offer all addresses and texts")
    func severalItems() async {
        let links = ["https://a.b/c", "https://d.e/f"].compactMap { URL(string: $0) }
        let offer = DataOffer(TransferItems(values: links))
        #expect(offer.types == [DataOffer.linksType, DataOffer.textType])
        var loaded: [String: String] = [:]
        for type in offer.types {
            offer.load(type) { loaded[type] = $0.map { String(decoding: $0, as: UTF8.self) } }
        }
        while loaded.count < 2 { await Task.yield() }
        #expect(loaded[DataOffer.linksType] == "https://a.b/c\r\nhttps://d.e/f\r\n")
        #expect(loaded[DataOffer.textType] == "https://a.b/c\nhttps://d.e/f")
    }

    @Test("Damaged and missing data are left out, and the action is not called")
    func damaged() async {
        let screen = screen(for: Hero.self) { $0.name }
        let offer = offer(("application/x-org.example.hero", "no JSON"))
        #expect(screen.drag(offer, to: .zero) == .copy)
        screen.dropDrag()
        for _ in 0..<100 { await Task.yield() }
        #expect(diary.lines == ["over", "away"])
    }

    @Test("A type is loaded by the name that the other program uses for it")
    func alias() async {
        let diary = diary
        let screen = Screen(100, 100) {
            Color.green.onDrop(of: [.jpeg], isTargeted: nil) { items in
                items.first?.loadDataRepresentation(for: .jpeg) { data, _ in
                    let text = String(decoding: data ?? Data(), as: UTF8.self)
                    MainActor.assumeIsolated { diary.note(text) }
                }
                return true
            }
        }
        #expect(screen.drag(offer(("image/jpg", "bytes")), to: .zero) == .copy)
        screen.dropDrag()
        await waitForLines(1)
        #expect(diary.lines == ["bytes"])
    }

    @Test(
        "A file that is no ordinary one is not read, and a move is a copy until the data are there")
    func pipe() async {
        let screen = screen(for: Data.self) { "\($0.count)" }
        let link = "file:///dev/zero"
        #expect(
            screen.drag(offer((DataOffer.linksType, link), links: [link]), to: .zero, .move)
                == .move)
        #expect(screen.dropDrag() == .copy)
        for _ in 0..<1000 { await Task.yield() }
        #expect(diary.lines == ["over", "away"])
    }

    @Test("A window behind a dialog takes nothing")
    func dialog() {
        let diary = diary
        let screen = Screen(100, 100) {
            Color.green
                .dropDestination(for: String.self) { _, _ in
                    diary.note("dropped")
                    return true
                }
                .alert("Wait", isPresented: .constant(true)) {}
        }
        #expect(screen.drag(offer((DataOffer.textType, "a")), to: .zero) == nil)
        #expect(screen.dropDrag() == nil)
        #expect(diary.lines == [])
    }
}
