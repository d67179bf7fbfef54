import Foundation
import Testing

@Suite("The report about a port")
struct PortTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("lozenge-port-\(UUID().uuidString)")

    /// Returns the report about sources, by their paths.
    private func report(_ sources: [String: String]) throws -> (status: Int32, output: String) {
        for (path, source) in sources {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try source.write(to: file, atomically: true, encoding: .utf8)
        }
        return try Compiler.run([
            Compiler.root + "/scripts/port", folder.path, Compiler.products,
        ])
    }

    @Test("It has what is missing, refused and different, how often, and what to use instead")
    func names() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let report = try report([
            "Shop/Fine.swift":
                "import SwiftUI\nstruct Fine: View { var body: some View { Text(\"a\") } }",
            "Shop/Map.swift": """
            import MapKit
            import SwiftUI
            struct Place: View {
                var body: some View { Fine().mapStyle(.standard).glow(); Map(); Map() }
            }
            """,
            "Shop/App.swift": """
            import SwiftUI
            struct Old: View {
                @UIApplicationDelegateAdaptor(Int.self) var delegate
                let icon: UIImage
                let file = Bundle.main.path(forResource: "a", ofType: "json")
                var body: some View { AsyncImage(url: nil) }
            }
            """,
        ])
        #expect(report.status == 0, "\(report.output)")
        let lines = report.output.split(separator: "\n").map(String.init)
        #expect(lines.contains("1 of 3 files compile as they are."))
        #expect(lines.contains { $0.hasPrefix("| `MapKit` | 1 | an `Image` of a map") })
        #expect(lines.contains("| `Map` | 2 |  |"))
        #expect(lines.contains("| `.mapStyle` | 1 |  |"))
        #expect(lines.contains { $0.hasPrefix("| `UIImage` | 1 | `Image`") })
        #expect(lines.contains { $0.hasPrefix("| `Bundle.main` | 1 | the folder of the program") })
        #expect(
            lines.contains {
                $0.hasPrefix("| `UIApplicationDelegateAdaptor` | 1 | There is no UIKit")
            })
        #expect(lines.contains { $0.hasPrefix("| `AsyncImage") })
    }

    @Test("A folder without sources is said to be one")
    func empty() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let report = try report(["README.md": "nothing"])
        #expect(report.status == 1 && report.output.contains("no Swift sources"))
    }

    @Test("Files of one name, modules inside of modules and resources hide nothing")
    func layouts() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let report = try report([
            "Package.swift": "// path: \"Sources\"",
            "Sources/A/Kit.swift": """
            import os.log
            import Foundation
            let known = Bundle.module.bundlePath
            let first = missingOne
            """,
            "Sources/B/Kit.swift": "import struct Foundation.Data\nlet second = missingTwo",
            "Sources/B/Fine.swift": "let third = known",
            "Sources/B/._Fine.swift": "\u{0}\u{5}",
        ])
        #expect(report.status == 0, "\(report.output)")
        let lines = report.output.split(separator: "\n").map(String.init)
        #expect(lines.contains("1 of 3 files compile as they are."), "\(report.output)")
        #expect(lines.contains("| `os.log` | 1 | `import os` |"))
        #expect(lines.contains { $0.hasPrefix("| `missingOne` | 1 |") })
        #expect(lines.contains { $0.hasPrefix("| `missingTwo` | 1 |") })
        #expect(
            lines.contains(
                "| The target has more than one file Kit.swift; give each a name of its own. | 1 |")
        )
        #expect(!report.output.contains("Bundle.module"))
    }
}
