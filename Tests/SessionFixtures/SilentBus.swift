import Foundation

/// A socket in place of a bus that never answers.
package final class SilentBus {
    let path = "/tmp/lozenge-\(UUID().uuidString)"
    package let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)

    package var address: String { "unix:path=\(path)" }

    package init() throws {
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

    /// True if a client has tried to connect.
    package var isCalled: Bool {
        var wait = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        return poll(&wait, 1, 0) == 1
    }

    isolated deinit {
        close(socket)
        unlink(path)
    }
}
