import Foundation
import LozengeTesting
import RandomFixtures
import Testing
import ViewFixtures

/// Edited windows and new windows, compared on random trees.
///
/// `LOZENGE_SEED` sets the first seed, `LOZENGE_TREES` the number of trees; with `LOZENGE_TRACE` each tree is
/// printed before its test.
@Suite("An edited window and a new one")
struct RandomEditTests {
    @Test("Both show the same, after every edit")
    func same() {
        let first = Seeds.seed(1)
        let count = Seeds.count("LOZENGE_TREES", 80)
        let edits = Seeds.count("LOZENGE_EDITS", 20)
        let isTold = ProcessInfo.processInfo.environment["LOZENGE_TRACE"] != nil
        var failures = 0
        for seed in first..<first + UInt64(count) where failures < 3 {
            if isTold { print("LOZENGE_SEED=\(seed)") }
            let root = Part.random(seed: seed)
            let script = Edit.script(edits, for: root, seed: seed)
            guard let failure = FailedEdit(root, script) else { continue }
            failures += 1
            Issue.record("LOZENGE_SEED=\(seed)\n\(failure.shrunk().report)")
        }
    }
}
