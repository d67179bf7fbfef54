import CX11
import Foundation
import Testing
import WaitingFixtures

extension OnADesktop {
    @Suite("An app that opens many windows")
    struct ManyWindows {
        @Test("Before the twentieth window within a minute the user is asked")
        func question() async throws {
            let desktop = try await Desktop()
            let app = try Program(
                executable("TestApp"), ["windows"], environment: desktop.environment)
            defer { app.kill() }
            func windows() -> [XID] {
                desktop.onlooker.numbers("_NET_CLIENT_LIST", of: desktop.onlooker.root)
            }
            // Nineteen windows and one question, however many windows are requested.
            try await wait(for: "the question") { windows().count == 20 }
            let question = try #require(
                windows().first { !desktop.onlooker.numbers("WM_TRANSIENT_FOR", of: $0).isEmpty })
            let hand = try Hand(on: desktop)
            // A click goes to the window, whichever one is active.
            let area = desktop.onlooker.area(of: question)
            hand.click(
                area.x.lowerBound + area.x.count * 3 / 4, area.y.lowerBound + area.y.count * 3 / 4)
            // The answer opens one more window, which requests further ones.
            try await wait(for: "more windows") { windows().count > 20 }
            #expect(app.ending == nil)
            #expect(app.errors.isEmpty, "\(app.errors)")
        }
    }
}
