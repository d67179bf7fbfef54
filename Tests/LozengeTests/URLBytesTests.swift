import Foundation
import Lozenge
import Testing
import WaitingFixtures

@Suite("Bytes and lines of addresses")
struct URLBytesTests {
    private func lines(of bytes: [UInt8]) async throws -> [String] {
        let stream = AsyncStream(UInt8.self) { stream in
            for byte in bytes { stream.yield(byte) }
            stream.finish()
        }
        var lines: [String] = []
        for try await line in stream.lines { lines.append(line) }
        return lines
    }

    @Test("All characters that end a line do; empty lines are left out, the last line needs no end")
    func endings() async throws {
        let text = "a\nb\r\nc\r\rd\u{85}e\u{2028}f\u{2029}\n\ng\u{b}h\u{c}ä…"
        #expect(
            try await lines(of: Array(text.utf8)) == [
                "a", "b", "c", "d", "e", "f", "g", "h", "ä…",
            ])
        #expect(try await lines(of: []) == [])
        #expect(try await lines(of: [0x0a]) == [])
    }

    @Test("Bytes that are no UTF-8, and letters whose bytes resemble an end, stay in their line")
    func letters() async throws {
        #expect(try await lines(of: [0x61, 0xff, 0x62, 0x0a]) == ["a\u{fffd}b"])
        // The last bytes of these letters are those of U+0085 and U+2028.
        #expect(try await lines(of: Array("Åèꀨ\nx".utf8)) == ["Åèꀨ", "x"])
    }

    @Test("A file is read in parts, line by line")
    func file() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "lozenge-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: url) }
        let words = (0..<30_000).map { "word \($0)" }
        try Data(words.joined(separator: "\n").utf8).write(to: url)
        var read: [String] = []
        for try await line in url.lines { read.append(line) }
        #expect(read == words)
        var count = 0
        for try await _ in url.resourceBytes { count += 1 }
        #expect(count == words.joined(separator: "\n").utf8.count)
    }

    @Test("A pipe is read as its data come")
    func pipe() async throws {
        let pipe = Pipe()
        let url = URL(fileURLWithPath: "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)")
        var lines = url.lines.makeAsyncIterator()
        try pipe.fileHandleForWriting.write(contentsOf: Data("first\n".utf8))
        #expect(try await lines.next() == "first")
        try pipe.fileHandleForWriting.write(contentsOf: Data("second".utf8))
        try pipe.fileHandleForWriting.close()
        #expect(try await lines.next() == "second")
        #expect(try await lines.next() == nil)
    }

    @Test("A file that is not there, a folder and another scheme are errors")
    func refusals() async throws {
        for address in ["file:///no/such.txt", "file:///usr"] {
            let url = try #require(URL(string: address))
            await #expect(throws: (any Error).self, "\(address)") {
                for try await _ in url.lines {}
            }
        }
        // An address without a scheme must not become one of the web.
        for address in ["ftp://example.org/a.txt", "a.txt", "//example.org/a.txt"] {
            let url = try #require(URL(string: address))
            let error = await #expect(throws: URLError.self, "\(address)") {
                for try await _ in url.lines {}
            }
            #expect(error?.code == .unsupportedURL)
        }
    }

    @Test("The answer of a server is read; one without success is an error with the address")
    func server() async throws {
        let server = try WebServer { path in
            path == "/words" ? .data(Data("apple\nbear\n".utf8)) : .missing
        }
        var words: [String] = []
        for try await word in server.url("/words").lines { words.append(word) }
        #expect(words == ["apple", "bear"])
        let missing = server.url("/missing")
        let error = await #expect(throws: URLError.self) { for try await _ in missing.lines {} }
        #expect(error?.localizedDescription.contains(missing.absoluteString) == true)
    }

    @Test("A task that waits for a silent server ends when it is cancelled")
    nonisolated func cancelled() async throws {
        let server = try WebServer { _ in .nothing }
        let task = Task.detached { for try await _ in server.url("/").lines {} }
        // Not on the main actor: in a large suite that is busy for longer than the server is waited for.
        while server.paths.isEmpty { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
