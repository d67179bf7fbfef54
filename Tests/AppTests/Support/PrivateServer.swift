import Foundation

/// An X server of a test's own, which ends with the test's process whatever becomes of that.
final class PrivateServer {
    let display: String
    let processID: pid_t
    private let shell = Process()
    /// The shell waits for its end and then ends the server.
    private let leash = Pipe()

    /// Starts one without a screen to look at.
    convenience init(_ arguments: String = "") throws {
        try self.init(
            command: "\(Tool.xvfb.find()) -screen 0 1280x1024x24 \(arguments)", log: "/dev/null")
    }

    /// Starts one that draws as servers with a graphics card do, shown in a window of `outer`, which
    /// needs the extension GLX; what it draws with the processor instead it tells in the file `log`.
    convenience init(drawingInside outer: PrivateServer, log: String) throws {
        try self.init(
            command: "DISPLAY=\(outer.display) GLAMOR_DEBUG=1 \(Tool.xephyr.find()) -glamor "
                + "-screen 1280x1024", log: log)
    }

    private init(command: String, log: String) throws {
        let output = Pipe()
        let errors = Pipe()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = [
            "-c",
            "\(command) -displayfd 1 -noreset -nolisten tcp 2>'\(log)' </dev/null & echo $! >&2; exec >&- 2>&-; read line; kill -KILL $!",
        ]
        shell.standardInput = leash
        shell.standardOutput = output
        shell.standardError = errors
        try shell.run()
        guard let process = line(from: errors).flatMap({ pid_t($0) }),
            let number = line(from: output), !number.isEmpty
        else { throw Failure(description: "A server does not start; try by hand: \(command)") }
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
