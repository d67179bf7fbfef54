import Foundation
import LozengeTesting
import Testing

/// Windows that are edited beside windows that are made anew, on random trees.
///
/// Every run tries the same trees and as many that nobody has tried before. `LOZENGE_SEED` tries
/// those from one seed on, `LOZENGE_TREES` another number of them; with `LOZENGE_TRACE` each is told
/// before it is tried.
@Suite("A window that was edited and one made anew")
struct RandomEditTests {
    static let environment = ProcessInfo.processInfo.environment
    nonisolated static let seeds: [Int] =
        if let seed = ProcessInfo.processInfo.environment["LOZENGE_SEED"].flatMap({ Int($0) }) {
            [seed]
        } else {
            [1, Int.random(in: 1_000...1_000_000)]
        }

    @Test("show the same, after every edit", arguments: seeds)
    func same(first: Int) {
        let count = Self.environment["LOZENGE_TREES"].flatMap { Int($0) } ?? 40
        let edits = Self.environment["LOZENGE_EDITS"].flatMap { Int($0) } ?? 20
        var failures = 0
        for seed in first..<first + count where failures < 3 {
            if Self.environment["LOZENGE_TRACE"] != nil { print("LOZENGE_SEED=\(seed)") }
            let root = Part.random(seed: seed)
            let script = Edit.script(edits, for: root, seed: seed)
            guard let failure = FailedEdit(root, script) else { continue }
            failures += 1
            Issue.record("LOZENGE_SEED=\(seed)\n\(failure.shrunk().report)")
        }
    }
}
