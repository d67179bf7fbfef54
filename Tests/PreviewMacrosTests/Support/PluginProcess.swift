import Foundation
import Testing

/// The macro plugin as the compiler runs it: a process that messages are written to and read from.
final class PluginProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    init() throws {
        // A plugin that has ended must fail a test, not end the tests.
        signal(SIGPIPE, SIG_IGN)
        let tool: URL = try #require(Self.tool)
        process.executableURL = tool
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    deinit {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// The tool, which SwiftPM builds next to the tests.
    private static var tool: URL? {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let arguments = CommandLine.arguments.map { URL(fileURLWithPath: $0) }
        return ([tests] + arguments).map {
            $0.deletingLastPathComponent().appendingPathComponent("PreviewMacros-tool")
        }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Writes bytes without a frame.
    func write(_ bytes: [UInt8]) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(bytes))
    }

    /// A message in its frame.
    static func framed(_ message: Data) -> [UInt8] {
        withUnsafeBytes(of: UInt64(message.count).littleEndian, Array.init) + message
    }

    /// Sends a message, and returns the reply.
    func reply(to message: Data) throws -> [String: Any] {
        try write(Self.framed(message))
        return try nextReply()
    }

    func reply(to message: [String: Any]) throws -> [String: Any] {
        try reply(to: JSONSerialization.data(withJSONObject: message))
    }

    func nextReply() throws -> [String: Any] {
        let header = try #require(try read(8))
        let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        let reply = try JSONSerialization.jsonObject(with: #require(try read(count)))
        return try #require(reply as? [String: Any])
    }

    /// Closes the input, and returns how the process ended.
    func end() throws -> Int32 {
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -1
    }

    private func read(_ count: Int) throws -> Data? {
        var data = Data()
        while data.count < count {
            guard let part = try output.fileHandleForReading.read(upToCount: count - data.count),
                !part.isEmpty
            else { return nil }
            data += part
        }
        return data
    }
}
