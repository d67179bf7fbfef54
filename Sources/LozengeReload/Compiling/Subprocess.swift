import Foundation

/// A finished process: its status and all that it wrote.
struct Subprocess: Sendable {
    let status: Int32
    let output: String

    var succeeded: Bool { status == 0 }

    /// Runs a program to its end.
    ///
    /// - Parameter arguments: The path of the program, and its arguments.
    /// - Returns: Its status and its output.
    /// - Throws: An error if the program cannot be started.
    static func run(_ arguments: [String]) async throws -> Subprocess {
        // A file and not a pipe: nothing has to read it while the process writes.
        let file = URL(fileURLWithPath: NSTemporaryDirectory())
            .appendingPathComponent("lozenge-\(UUID().uuidString)")
        guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
            throw ReloadError("Cannot write to \(NSTemporaryDirectory()).")
        }
        defer { try? FileManager.default.removeItem(at: file) }
        let output = try FileHandle(forWritingTo: file)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: arguments.first ?? "")
        process.arguments = Array(arguments.dropFirst())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        let status = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        try? output.close()
        let text = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        return Subprocess(status: status, output: text)
    }
}
