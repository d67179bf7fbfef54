import CX11
import Foundation
import LozengeTesting
import SanitizerFixtures
import Testing
import WaitingFixtures

extension OnADesktop {
    @Suite("An app in motion")
    struct Motion {
        private struct OpenWindow {
            let program: Program
            let id: XID
        }

        private func open(on desktop: Desktop) async throws -> OpenWindow {
            let program = try Program(
                executable("TestApp"), ["motion"], environment: desktop.environment)
            var window: XID?
            try await wait(for: "the window") {
                window = desktop.onlooker.window(of: program.id)
                return window != nil
            }
            return try OpenWindow(program: program, id: #require(window))
        }

        @Test(
            "It shows sixty frames a second, whatever manages and composes windows",
            .disabled(if: Sanitizer.isPresent, "A sanitizer takes most of the time of a frame."),
            arguments: [
                Desktop.Manager.none, .openbox, .openboxWithPicom, .xfwm4, .compositingXfwm4,
            ])
        func sixtyFrames(manager: Desktop.Manager) async throws {
            let desktop = try await Desktop(manager)
            let window = try await open(on: desktop)
            let count = try FrameCount(of: window.id, on: desktop.server.display)
            var rates: [Double] = []
            // Other programs may take the processor for a while.
            try await wait(for: "sixty frames a second") {
                rates.append(try await count.rate())
                return rates.last.map { (57...63).contains($0) } == true || rates.count > 30
            }
            print("measured: \(rates.map { Int($0.rounded()) }) frames a second, \(manager)")
            #expect(rates.count <= 30, "\(rates)")
            #expect(rates.allSatisfy { $0 < 75 }, "\(rates)")
        }

        @Test(
            "It follows a display with more frames a second",
            .disabled(if: Sanitizer.isPresent, "A sanitizer takes most of the time of a frame."))
        func fastDisplay() async throws {
            let server = try PrivateServer("-screen 0 1280x1024x24 -fakescreenfps 120")
            let desktop = try await Desktop(on: server)
            let window = try await open(on: desktop)
            let count = try FrameCount(of: window.id, on: server.display)
            var rates: [Double] = []
            try await wait(for: "more than sixty frames a second") {
                rates.append(try await count.rate())
                return rates.last.map { $0 > 90 } == true
            }
            print("measured: \(rates.map { Int($0.rounded()) }) frames a second")
            #expect(rates.allSatisfy { $0 < 150 }, "\(rates)")
        }

        @Test(
            "Minimised it sleeps, and goes on when it is back",
            .disabled(
                if: Sanitizer.isThread, "ThreadSanitizer wakes a process ten times a second."))
        func minimised() async throws {
            let desktop = try await Desktop()
            let onlooker = desktop.onlooker
            let window = try await open(on: desktop)
            let count = try FrameCount(of: window.id, on: desktop.server.display)
            try await wait(for: "motion") { try await count.rate(for: .milliseconds(200)) > 5 }
            XIconifyWindow(onlooker.display, window.id, 0)
            XFlush(onlooker.display)
            try await wait(for: "rest") {
                let before = try Activity(of: window.program.id)
                try await Task.sleep(for: .seconds(1))
                return try Activity(of: window.program.id).awakenings(since: before) <= 1
            }
            XMapWindow(onlooker.display, window.id)
            XFlush(onlooker.display)
            try await wait(for: "motion") { try await count.rate(for: .milliseconds(200)) > 5 }
        }

        @Test("When the server dies, it ends at once with status 1 and one message")
        func lostServer() async throws {
            let desktop = try await Desktop()
            let window = try await open(on: desktop)
            let count = try FrameCount(of: window.id, on: desktop.server.display)
            try await wait(for: "motion") { try await count.rate(for: .milliseconds(200)) > 5 }
            desktop.server.kill()
            #expect(try await window.program.end() == .status(1))
            #expect(window.program.errors.count == 1, "\(window.program.errors)")
            #expect(window.program.errors.first?.contains("was lost") == true)
        }
    }
}
