import Testing

@testable import BattleTracker

@Suite("Hit points as they are typed")
struct HitPointSumTests {
    @Test(
        "Numbers are added and subtracted",
        arguments: [
            ("7", 7), (" 12 + 5 ", 17), ("20-5", 15), ("20−5+1", 16), ("٣+4", 7),
            ("999999999", 100_000), ("100000+100000", 100_000),
        ])
    func sums(_ text: String, _ expected: Int) {
        #expect(HitPointSum(text) == .points(expected))
    }

    @Test(
        "Other texts are refused",
        arguments: ["seven", "7+", "+7", "-3", "3-5", "0", "1d6", "1000000000000", "7++1", "1.5"])
    func refused(_ text: String) {
        #expect(HitPointSum(text) == .invalid)
    }

    @Test("Nothing is nothing")
    func empty() {
        #expect(HitPointSum("") == .empty && HitPointSum("  ") == .empty)
    }
}
