import Foundation
import Synchronization

/// A socket in place of a bus that answers with an endless line.
package final class FloodingBus {
    private let listener: SilentBus
    private let flood = Flood()

    package var address: String { listener.address }
    package var isHungUp: Bool { flood.state.withLock { $0.isHungUp } }
    package var sentBytes: Int { flood.state.withLock { $0.sent } }

    package init() throws {
        listener = try SilentBus()
        let (socket, flood) = (listener.socket, flood)
        Thread.detachNewThread { flood.run(on: socket) }
    }
}

private nonisolated final class Flood: Sendable {
    struct State {
        var sent = 0
        var isHungUp = false
    }

    let state = Mutex(State())

    func run(on listener: Int32) {
        let socket = accept(listener, nil, nil)
        let line = [UInt8](repeating: UInt8(ascii: "A"), count: 4096)
        while true {
            let count = send(socket, line, line.count, Int32(MSG_NOSIGNAL))
            guard count > 0 else { break }
            state.withLock { $0.sent += count }
        }
        close(socket)
        state.withLock { $0.isHungUp = true }
    }
}
