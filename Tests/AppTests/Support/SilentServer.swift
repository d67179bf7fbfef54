import Foundation
import WaitingFixtures

/// A socket in place of an X server that never answers.
final class SilentServer {
    let display: String
    private let path: String
    private let socket: Int32
    private let hangsUp: (any DispatchSourceRead)?

    /// - Parameter hangsUp: True to close connections immediately.
    /// - Throws: A ``Failure`` if it cannot listen.
    init(hangsUp: Bool = false) throws {
        mkdir("/tmp/.X11-unix", 0o1777)
        let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        let numbers = (Int(getpid()) % 10_000 + 20_000)...
        let number = numbers.prefix(100).first { listen(socket, at: socketPath($0)) }
        guard let number else {
            throw Failure(description: "No socket can be made in /tmp/.X11-unix.")
        }
        self.socket = socket
        path = socketPath(number)
        display = ":\(number)"
        self.hangsUp = hangsUp ? DispatchSource.makeReadSource(fileDescriptor: socket) : nil
        self.hangsUp?.setEventHandler { @Sendable in close(accept(socket, nil, nil)) }
        self.hangsUp?.resume()
    }

    isolated deinit {
        hangsUp?.cancel()
        close(socket)
        unlink(path)
    }
}

private func socketPath(_ number: Int) -> String { "/tmp/.X11-unix/X\(number)" }

private func listen(_ socket: Int32, at path: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let isBound = withUnsafePointer(to: address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
        }
    }
    return isBound && Glibc.listen(socket, 4) == 0
}
