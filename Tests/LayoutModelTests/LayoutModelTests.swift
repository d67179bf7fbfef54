import LozengeTesting
import RandomFixtures
import Testing

/// The engine and the executable model of the rules, compared on random trees.
///
/// `LOZENGE_SEED` tries the trees of one seed, `LOZENGE_TREES` another number of them.
@Suite("The engine and the model of the rules")
struct LayoutModelTests {
    @Test("Sizes and frames are equal")
    func agree() throws {
        let seed = Seeds.seed(1)
        let count = Seeds.count("LOZENGE_TREES", 3000)
        let cases = try Model.trees(count, seed: seed)
        #expect(cases.count == count, "python3 did not grow the trees")
        let different = cases.filter { !$0.differences.isEmpty }
        guard !different.isEmpty else { return }
        let model = try Model()
        defer { model.close() }
        let most = Seeds.count("LOZENGE_MOST", 5)
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
