import CX11
import Foundation
import Testing
import WaitingFixtures

extension OnADesktop {
    /// Source: `docs/documents.md`.
    @Suite("An app with documents")
    struct DocumentApps {
        private let desktop: Desktop
        private let folder: String

        init() async throws {
            desktop = try await Desktop()
            folder = try temporaryFolder()
            try Data("one".utf8).write(to: file("a.txt"))
            try Data([0xFF, 0xFE, 0x00]).write(to: file("b.txt"))
        }

        private func file(_ name: String) -> URL { URL(fileURLWithPath: "\(folder)/\(name)") }

        private func start(_ files: String...) throws -> Program {
            try Program(
                executable("TestApp"), ["documents"] + files.map { file($0).path },
                environment: desktop.environment.merging(["XDG_DATA_HOME": folder]) { $1 })
        }

        private var titles: [String] {
            let onlooker = desktop.onlooker
            return onlooker.numbers("_NET_CLIENT_LIST", of: onlooker.root)
                .compactMap { onlooker.text("_NET_WM_NAME", of: $0) }.sorted()
        }

        private func waitForTitles(_ titles: String...) async throws {
            do {
                try await wait(for: "the windows \(titles)") { self.titles == titles.sorted() }
            } catch { throw Failure(description: "\(error) There are \(self.titles).") }
        }

        /// Presses keys in the window with a title.
        private func press(_ keys: String..., in title: String, hand: Hand) async throws {
            let onlooker = desktop.onlooker
            let window = try #require(
                onlooker.numbers("_NET_CLIENT_LIST", of: onlooker.root)
                    .first { onlooker.text("_NET_WM_NAME", of: $0) == title })
            // Another window may just be opening, and takes the focus.
            try await wait(for: "the focus on \(title)") {
                if onlooker.focus != window { hand.give("windowactivate \(window)") }
                return onlooker.focus == window
            }
            for key in keys { hand.press(key) }
        }

        /// Types into the only field of a window until its document is marked as changed.
        ///
        /// A window that has just opened may not take keys yet: then they are pressed again.
        private func change(_ title: String, hand: Hand) async throws {
            try await press(in: title, hand: hand)
            var again = ContinuousClock.now
            try await wait(for: "a change of \(title)") {
                if ContinuousClock.now >= again {
                    hand.give("key Tab End x")
                    again = .now + .seconds(1)
                }
                return titles.contains("• \(title)")
            }
        }

        @Test("A file is opened at the start, changed, lost in a crash, recovered and saved")
        func life() async throws {
            let hand = try Hand(on: desktop)
            let first = try start("a.txt")
            try await waitForTitles("a.txt")
            try await change("a.txt", hand: hand)
            try await waitForTitles("• a.txt")
            let copies =
                try #require(desktop.environment["XDG_STATE_HOME"])
                + "/TestApp/documents/PlainText"
            try await wait(for: "the copy") { self.copies(in: copies) == 1 }
            first.kill()
            try await first.end()
            #expect(try Data(contentsOf: file("a.txt")) == Data("one".utf8))
            let second = try start()
            try await waitForTitles("• a.txt")
            try await press("ctrl+s", in: "• a.txt", hand: hand)
            try await waitForTitles("a.txt")
            #expect(try Data(contentsOf: file("a.txt")) != Data("one".utf8))
            #expect(self.copies(in: copies) == 0)
            try await press("ctrl+n", in: "a.txt", hand: hand)
            try await waitForTitles("a.txt", "Untitled")
            try await press("ctrl+q", in: "Untitled", hand: hand)
            #expect(try await second.end() == .status(0))
            let list = try String(contentsOf: file("recently-used.xbel"), encoding: .utf8)
            #expect(list.contains("a.txt") && list.contains("name=\"TestApp\""))
            #expect(second.errors == [])
        }

        private var isDialogFocused: Bool {
            let focus = desktop.onlooker.focus
            return focus > 1 && !desktop.onlooker.numbers("WM_TRANSIENT_FOR", of: focus).isEmpty
        }

        /// Returns the number of copies of documents in a folder.
        private func copies(in folder: String) -> Int {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.count {
                FileManager.default.fileExists(atPath: "\(folder)/\($0)/content")
            }
        }

        @Test("A signal to end asks nothing, and loses nothing")
        func signal() async throws {
            let hand = try Hand(on: desktop)
            let first = try start("a.txt")
            try await waitForTitles("a.txt")
            try await change("a.txt", hand: hand)
            try await waitForTitles("• a.txt")
            kill(first.id, SIGTERM)
            try await first.end()
            let second = try start("a.txt")
            try await waitForTitles("• a.txt")
            #expect(second.errors == [])
        }

        @Test("Quit asks about changes, and a file that cannot be read says so in its window")
        func quit() async throws {
            let hand = try Hand(on: desktop)
            let app = try start("a.txt", "b.txt")
            try await waitForTitles("a.txt", "b.txt")
            try await change("a.txt", hand: hand)
            try await waitForTitles("• a.txt", "b.txt")
            hand.press("ctrl+q")
            // The question has the title of its window.
            try await waitForTitles("• a.txt", "• a.txt", "b.txt")
            try await wait(for: "the question") { isDialogFocused }
            hand.press("Escape")
            try await waitForTitles("• a.txt", "b.txt")
            try await press("ctrl+q", in: "• a.txt", hand: hand)
            try await waitForTitles("• a.txt", "• a.txt", "b.txt")
            try await wait(for: "the question") { isDialogFocused }
            hand.press("Return")
            #expect(try await app.end() == .status(0))
            #expect(try Data(contentsOf: file("a.txt")) != Data("one".utf8))
            #expect(app.errors == [])
        }
    }
}
