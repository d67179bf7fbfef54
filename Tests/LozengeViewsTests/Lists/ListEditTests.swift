import Foundation
import LozengeCore
import LozengeTesting
import Observation
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Deleting and moving rows")
struct ListEditTests {
    @Observable
    final class Model {
        var first = ["a", "b", "c", "d"]
        var second = ["x", "y"]
        var chosen: Set<String> = []
        var deletes: [[Int]] = []
        var moves: [String] = []
    }

    private struct Lists: View {
        @Bindable var model: Model

        var body: some View {
            List(selection: $model.chosen) {
                Section("One") {
                    ForEach(model.first, id: \.self) { Text($0).deleteDisabled($0 == "d") }
                        .onDelete {
                            model.deletes.append(Array($0))
                            model.first.remove(atOffsets: $0)
                        }
                        .onMove {
                            model.moves.append("\(Array($0)) to \($1)")
                            model.first.move(fromOffsets: $0, toOffset: $1)
                        }
                }
                Section("Two") {
                    ForEach(model.second, id: \.self) { Text($0) }
                        .onDelete {
                            model.deletes.append(Array($0))
                            model.second.remove(atOffsets: $0)
                        }
                        .onMove(perform: nil)
                }
            }
        }
    }

    private func open(_ chosen: Set<String>) -> (Model, Screen) {
        let model = Model()
        model.chosen = chosen
        let screen = Screen(200, 400) { Lists(model: model) }
        screen.press(.tab)
        return (model, screen)
    }

    @Test("Delete removes the selected rows of each collection, by their indices in it")
    func delete() {
        let (model, screen) = open(["b", "c", "y"])
        screen.press(.deleteForward)
        #expect(model.deletes == [[1, 2], [1]])
        #expect(model.first == ["a", "d"] && model.second == ["x"])
        #expect(screen.words == ["One", "a", "d", "Two", "x"])
    }

    @Test("A row whose deletion is disabled stays")
    func deleteDisabled() {
        let (model, screen) = open(["a", "d"])
        screen.press(.deleteForward)
        #expect(model.deletes == [[0]])
        #expect(model.first == ["b", "c", "d"])
    }

    @Test("Alt and the arrow keys move the selected rows by one")
    func moveByKeys() {
        let (model, screen) = open(["b"])
        screen.press(.downArrow, modifiers: .option)
        #expect(model.first == ["a", "c", "b", "d"])
        #expect(model.moves == ["[1] to 3"])
        screen.press(.upArrow, modifiers: .option)
        screen.press(.upArrow, modifiers: .option)
        #expect(model.first == ["b", "a", "c", "d"])
        // At the end nothing is reported.
        screen.press(.upArrow, modifiers: .option)
        #expect(model.moves.count == 3)
        #expect(screen.words == ["One", "b", "a", "c", "d", "Two", "x", "y"])
    }

    @Test("Several selected rows move together")
    func moveSeveral() {
        let (model, screen) = open(["a", "c"])
        screen.press(.downArrow, modifiers: .option)
        #expect(model.first == ["b", "d", "a", "c"])
    }

    @Test("Delete in the context menu is for the row, or for all selected ones")
    func menu() {
        let (model, screen) = open(["b", "c"])
        screen.click("x", with: .secondary)
        #expect(screen.popups.last?.click("Delete") == true)
        #expect(model.deletes == [[0]] && model.second == ["y"])
        screen.click("b", with: .secondary)
        #expect(screen.popups.last?.click("Delete") == true)
        #expect(model.first == ["a", "d"])
        // A row that cannot be deleted has no menu.
        screen.click("d", with: .secondary)
        #expect(screen.popups.isEmpty)
    }
}
