import Foundation
import Glibc
import LozengeCore
import LozengeViews
import Testing
import WaitingFixtures

/// A script that asks an app about its views.
private final class Script {
    private let descriptor: Int32
    private var received = LineBuffer()
    private var lines: [String] = []

    init?(_ path: String) {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard UnixSocketAddress(path)?.connect(descriptor) == true else { return nil }
    }

    func write(_ text: String) { _ = text.withCString { Glibc.write(descriptor, $0, strlen($0)) } }

    /// Waits for the next line.
    func line() async throws -> String {
        try await wait(for: "a reply") {
            var bytes = [UInt8](repeating: 0, count: 65536)
            let count = read(descriptor, &bytes, bytes.count)
            lines += received.add(Array(bytes.prefix(max(0, count))))
                .map { String(decoding: $0, as: UTF8.self) }
            return !lines.isEmpty
        }
        return lines.removeFirst()
    }

    isolated deinit { close(descriptor) }
}

extension OnADesktop {
    @Suite("Inspection")
    struct InspectionSocketTests {
        @Test(
            "A debug build answers a script, survives what is no request, and a release does not listen"
        )
        func script() async throws {
            let desktop = try await Desktop()
            let card = try Program(
                executable("CharacterCard"),
                environment: desktop.environment.merging([
                    "LOZENGE_INSPECT": "1", "XDG_RUNTIME_DIR": desktop.folder,
                ]) { $1 })
            let path = "\(desktop.folder)/lozenge/\(card.id)"
            try await wait(for: "the window") { desktop.onlooker.window(of: card.id) != nil }
            let isRelease = ProcessInfo.processInfo.environment["LOZENGE_TEST_APPS"] != nil
            guard !isRelease else {
                #expect(!FileManager.default.fileExists(atPath: path))
                let program = try Data(contentsOf: URL(fileURLWithPath: executable("Notes")))
                for word in ["InspectionRequest", "lozenge_previews"] {
                    #expect(program.range(of: Data(word.utf8)) == nil, "\(word) is in a release")
                }
                return
            }
            var connected: Script?
            try await wait(for: "the socket") {
                connected = Script(path)
                return connected != nil
            }
            let script = try #require(connected)
            let attributes = try FileManager.default.attributesOfItem(
                atPath: desktop.folder + "/lozenge")
            #expect(attributes[.posixPermissions] as? Int == 0o700)
            for hostile in ["\n", "{\n", "{\"tree\":1}\n", "\u{1}\u{ff}\n", "[[[[\n"] {
                script.write(hostile)
                #expect(try await script.line().contains("failed"))
            }
            script.write(#"{"tree":{}}"# + "\n")
            let tree = try await script.line()
            guard
                case .tree(let windows) = try JSONDecoder().decode(
                    InspectionReply.self, from: Data(tree.utf8))
            else { throw Failure(description: "No tree: \(tree.prefix(200))") }
            #expect(windows.first?.label == "the window")
            script.write(#"{"explain":{"box":1}}"# + "\n")
            #expect(try await script.line().contains("explanation"))
        }
    }
}
