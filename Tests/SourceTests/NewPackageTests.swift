import Foundation
import Testing

@Suite("The package of a new app")
struct NewPackageTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("lozenge-new-\(UUID().uuidString)").path

    private func make(_ name: String) throws -> (status: Int32, output: String) {
        try Compiler.run([Compiler.root + "/scripts/new", name, folder])
    }

    @Test("It has a manifest that SwiftPM reads, and sources that compile")
    func sources() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let made = try make("Counter")
        #expect(made.status == 0, "\(made.output)")
        let manifest = try Compiler.run([
            "swift", "package", "--package-path", folder, "--disable-sandbox", "dump-package",
        ])
        #expect(manifest.status == 0, "\(manifest.output)")
        #expect(manifest.output.contains("CounterTests"))
        let view = folder + "/Sources/Counter/ContentView.swift"
        let options = ["-swift-version", "6", "-default-isolation", "MainActor"]
        let result = try Compiler.check(file: view, options)
        #expect(result.isAccepted, "\(result.errors)")
        let test = try String(
            contentsOfFile: folder + "/Tests/CounterTests/ContentViewTests.swift",
            encoding: .utf8)
        #expect(test.contains("@testable import Counter"))
    }

    @Test("A folder that is there is left alone")
    func existing() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        let made = try make("Counter")
        #expect(made.status == 1 && made.output.contains("is there already"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }

    @Test(
        "A name that is no name of a type is refused",
        arguments: ["", "hello", "Two Words", "../Up", "A;rm"])
    func names(name: String) throws {
        let made = try make(name)
        #expect(made.status == 1 && made.output.contains("needs a name"))
        #expect(!FileManager.default.fileExists(atPath: folder))
    }
}
