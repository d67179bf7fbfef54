import Foundation
import Synchronization
import WaitingFixtures

/// A process of a test, with its output; it ends with this object.
final class Program {
    enum Ending: Equatable {
        case status(Int32)
        case signal(Int32)
    }

    private let process = Process()
    private let input = Pipe()
    private let errorFile: URL
    private let record = Record()

    /// Starts the program at `path`, in an environment of exactly `environment`.
    ///
    /// - Parameters:
    ///   - path: The path of the program.
    ///   - arguments: Its arguments.
    ///   - environment: All of its environment.
    ///   - keepsOutput: True if its standard output is among ``errors``.
    /// - Throws: An error if it cannot be started.
    init(
        _ path: String, _ arguments: [String] = [], environment: [String: String],
        keepsOutput: Bool = false
    ) throws {
        errorFile = FileManager.default.temporaryDirectory
            .appendingPathComponent("lozenge-\(UUID().uuidString).err")
        try Data().write(to: errorFile)
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = environment
        process.standardInput = input
        let errors = try FileHandle(forWritingTo: errorFile)
        process.standardOutput = keepsOutput ? errors : FileHandle.nullDevice
        process.standardError = errors
        process.terminationHandler = { [record] _ in record.end() }
        // Commands may be written to a program that has ended meanwhile.
        signal(SIGPIPE, SIG_IGN)
        try process.run()
        // The process has its own; Foundation may keep the object of one that has ended.
        try errors.close()
        try input.fileHandleForReading.close()
    }

    var id: pid_t { process.processIdentifier }

    /// The time of its end; `nil` while it runs.
    var endTime: ContinuousClock.Instant? { record.endTime }

    /// Its exit status; `nil` while it runs.
    var ending: Ending? {
        guard record.endTime != nil else { return nil }
        return process.terminationReason == .exit
            ? .status(process.terminationStatus) : .signal(process.terminationStatus)
    }

    /// Its standard error so far, line by line.
    var errors: [String] {
        let bytes = (try? Data(contentsOf: errorFile)) ?? Data()
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    func write(_ line: String) {
        try? input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    }

    /// Waits until it has ended.
    @discardableResult
    func end(within limit: Duration = .seconds(60)) async throws -> Ending {
        try await wait(
            for: "the end of \(process.executableURL?.lastPathComponent ?? "")",
            within: limit
        ) { endTime != nil }
        return ending ?? .signal(0)
    }

    /// Ends the process and its children.
    func kill() {
        guard process.isRunning else { return }
        Glibc.kill(getpgid(id) == id ? -id : id, SIGKILL)
    }

    isolated deinit {
        kill()
        try? input.fileHandleForWriting.close()
        try? FileManager.default.removeItem(at: errorFile)
    }
}

/// The report of the thread that waits for a process.
private nonisolated final class Record: Sendable {
    private let time = Mutex<ContinuousClock.Instant?>(nil)

    var endTime: ContinuousClock.Instant? { time.withLock { $0 } }

    func end() { time.withLock { $0 = .now } }
}
