import Foundation
import RandomFixtures
import Testing
import WaitingFixtures

@Suite("Motion and its executable model")
struct MotionModelTests {
    @Test("Random curves, springs, animations, changes of course and keyframes agree")
    func agree() throws {
        let (seed, count) = (Seeds.seed(1), Seeds.count("LOZENGE_MOTIONS", 2000))
        let cases = try randomCases(count, seed: seed)
        #expect(cases.count == count, "python3 did not make the cases")
        for motion in cases {
            let differences = try motion.differences()
            guard let first = differences.first else { continue }
            Issue.record(
                "LOZENGE_SEED=\(seed), \(motion): \(first); \(String(describing: motion.input))")
            return
        }
    }

    private func randomCases(_ count: Int, seed: UInt64) throws -> [MotionCase] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("random_cases.py")
        process.arguments = ["python3", script.path, "\(seed)", "\(count)"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let lines = output.fileHandleForReading.readWhole()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return MotionCase.decoded(String(decoding: lines, as: UTF8.self))
    }
}
