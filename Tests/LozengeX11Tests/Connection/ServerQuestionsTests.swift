import CX11
import LozengeTesting
import Testing

@testable import LozengeX11

/// Xlib crashes in a request that does not fit into its buffer once the server is gone.
@Suite("Questions of a server that died while requests were waiting")
struct ServerQuestionsTests {
    /// The questions, by name.
    nonisolated private static let questions = [
        "atom", "bytes of a property", "numbers of a property", "monitors", "pointer",
        "work areas", "frame extents", "desktop settings", "owner of a selection", "foreign window",
    ]

    /// `RESOURCE_MANAGER`, a predefined atom.
    private let resources = Atom(23)

    private func ask(_ question: String, of connection: XConnection) {
        let server = connection.server
        switch question {
        case "atom":
            #expect(server.atom("LOZENGE") == 0)
        case "bytes of a property":
            #expect(server.bytes(of: resources, on: server.root, type: Atom(31)) == nil)
        case "numbers of a property":
            #expect(server.numbers(of: resources, on: server.root, type: Atom(6)) == nil)
        case "monitors":
            #expect(server.monitors == [])
        case "pointer":
            #expect(server.pointerLocation == .zero)
        case "work areas":
            _ = server.workAreas
        case "frame extents":
            #expect(!server.supportsFrameExtents)
        case "desktop settings":
            var change = XEvent()
            change.xproperty.type = PropertyNotify
            change.xproperty.window = server.root
            change.xproperty.atom = resources
            #expect(connection.desktop.handle(change))
            _ = connection.desktop.refresh()
        case "owner of a selection":
            #expect(server.owner(of: Atom(1)) == 0)
        default:
            _ = connection.foreignWindows.listen(to: 1)
        }
    }

    @Test("Each is answered with nothing", arguments: questions)
    func unanswered(question: String) throws {
        let server = try PrivateServer("-screen 0 640x480x24")
        let connection = try XConnection(displayName: server.display)
        let display = connection.server.display
        server.kill()
        let deadline = ContinuousClock.now + .seconds(30)
        while ExtensionQuery("RENDER", on: display).opcode() != nil, .now < deadline {}
        // A request takes at least four bytes, and a question at least eight.
        while lozenge_free_output_bytes(display) >= 8 { XNoOp(display) }

        ask(question, of: connection)
        #expect(connection.isLost)
    }
}
