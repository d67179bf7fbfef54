import Foundation
import WaitingFixtures

/// A package outside of this one, as `make new` makes it.
final class OutsidePackage {
    let name: String
    let folder: String
    private static let root = URL(fileURLWithPath: fixture("../..")).standardizedFileURL.path

    init(_ name: String) throws {
        self.name = name
        folder = try temporaryFolder() + "/" + name
        try Self.run("new", [name, folder], in: "/")
    }

    /// Runs a script of the toolkit in the folder of the package.
    func run(_ script: String, _ arguments: [String]) throws {
        try Self.run(script, arguments, in: folder)
    }

    private static func run(_ script: String, _ arguments: [String], in folder: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "\(root)/scripts/\(script)")
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "scripts/\(script) has failed in \(folder).")
        }
    }

    /// Writes a source of the program.
    func write(_ source: String, to file: String) throws {
        try write(source, toPath: "Sources/\(name)/\(file)")
    }

    /// Writes a file by its path in the package.
    func write(_ text: String, toPath path: String) throws {
        let url = URL(fileURLWithPath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// Removes a source of the program.
    func remove(_ file: String) throws {
        try FileManager.default.removeItem(atPath: "\(folder)/Sources/\(name)/\(file)")
    }

    /// Starts the tool of previews, which builds the package first.
    func start(_ arguments: [String], on desktop: Desktop) throws -> Program {
        try Program(
            Self.root + "/scripts/preview", arguments,
            environment: desktop.environment.merging(ProcessInfo.processInfo.environment) {
                ours, _ in ours
            })
    }

    isolated deinit {
        try? FileManager.default.removeItem(
            at: URL(fileURLWithPath: folder).deletingLastPathComponent())
    }
}

extension Program {
    /// Waits until the program has said something, for `limit`: building a package takes minutes on a busy machine.
    func says(_ words: String, within limit: Duration = .seconds(300)) async throws {
        try await wait(for: "“\(words)” in \(errors.suffix(12))", within: limit) {
            errors.contains { $0.contains(words) } || ending != nil
        }
        if let ending { throw Failure(description: "It ended: \(ending). \(errors.suffix(20))") }
    }
}
