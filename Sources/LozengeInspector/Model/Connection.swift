#if DEBUG || INSPECT
    import Dispatch
    import Foundation
    import LozengeViews

    /// The connection to an inspected app.
    final class Connection {
        private let channel: DispatchIO
        private var received: [UInt8] = []

        /// - Parameters:
        ///   - path: The path of the app's socket.
        ///   - receive: Called with each reply, and with `nil` when the app has ended.
        init?(to path: String, receive: @escaping (InspectionReply?) -> Void) {
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            let fits = withUnsafeMutableBytes(of: &address.sun_path) { bytes in
                guard path.utf8.count < bytes.count else { return false }
                bytes.copyBytes(from: path.utf8)
                return true
            }
            let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            let isConnected = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
                }
            }
            guard fits, isConnected else {
                close(descriptor)
                return nil
            }
            channel = DispatchIO(type: .stream, fileDescriptor: descriptor, queue: .main) { _ in
                close(descriptor)
            }
            channel.setLimit(lowWater: 1)
            channel.read(offset: 0, length: .max, queue: .main) { [weak self] isDone, data, _ in
                let bytes = data.map(Array.init) ?? []
                MainActor.assumeIsolated {
                    self?.take(bytes).forEach(receive)
                    if isDone { receive(nil) }
                }
            }
        }

        func send(_ request: InspectionRequest) {
            guard let data = try? JSONEncoder().encode(request) else { return }
            let line = (data + [UInt8(ascii: "\n")]).withUnsafeBytes { DispatchData(bytes: $0) }
            channel.write(offset: 0, data: line, queue: .main) { _, _, _ in }
        }

        /// Returns the replies that are complete.
        private func take(_ bytes: [UInt8]) -> [InspectionReply] {
            received += bytes
            var replies: [InspectionReply] = []
            while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(received[..<end])
                received.removeSubrange(...end)
                if let reply = try? JSONDecoder().decode(InspectionReply.self, from: line) {
                    replies.append(reply)
                }
            }
            return replies
        }
    }
#endif
