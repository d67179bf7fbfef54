import Testing

@testable import LozengeText

@Suite("Visual order")
struct VisualOrderTests {
    @Test(
        "Runs are reversed level by level",
        arguments: [
            ([], []), ([0, 0], [0, 1]), ([1, 1], [1, 0]), ([0, 1, 1, 0], [0, 2, 1, 3]),
            ([1, 2, 1], [2, 1, 0]), ([1, 2, 2, 1], [3, 1, 2, 0]), ([0, 1, 2, 1], [0, 3, 2, 1]),
        ] as [([UInt8], [Int])])
    func order(levels: [UInt8], expected: [Int]) {
        #expect(visualOrder(of: levels) == expected)
    }
}
