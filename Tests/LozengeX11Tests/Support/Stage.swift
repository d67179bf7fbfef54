import CX11
import Foundation
import LozengeCore
import LozengeTesting
import LozengeText
import Testing
import WaitingFixtures

@testable import LozengeX11

/// A window on a private server, and the loop that runs it.
///
/// Its text is in the machine's fonts, or in those of a Fontconfig file.
final class Stage {
    let connection: XConnection
    let client: FakeClient
    let window: XWindow
    let loop: EventLoop
    let textEngine: PangoTextEngine
    /// Runs as long as it is referenced.
    private let server: PrivateServer

    init(
        _ client: FakeClient, size: CGSize = CGSize(width: 200, height: 160),
        scale: CGFloat = 1, server: PrivateServer? = nil, options: WindowOptions? = nil,
        fonts: String? = nil, environment: [String: String] = [:]
    ) throws {
        let server = try server ?? PrivateServer.shared.get()
        self.server = server
        // Without the variables of the session in which the tests run.
        connection = try XConnection(
            DisplayOpening(named: server.display),
            environment: LaunchEnvironment(
                EnvironmentVariables(environment.merging(["LOZENGE_SCALE": "\(scale)"]) { $1 })))
        self.client = client
        textEngine = PangoTextEngine(
            scale: scale, cacheCapacity: 16 << 20, fontConfigurationFile: fonts)
        let options = options ?? WindowOptions(title: "Stage", className: "Stage", size: size)
        window = XWindow(
            connection: connection, options: options, client: client, textEngine: textEngine)
        loop = EventLoop(connection: connection, mainQueue: nil)
        window.show()
        try run("the first frame") { window.hasPresented }
    }

    isolated deinit {
        window.close()
    }

    /// Runs the loop until a condition holds.
    func run(_ what: String, until condition: () -> Bool) throws {
        try wait(for: what, running: { loop.turn(limit: 20) }, until: condition)
    }

    /// Redraws the window with its client's content.
    func redraw() {
        window.setNeedsDisplay()
        window.drawIfNeeded()
    }

    /// Returns the drawn pixels of the window, including parts beyond the screen.
    func drawnPixels() throws -> Pixels {
        try Pixels(
            of: window.renderer.surface.pixmap, size: window.size, on: connection.server.display)
    }

    /// Returns the pixels of the window on the screen.
    func pixels() throws -> Pixels {
        try Pixels(of: window.id, size: window.size, on: connection.server.display)
    }
}
