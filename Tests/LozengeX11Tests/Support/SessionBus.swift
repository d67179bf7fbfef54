import Foundation

/// A session bus of a test's own, which ends with the test's process whatever becomes of that.
final class SessionBus {
    let address: String
    private let shell = Process()
    /// The shell waits for its end and then ends the bus.
    private let leash = Pipe()

    struct Unavailable: Error, CustomStringConvertible {
        let description: String
    }

    /// Whoever is asked for is there already or is not: nothing is started.
    private static let configuration = """
        <busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen>
        <policy context="default"><allow user="*"/><allow own="*"/>
        <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/></policy>
        </busconfig>
        """

    init() throws {
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
    func kill() {
        try? leash.fileHandleForWriting.close()
        shell.waitUntilExit()
    }

    isolated deinit {
        if shell.isRunning { kill() }
    }
}

/// Something that listens where a bus would, and says nothing.
final class SilentBus {
    let path = "/tmp/lozenge-\(UUID().uuidString)"
    private let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)

    var address: String { "unix:path=\(path)" }

    init() throws {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let isBound = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        guard isBound, listen(socket, 4) == 0 else {
            throw SessionBus.Unavailable(description: "No socket can be made in /tmp.")
        }
    }

    /// Whether anybody has tried to connect.
    var isCalled: Bool {
        var wait = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        return poll(&wait, 1, 0) == 1
    }

    isolated deinit {
        close(socket)
        unlink(path)
    }
}
