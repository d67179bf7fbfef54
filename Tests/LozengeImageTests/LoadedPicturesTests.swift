import Foundation
import LozengeCore
import Testing
import WaitingFixtures

@testable import LozengeImage

@Suite("Pictures of addresses")
struct LoadedPicturesTests {
    private let pictures = LoadedPictures()

    @Test("A file is loaded; one that is no picture or not there is refused in words")
    func files() async throws {
        let data = try Fixture.data("square.png")
        let url = URL(fileURLWithPath: "\(Fixture.pictures)/square.png")
        #expect(try await pictures.load(url) == data)
        await #expect(throws: PictureLoadingError.self) {
            try await pictures.load(URL(fileURLWithPath: "/no/such.png"))
        }
        await #expect(throws: PictureLoadingError.self) {
            try await pictures.load(URL(fileURLWithPath: #filePath))
        }
        await #expect(throws: PictureLoadingError.self) {
            try await pictures.load(URL(fileURLWithPath: "/dev/zero"))
        }
    }

    @Test("Other schemes are refused", arguments: ["ftp://example.org/a.png", "data:,a", "a.png"])
    func schemes(_ address: String) async throws {
        let url = try #require(URL(string: address))
        await #expect(throws: PictureLoadingError.self) { try await pictures.load(url) }
    }

    @Test("A server's picture is loaded once; redirects are followed, and not to files")
    func server() async throws {
        let data = try Fixture.data("square.png")
        let server = try WebServer { path in
            switch path {
            case "/square.png": .data(data)
            case "/moved": .redirect("/square.png")
            case "/file": .redirect("file:///etc/hostname")
            case "/loop": .redirect("/loop")
            case "/text": .data(Data("no picture".utf8))
            default: .missing
            }
        }
        #expect(try await pictures.load(server.url("/square.png")) == data)
        #expect(try await pictures.load(server.url("/square.png")) == data)
        #expect(server.paths == ["/square.png"])
        #expect(try await pictures.load(server.url("/moved")) == data)
        for path in ["/file", "/loop", "/text", "/missing"] {
            await #expect(throws: PictureLoadingError.self, "\(path)") {
                try await pictures.load(server.url(path))
            }
        }
    }

    @Test("A server that never answers is given up when the task is cancelled")
    func cancelled() async throws {
        let server = try WebServer { _ in .nothing }
        let url = server.url("/square.png")
        let task = Task { try await pictures.load(url) }
        try await wait(for: "the request") { server.paths == ["/square.png"] }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("A picture that several views want at once is loaded once, as long as one of them waits")
    func shared() async throws {
        let data = try Fixture.data("square.png")
        let server = try WebServer { _ in .data(data) }
        let url = server.url("/square.png")
        let tasks = (0..<5).map { _ in Task { try await pictures.load(url) } }
        tasks[0].cancel()
        for task in tasks.dropFirst() { #expect(try await task.value == data) }
        #expect(server.paths == ["/square.png"])
    }

    @Test("A server that falls silent is given up after a while")
    func silent() throws {
        let server = try WebServer { _ in .nothing }
        #expect(throws: PictureLoadingError.self) {
            try Curl.load(server.url("/square.png"), timeout: 1) { false }
        }
    }

    @Test("A server that nobody runs is refused in words")
    func refused() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:9/a.png"))
        await #expect(throws: PictureLoadingError.self) { try await pictures.load(url) }
    }
}
