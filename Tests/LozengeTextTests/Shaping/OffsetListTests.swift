import Testing

@testable import LozengeText

@Suite("Offset list")
struct OffsetListTests {
    @Test(
        "It holds added numbers, stored or not",
        arguments: [[], [1, 2, 3], [2, 3, 4], [1, 2, 2, 3], [1, 2, 5, 5, 6]])
    func values(added: [Int]) {
        var list = OffsetList()
        for value in added { list.append(value) }
        #expect((0...added.count).map { Int(list[$0]) } == [0] + added)
        #expect(list.isIdentity == (added == Array(0..<added.count).map { $0 + 1 }))
        #expect((list.byteCount == 0) == list.isIdentity)
    }
}
