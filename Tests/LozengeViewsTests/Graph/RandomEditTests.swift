import Foundation
import LozengeTesting
import RandomFixtures
import Testing

/// Windows that are edited beside windows that are made anew, on random trees.
///
/// `LOZENGE_SEED` tries the trees from one seed on, `LOZENGE_TREES` another number of them; with
/// `LOZENGE_TRACE` each is told before it is tried.
@Suite("A window that was edited and one made anew")
struct RandomEditTests {
    @Test("show the same, after every edit")
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
