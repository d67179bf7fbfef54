import LozengeCore
import LozengeTesting
import Observation
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("The menu of the selection")
struct SelectionMenuTests {
    @Observable
    final class Model {
        var chosen: Set<Int> = [1, 2]
        var log: [String] = []
    }

    private struct Numbers: View {
        @Bindable var model: Model
        var count = 4

        var body: some View {
            List(0..<count, id: \.self, selection: $model.chosen) { number in
                Text("row \(number)")
            }
            .contextMenu(forSelectionType: Int.self) { numbers in
                if numbers.isEmpty { Button("New") {} }
                ForEach(numbers.sorted(), id: \.self) { Button("Item \($0)") {} }
            } primaryAction: {
                model.log.append("\($0.sorted())")
            }
        }

    }

    @Test("It is for the selected rows, for another row alone, or for none beside the rows")
    func rows() {
        let screen = Screen(300, 300) { Numbers(model: Model()) }
        screen.click("row 1", with: .secondary)
        #expect(screen.popups.last?.words == ["Item 1", "Item 2"])
        screen.press(.escape)
        screen.click("row 0", with: .secondary)
        #expect(screen.popups.last?.words == ["Item 0"])
        screen.press(.escape)
        screen.click(at: CGPoint(x: 100, y: 280), with: .secondary)
        #expect(screen.popups.last?.words == ["New"])
    }

    private struct Readers: View {
        @Bindable var model: Model

        var body: some View {
            let count = model.log.count
            List(0..<20, id: \.self, selection: $model.chosen) { EnvironmentReader("row \($0)") }
                .contextMenu(forSelectionType: Int.self) { _ in Text("\(count)") }
        }
    }

    @Test("Another menu does not pass through the environment of rows")
    func environment() {
        let model = Model()
        let screen = Screen(300, 600) { Readers(model: model) }
        let before = screen.bodyEvaluations
        model.log = ["an entry"]
        #expect(screen.bodyEvaluations - before < 10)
        screen.click("row 1", with: .secondary)
        #expect(screen.popups.last?.words == ["1"])
    }

    @Test("Return performs the primary action with all selected rows, wherever the cursor is")
    func returning() {
        let model = Model()
        let screen = Screen(300, 300) { Numbers(model: model) }
        screen.click("row 1")
        screen.click("row 3", modifiers: .shift)
        screen.click("row 3", modifiers: .control)
        screen.press(.return)
        #expect(model.log == ["[1, 2]"])
    }

    @Test("The menu key opens the context menu that the row of the cursor has itself")
    func ownMenu() {
        let screen = Screen(300, 300) {
            List(0..<3, id: \.self, selection: .constant(Set<Int>())) { number in
                Text("row \(number)").padding(1).contextMenu { Button("Open \(number)") {} }
            }
        }
        screen.press(.tab)
        screen.press(.menu)
        #expect(screen.popups.isEmpty)
        screen.press(.downArrow)
        screen.press(.downArrow)
        screen.press(.menu)
        #expect(screen.popups.last?.words == ["Open 1"])
        #expect(screen.popups.last?.focus != nil)
    }

    @Test("The context menu of a row opens beside its text as well")
    func besideText() {
        let screen = Screen(300, 300) {
            List(0..<3, id: \.self) { number in
                HStack {
                    Text("row \(number)")
                    Spacer()
                    Text("end")
                }
                .contextMenu { Button("Open \(number)") {} }
            }
        }
        for x: CGFloat in [16, 150] {
            let middle = screen.frame(of: "row 1")?.midY ?? 0
            screen.click(at: CGPoint(x: x, y: middle), with: .secondary)
            #expect(screen.popups.last?.words == ["Open 1"])
            screen.press(.escape)
        }
    }

    @Test("It is for selected rows that are out of sight as well")
    func outOfSight() {
        let model = Model()
        model.chosen = [1, 300]
        let screen = Screen(300, 300) { Numbers(model: model, count: 500) }
        #expect(screen.frame(of: "row 300") == nil)
        screen.click("row 1", with: .secondary)
        #expect(screen.popups.last?.words == ["Item 1", "Item 300"])
    }

    @Test("A double click and Return perform the primary action")
    func primaryAction() {
        let model = Model()
        let screen = Screen(300, 300) { Numbers(model: model) }
        screen.press(.tab)
        screen.press(.home)
        screen.press(.return)
        #expect(model.log == ["[0]"])
        screen.doubleClick("row 2")
        #expect(model.log == ["[0]", "[2]"])
    }
}
