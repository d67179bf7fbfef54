import Foundation
import Testing

/// An X server of a test's own, which ends with the test's process whatever becomes of that.
final class PrivateServer {
    let displayName: String
    /// The server's own process, for tests that end it.
    let processID: pid_t
    private let shell = Process()
    /// The shell waits for its end and then ends the server.
    private let leash = Pipe()

    /// One for all tests that leave it as they found it.
    static let shared = Result { try PrivateServer() }

    struct Unavailable: Error, CustomStringConvertible {
        let description: String
    }

    /// Starts a server with `arguments` besides those that all have, in a shell that does
    /// `preparation` first.
    init(
        _ arguments: String = "-screen 0 1280x1024x24", of program: String = "Xvfb",
        preparation: String = ""
    ) throws {
        let output = Pipe()
        let errors = Pipe()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = [
            "-c",
            preparation
                + "\n\(program) -displayfd 1 \(arguments) -noreset -nolisten tcp 2>/dev/null </dev/null & "
                + "echo $! >&2; exec >&- 2>&-; read line; kill -KILL $!",
        ]
        shell.standardInput = leash
        shell.standardOutput = output
        shell.standardError = errors
        try shell.run()
        guard let process = line(from: errors).flatMap({ pid_t($0) }),
            let display = line(from: output), !display.isEmpty
        else {
            throw Unavailable(
                description:
                    "These tests need \(program), and it did not start: install it by `make test`.")
        }
        processID = process
        displayName = ":" + display
    }

    /// Ends the server at once, as a crash would.
    func kill() {
        Glibc.kill(processID, SIGKILL)
    }

    isolated deinit {
        kill()
    }
}

/// The first line that comes, unless none comes within ten seconds.
private func line(from pipe: Pipe) -> String? {
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    let deadline = ContinuousClock.now + .seconds(10)
    var bytes: [UInt8] = []
    while !bytes.contains(10), ContinuousClock.now < deadline {
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&wait, 1, 100) >= 0 else { return nil }
        guard wait.revents != 0 else { continue }
        var byte: UInt8 = 0
        guard read(descriptor, &byte, 1) == 1 else { break }
        bytes.append(byte)
    }
    return bytes.contains(10) ? String(decoding: bytes.dropLast(), as: UTF8.self) : nil
}
