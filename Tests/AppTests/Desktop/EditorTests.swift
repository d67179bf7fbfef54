import CX11
import Foundation
import Testing
import WaitingFixtures

extension OnADesktop {
    /// Source: `docs/editing.md`.
    @Suite("Editors beside other programs")
    struct Editors {
        private let desktop: Desktop
        private let hand: Hand

        init() async throws {
            desktop = try await Desktop()
            hand = try Hand(on: desktop)
        }

        /// Starts the app and waits until it has the keyboard.
        private func editor(_ environment: [String: String] = [:]) async throws -> Program {
            let program = try Program(
                executable("TestApp"), ["editor"],
                environment: desktop.environment.merging(environment) { $1 })
            try await wait(for: "the keyboard") {
                guard program.ending == nil else {
                    throw Failure(description: "The program ended: \(program.errors)")
                }
                hand.press("x")
                return program.errors.contains { $0.hasPrefix("text \"x") }
            }
            hand.press("ctrl+a")
            hand.press("BackSpace")
            try await wait(for: "an empty text") { program.errors.last == "text \"\"" }
            return program
        }

        @Test("An input method composes on the second line, and its text is committed there")
        func inputMethod() async throws {
            let korean = try await desktop.startKorean()
            let program = try await editor(korean.environment)
            hand.give("key --delay 50 a Return b Left")
            try await wait(for: "two lines") { program.errors.last == "text \"a\\nb\"" }
            // Faster typing is unrealistic.
            hand.give("key --delay 200 shift+space g k s")
            // A space ends the syllable, before the letter on its right.
            hand.give("key --delay 200 space")
            try await wait(for: "the syllable, not \(program.errors.last ?? "")") {
                program.errors.last == "text \"a\\n한 b\""
            }
        }

        @Test("A text of 20 MB is pasted from another program, and copied to another one")
        func longText() async throws {
            let line = "The quick brown fox jumps over the lazy dog, größer.\n"
            let text = String(repeating: line, count: 20_000_000 / line.utf8.count)
            let sum = text.utf8.reduce(0) { $0 &+ Int($1) }
            let program = try await editor()
            let other = try await desktop.copy(text)
            hand.press("ctrl+v")
            let report = "text of \(text.utf8.count) bytes, sum \(sum)"
            try await wait(for: "the text", within: .seconds(60)) { program.errors.last == report }
            other.kill()
            hand.press("ctrl+a")
            hand.press("ctrl+c")
            var pasted: String?
            try await wait(for: "the copy", within: .seconds(60)) {
                pasted = try await desktop.pasted()
                return pasted != nil
            }
            #expect(pasted == text)
        }
    }
}
