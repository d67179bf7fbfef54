import CX11
import LozengeTesting
import Testing

@testable import LozengeX11

/// Xlib crashes in a request that does not fit into its buffer once the server is gone.
@Suite("Questions of a server that died while requests were waiting")
struct ServerQuestionsTests {
    enum Question: CaseIterable {
        case atom, bytesOfProperty, numbersOfProperty, monitors, pointer, workAreas, frameExtents
        case desktopSettings, ownerOfSelection, foreignWindow, window
    }

    /// The predefined atoms of the resources, and of the types of numbers and texts.
    private let resources = Atom(23)
    private let number = Atom(6)
    private let string = Atom(31)

    private func ask(_ question: Question, of connection: XConnection) {
        let server = connection.server
        switch question {
        case .atom:
            #expect(server.atom("LOZENGE") == 0)
        case .bytesOfProperty:
            #expect(server.bytes(of: resources, on: server.root, type: string) == nil)
        case .numbersOfProperty:
            #expect(server.numbers(of: resources, on: server.root, type: number) == nil)
        case .monitors:
            #expect(server.monitors == [])
        case .pointer:
            #expect(server.pointerLocation == .zero)
        case .workAreas:
            _ = server.workAreas
        case .frameExtents:
            #expect(!server.supportsFrameExtents)
        case .desktopSettings:
            var change = XEvent()
            change.xproperty.type = PropertyNotify
            change.xproperty.window = server.root
            change.xproperty.atom = resources
            #expect(connection.desktop.handle(change))
            #expect(!connection.desktop.refresh())
        case .ownerOfSelection:
            #expect(server.owner(of: Atom(1)) == 0)
        case .foreignWindow:
            _ = connection.foreignWindows.listen(to: 1)
        case .window:
            #expect(server.makeUnmappedWindow(in: server.root) == 0)
        }
    }

    @Test("Each is answered with nothing", arguments: Question.allCases)
    func unanswered(question: Question) throws {
        let server = try PrivateServer("-screen 0 640x480x24")
        let connection = try XConnection(displayName: server.display)
        let display = connection.server.display
        server.kill()
        let deadline = ContinuousClock.now + .seconds(30)
        while ExtensionQuery("RENDER", on: display).opcode() != nil, .now < deadline {}
        // This request has four bytes; those of the questions have eight at least.
        while lozenge_free_output_bytes(display) >= 8 { XNoOp(display) }

        ask(question, of: connection)
        #expect(connection.isLost)
    }
}
