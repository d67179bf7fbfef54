import CX11
import Foundation
import SanitizerFixtures
import SessionFixtures
import Testing
import WaitingFixtures

extension OnADesktop {
    @Suite("An app in a session")
    struct SessionBusTests {
        /// The smallest app, which shows a word on the background of its window.
        private final class Hello {
            let program: Program
            let window: XID
            let onlooker: Onlooker

            init(on desktop: Desktop, bus: String) async throws {
                let onlooker = desktop.onlooker
                let program = try Program(
                    executable("Hello"),
                    environment: desktop.environment.merging(["DBUS_SESSION_BUS_ADDRESS": bus]) {
                        $1
                    })
                var window: XID?
                try await wait(for: "the first picture of Hello") {
                    window = onlooker.window(of: program.id)
                    guard let window else { return false }
                    return try [0xfafafb, 0x222226].contains(onlooker.picture(of: window)[2, 2])
                }
                self.onlooker = onlooker
                self.program = program
                self.window = window ?? 0
            }

            var background: UInt32 {
                get throws { try onlooker.picture(of: window)[2, 2] }
            }
        }

        @Test(
            "The app follows the portal's colour scheme, and sleeps in between",
            .disabled(
                if: Sanitizer.isThread, "ThreadSanitizer wakes a process ten times a second."))
        func follows() async throws {
            let desktop = try await Desktop()
            let bus = try SessionBus()
            let portal = try FakePortal(on: bus, "'color-scheme': <uint32 1>")
            let hello = try await Hello(on: desktop, bus: bus.address)
            try await wait(for: "dark") { try hello.background == 0x222226 }

            // Deferred work of the start may still go on; after it, none does.
            try await wait(for: "three seconds of sleep") {
                let before = try Activity(of: hello.program.id)
                try await Task.sleep(for: .seconds(3))
                let after = try Activity(of: hello.program.id)
                return after.awakenings(since: before) <= 1
                    && after.bytesWritten == before.bytesWritten
            }

            portal.announce("color-scheme", "uint32 2")
            try await wait(for: "light") { try hello.background == 0xfafafb }
            portal.announce("color-scheme", "uint32 1")
            try await wait(for: "dark again") { try hello.background == 0x222226 }
            bus.kill()
            let asleep = try Activity(of: hello.program.id)
            try await Task.sleep(for: .seconds(1))
            #expect(hello.program.ending == nil)
            #expect(try Activity(of: hello.program.id).awakenings(since: asleep) <= 1)
            #expect(try hello.background == 0x222226)
            #expect(hello.program.errors == [])
        }

        @Test("A bus that never answers is called, and the first picture does not wait for it")
        func silentBus() async throws {
            let desktop = try await Desktop()
            let bus = try SilentBus()
            let hello = try await Hello(on: desktop, bus: bus.address)
            try await wait(for: "the call") { bus.isCalled }
            #expect(try hello.background == 0xfafafb)
        }
    }
}
