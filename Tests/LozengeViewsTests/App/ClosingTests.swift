import Foundation
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures
import WaitingFixtures

@Suite("A window that is closed")
struct ClosingTests {
    @Test("State that its views read may change afterwards")
    func sharedState() {
        struct Round: View {
            @AppStorage("round") private var round = 1
            var body: some View { Change("round \(round)", $round) { $0 += 1 } }
        }
        let store = ValueStore()
        func screen() -> Screen {
            Screen(200, 100) { Round().environment(\.appStore, store) }
        }
        let open = screen()
        for number in 1..<20 {
            _ = screen().words
            open.click("round \(number)")
        }
        #expect(open.words == ["round 20"])
    }

    @Test("Its views disappear, and their tasks are cancelled")
    func goodbye() async throws {
        let diary = Diary()
        var screen: Screen? = Screen(100, 100) {
            Text("a").onDisappear { diary.note("gone") }.task {
                try? await Task.sleep(for: .seconds(1000))
                diary.note("cancelled")
            }
        }
        #expect(screen?.words == ["a"])
        screen = nil
        #expect(diary.lines == ["gone"])
        try await wait(for: "the end of the task") { diary.lines == ["gone", "cancelled"] }
    }
}
