import Foundation
import LozengeTesting
import Testing

@testable import LozengeX11

@Suite("Opening a display")
struct StartupTests {
    @Test("A missing display name is reported")
    func noDisplay() {
        #expect(throws: StartupError.noDisplay) { _ = try DisplayOpening(named: "") }
    }

    @Test("A display without a server is reported")
    func refused() {
        #expect(throws: StartupError.refused(display: ":94721")) {
            try DisplayOpening(named: ":94721").display()
        }
    }

    @Test("A server that accepts and does not answer is reported after the deadline")
    func silent() throws {
        let socket = try SilentServer()
        let start = ContinuousClock.now
        #expect(throws: StartupError.silent(display: socket.displayName)) {
            try DisplayOpening(named: socket.displayName)
                .display(within: .milliseconds(200))
        }
        #expect(start.duration(to: .now) < .seconds(5))
    }

    @Test("A server without RENDER is reported")
    func noRender() throws {
        let server = try PrivateServer("-screen 0 640x480x24 -extension RENDER")
        #expect(throws: StartupError.noRender(display: server.display)) {
            try XConnection(displayName: server.display)
        }
    }

    @Test("Every error is a problem and a remedy, a sentence each")
    func sentences() {
        let errors: [StartupError] = [
            .noDisplay, .refused(display: ":3"), .silent(display: ":3"), .noRender(display: ":3"),
        ]
        for error in errors {
            let text = error.description
            #expect(text.hasSuffix("."))
            #expect(text.components(separatedBy: ". ").count == 2)
            #expect(error == .noDisplay || text.contains("“:3”"))
        }
    }
}

/// A server on the port of an X display that accepts connections and never answers.
private final class SilentServer {
    let displayName: String
    private let descriptor: Int32

    init() throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        // Ports of displays start at 6000; high ones are unused.
        var number = 0
        for candidate in 3000..<3100 where number == 0 {
            address.sin_port = in_port_t(6000 + candidate).bigEndian
            let bound = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            if bound == 0 { number = candidate }
        }
        guard number > 0, listen(descriptor, 4) == 0 else {
            throw PrivateServer.Unavailable(description: "no port is free to listen on")
        }
        self.descriptor = descriptor
        displayName = "127.0.0.1:\(number)"
    }

    isolated deinit {
        close(descriptor)
    }
}
