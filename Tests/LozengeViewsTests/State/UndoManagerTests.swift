import LozengeCore
import LozengeTesting
import Observation
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Undo")
struct UndoManagerTests {
    @Observable
    final class Counter {
        var value = 0

        func add(_ number: Int, _ manager: UndoManager?) {
            value += number
            manager?.registerUndo(withTarget: self) { $0.add(-number, manager) }
        }
    }

    private struct Counting: View {
        let counter: Counter
        @Environment(\.undoManager) private var undoManager

        var body: some View {
            VStack {
                Text(verbatim: "value \(counter.value)")
                Button("Add") {
                    counter.add(1, undoManager)
                    undoManager?.setActionName("Add")
                }
                Button("Add twice") {
                    counter.add(10, undoManager)
                    counter.add(10, undoManager)
                }
            }
        }
    }

    @Test("Ctrl+Z undoes what one event did; Ctrl+Shift+Z and Ctrl+Y redo it")
    func keys() {
        let counter = Counter()
        let screen = Screen(300, 200) { Counting(counter: counter) }
        screen.click("Add")
        screen.click("Add twice")
        #expect(counter.value == 21)
        screen.press(.character("z"), modifiers: .control)
        #expect(counter.value == 1)
        screen.press(.character("z"), modifiers: .control)
        #expect(counter.value == 0)
        screen.press(.character("z"), modifiers: .control)
        #expect(counter.value == 0)
        screen.press(.character("z"), modifiers: [.control, .shift])
        screen.press(.character("y"), modifiers: .control)
        #expect(counter.value == 21)
        screen.press(.character("z"), modifiers: .control)
        #expect(counter.value == 1)
        // A new change ends what can be redone.
        screen.click("Add")
        screen.press(.character("y"), modifiers: .control)
        #expect(counter.value == 2)
    }

    @Test("Groups are one change, with the name that it was given")
    func groups() {
        let (manager, counter) = (UndoManager(), Counter())
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        counter.add(1, manager)
        manager.beginUndoGrouping()
        counter.add(2, manager)
        manager.endUndoGrouping()
        manager.setActionName("Adding")
        manager.endUndoGrouping()
        #expect(manager.undoMenuItemTitle == "Undo Adding" && manager.groupingLevel == 0)
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        #expect(manager.redoMenuItemTitle == "Redo Adding")
        manager.redo()
        #expect(counter.value == 3 && !manager.canRedo && manager.undoActionName == "Adding")
        // An empty group is no change.
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        manager.undo()
        #expect(counter.value == 0)
    }

    @Test("The oldest changes are forgotten; so are those of an object that is gone or removed")
    func forgotten() {
        let (manager, counter) = (UndoManager(), Counter())
        manager.levelsOfUndo = 2
        for number in 1...4 {
            counter.add(number, manager)
            manager.eventEnds()
        }
        for _ in 0..<5 { manager.undo() }
        #expect(counter.value == 3)
        manager.removeAllActions(withTarget: counter)
        #expect(!manager.canRedo)
        do {
            let other = Counter()
            other.add(1, manager)
            manager.eventEnds()
        }
        counter.add(1, manager)
        manager.undo()
        manager.undo()
        #expect(counter.value == 3)
        manager.disableUndoRegistration()
        counter.add(1, manager)
        manager.enableUndoRegistration()
        #expect(!manager.canUndo)
    }

    @Test("Each window has its own")
    func windows() {
        let (first, second) = (Counter(), Counter())
        let screens = [first, second].map { counter in
            Screen(300, 200) { Counting(counter: counter) }
        }
        screens[0].click("Add")
        screens[1].press(.character("z"), modifiers: .control)
        #expect(first.value == 1)
        screens[0].press(.character("z"), modifiers: .control)
        #expect(first.value == 0)
    }
}
