import Foundation
import Testing

extension OnADesktop {
    @Suite("The main run loop runs inside the event loop")
    struct RunLoops {
        @Test("Timers fire, once and repeatedly, and blocks are performed")
        func timers() async throws {
            let desktop = try await Desktop(.none)
            let app = try Program(
                executable("TestApp"), ["timers"],
                environment: desktop.environment)
            #expect(try await app.end(within: .seconds(60)) == .status(0))
        }
    }
}
