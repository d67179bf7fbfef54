import LozengeTesting
import Testing

/// The engine beside the executable model of the rules, on random trees.
///
/// Every run tries the same trees and as many that nobody has tried before. `LOZENGE_SEED` tries
/// those of one seed, `LOZENGE_TREES` another number of them.
@Suite("The engine and the model of the rules")
struct LayoutModelTests {
    static let environment = ProcessInfo.processInfo.environment
    nonisolated static let seeds: [String] =
        if let seed = ProcessInfo.processInfo.environment["LOZENGE_SEED"] {
            [seed]
        } else {
            ["lozenge", "\(UInt32.random(in: 0...UInt32.max))"]
        }

    @Test("come to the same sizes and frames", arguments: seeds)
    func agree(seed: String) throws {
        let count = Self.environment["LOZENGE_TREES"].flatMap(Int.init) ?? 1500
        let cases = try Model.trees(count, seed: seed)
        #expect(cases.count == count, "python3 did not grow the trees")
        let different = cases.filter { !$0.differences.isEmpty }
        guard !different.isEmpty else { return }
        let model = try Model()
        defer { model.close() }
        let most = Self.environment["LOZENGE_MOST"].flatMap(Int.init) ?? 5
        var told: Set<String> = []
        for example in different.prefix(4 * most) where told.count < most {
            let smallest = example.shrunk(asking: model)
            guard told.insert(smallest.outline).inserted else { continue }
            Issue.record(
                """
                LOZENGE_SEED=\(seed), tree \(example.number ?? 0); \(different.count) of \(count) differ
                \(smallest.report())
                """)
        }
    }
}
