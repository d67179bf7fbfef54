#if DEBUG || INSPECT
    import Dispatch
    import Foundation
    import LozengeViews

    /// A connection of an inspector or a script.
    final class InspectionClient {
        /// The longest request, in bytes.
        private static let limit = 1 << 20

        private let channel: DispatchIO
        private var received = LineBuffer()
        private(set) var isClosed = false
        /// Called when the inspector has gone.
        var onEnd: () -> Void = {}

        init(_ descriptor: Int32, answer: @escaping (InspectionRequest) -> InspectionReply) {
            channel = DispatchIO(type: .stream, fileDescriptor: descriptor, queue: .main) { _ in
                close(descriptor)
            }
            channel.setLimit(lowWater: 1)
            channel.read(offset: 0, length: .max, queue: .main) { [weak self] isDone, data, _ in
                let bytes = data.map(Array.init) ?? []
                MainActor.assumeIsolated { self?.receive(bytes, isLast: isDone, answer) }
            }
        }

        private func receive(
            _ bytes: [UInt8], isLast: Bool, _ answer: (InspectionRequest) -> InspectionReply
        ) {
            for line in received.add(bytes) {
                do {
                    send(answer(try LineBuffer.value(of: line)))
                } catch {
                    let words = String(decoding: line.prefix(200), as: UTF8.self)
                    send(.failed(reason: "This is no request: \(words)"))
                }
            }
            if isLast || received.count > Self.limit { end() }
        }

        func send(_ reply: InspectionReply) {
            guard !isClosed, let line = LineBuffer.line(of: reply) else { return }
            channel.write(offset: 0, data: line, queue: .main) { [weak self] _, _, error in
                if error != 0 { MainActor.assumeIsolated { self?.end() } }
            }
        }

        private func end() {
            guard !isClosed else { return }
            isClosed = true
            channel.close(flags: .stop)
            onEnd()
        }
    }
#endif
