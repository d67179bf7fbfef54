import Foundation

/// An X server that a test starts.
///
/// It ends with the test's process, even if that crashes.
package final class PrivateServer {
    /// The name of the display, such as `:3`.
    package let display: String
    /// The server's own process, for tests that end it.
    package let processID: pid_t
    private let shell = Process()
    /// The input of the shell, which ends the server when this is closed.
    private let leash = Pipe()

    /// A server for all tests that restore its state.
    package static let shared = Result { try PrivateServer() }

    /// The server cannot be started.
    package struct Unavailable: Error, CustomStringConvertible {
        package let description: String

        package init(description: String) { self.description = description }
    }

    /// Starts a server with a virtual screen.
    ///
    /// - Parameters:
    ///   - arguments: Additional arguments.
    ///   - program: The name of the server's program.
    ///   - preparation: Commands that the shell runs first.
    ///   - log: The file for the server's standard error.
    /// - Throws: ``Unavailable`` if the server does not start within ten seconds.
    package init(
        _ arguments: String = "-screen 0 1280x1024x24", of program: String = "Xvfb",
        preparation: String = "", log: String = "/dev/null"
    ) throws {
        let output = Pipe()
        let errors = Pipe()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = [
            "-c",
            preparation
                + "\n\(program) -displayfd 1 \(arguments) -noreset -nolisten tcp "
                + "2>'\(log)' </dev/null & "
                + "echo $! >&2; exec >&- 2>&-; read line; kill -KILL $!",
        ]
        shell.standardInput = leash
        shell.standardOutput = output
        shell.standardError = errors
        try shell.run()
        // Foundation keeps the pipes as long as the shell runs.
        for end in [output, errors].map(\.fileHandleForWriting) + [leash.fileHandleForReading] {
            try end.close()
        }
        defer {
            for pipe in [output, errors] { try? pipe.fileHandleForReading.close() }
        }
        guard let process = line(from: errors).flatMap({ pid_t($0) }),
            let number = line(from: output), !number.isEmpty
        else {
            throw Unavailable(
                description: "Cannot start \(program). Install it with `make test`.")
        }
        processID = process
        display = ":" + number
    }

    /// Starts a server that draws with a graphics library, like servers with a graphics card.
    ///
    /// - Parameters:
    ///   - outer: The server that shows its screen in a window; needs the extension GLX.
    ///   - log: The file that lists requests drawn by the processor instead.
    /// - Throws: ``Unavailable`` if the server does not start within ten seconds.
    package convenience init(drawingInside outer: PrivateServer, log: String) throws {
        try self.init(
            "-glamor -screen 1280x1024", of: "Xephyr",
            preparation: "export DISPLAY=\(outer.display) GLAMOR_DEBUG=1", log: log)
    }

    /// Ends the server at once, as a crash would.
    package func kill() {
        Glibc.kill(processID, SIGKILL)
    }

    isolated deinit {
        kill()
        try? leash.fileHandleForWriting.close()
    }
}

/// Reads the first line; `nil` if none comes within ten seconds.
private func line(from pipe: Pipe) -> String? {
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    let deadline = ContinuousClock.now + .seconds(10)
    var bytes: [UInt8] = []
    while ContinuousClock.now < deadline {
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&wait, 1, 100) >= 0 else { return nil }
        guard wait.revents != 0 else { continue }
        var byte: UInt8 = 0
        guard read(descriptor, &byte, 1) == 1 else { return nil }
        if byte == 10 { return String(decoding: bytes, as: UTF8.self) }
        bytes.append(byte)
    }
    return nil
}
