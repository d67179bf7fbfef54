import Foundation
import LozengeCore
import SessionFixtures
import Testing
import WaitingFixtures

@testable import LozengeX11

/// Tests without a time limit, which would count the other tests on the main actor as well.
///
/// On a busy machine all of them take longer than five minutes. Each wait here has its own limit.
@Suite("The settings portal")
struct SettingsPortalTests {
    /// A window whose desktop has a session bus, with the number of changes from it.
    private final class Session {
        let stage: Stage
        private(set) var changes = 0

        init(at address: String, _ variables: [String: String] = [:]) throws {
            stage = try Stage(
                FakeClient(),
                environment: variables.merging(["DBUS_SESSION_BUS_ADDRESS": address]) { $1 })
            stage.client.onEnvironmentChange = { [unowned self] in changes += 1 }
        }

        var settings: DesktopSettings { stage.connection.desktop.settings }

        /// Waits until a condition holds; the portal's answers arrive meanwhile.
        func wait(for what: String, until condition: () -> Bool) async throws {
            try await WaitingFixtures.wait(for: what) {
                stage.loop.turn(limit: 0)
                return condition()
            }
        }
    }

    @Test("Its settings are applied at first and on each change")
    func live() async throws {
        let bus = try SessionBus()
        let portal = try FakePortal(
            on: bus,
            "'color-scheme': <uint32 1>, 'accent-color': <(1.0, 0.5, 0.0)>, 'other': <'x'>")
        let session = try Session(at: bus.address)
        #expect(session.settings.colorScheme == .light)
        session.stage.connection.askDesktop()
        try await session.wait(for: "the answer") { session.settings.colorScheme == .dark }
        #expect(session.settings.accent?.description == "#ff8000")
        #expect(session.stage.window.colors.accent == session.settings.accent)
        #expect(session.changes == 1)

        portal.announce("contrast", "uint32 1")
        try await session.wait(for: "contrast") { session.settings.contrast == .increased }
        portal.announce("reduced-motion", "uint32 1")
        try await session.wait(for: "less motion") { session.settings.reducesMotion }
        // The same again, an unknown setting, and an invalid colour.
        portal.announce("color-scheme", "uint32 1")
        portal.announce("color-scheme", "uint32 2", in: "org.example")
        portal.announce("font-name", "'Serif'")
        portal.announce("accent-color", "(-1.0, -1.0, -1.0)")
        try await session.wait(for: "no accent") { session.settings.accent == nil }
        #expect(session.settings.colorScheme == .dark)
        #expect(session.changes == 4)
        portal.announce("color-scheme", "uint32 2")
        try await session.wait(for: "light") { session.settings.colorScheme == .light }
        #expect(session.changes == 5)
    }

    @Test("When the bus dies, the last settings stay and the window works")
    func busDies() async throws {
        let bus = try SessionBus()
        let portal = try FakePortal(on: bus, "'color-scheme': <uint32 1>")
        let session = try Session(at: bus.address)
        session.stage.connection.askDesktop()
        try await session.wait(for: "the answer") { session.settings.colorScheme == .dark }
        bus.kill()
        portal.announce("color-scheme", "uint32 2")
        session.stage.redraw()
        for _ in 0..<20 { session.stage.loop.turn(limit: 2) }
        #expect(session.settings.colorScheme == .dark)
        #expect(session.changes == 1)
        #expect(session.stage.connection.timers.nextDeadline == nil)
    }

    @Test("A bus that never answers delays neither the start nor the end")
    func silentBus() async throws {
        let bus = try SilentBus()
        let clock = ContinuousClock()
        var session: Session? = try Session(at: bus.address)
        // Without the time until the call arrives, which depends on other running tests.
        let asking = clock.measure { session?.stage.connection.askDesktop() }
        try await session?.wait(for: "the call") { bus.isCalled }
        let ending = clock.measure {
            session?.stage.redraw()
            #expect(session?.changes == 0)
            session = nil
        }
        #expect(asking + ending < .seconds(10))
    }

    @Test("A bus that never ends its line is disconnected after the maximum length")
    func endlessLine() async throws {
        let bus = try FloodingBus()
        let session = try Session(at: bus.address)
        session.stage.connection.askDesktop()
        try await session.wait(for: "the end of the call") { bus.isHungUp }
        // Besides the line, the kernel buffers some data.
        #expect(bus.sentBytes < 4 << 20)
    }

    @Test("A thousand changes a second do not delay a key")
    func storm() async throws {
        let bus = try SessionBus()
        let portal = try FakePortal(on: bus, "'color-scheme': <uint32 1>")
        let session = try Session(at: bus.address)
        session.stage.connection.askDesktop()
        try await session.wait(for: "the answer") { session.settings.colorScheme == .dark }
        let start = ContinuousClock.now
        for number in 0..<3000 { portal.announce("color-scheme", "uint32 \(1 + number % 2)") }
        portal.announce("color-scheme", "uint32 2")
        try await session.wait(for: "light") {
            session.settings.colorScheme == .light
                && session.stage.connection.timers.nextDeadline == nil
        }
        let tenths = (ContinuousClock.now - start) / .milliseconds(100)
        #expect(Double(session.changes) <= tenths + 3)
    }

    @Test("The portal is not called before the first frame")
    func firstFrame() async throws {
        let bus = try SilentBus()
        let session = try Session(at: bus.address)
        #expect(session.stage.window.hasPresented)
        for _ in 0..<20 { session.stage.loop.turn(limit: 1) }
        #expect(!bus.isCalled)
    }

    @Test("A bus without a portal, and an address without a bus, change nothing")
    func nobody() async throws {
        let bus = try SessionBus()
        for address in [bus.address, "unix:path=/nowhere/at/all", "unix:", ""] {
            let session = try Session(at: address)
            session.stage.connection.askDesktop()
            let probe = try FakePortal(on: bus, "")
            probe.announce("font-name", "'Serif'", in: "org.example")
            for _ in 0..<20 { session.stage.loop.turn(limit: 2) }
            #expect(session.changes == 0)
        }
    }

    @Test("A portal that starts later is followed")
    func late() async throws {
        let bus = try SessionBus()
        let session = try Session(at: bus.address)
        session.stage.connection.askDesktop()
        let portal = try FakePortal(on: bus, "")
        try await session.wait(for: "dark") {
            portal.announce("color-scheme", "uint32 1")
            return session.settings.colorScheme == .dark
        }
        #expect(session.changes == 1)
    }

    @Test("The environment overrides it")
    func forced() async throws {
        let bus = try SessionBus()
        let portal = try FakePortal(
            on: bus, "'color-scheme': <uint32 1>, 'contrast': <uint32 1>")
        let session = try Session(at: bus.address, ["LOZENGE_COLOR_SCHEME": "light"])
        session.stage.connection.askDesktop()
        try await session.wait(for: "the answer") { session.settings.contrast == .increased }
        #expect(session.settings.colorScheme == .light)
        portal.announce("contrast", "uint32 0")
        try await session.wait(for: "less contrast") { session.settings.contrast == .standard }
    }
}
