import Foundation
import LozengeTesting
import Testing

extension OnADesktop {
    @Suite("An app that cannot open a window reports the reason in one message and ends")
    struct StartingUp {
        @Test("Without DISPLAY")
        func noDisplay() async throws {
            try await expectSentence("DISPLAY", display: nil)
        }

        @Test("With DISPLAY naming a missing server")
        func noServer() async throws {
            try await expectSentence("X server", display: ":54321")
        }

        @Test("With an invalid DISPLAY", arguments: ["", "nonsense", ":", ":-1"])
        func nonsense(display: String) async throws {
            try await expectSentence("display", display: display)
        }

        @Test("With a server that accepts the connection and never answers, within 15 seconds")
        func silentServer() async throws {
            let server = try SilentServer()
            let time = try await expectSentence("does not answer", display: server.display)
            #expect(time < .seconds(15))
        }

        @Test("With a server that closes the connection")
        func serverHangsUp() async throws {
            let server = try SilentServer(hangsUp: true)
            try await expectSentence("X server", display: server.display)
        }

        @Test("With a server that cannot draw")
        func noRender() async throws {
            let server = try PrivateServer("-extension RENDER")
            try await expectSentence("RENDER", display: server.display)
        }

        @Test("With a standard error that is full")
        func fullStandardError() async throws {
            let card = try Program(
                "/bin/sh", ["-c", "exec \"$0\" 2>/dev/full", executable("CharacterCard")],
                environment: userEnvironment(display: nil))
            #expect(try await card.end() == .status(1))
        }

        /// Expects one line with `word` that ends as a sentence, and status 1.
        ///
        /// - Returns: The time that the app ran.
        @discardableResult
        private func expectSentence(_ word: String, display: String?) async throws -> Duration {
            let start = ContinuousClock.now
            let card = try Program(
                executable("CharacterCard"), environment: userEnvironment(display: display))
            let ending = try await card.end(within: .seconds(30))
            #expect(ending == .status(1))
            #expect(card.errors.count == 1, "\(card.errors)")
            let sentence = try #require(card.errors.first)
            #expect(sentence.hasPrefix("CharacterCard: "))
            #expect(sentence.contains(word), "\(sentence)")
            #expect(sentence.contains(": ") && sentence.hasSuffix("."), "\(sentence)")
            return try #require(card.endTime) - start
        }
    }
}
