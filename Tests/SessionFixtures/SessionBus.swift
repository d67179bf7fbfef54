import Foundation

/// A session bus for one test, which ends with the test's process in any case.
package final class SessionBus {
    package let address: String
    private let shell = Process()
    /// The shell waits for its end and then ends the bus.
    private let leash = Pipe()

    package struct Unavailable: Error, CustomStringConvertible {
        package let description: String
    }

    /// A bus without activation: a missing service is not started.
    ///
    /// As many replies may be open as on a desktop's bus.
    private static let configuration = """
        <busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen>
        <policy context="default"><allow user="*"/><allow own="*"/>
        <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/></policy>
        <limit name="max_replies_per_connection">50000</limit>
        </busconfig>
        """

    package init() throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("lozenge-\(UUID().uuidString).conf")
        try Data(Self.configuration.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let output = Pipe()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = [
            "-c",
            "dbus-daemon --config-file=\(file.path) --print-address --nofork 2>/dev/null </dev/null "
                + "& exec >&-; read line; kill -KILL $!",
        ]
        shell.standardInput = leash
        shell.standardOutput = output
        try shell.run()
        try output.fileHandleForWriting.close()
        try leash.fileHandleForReading.close()
        defer { try? output.fileHandleForReading.close() }
        let line = String(
            decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        address = line.trimmingCharacters(in: .whitespacesAndNewlines)
        guard address.hasPrefix("unix:") else {
            throw Unavailable(
                description:
                    "These tests need dbus-daemon, and it did not start: install the package dbus.")
        }
    }

    /// Ends the bus at once, as a crash would, and waits until it is gone.
    package func kill() {
        try? leash.fileHandleForWriting.close()
        shell.waitUntilExit()
    }

    isolated deinit {
        if shell.isRunning { kill() }
    }
}
