import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("The phase of a scene")
struct ScenePhaseTests {
    private struct Phase: View {
        let diary: Diary
        @Environment(\.scenePhase) private var phase
        var body: some View {
            Text("\(phase)").onChange(of: phase) { diary.note("\($0)→\($1)") }
        }
    }

    @Test(
        "The phase follows the activity and the visibility of the window, also while it is hidden")
    func phases() {
        let diary = Diary()
        let screen = Screen(200, 100) { Phase(diary: diary) }
        #expect(screen.words == ["active"])
        screen.send(.focused(false))
        screen.send(.shown(false))
        screen.send(.shown(true))
        screen.send(.focused(true))
        #expect(
            diary.lines == [
                "active→inactive", "inactive→background", "background→inactive", "inactive→active",
            ])
        #expect(screen.words == ["active"])
    }

    @Test("Only its readers are evaluated")
    func exact() {
        let screen = Screen(200, 100) { Counter(name: "a") }
        #expect(screen.evaluations { screen.send(.shown(false)) } == 0)
    }
}
