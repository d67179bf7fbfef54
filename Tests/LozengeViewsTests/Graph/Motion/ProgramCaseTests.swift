import Foundation
import Testing

/// The claims of the tests of this folder on `Tests/Fixtures/motion/cases.jsonl`.
@Suite("Cases of animated programs")
struct ProgramCaseTests {
    @Test("Each program of the data has a test here, and each test names one of them")
    func claims() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        var told: Set<String> = []
        for file in files where file.lastPathComponent.hasSuffix("CaseTests.swift") {
            let source = try String(contentsOf: file, encoding: .utf8)
            for test in source.components(separatedBy: "@Test(").dropFirst() {
                // A title begins with the identity of the case that the test reads.
                let id = String(
                    test.drop { "\"\n ".contains($0) }.prefix { $0 != ":" && $0 != "\"" })
                if test.contains("(\"\(id)\"") { told.insert(id) }
            }
        }
        #expect(try told == Set(ProgramCase.ids()))
    }
}
