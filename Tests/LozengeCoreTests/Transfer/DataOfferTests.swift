import Foundation
import LozengeCore
import Testing

@Suite("Data that are offered")
struct DataOfferTests {
    @Test("A list of addresses is read without comments and other lines, and written as one")
    func links() {
        let list =
            "# a comment\r\nfile:///a%20b\r\n\r\nhttps://c.d/e?f\nno address\n  mailto:g@h  \n"
        let links = DataOffer.links(in: Data(list.utf8))
        #expect(links.map(\.absoluteString) == ["file:///a%20b", "https://c.d/e?f", "mailto:g@h"])
        #expect(DataOffer.links(in: DataOffer.data(of: links)) == links)
        #expect(DataOffer.links(in: Data([0xFF, 0x00, 0xFE])) == [])
        #expect(DataOffer.links(in: Data()) == [])
    }

    @Test("A form that is not offered is not asked for") @MainActor
    func unknownForm() {
        var asked: [String] = []
        let offer = DataOffer(types: ["a/b"]) { type, receive in
            asked.append(type)
            receive(Data([1]))
        }
        var received: [Data?] = []
        offer.load("c/d") { received.append($0) }
        offer.load("a/b") { received.append($0) }
        #expect(asked == ["a/b"])
        #expect(received == [nil, Data([1])])
    }

    @Test("Keys ask for the effect of a drop")
    func effects() {
        #expect(DragEffect([]) == .copy)
        #expect(DragEffect(.control) == .copy)
        #expect(DragEffect([.shift, .capsLock]) == .move)
        #expect(DragEffect([.shift, .control]) == .link)
    }
}
