#if DEBUG || INSPECT
    import Dispatch
    import Foundation
    import Glibc
    import LozengeCore
    import LozengeViews

    /// The socket on which inspectors and scripts ask an app about its views: a request a line, a reply a line.
    ///
    /// Only the user can open it.
    final class InspectionSocket {
        /// The path of the socket.
        let path: String
        private let source: any DispatchSourceRead
        private var clients: [InspectionClient] = []
        /// Answers a request.
        private let answer: (InspectionRequest) -> InspectionReply
        /// Called when the last inspector has gone.
        private let onEnd: () -> Void

        init(
            answer: @escaping (InspectionRequest) -> InspectionReply, onEnd: @escaping () -> Void
        ) throws {
            (self.answer, self.onEnd) = (answer, onEnd)
            path = try Self.path()
            let descriptor = try Self.listen(at: path)
            source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
            source.setEventHandler { [weak self] in
                MainActor.assumeIsolated { self?.accept(from: descriptor) }
            }
            source.setCancelHandler { close(descriptor) }
            source.resume()
        }

        /// Sends news to all inspectors.
        func report(_ news: InspectionReply) {
            for client in clients { client.send(news) }
        }

        private func accept(from descriptor: Int32) {
            let accepted = Glibc.accept(descriptor, nil, nil)
            guard accepted >= 0 else { return }
            _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
            let client = InspectionClient(accepted, answer: answer)
            client.onEnd = { [weak self] in self?.clientEnded() }
            clients.append(client)
        }

        private func clientEnded() {
            clients.removeAll(where: \.isClosed)
            if clients.isEmpty { onEnd() }
        }

        private static func path() throws -> String {
            let runtime = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"]
            let folder = runtime.map { $0 + "/lozenge" } ?? "/tmp/lozenge-\(getuid())"
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            return "\(folder)/\(getpid())"
        }

        private static func listen(at path: String) throws -> Int32 {
            guard let address = UnixSocketAddress(path) else {
                throw InspectionError("The path \(path) is too long for a socket.")
            }
            unlink(path)
            let descriptor = socket(
                AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
            let former = umask(0o077)
            defer { umask(former) }
            guard address.bind(descriptor), Glibc.listen(descriptor, 8) == 0 else {
                let reason = String(cString: strerror(errno))
                close(descriptor)
                throw InspectionError("Cannot open the socket \(path): \(reason).")
            }
            return descriptor
        }

        isolated deinit {
            source.cancel()
            unlink(path)
        }
    }

    /// A sentence about an inspection that is not possible.
    struct InspectionError: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }
#endif
