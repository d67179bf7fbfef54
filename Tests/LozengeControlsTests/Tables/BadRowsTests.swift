import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Observation
import Testing
import ViewFixtures

@testable import LozengeControls

/// Data that no list, form or table should get: nothing traps, and the work stays in proportion to what is seen.
@Suite("Bad rows")
struct BadRowsTests {
    nonisolated struct Item: Identifiable {
        let id: Int
        var name = ""
        /// Another one each time.
        var freshID: UUID { UUID() }
    }

    @Observable
    final class Model {
        var items: [Item]
        var chosen: Set<Int> = []
        var one: Int?
        var fresh: Set<UUID> = []
        var order: [KeyPathComparator<Item>] = []
        var columns = TableColumnCustomization<Item>()
        /// The indices that the actions of the rows got.
        var edits: [String] = []

        init(_ ids: some Sequence<Int>) { items = ids.map { Item(id: $0, name: "i\($0)") } }
    }

    private func open(
        _ width: CGFloat = 200, _ height: CGFloat = 160, @ViewBuilder _ content: () -> some View
    ) -> Screen {
        let screen = Screen(width, height, content: content)
        screen.press(.tab)
        return screen
    }

    // MARK: Ids and values

    @Test("Equal ids are reported once, and their rows are all shown and operated")
    func equalIDs() {
        struct Lists: View {
            @Bindable var model: Model
            let kind: Int
            var body: some View {
                switch kind {
                case 0: List(model.items, selection: $model.chosen) { Text($0.name) }
                case 1:
                    Table(model.items, selection: $model.chosen) {
                        TableColumn("Name", value: \.name)
                    }
                case 2: Form { ForEach(model.items) { Text($0.name) } }
                default: List($model.items, editActions: .all) { $item in Text(item.name) }
                }
            }
        }
        for kind in 0..<4 {
            let id = 4100 + kind
            let model = Model([id, id, id, 1, 2])
            let screen = open { Lists(model: model, kind: kind) }
            #expect(screen.words.filter { $0 == "i\(id)" }.count == 3)
            screen.operateEverything()
            let reports = saidReports.filter { $0.contains("Duplicate id in ForEach: \(id)") }
            #expect(reports.count == 1)
        }
    }

    @Test("Rows with equal tags are selected together, and deleted together")
    func equalTags() {
        struct Tagged: View {
            @Bindable var model: Model
            var body: some View {
                List(selection: $model.chosen) {
                    ForEach(model.items) { Text($0.name).tag($0.id / 2) }
                        .onDelete {
                            model.edits.append("\(Array($0))")
                            model.items.remove(atOffsets: $0)
                        }
                }
            }
        }
        let model = Model(0..<6)
        let screen = open { Tagged(model: model) }
        screen.click("i2")
        #expect(model.chosen == [1])
        screen.press(.delete)
        #expect(model.edits == ["[2, 3]"] && model.items.map(\.id) == [0, 1, 4, 5])
        screen.operateEverything()
    }

    @Test("A selection that names no row stays, and commands do nothing")
    func selectionOfNothing() {
        struct Lists: View {
            @Bindable var model: Model
            let isMany: Bool
            var body: some View {
                if isMany {
                    List(selection: $model.chosen) { rows }
                } else {
                    List(selection: $model.one) { rows }
                }
            }
            private var rows: some View {
                ForEach(model.items) { Text($0.name) }
                    .onDelete { model.items.remove(atOffsets: $0) }
                    .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
            }
        }
        for isMany in [true, false] {
            let model = Model(0..<3)
            (model.chosen, model.one) = ([77, 78], 77)
            let screen = open { Lists(model: model, isMany: isMany) }
            for key in [Key.delete, .return, .leftArrow, .rightArrow] { screen.press(key) }
            for key in [Key.upArrow, .downArrow] { screen.press(key, modifiers: .option) }
            #expect(model.items.map(\.id) == [0, 1, 2])
            #expect(model.chosen == [77, 78] && model.one == 77)
            screen.operateEverything()
        }
    }

    @Test("Ids that change at every evaluation make new rows, in a number that is limited")
    func freshIDs() {
        struct Fresh: View {
            @Bindable var model: Model
            var body: some View {
                List(model.items, id: \.freshID, selection: $model.fresh) { item in
                    Counter(name: item.name)
                }
            }
        }
        let model = Model(0..<2000)
        let screen = open { Fresh(model: model) }
        #expect(screen.bodyEvaluations < 200)
        let count = screen.evaluations {
            for _ in 0..<10 { model.items.append(Item(id: 5000)) }
            _ = screen.displayList
        }
        #expect(count < 100)
        let work = screen.evaluations {
            for key in [Key.downArrow, .end, .upArrow, .home, .pageDown, .space] {
                screen.press(key)
            }
            screen.scroll(by: CGSize(width: 0, height: 4000), at: CGPoint(x: 100, y: 80))
            screen.click(at: CGPoint(x: 100, y: 80))
            screen.resize(300, 300)
        }
        #expect(work < 300)
    }

    // MARK: Rows that change their data

    @Test("A row that removes rows as it appears leaves the others")
    func removalInOnAppear() {
        struct Shrinking: View {
            @Bindable var model: Model
            var body: some View {
                List(selection: $model.chosen) {
                    ForEach(model.items) { item in
                        Text(item.name).onAppear {
                            if item.id % 3 != 0 { model.items.removeAll { $0.id == item.id } }
                        }
                    }
                }
            }
        }
        let model = Model(0..<30)
        let screen = open(200, 2000) { Shrinking(model: model) }
        screen.advance(by: .seconds(1))
        #expect(model.items.map(\.id) == Array(stride(from: 0, to: 30, by: 3)))
        #expect(screen.words == model.items.map(\.name))
        #expect(screen.bodyEvaluations < 1000)
        screen.operateEverything()
    }

    @Test("A row that adds rows as it appears, until one removes all rows as it is evaluated")
    func removalInBody() {
        struct Row: View {
            let model: Model
            let item: Item
            var body: some View {
                if item.id == 103 { model.items.removeAll() }
                return Text(item.name).onAppear {
                    if item.id < 10 { model.items.append(Item(id: 100 + item.id)) }
                }
            }
        }
        struct Rows: View {
            @Bindable var model: Model
            var body: some View {
                List(model.items, selection: $model.chosen) { Row(model: model, item: $0) }
            }
        }
        let model = Model(0..<10)
        let screen = open(200, 2000) { Rows(model: model) }
        #expect(model.items.isEmpty && screen.words == [])
        model.items = [Item(id: 200, name: "new")]
        #expect(screen.words == ["new"])
        screen.operateEverything()
    }

    @Test(
        "A binding to an element that is gone reads its last value, and setting it changes nothing")
    func staleBinding() {
        final class Held { var bindings: [Binding<Item>] = [] }
        struct Rows: View {
            @Bindable var model: Model
            let held: Held
            var body: some View {
                List($model.items) { $item in
                    let _ = held.bindings.append($item)
                    TextField("name", text: $item.name)
                    Button("remove \(item.id)") { model.items.removeLast() }
                }
            }
        }
        let (model, held) = (Model(0..<3), Held())
        let screen = open(300, 400) { Rows(model: model, held: held) }
        let last = held.bindings.last { $0.wrappedValue.id == 2 }
        screen.click("remove 2")
        #expect(model.items.map(\.id) == [0, 1])
        #expect(last?.wrappedValue.id == 2)
        last?.wrappedValue.name = "late"
        last?.name.wrappedValue = "later"
        #expect(model.items.map(\.name) == ["i0", "i1"])
        model.items.removeAll()
        for binding in held.bindings { binding.wrappedValue.name = binding.wrappedValue.name + "!" }
        #expect(model.items.isEmpty && screen.words == [])
    }

    // MARK: Indices

    @Test("Indices that name no element change nothing")
    func badIndices() {
        var items = [1, 2, 3]
        items.remove(atOffsets: [3, 700])
        items.move(fromOffsets: [9], toOffset: 1)
        items.move(fromOffsets: [], toOffset: -4)
        #expect(items == [1, 2, 3])
        items.move(fromOffsets: [0, 9], toOffset: 400)
        #expect(items == [2, 3, 1])
    }

    @Test("Actions that change other data than they are asked to end well")
    func strangeEdits() {
        struct Rows: View {
            @Bindable var model: Model
            var body: some View {
                List(selection: $model.chosen) {
                    ForEach(model.items) { Text($0.name) }
                        .onDelete { indices in
                            model.items.removeAll()
                            model.items.remove(atOffsets: indices)
                            model.items = [Item(id: 9, name: "i9")]
                        }
                        .onMove { indices, place in
                            model.items.reverse()
                            model.items.move(fromOffsets: indices, toOffset: place + 100)
                        }
                }
            }
        }
        let model = Model(0..<10)
        let screen = open { Rows(model: model) }
        screen.click("i1")
        screen.press(.downArrow, modifiers: .option)
        #expect(model.items.map(\.id) == [9, 7, 6, 5, 4, 3, 2, 1, 0, 8])
        screen.press(.delete)
        #expect(screen.words == ["i9"])
        screen.operateEverything()
    }
}
