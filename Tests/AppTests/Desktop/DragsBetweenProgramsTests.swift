import CX11
import Foundation
import Testing
import WaitingFixtures

extension OnADesktop {
    /// Source: `docs/dragging.md`, DND-7 to DND-9.
    @Suite("Drags between programs")
    struct DragsBetweenPrograms {
        /// Another toolkit, whose program is in the fixtures.
        nonisolated enum Toolkit: String, CaseIterable {
            case gtk, qt
        }

        private let desktop: Desktop
        private let hand: Hand
        /// The window of the app: the source on the left, views for texts and for addresses on the right.
        private let own: (program: Program, window: XID)

        init() async throws {
            desktop = try await Desktop(.none)
            hand = try Hand(on: desktop)
            let program = try Program(
                executable("TestApp"), ["drags"], environment: desktop.environment)
            own = (program, try await Self.window(of: program, on: desktop))
            desktop.onlooker.resize(own.window, 200, 200)
            desktop.onlooker.move(own.window, 100, 100)
        }

        /// Waits for the window of a program.
        private static func window(of program: Program, on desktop: Desktop) async throws -> XID {
            var window: XID?
            try await wait(for: "the window") {
                guard program.ending == nil else {
                    throw Failure(description: "The program ended: \(program.errors)")
                }
                window = desktop.onlooker.window(of: program.id)
                return window != nil
            }
            return try #require(window)
        }

        /// Starts the program of another toolkit: the source in the upper half of its window, the target in the lower.
        private func start(_ toolkit: Toolkit, _ kind: String) async throws -> Program {
            // The modules of Debian belong to Debian's Python.
            let peer = try Program(
                "/usr/bin/python3", [fixture("dragging/\(toolkit.rawValue).py"), kind],
                environment: desktop.environment)
            let window = try await Self.window(of: peer, on: desktop)
            desktop.onlooker.resize(window, 200, 200)
            desktop.onlooker.move(window, 500, 100)
            try await wait(for: "the window in its place") {
                desktop.onlooker.area(of: window) == PixelArea(x: 500..<700, y: 100..<300)
                    && desktop.onlooker.area(of: own.window)
                        == PixelArea(x: 100..<300, y: 100..<300)
            }
            return peer
        }

        /// Drags from a point to another, and lets go when a condition holds there.
        ///
        /// A program that has just opened its window may miss the press: then the drag is tried again.
        private func drag(
            from start: (x: Int, y: Int), to end: (x: Int, y: Int),
            until condition: () throws -> Bool
        ) async throws {
            for attempt in 1...8 {
                hand.give("mousemove \(start.x) \(start.y) mousedown 1")
                do {
                    try await wait(for: "the target at \(end)", within: .seconds(attempt * 2)) {
                        try await reaches(end, from: start, condition)
                    }
                    break
                } catch {
                    hand.give("key Escape mousemove \(start.x) \(start.y) mouseup 1")
                    if attempt == 8 { throw error }
                }
            }
            hand.give("mouseup 1")
        }

        /// Drags from a point to another, and again while nothing is dropped there.
        ///
        /// A busy program may not answer before the drag ends; the other one then takes it for refused.
        private func drag(
            from start: (x: Int, y: Int), to end: (x: Int, y: Int), droppedIn target: Program,
            until condition: () throws -> Bool
        ) async throws {
            for _ in 0..<5 where lines(target).isEmpty {
                try await drag(from: start, to: end, until: condition)
                try? await wait(for: "the drop", within: .seconds(10)) { !lines(target).isEmpty }
            }
        }

        /// Moves the pointer in steps, and returns true if a condition holds at the end.
        private func reaches(
            _ end: (x: Int, y: Int), from start: (x: Int, y: Int), _ condition: () throws -> Bool
        ) async throws -> Bool {
            for step in 1...9 {
                // A target learns the position from each motion, and never asks for it.
                hand.move(
                    to: start.x + (end.x - start.x) * min(step, 8) / 8 + step % 2,
                    start.y + (end.y - start.y) * min(step, 8) / 8)
                if step > 7, try condition() { return true }
                try await desktop.onlooker.ping(own.window)
            }
            return try condition()
        }

        private func lines(_ program: Program) -> [String] {
            program.errors.filter { $0.hasPrefix("dropped") }
        }

        @Test("A text is dragged to another program", arguments: Toolkit.allCases)
        func leaving(toolkit: Toolkit) async throws {
            let peer = try await start(toolkit, "text")
            try await drag(from: (150, 200), to: (600, 250), droppedIn: peer) {
                !desktop.onlooker.menus(of: own.program.id).isEmpty
            }
            #expect(lines(peer).first == "dropped größer")
            try await wait(for: "no picture") {
                desktop.onlooker.menus(of: own.program.id).isEmpty
            }
        }

        @Test("A text comes from another program", arguments: Toolkit.allCases)
        func coming(toolkit: Toolkit) async throws {
            let peer = try await start(toolkit, "text")
            try await drag(from: (600, 150), to: (250, 150), droppedIn: own.program) {
                try isTargeted(250, 120)
            }
            #expect(lines(own.program).first == "dropped größer")
            #expect(peer.ending == nil)
        }

        @Test("A file comes from another program", arguments: Toolkit.allCases)
        func file(toolkit: Toolkit) async throws {
            let peer = try await start(toolkit, "file")
            try await drag(from: (600, 150), to: (250, 250), droppedIn: own.program) {
                try isTargeted(250, 280)
            }
            #expect(lines(own.program).first == "dropped file:///etc/hostname")
            #expect(peer.ending == nil)
        }

        @Test("A source that is killed in the middle leaves no trace", arguments: Toolkit.allCases)
        func killed(toolkit: Toolkit) async throws {
            let peer = try await start(toolkit, "text")
            try await drag(from: (600, 150), to: (250, 150)) { try isTargeted(250, 120) }
            kill(peer.id, SIGKILL)
            try await wait(for: "no target") { try !isTargeted(250, 120) }
            #expect(own.program.ending == nil)
        }

        /// Returns true if a point is yellow, as a view is that has become the target.
        private func isTargeted(_ x: Int, _ y: Int) throws -> Bool {
            let picture = try desktop.onlooker.picture(
                of: PixelArea(x: x..<x + 1, y: y..<y + 1))
            return picture[0, 0] == 0xFFCC00
        }
    }
}
