import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Commands of the focused view")
struct KeyCommandTests {
    @Test("Arrows, Escape and Delete come to the nearest view that has an action for them")
    func keys() {
        let diary = Diary()
        let screen = Screen(200, 200) {
            VStack {
                Button("A") {}.onExitCommand { diary.note("inner exit") }
                    .onMoveCommand(perform: nil)
            }
            .onExitCommand { diary.note("outer exit") }
            .onMoveCommand { diary.note("\($0)") }
            .onDeleteCommand { diary.note("delete") }
        }
        // Without the focus inside, nothing happens.
        screen.press(.escape)
        #expect(diary.lines.isEmpty)
        screen.press(.tab)
        screen.press(.escape)
        screen.press(.upArrow)
        screen.press(.rightArrow)
        screen.press(.deleteForward)
        screen.press(.delete, modifiers: .control)
        #expect(diary.lines == ["inner exit", "up", "right", "delete"])
    }
}
