import LozengeCore
import LozengeTesting
import Observation
import Testing
import ViewFixtures
import WaitingFixtures

@testable import LozengeViews

@Suite("Reloading")
struct RefreshableTests {
    @Observable
    final class Mailbox {
        var count = 0
        var isBlocked = false
        var wasCancelled = false
        var isShown = true

        func fetch() async {
            count += 1
            while isBlocked, !Task.isCancelled { await Task.yield() }
            wasCancelled = Task.isCancelled
        }
    }

    private struct Letters: View {
        let mailbox: Mailbox

        var body: some View {
            if mailbox.isShown {
                List(0..<30, id: \.self) { Text("row \($0)") }
                    .refreshable { await mailbox.fetch() }
            }
        }
    }

    @Test("F5 and Ctrl R load once at a time, with a bar meanwhile")
    func keys() async throws {
        let mailbox = Mailbox()
        let screen = Screen(200, 200) { Letters(mailbox: mailbox) }
        mailbox.isBlocked = true
        screen.press(.function(5))
        try await wait(for: "the action") { mailbox.count == 1 }
        #expect(screen.elements().contains { $0.label == "Loading" })
        screen.press(.character("r"), modifiers: .control)
        mailbox.isBlocked = false
        try await wait(for: "the action") { !screen.elements().contains { $0.label == "Loading" } }
        #expect(mailbox.count == 1)
        screen.press(.character("r"), modifiers: .control)
        try await wait(for: "the action") { mailbox.count == 2 }
    }

    @Test("Scrolling beyond the start loads, other scrolling does not")
    func pull() async throws {
        let mailbox = Mailbox()
        let screen = Screen(200, 200) { Letters(mailbox: mailbox) }
        func scroll(_ distance: CGFloat) {
            screen.scroll(by: CGSize(width: 0, height: distance), at: CGPoint(x: 50, y: 50))
        }
        scroll(60)
        scroll(-60)
        scroll(-40)
        screen.advance(by: .seconds(1))
        scroll(-40)
        #expect(mailbox.count == 0)
        scroll(-40)
        try await wait(for: "the action") { mailbox.count == 1 }
    }

    @Test("A view that disappears cancels its action")
    func disappearance() async throws {
        let mailbox = Mailbox()
        let screen = Screen(200, 200) { Letters(mailbox: mailbox) }
        mailbox.isBlocked = true
        screen.press(.function(5))
        try await wait(for: "the action") { mailbox.count == 1 }
        mailbox.isShown = false
        #expect(screen.words.isEmpty)
        try await wait(for: "the action") { mailbox.wasCancelled }
    }
}
