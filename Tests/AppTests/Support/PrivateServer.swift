import Foundation

/// An X server of a test's own, which ends with the test's process whatever becomes of that.
final class PrivateServer {
    let display: String
    let processID: pid_t
    private let shell = Process()
    /// The shell waits for its end and then ends the server.
    private let leash = Pipe()

    init(_ arguments: String = "") throws {
        let xvfb = try Tool.xvfb.find()
        let output = Pipe()
        let errors = Pipe()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = [
            "-c",
            "\(xvfb) -displayfd 1 -screen 0 1280x1024x24 -noreset -nolisten tcp \(arguments) "
                + "2>/dev/null </dev/null & echo $! >&2; exec >&- 2>&-; read line; kill -KILL $!",
        ]
        shell.standardInput = leash
        shell.standardOutput = output
        shell.standardError = errors
        try shell.run()
        guard let process = line(from: errors).flatMap({ pid_t($0) }),
            let number = line(from: output), !number.isEmpty
        else { throw Failure(description: "Xvfb does not start; try it by hand.") }
        processID = process
        display = ":" + number
    }

    /// Ends the server at once, as a crash would.
    func kill() {
        Glibc.kill(processID, SIGKILL)
    }

    isolated deinit {
        try? leash.fileHandleForWriting.close()
    }
}

/// The first line that comes, unless none comes within ten seconds.
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
