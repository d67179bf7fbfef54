import Foundation
import LozengeCore
import RandomFixtures
import Testing

@Suite("Elements removed and moved by their offsets")
struct OffsetsTests {
    @Test("The examples of the documentation")
    func examples() {
        var letters = ["a", "b", "c", "d"]
        letters.move(fromOffsets: [0, 1], toOffset: 3)
        #expect(letters == ["c", "a", "b", "d"])
        letters.move(fromOffsets: [3], toOffset: 0)
        #expect(letters == ["d", "c", "a", "b"])
        letters.move(fromOffsets: [1], toOffset: 1)
        #expect(letters == ["d", "c", "a", "b"])
        letters.remove(atOffsets: [0, 2])
        #expect(letters == ["c", "b"])
    }

    @Test("Offsets beyond the end are ignored, and moving loses nothing")
    func properties() {
        var random = SeededGenerator(seed: Seeds.seed(7))
        for _ in 0..<500 {
            let count = Int.random(in: 0...8, using: &random)
            let elements = Array(0..<count)
            let offsets = IndexSet(
                (0..<Int.random(in: 0...4, using: &random)).map { _ in
                    Int.random(in: 0...10, using: &random)
                })
            let destination = Int.random(in: -2...10, using: &random)
            var moved = elements
            moved.move(fromOffsets: offsets, toOffset: destination)
            #expect(moved.sorted() == elements)
            let chosen = elements.filter { offsets.contains($0) }
            #expect(moved.filter { offsets.contains($0) } == chosen)
            #expect(
                moved.filter { !offsets.contains($0) } == elements.filter { !offsets.contains($0) })
            let before = elements.prefix(min(max(destination, 0), count)).filter {
                !offsets.contains($0)
            }
            #expect(Array(moved.prefix(before.count)) == before)
            var rest = elements
            rest.remove(atOffsets: offsets)
            #expect(rest == elements.filter { !offsets.contains($0) })
        }
    }
}
