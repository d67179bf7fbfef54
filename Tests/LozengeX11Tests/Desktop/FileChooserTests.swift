import Foundation
import LozengeCore
import SessionFixtures
import Testing
import WaitingFixtures

@testable import LozengeX11

/// Source: `docs/files.md`, FILE-1, FILE-2.
@Suite("The desktop's dialog for files")
struct FileChooserTests {
    private let bus: SessionBus
    private let stage: Stage
    private let request = FileRequest(
        .open(allowsSeveral: true), title: "Open “it's” \\ \u{7}",
        acceptLabel: "Read",
        folder: URL(filePath: "/tmp/Ä b"),
        filters: [.init(name: "Text", mimeTypes: ["text/plain"], nameExtensions: ["txt"])])

    init() throws {
        bus = try SessionBus()
        stage = try Stage(
            FakeClient(), environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
    }

    /// The answers of a question.
    private final class Answers {
        var all: [FileAnswer] = []
    }

    private func wait(for what: String, until condition: () -> Bool) async throws {
        try await WaitingFixtures.wait(for: what) {
            stage.loop.turn(limit: 0)
            return condition()
        }
    }

    @Test("The question says what is wanted, and the files come as the answer")
    func open() async throws {
        let portal = try FakeFileChooser(on: bus)
        let answers = Answers()
        let pending = stage.window.request(request) { answers.all.append($0) }
        try await wait(for: "the call") { !portal.calls.isEmpty }
        let call = try #require(portal.calls.first)
        #expect(call.method == "OpenFile")
        for part in [
            "'x11:\(String(stage.window.id, radix: 16))'", #""Open “it's” \\ \a""#,
            "'accept_label': <'Read'>", "'multiple': <true>", "'modal': <true>",
            "'current_folder': <b'/tmp/\\303\\204 b'>",
            "[(uint32 0, '*.[tT][xX][tT]'), (1, 'text/plain')]",
        ] { #expect(call.arguments.contains(part), "\(part) in \(call.arguments)") }
        portal.answer(0, ["file:///tmp/a%20b.txt", "https://example.org/no-file"])
        try await wait(for: "the answer") { !answers.all.isEmpty }
        #expect(answers.all == [.chosen([try #require(URL(string: "file:///tmp/a%20b.txt"))])])
        portal.answer(1)
        pending?.cancel()
        #expect(portal.calls.count == 1)
    }

    @Test("A dialog that the user leaves is cancelled")
    func cancelled() async throws {
        let portal = try FakeFileChooser(on: bus)
        let answers = Answers()
        let pending = stage.window.request(FileRequest(.save(name: "a.txt"), title: "Save")) {
            answers.all.append($0)
        }
        try await wait(for: "the call") { !portal.calls.isEmpty }
        #expect(portal.calls.first?.method == "SaveFile")
        #expect(portal.calls.first?.arguments.contains("'current_name': <'a.txt'>") == true)
        portal.answer(1)
        try await wait(for: "the answer") { !answers.all.isEmpty }
        #expect(answers.all == [.cancelled])
        withExtendedLifetime(pending) {}
    }

    @Test("A question that is taken back closes the dialog, and a late answer is not heard")
    func takenBack() async throws {
        let portal = try FakeFileChooser(on: bus)
        let answers = Answers()
        var pending = stage.window.request(request) { answers.all.append($0) }
        try await wait(for: "the call") { !portal.calls.isEmpty }
        pending?.cancel()
        pending = nil
        try await wait(for: "the end of the dialog") { portal.calls.last?.method == "Close" }
        portal.answer(0, ["file:///tmp/a"])
        let other = stage.window.request(request) { answers.all.append($0) }
        try await wait(for: "another question") { portal.calls.count == 3 }
        portal.answer(0, ["file:///tmp/b"])
        try await wait(for: "the answer") { !answers.all.isEmpty }
        #expect(answers.all == [.chosen([URL(filePath: "/tmp/b")])])
        withExtendedLifetime(other) {}
    }

    @Test("Without a portal, or with one that does not answer, there is no dialog")
    func missing() async throws {
        let answers = Answers()
        let first = stage.window.request(request) { answers.all.append($0) }
        try await wait(for: "no portal") { answers.all == [.unavailable] }
        let portal = try FakeFileChooser(on: bus, isDeaf: true)
        let second = stage.window.request(request) { answers.all.append($0) }
        try await wait(for: "the time limit") { answers.all == [.unavailable, .unavailable] }
        #expect(portal.calls.count >= 1)
        withExtendedLifetime((first, second)) {}
    }

    @Test("Without a session bus the window says so at once")
    func noBus() throws {
        let stage = try Stage(FakeClient(), environment: [:])
        #expect(stage.window.request(request) { _ in } == nil)
    }
}
