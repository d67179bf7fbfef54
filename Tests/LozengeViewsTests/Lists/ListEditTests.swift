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

    @Test("After Delete, the keys go on at the next row, and at the one before the end")
    func cursor() {
        let model = Model()
        let screen = Screen(200, 400) { Lists(model: model) }
        screen.press(.tab)
        for _ in 0..<2 { screen.press(.downArrow) }
        #expect(model.chosen == ["b"])
        screen.press(.deleteForward)
        screen.press(.downArrow)
        #expect(model.first == ["a", "c", "d"] && model.chosen == ["d"])
        screen.press(.end)
        screen.press(.deleteForward)
        screen.press(.upArrow)
        #expect(model.second == ["x"] && model.chosen == ["d"])
    }

    @Test("A focused list without a selection is scrolled by keys")
    func scrolling() {
        let screen = Screen(200, 200) { List(0..<100, id: \.self) { Text("r\($0)") } }
        screen.press(.tab)
        #expect(screen.texts.first == "r0")
        screen.press(.pageDown)
        screen.advance(by: .seconds(1))
        #expect(screen.texts.first == "r4")
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
        screen.popups.last?.click("Delete")
        #expect(model.deletes == [[0]] && model.second == ["y"])
        screen.click("b", with: .secondary)
        screen.popups.last?.click("Delete")
        #expect(model.first == ["a", "d"])
        // A row that cannot be deleted has no menu.
        screen.click("d", with: .secondary)
        #expect(screen.popups.isEmpty)
    }

    private func middle(_ name: String, _ screen: Screen) -> CGPoint {
        let frame = screen.frame(of: name) ?? .zero
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test("A row is dragged between two others of its collection")
    func drag() {
        let (model, screen) = open([])
        var end = middle("c", screen)
        end.y += 10
        screen.drag(from: middle("a", screen), to: end)
        #expect(model.moves == ["[0] to 3"])
        #expect(model.first == ["b", "c", "a", "d"])
        // To where it is: nothing is reported. Another collection: nothing happens.
        end = middle("c", screen)
        end.y -= 5
        screen.drag(from: middle("b", screen), to: end)
        screen.drag(from: middle("b", screen), to: middle("y", screen))
        screen.drag(from: middle("x", screen), to: middle("a", screen))
        #expect(model.moves.count == 1)
        // All selected rows go together.
        model.chosen = ["b", "a"]
        end = middle("d", screen)
        end.y += 10
        screen.drag(from: middle("a", screen), to: end)
        #expect(model.first == ["c", "d", "b", "a"])
    }

    @Test("Escape and a lost pointer end a drag without a move")
    func cancelledDrag() {
        let (model, screen) = open([])
        let start = middle("a", screen)
        screen.send(.pointerMoved(to: start))
        screen.send(.pointerDown(.primary, at: start))
        screen.send(.pointerMoved(to: middle("c", screen)))
        screen.press(.escape)
        screen.send(.pointerUp(.primary, at: middle("c", screen)))
        #expect(model.moves == [])
        #expect(model.first == ["a", "b", "c", "d"])
    }

    @Test("Escape ends a drag in a list without a selection, which had no focus before")
    func cancelledDragWithoutSelection() {
        let model = Model()
        let screen = Screen(200, 300) {
            List {
                ForEach(model.first, id: \.self) { Text($0) }
                    .onMove { model.moves.append("\(Array($0)) to \($1)") }
            }
        }
        let start = middle("a", screen)
        screen.send(.pointerMoved(to: start))
        screen.send(.pointerDown(.primary, at: start))
        screen.send(.pointerMoved(to: middle("c", screen)))
        screen.press(.escape)
        screen.send(.pointerUp(.primary, at: middle("c", screen)))
        #expect(model.moves == [])
    }

    @Test("A change of the data in the middle of a drag ends it")
    func dragOfChangedData() {
        let (model, screen) = open([])
        let start = middle("a", screen)
        screen.send(.pointerMoved(to: start))
        screen.send(.pointerDown(.primary, at: start))
        screen.send(.pointerMoved(to: middle("c", screen)))
        model.first = ["b", "c", "d"]
        screen.send(.pointerMoved(to: middle("d", screen)))
        screen.send(.pointerUp(.primary, at: middle("d", screen)))
        #expect(model.moves == [] && model.first == ["b", "c", "d"])
    }

    @Test("A drag near the edge scrolls the list")
    func autoscroll() {
        struct Long: View {
            @State private var items = Array(0..<100)
            var body: some View {
                List {
                    ForEach(items, id: \.self) { Text(verbatim: "r\($0)") }
                        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                }
                .listStyle(.plain)
            }
        }
        let screen = Screen(200, 200) { Long() }
        let start = middle("r0", screen)
        screen.send(.pointerMoved(to: start))
        screen.send(.pointerDown(.primary, at: start))
        screen.send(.pointerMoved(to: CGPoint(x: 50, y: 190)))
        for _ in 0..<200 { screen.advance(by: .milliseconds(20)) }
        screen.send(.pointerUp(.primary, at: CGPoint(x: 50, y: 190)))
        #expect(screen.words.contains("r0"))
        let numbers = screen.words.compactMap { Int($0.dropFirst()) }
        #expect(numbers.contains { $0 > 20 })
    }

    @Test("Delete removes selected rows that are out of sight, except those that cannot be deleted")
    func outOfSight() {
        let model = Model()
        model.first = (0..<500).map { "\($0)" } + ["d"]
        let screen = Screen(200, 200) { Lists(model: model) }
        screen.press(.tab)
        screen.press(.character("a"), modifiers: .control)
        screen.press(.deleteForward)
        #expect(model.first == ["d"] && model.second == [])
    }

    private struct Pressed: View {
        @Bindable var model: Model
        let isDisabled: Bool

        var body: some View {
            List {
                ForEach(model.first, id: \.self) { name in
                    Text(name).onTapGesture { model.moves.append(name) }
                }
                .onDelete { model.deletes.append(Array($0)) }
            }
            .listStyle(.insetGrouped)
            .disabled(isDisabled)
        }
    }

    @Test("Thousands of rows are deleted at once")
    func many() {
        struct Numbers: View {
            @State private var numbers = Array(0..<3000)
            @State private var chosen: Set<Int> = []
            var body: some View {
                List($numbers, id: \.self, editActions: .delete, selection: $chosen) { number in
                    Text(verbatim: "\(number.wrappedValue)").deleteDisabled(
                        number.wrappedValue == 2990)
                }
                Text("left: \(numbers.count)")
            }
        }
        let screen = Screen(200, 240) { Numbers() }
        screen.press(.tab)
        screen.press(.character("a"), modifiers: .control)
        screen.press(.deleteForward)
        #expect(screen.texts == ["2990", "left: 1"])
    }

    @Test("A disabled list offers no deletion")
    func disabled() {
        let model = Model()
        let screen = Screen(300, 300) { Pressed(model: model, isDisabled: true) }
        screen.click("a", with: .secondary)
        #expect(screen.popups.isEmpty)
        let enabled = Screen(300, 300) { Pressed(model: model, isDisabled: false) }
        enabled.click("a", with: .secondary)
        #expect(enabled.popups.last?.words == ["Delete"])
    }
}
