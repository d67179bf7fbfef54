#if DEBUG || INSPECT
    import Dispatch
    import Foundation
    import LozengeCore
    import LozengeViews

    /// The connection to an inspected app.
    final class Connection {
        private let channel: DispatchIO
        private var received = LineBuffer()

        /// - Parameters:
        ///   - path: The path of the app's socket.
        ///   - receive: Called with each reply, and with `nil` when the app has ended.
        init?(to path: String, receive: @escaping (InspectionReply?) -> Void) {
            let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            guard UnixSocketAddress(path)?.connect(descriptor) == true else {
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
            guard let line = LineBuffer.line(of: request) else { return }
            channel.write(offset: 0, data: line, queue: .main) { _, _, _ in }
        }

        /// Returns the replies that are complete.
        private func take(_ bytes: [UInt8]) -> [InspectionReply] {
            received.add(bytes).compactMap {
                try? LineBuffer.value(of: $0)
            }
        }
    }
#endif
