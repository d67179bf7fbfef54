import Foundation
import Synchronization

/// A server on this machine that gives one answer to each request.
package nonisolated final class WebServer: Sendable {
    package enum Answer {
        case data(Data)
        case redirect(String)
        case missing
        /// The connection stays open.
        case nothing
    }

    private let port: UInt16
    private let listener: Int32
    private let asked = Mutex<[String]>([])

    /// The paths of the requests so far.
    package var paths: [String] { asked.withLock { $0 } }

    package init(answer: @escaping @Sendable (String) -> Answer) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard listener >= 0 else { throw Failure(description: "There is no socket.") }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 8) == 0
                    && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound else { throw Failure(description: "No port is free.") }
        self.listener = listener
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [weak self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0, let self else { return }
                serve(connection, answer)
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    package func url(_ path: String) -> URL {
        URL(string: "http://127.0.0.1:\(port)\(path)") ?? URL(fileURLWithPath: "/")
    }

    private func serve(_ connection: Int32, _ answer: (String) -> Answer) {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(connection, &bytes, bytes.count)
        let line = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        let path = line.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        asked.withLock { $0.append(path) }
        let (head, body): (String, Data)
        switch answer(path) {
        case .data(let data): (head, body) = ("200 OK\r\n", data)
        case .redirect(let place): (head, body) = ("302 Found\r\nLocation: \(place)\r\n", Data())
        case .missing: (head, body) = ("404 Not Found\r\n", Data())
        case .nothing: return
        }
        let text = "HTTP/1.1 \(head)Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        let whole = Data(text.utf8) + body
        whole.withUnsafeBytes { _ = write(connection, $0.baseAddress, $0.count) }
        close(connection)
    }
}
