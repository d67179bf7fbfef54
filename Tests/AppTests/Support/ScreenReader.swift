import Foundation
import SessionFixtures
import WaitingFixtures

/// A screen reader without a voice, on an accessibility bus of its own.
///
/// It is a program of AT-SPI's own library: `Fixtures/accessibility/reader.py`.
final class ScreenReader {
    let bus: SessionBus
    private let launcher: Program
    private let reader: Program
    private var answered = 0

    /// Starts the bus and the reader.
    init(on desktop: Desktop) async throws {
        bus = try SessionBus()
        let environment = desktop.environment.merging([
            "DBUS_SESSION_BUS_ADDRESS": bus.address, "GSETTINGS_BACKEND": "memory",
        ]) { $1 }
        let path = "/usr/libexec/at-spi-bus-launcher"
        guard access(path, X_OK) == 0 else {
            throw Failure(description: "This test needs \(path): install the package at-spi2-core.")
        }
        launcher = try Program(path, ["--launch-immediately"], environment: environment)
        // The launcher takes its name a moment after it has started.
        var started: Program?
        try await wait(for: "the accessibility bus") {
            let program = try Program(
                "/usr/bin/python3", [fixture("accessibility/reader.py")], environment: environment)
            try await wait(for: "the reader") {
                program.errors.contains("ready") || program.ending != nil
            }
            started = program.ending == nil ? program : nil
            return started != nil
        }
        guard let started else { throw Failure(description: "The reader did not start.") }
        reader = started
    }

    /// The environment of an app that this reader reads.
    func environment(on desktop: Desktop) -> [String: String] {
        desktop.environment.merging(["DBUS_SESSION_BUS_ADDRESS": bus.address]) { $1 }
    }

    /// All lines of the reader so far, with those of events.
    var lines: [String] { reader.errors }

    /// Gives a command.
    ///
    /// - Returns: The lines of the answer, without events.
    func ask(
        _ command: String, within limit: Duration = .seconds(60)
    ) async throws -> [String] {
        let before = reader.errors.count
        let ends = reader.errors.count { $0 == "done" }
        reader.write(command)
        try await wait(for: "the answer to “\(command)”", within: limit) {
            guard reader.ending == nil else {
                throw Failure(description: "The reader ended: \(reader.errors.suffix(5))")
            }
            return reader.errors.count { $0 == "done" } > ends
        }
        return reader.errors.dropFirst(before).filter {
            $0 != "done" && !$0.hasPrefix("event ")
        }
    }

    /// Stops the reader in the middle of what it does.
    func stop() { kill(reader.id, SIGSTOP) }

    /// Lets a stopped reader go on.
    func goOn() { kill(reader.id, SIGCONT) }

    /// Waits until the program with a name is on the bus and has a window.
    func waitFor(_ name: String) async throws {
        try await wait(for: "\(name) on the accessibility bus") {
            try await ask("tree \(name)").contains { $0.hasPrefix("1|frame") }
        }
    }
}
