import CX11
import Foundation
import LozengeTesting
import Testing
import WaitingFixtures

extension OnADesktop {
    @Suite("Lists and tables under a real hand")
    struct LongLists {
        /// The app with a table and a list, which reports where its rows are.
        private final class Open {
            let program: Program
            let window: XID
            let desktop: Desktop
            let hand: Hand

            init() async throws {
                desktop = try await Desktop(.openbox)
                hand = try Hand(on: desktop)
                let onlooker = desktop.onlooker
                let program = try Program(
                    executable("TestApp"), ["lists"], environment: desktop.environment)
                var window: XID?
                try await wait(for: "the window") {
                    window = onlooker.window(of: program.id)
                    return window != nil && program.errors.contains { $0.hasPrefix("frame row 3 ") }
                }
                self.program = program
                self.window = window ?? 0
                try await wait(for: "the keyboard") { onlooker.focus == window }
            }

            /// Returns the last reported frame of a view, as x, y, width and height on the screen.
            func frame(_ name: String) throws -> [Int] {
                let line = program.errors.last { $0.hasPrefix("frame \(name) ") }
                let numbers = try #require(line).split(separator: " ").suffix(4).compactMap {
                    Int($0)
                }
                let area = desktop.onlooker.area(of: window)
                return [numbers[0] + area.x.lowerBound, numbers[1] + area.y.lowerBound]
                    + numbers[2...]
            }

            /// Returns the middle of a view.
            func middle(_ name: String) throws -> (x: Int, y: Int) {
                let frame = try frame(name)
                return (frame[0] + frame[2] / 2, frame[1] + frame[3] / 2)
            }
        }

        @Test("A row is dragged to another place, and Escape cancels")
        func drag() async throws {
            let app = try await Open()
            let (start, end) = (try app.middle("row 1"), try app.middle("row 4"))
            app.hand.give("mousemove \(start.x) \(start.y) mousedown 1")
            for step in 1...8 {
                app.hand.move(to: start.x, start.y + (end.y + 8 - start.y) * step / 8)
            }
            app.hand.give("mouseup 1")
            try await wait(for: "the move") { app.program.errors.contains("moved 1 to 5") }

            let again = try app.middle("row 0")
            app.hand.give("mousemove \(again.x) \(again.y) mousedown 1")
            app.hand.move(to: again.x, again.y + 60)
            // The window manager gets a press first, and a key meanwhile would be before it.
            try await wait(for: "the drag") { app.desktop.onlooker.isGrabbed }
            for _ in 0..<3 { try await app.desktop.onlooker.ping(app.window) }
            app.hand.press("Escape")
            app.hand.give("mouseup 1")
            // A key that is handled afterwards shows that nothing has come of the drag.
            app.hand.press("ctrl+q")
            #expect(try await app.program.end() == .status(0))
            #expect(app.program.errors.filter { $0.hasPrefix("moved") } == ["moved 1 to 5"])
        }

        @Test("A drag near the edge scrolls the list")
        func autoscroll() async throws {
            let app = try await Open()
            let start = try app.middle("row 0")
            let bottom = app.desktop.onlooker.area(of: app.window).y.upperBound
            app.hand.give("mousemove \(start.x) \(start.y) mousedown 1")
            app.hand.move(to: start.x, start.y + 40)
            app.hand.move(to: start.x, bottom - 6)
            try await wait(for: "row 40 to come into sight") {
                app.program.errors.contains { $0.hasPrefix("frame row 40 ") }
            }
            app.hand.give("mouseup 1")
            try await wait(for: "the move") {
                app.program.errors.contains { $0.hasPrefix("moved 0 to ") }
            }
        }

        @Test("The edge of a column is dragged")
        func column() async throws {
            let app = try await Open()
            let before = try app.frame("cell 0")
            let edge = (x: before[0] + before[2] + 6, y: before[1] - 20)
            app.hand.give("mousemove \(edge.x) \(edge.y) mousedown 1")
            for step in 1...6 { app.hand.move(to: edge.x - step * 10, edge.y) }
            app.hand.give("mouseup 1")
            try await wait(for: "the narrower column") {
                try app.frame("cell 0")[2] == before[2] - 60
            }
        }

        @Test("A server that dies in the middle of a drag ends the app with one message")
        func lostServer() async throws {
            let app = try await Open()
            let start = try app.middle("row 0")
            app.hand.give("mousemove \(start.x) \(start.y) mousedown 1")
            app.hand.move(to: start.x, start.y + 50)
            try await wait(for: "the drag") { app.desktop.onlooker.isGrabbed }
            app.desktop.server.kill()
            #expect(try await app.program.end() == .status(1))
            #expect(app.program.errors.filter { $0.contains("was lost") }.count == 1)
        }
    }
}
