import LozengeTesting
import Testing

@testable import LozengeX11

@Suite("Extensions of the server")
struct ExtensionQueryTests {
    private let server: PrivateServer
    private let connection: XConnection

    init() throws {
        server = try PrivateServer("-screen 0 640x480x24")
        connection = try XConnection(displayName: server.display)
    }

    private func opcode(of name: String) -> UInt8? {
        ExtensionQuery(name, on: connection.server.display).opcode()
    }

    @Test("An extension has a number of its own, and a missing one has none")
    func numbers() {
        #expect((opcode(of: "RENDER") ?? 0) >= 128)
        #expect(opcode(of: "RENDER") != opcode(of: "SYNC"))
        #expect(opcode(of: "LOZENGE") == nil)
        #expect(connection.server.hasExtension("Present"))
        #expect(connection.server.hasShapes)
    }

    @Test("A server that is gone has no extensions, and no pointers of XInput")
    func gone() {
        server.kill()
        let deadline = ContinuousClock.now + .seconds(30)
        while opcode(of: "RENDER") != nil, ContinuousClock.now < deadline {}
        #expect(opcode(of: "RENDER") == nil)
        #expect(!connection.server.hasExtension("Present"))
        #expect(!connection.server.hasShapes)
        let devices = PointerDevices(
            display: connection.server.display, root: connection.server.root)
        #expect(devices == nil)
    }
}
