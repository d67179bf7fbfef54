import Foundation
import RandomFixtures
import Testing

@testable import LozengeViews

@Suite("The lengths of rows")
struct RowLengthsTests {
    private typealias Extent = RowLengths.Extent

    /// The same by walking over all rows.
    private struct Plain {
        var extents: [Extent?]
        let estimate: Extent

        func start(of index: Int) -> CGFloat {
            extents[..<index].reduce(0) { $0 + ($1 ?? estimate).pitch }
        }

        func row(at position: CGFloat) -> Int {
            max(0, (extents.indices.last { start(of: $0) <= position }) ?? 0)
        }
    }

    @Test("Positions are those of a sum over all rows, after random measurements")
    func sums() {
        var generator = SeededGenerator(seed: Seeds.seed(7))
        for count in [1, 2, 127, 128, 129, 700] {
            let estimate = Extent(length: 20, gap: 4)
            var lengths = RowLengths(count: count, estimate: estimate)
            var plain = Plain(
                extents: Array(repeating: nil, count: count), estimate: estimate)
            for _ in 0..<60 {
                let index = Int.random(in: 0..<count, using: &generator)
                let length = CGFloat(Int.random(in: 0...60, using: &generator))
                let extent =
                    length > 50 ? nil : Extent(length: length, gap: length > 40 ? 0 : 4)
                lengths[index] = extent
                plain.extents[index] = extent
                let asked = Int.random(in: 0...count, using: &generator)
                #expect(abs(lengths.start(of: asked) - plain.start(of: asked)) < 1e-6)
                let position = CGFloat(
                    Int.random(in: -50...(count * 24 + 50), using: &generator))
                #expect(lengths.row(at: position) == plain.row(at: position))
                #expect(
                    abs(
                        lengths.total() - plain.start(of: count)
                            + (plain.extents[count - 1] ?? estimate).gap) < 1e-6)
            }
            #expect(
                lengths.measuredIndices == plain.extents.indices.filter { plain.extents[$0] != nil }
            )
        }
    }

    @Test(
        "The gap before empty rows at the end does not count",
        arguments: [1, 2, 127, 128, 129, 700])
    func emptyEnd(count: Int) {
        for empty in [0, 1, 3, 130, 500, 700] where empty < count {
            var lengths = RowLengths(count: count, estimate: Extent(length: 20, gap: 4))
            for index in count - empty..<count { lengths[index] = Extent(length: 0, gap: 0) }
            #expect(lengths.total() == CGFloat(count - empty) * 24 - 4, "\(empty) of \(count)")
        }
    }

    @Test("Extents follow their rows to another order")
    func reorder() {
        var lengths = RowLengths(count: 1000, estimate: Extent(length: 10, gap: 0))
        for index in [0, 5, 500, 999] {
            lengths[index] = Extent(length: CGFloat(index), gap: 1)
        }
        lengths.reorder(to: 999, [0: 998, 500: 499, 999: 0], known: [0, 5, 500, 999])
        #expect(lengths.count == 999)
        #expect(lengths.measuredIndices == [0, 499, 998])
        #expect(lengths[499]?.length == 500 && lengths[998]?.length == 0)
        #expect(lengths.start(of: 499) == CGFloat(5980))
    }

    @Test("Extents of rows that nobody knows move with the known ones around them")
    func runs() {
        var lengths = RowLengths(count: 100, estimate: Extent(length: 10, gap: 0))
        for index in 0..<100 { lengths[index] = Extent(length: CGFloat(index), gap: 0) }
        // Two elements are inserted before row 50, and one is removed after row 60.
        lengths.reorder(to: 101, [40: 40, 50: 52, 60: 62, 62: 63], known: [40, 50, 60, 61, 62])
        let found = [0, 39, 40, 45, 52, 55, 62, 63, 70, 100].map { lengths[$0]?.length }
        #expect(found == [0, 39, 40, 45, 50, 53, 60, 62, 69, 99])
    }

    @Test("No rows, and more rows than anyone can count")
    func limits() {
        var none = RowLengths()
        #expect(none.total() == 0 && none.row(at: 100) == 0)
        var many = RowLengths(count: .max, estimate: Extent(length: 10, gap: 0))
        many[.max - 1] = Extent(length: 30, gap: 0)
        #expect(many.row(at: 1e6 + 1) == 100_000)
        #expect(many.start(of: .max - 1) == CGFloat(Int.max - 1) * 10)
        #expect(many[.max - 1]?.length == 30 && many[0] == nil)
    }
}
