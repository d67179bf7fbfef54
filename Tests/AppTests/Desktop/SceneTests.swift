import CX11
import Foundation
import Testing
import WaitingFixtures

extension OnADesktop {
    /// Source: `docs/windows.md`.
    @Suite("The windows of an app with several scenes")
    struct Scenes {
        private let desktop: Desktop
        private let app: Program

        init() async throws {
            desktop = try await Desktop()
            app = try Self.start(on: desktop)
            try await waitForTitles("Test")
        }

        private static func start(
            on desktop: Desktop, _ arguments: String...
        ) throws -> Program {
            try Program(
                executable("TestApp"), ["scenes"] + arguments,
                environment: desktop.environment)
        }

        private var onlooker: Onlooker { desktop.onlooker }

        private var windows: [XID] {
            onlooker.numbers("_NET_CLIENT_LIST", of: onlooker.root)
        }

        private var titles: [String] {
            windows.compactMap { onlooker.text("_NET_WM_NAME", of: $0) }.sorted()
        }

        private func waitForTitles(_ titles: String...) async throws {
            do {
                try await wait(for: "the windows \(titles)") { self.titles == titles.sorted() }
            } catch { throw Failure(description: "\(error) There are \(self.titles).") }
        }

        private func window(_ title: String) throws -> XID {
            try #require(windows.first { onlooker.text("_NET_WM_NAME", of: $0) == title })
        }

        private var isDialogFocused: Bool {
            let focus = onlooker.focus
            return focus > 1 && !onlooker.numbers("WM_TRANSIENT_FOR", of: focus).isEmpty
        }

        @Test("A window may close itself in an update, and the others stay")
        func brief() async throws {
            app.write("open brief")
            try await wait(for: "the window's end") { app.errors.contains("done") }
            try await waitForTitles("Test")
            app.write("note 1")
            try await waitForTitles("Test", "Note 1")
            #expect(app.ending == nil)
        }

        @Test("A value has one window, also after the window has changed it")
        func values() async throws {
            app.write("note 1")
            try await waitForTitles("Test", "Note 1")
            app.write("note 2")
            try await waitForTitles("Test", "Note 1", "Note 2")
            app.write("note 1")
            let first = try window("Note 1")
            try await wait(for: "the focus on the first note") { onlooker.focus == first }
            #expect(titles.count == 3)
            let area = onlooker.area(of: first)
            let hand = try Hand(on: desktop)
            hand.click(
                area.x.lowerBound + area.x.count / 2, area.y.lowerBound + area.y.count / 2 - 30)
            try await waitForTitles("Test", "Note 11", "Note 2")
            // The window presents another value now, so that the old one gets a window of its own.
            app.write("note 1")
            try await waitForTitles("Test", "Note 11", "Note 1", "Note 2")
            app.write("forget 11")
            try await waitForTitles("Test", "Note 1", "Note 2")
            #expect(app.errors == ["note 11, click 1"])
        }

        @Test("A window without a frame is in its corner, and above others")
        func corner() async throws {
            app.write("open corner")
            try await waitForTitles("Test", "Corner")
            let corner = try window("Corner")
            try await wait(for: "the corner") {
                let (area, screen) = (onlooker.area(of: corner), onlooker.screen)
                return area.x.upperBound == screen.x.upperBound
                    && area.y.upperBound == screen.y.upperBound
            }
            #expect(onlooker.atomNames("_NET_WM_STATE", of: corner).contains("_NET_WM_STATE_ABOVE"))
            #expect(onlooker.numbers("_NET_FRAME_EXTENTS", of: corner) == [0, 0, 0, 0])
            #expect(onlooker.text("WM_WINDOW_ROLE", of: corner) == "single-corner")
            app.write("close corner")
            try await waitForTitles("Test")
            let hand = try Hand(on: desktop)
            hand.press("ctrl+9")
            try await waitForTitles("Test", "Corner")
            #expect(app.errors == [])
        }

        @Test("A placement is a function of the content and the display")
        func placement() async throws {
            app.write("open placed")
            try await waitForTitles("Test", "Placed")
            let placed = try window("Placed")
            try await wait(for: "the place") {
                let area = onlooker.area(of: placed)
                let extents = onlooker.numbers("_NET_FRAME_EXTENTS", of: placed)
                return extents.count == 4 && area.x.count == 240 && area.y.count == 90
                    && area.x.lowerBound - Int(extents[0]) == 40
                    && area.y.lowerBound - Int(extents[2]) == 60
            }
        }

        @Test("A utility window belongs to the others, and Escape closes it")
        func utility() async throws {
            app.write("open tools")
            try await waitForTitles("Test", "Tools")
            let (main, tools) = (try window("Test"), try window("Tools"))
            #expect(onlooker.numbers("WM_TRANSIENT_FOR", of: tools) == [UInt(main)])
            #expect(
                onlooker.atomNames("_NET_WM_WINDOW_TYPE", of: tools) == [
                    "_NET_WM_WINDOW_TYPE_UTILITY"
                ])
            #expect(
                onlooker.atomNames("_NET_WM_STATE", of: tools)
                    .contains("_NET_WM_STATE_SKIP_TASKBAR"))
            let hand = try Hand(on: desktop)
            let area = onlooker.area(of: tools)
            hand.click(area.x.lowerBound + 20, area.y.lowerBound + 20)
            try await wait(for: "the focus") { onlooker.focus == tools }
            hand.press("Escape")
            try await waitForTitles("Test")
        }

        @Test("A window with unsaved work asks before it is closed, and before the app quits")
        func question() async throws {
            app.write("open unsaved")
            try await waitForTitles("Test", "Unsaved")
            let unsaved = try window("Unsaved")
            let hints = onlooker.numbers("_MOTIF_WM_HINTS", of: unsaved)
            #expect(hints.count == 5 && hints[1] & 8 == 0)
            let hand = try Hand(on: desktop)
            app.write("close unsaved")
            // The dialog has the title of its window.
            try await waitForTitles("Test", "Unsaved", "Unsaved")
            try await wait(for: "the dialog") { isDialogFocused }
            hand.press("Escape")
            try await waitForTitles("Test", "Unsaved")
            try await wait(for: "the focus") { onlooker.focus == unsaved }
            hand.press("ctrl+q")
            try await waitForTitles("Test", "Unsaved", "Unsaved")
            try await wait(for: "the dialog again") { isDialogFocused }
            for key in ["Tab", "Return"] { hand.press(key) }
            try await app.end()
            #expect(app.errors == ["discarded"])
        }

        @Test(
            "A destructive dismissal asks nothing; the last ordinary window takes the others with it"
        )
        func destructive() async throws {
            app.write("open unsaved")
            app.write("open tools")
            try await waitForTitles("Test", "Unsaved", "Tools")
            app.write("discard unsaved")
            try await waitForTitles("Test", "Tools")
            app.write("close test")
            try await app.end()
            #expect(app.errors == [])
        }

        @Test("Without a title bar the window has buttons of its own, and its top moves it")
        func bare() async throws {
            app.write("open bare")
            try await waitForTitles("Test", "Bare")
            let bare = try window("Bare")
            try await wait(for: "its place") { onlooker.area(of: bare).x.lowerBound < 10 }
            let (area, hand) = (onlooker.area(of: bare), try Hand(on: desktop))
            let start = (x: area.x.lowerBound + 60, y: area.y.lowerBound + 12)
            hand.give("mousemove \(start.x) \(start.y) mousedown 1")
            var step = 0
            try await wait(for: "the move") {
                step += 1
                hand.move(to: start.x + min(20 * step, 300), start.y + min(10 * step, 150))
                return onlooker.area(of: bare).x.lowerBound > 30
            }
            hand.give("mouseup 1")
            // The window manager may still be moving the window.
            try await wait(for: "the close button") {
                let moved = onlooker.area(of: bare)
                hand.click(moved.x.upperBound - 14, moved.y.lowerBound + 14)
                return titles == ["Test"]
            }
            #expect(app.errors == [])
        }

        @Test("An address is opened by the scene that matches it")
        func address() async throws {
            app.write("close test")
            try await app.end()
            let app = try Self.start(on: desktop, "note:5", "other:6")
            try await waitForTitles("Test", "Note none")
            try await wait(for: "the addresses") { app.errors.count == 2 }
            #expect(app.errors.sorted() == ["main opens other:6", "note opens note:5"])
        }

        @Test("Windows are opened again if the app's settings say so")
        func restoration() async throws {
            app.write("close test")
            try await app.end()
            let folder = try #require(desktop.environment["XDG_CONFIG_HOME"]) + "/TestApp"
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            try Data(#"{"restoresWindows": true}"#.utf8)
                .write(to: URL(fileURLWithPath: "\(folder)/settings.json"))
            let first = try Self.start(on: desktop)
            try await waitForTitles("Test")
            first.write("note 7")
            try await waitForTitles("Test", "Note 7")
            let note = try window("Note 7")
            onlooker.move(note, 300, 200)
            onlooker.resize(note, 333, 222)
            try await wait(for: "the size") { onlooker.area(of: note).x.count == 333 }
            let (area, hand) = (onlooker.area(of: note), try Hand(on: desktop))
            hand.click(area.x.lowerBound + 5, area.y.lowerBound + 5)
            try await wait(for: "the focus") { onlooker.focus == note }
            hand.press("ctrl+q")
            #expect(try await first.end() == .status(0))
            let second = try Self.start(on: desktop)
            try await waitForTitles("Test", "Note 7")
            let again = try window("Note 7")
            try await wait(for: "the frame") { onlooker.area(of: again) == area }
            #expect(second.errors == [])
        }

        @Test("A window that no scene has is reported")
        func missing() async throws {
            app.write("open nothing")
            try await wait(for: "the report") { !app.errors.isEmpty }
            #expect(app.errors.first?.contains("no scene has this id") == true)
        }
    }
}
