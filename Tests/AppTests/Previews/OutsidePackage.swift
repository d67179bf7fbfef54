import Foundation
import WaitingFixtures

/// A package outside of this one, as `make new` makes it, whose app says what it shows.
final class OutsidePackage {
    let folder: String
    private static let root = URL(fileURLWithPath: fixture("../..")).standardizedFileURL.path

    init() throws {
        folder = try temporaryFolder() + "/Counter"
        let make = Process()
        make.executableURL = URL(fileURLWithPath: Self.root + "/scripts/new")
        make.arguments = ["Counter", folder]
        make.standardOutput = FileHandle.nullDevice
        try make.run()
        make.waitUntilExit()
        guard make.terminationStatus == 0 else {
            throw Failure(description: "Cannot make a package in \(folder).")
        }
        try write(
            """
            import Foundation

            func say(_ words: String) {
                FileHandle.standardError.write(Data((words + "\\n").utf8))
            }
            """, to: "Saying.swift")
    }

    func write(_ source: String, to name: String) throws {
        try source.write(
            toFile: "\(folder)/Sources/Counter/\(name)", atomically: true, encoding: .utf8)
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: "\(folder)/Sources/Counter/\(name)")
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
