import Foundation
import Testing

/// Sources as programs write them, compiled against the built modules: a form that stops compiling
/// turns users away, and no other test would notice.
@Suite("Source written for SwiftUI compiles")
struct SourceTests {
    @Test(
        "In language modes 5 and 6, with and without default isolation",
        arguments: ["isolation", "vocabulary"],
        [
            ["5"], ["6"], ["5", "-default-isolation", "MainActor"],
            ["6", "-default-isolation", "MainActor"],
        ])
    func compiles(source: String, mode: [String]) throws {
        let result = try Compiler.check(source, ["-swift-version"] + mode)
        #expect(result.isAccepted, "\(result.errors.joined(separator: "\n"))")
    }

    @Test("What does not exist is refused: the compiler does look")
    func refused() throws {
        let result = try Compiler.check("mistake", ["-swift-version", "6"])
        #expect(!result.isAccepted)
        #expect(result.errors.contains { $0.contains("no member 'nonsense'") })
    }
}
