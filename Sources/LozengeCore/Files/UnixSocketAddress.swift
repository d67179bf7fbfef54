import Glibc

/// The address of a socket that is a file.
package struct UnixSocketAddress {
    private var address = sockaddr_un()

    /// - Parameter path: The path of the file; the address is `nil` if it has more than 107 bytes.
    package init?(_ path: String) {
        address.sun_family = sa_family_t(AF_UNIX)
        let fits = withUnsafeMutableBytes(of: &address.sun_path) { bytes in
            guard path.utf8.count < bytes.count else { return false }
            bytes.copyBytes(from: path.utf8)
            return true
        }
        if !fits { return nil }
    }

    /// Connects a socket to the address.
    ///
    /// - Returns: False if no program listens there.
    package func connect(_ descriptor: Int32) -> Bool {
        with { Glibc.connect(descriptor, $0, $1) } == 0
    }

    /// Gives a socket the address.
    ///
    /// - Returns: False if there is such a file, or it cannot be made.
    package func bind(_ descriptor: Int32) -> Bool {
        with { Glibc.bind(descriptor, $0, $1) } == 0
    }

    private func with<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
