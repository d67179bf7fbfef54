import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Observation
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Tables")
struct TableTests {
    nonisolated struct Person: Identifiable {
        let id: Int
        var name: String
        var age: Int
    }

    @Observable
    final class Model {
        var people = [
            Person(id: 1, name: "Cleo", age: 30), Person(id: 2, name: "Abe", age: 50),
            Person(id: 3, name: "Bea", age: 40),
        ]
        var chosen: Set<Int> = []
        var order = [KeyPathComparator(\Person.name)]
        var columns = TableColumnCustomization<Person>()
    }

    private struct People: View {
        @Bindable var model: Model

        var body: some View {
            Table(model.people, selection: $model.chosen, sortOrder: $model.order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text("\($0.age)") }
                    .width(60)
                    .alignment(.numeric)
                TableColumn("Note") { _ in Text("–") }
            }
            .onChange(of: model.order, initial: true) { model.people.sort(using: model.order) }
        }
    }

    private func open(width: CGFloat = 500) -> (Model, Screen) {
        let model = Model()
        return (model, Screen(width, 300) { People(model: model) })
    }

    private struct Teams: View {
        @Bindable var model: Model
        @State private var isOpen = true

        var body: some View {
            Table(of: Person.self, selection: $model.chosen) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text("\($0.age)") }
            } rows: {
                Section("Guests") {
                    ForEach(model.people.filter { $0.age > 35 }) { TableRow($0) }
                }
                Section(isExpanded: $isOpen) {
                    ForEach(model.people.filter { $0.age <= 35 }) { TableRow($0) }
                } header: {
                    Text("Heroes")
                }
            }
        }
    }

    @Test("Sections of a table have headers, and can be collapsed")
    func sections() throws {
        let model = Model()
        let screen = Screen(500, 300) { Teams(model: model) }
        #expect(
            screen.words == [
                "Name", "Age", "Guests", "Abe", "50", "Bea", "40", "Heroes", "Cleo", "30",
            ])
        screen.click("Bea")
        #expect(model.chosen == [3])
        screen.click("Heroes")
        screen.advance(by: .seconds(1))
        #expect(screen.words == ["Name", "Age", "Guests", "Abe", "50", "Bea", "40", "Heroes"])
    }

    @Test("Headers and cells of a column begin, or end, at one place")
    func columns() throws {
        let (_, screen) = open()
        #expect(
            screen.words == [
                "Name", "Age", "Note", "Abe", "50", "–", "Bea", "40", "–", "Cleo", "30", "–",
            ])
        let frame = { (name: String) in try #require(screen.frame(of: name)) }
        #expect(try frame("Name").minX == frame("Abe").minX)
        #expect(try frame("Abe").minX == 12)
        #expect(try frame("Age").maxX == frame("50").maxX)
        // The rest goes in equal parts to the columns that can grow: 500 − 3 × 12 − 12 − 60 = 392.
        #expect(try frame("50").maxX == 280)
        #expect(try frame("Note").minX == frame("50").maxX + 12)
    }

    @Test("A resize places the cells anew without making views")
    func resize() throws {
        let (_, screen) = open()
        let bodies = screen.bodyEvaluations
        screen.resize(700, 300)
        #expect(screen.frame(of: "50")?.maxX == 380)
        #expect(screen.bodyEvaluations == bodies)
    }

    @Test("A table that is too narrow for its columns scrolls sideways")
    func narrow() {
        let (_, screen) = open(width: 200)
        let start = screen.frame(of: "Abe")?.minX ?? 0
        #expect(screen.frame(of: "Note")?.minX == 196)
        screen.scroll(by: CGSize(width: 50, height: 0), at: CGPoint(x: 100, y: 60))
        #expect(screen.frame(of: "Abe")?.minX == start - 50)
        #expect(screen.frame(of: "Name")?.minX == start - 50)
    }

    @Test("A press on a header sorts, another one reverses, and Ctrl adds")
    func sorting() {
        let (model, screen) = open()
        screen.click("Age")
        #expect(model.people.map(\.age) == [30, 40, 50])
        screen.click("Age")
        #expect(model.people.map(\.age) == [50, 40, 30])
        #expect(screen.element(.columnHeader, "Age")?.value == "descending")
        screen.click("Name", modifiers: .control)
        #expect(model.order.map(\.order) == [.reverse, .forward])
        screen.click("Name", modifiers: .control)
        #expect(model.order.map(\.order) == [.reverse, .reverse])
        screen.click("Name")
        #expect(model.order.map(\.order) == [.forward] && model.people.map(\.id) == [2, 3, 1])
        // A column without a comparator sorts nothing.
        screen.click("Note")
        #expect(model.order.count == 1)
    }

    @Test("A column of texts sorts as a reader expects: numbers by value, accents and case last")
    func localizedSorting() {
        let (model, screen) = open()
        model.people = ["Zoe", "item 10", "Item 9", "émile", "Eric"].enumerated().map {
            Person(id: $0.offset, name: $0.element, age: $0.offset)
        }
        screen.advance(by: .milliseconds(20))
        screen.click("Name")
        screen.click("Name")
        #expect(model.people.map(\.name) == ["émile", "Eric", "Item 9", "item 10", "Zoe"])
        #expect(model.order == [KeyPathComparator(\Person.name, comparator: .localizedStandard)])
    }

    @Test("A column is marked as sorted by the property that the program names")
    func sameProperty() {
        let model = Model()
        model.order = [
            KeyPathComparator(
                \Person.name, comparator: String.StandardComparator.lexical, order: .reverse)
        ]
        let screen = Screen(500, 300) { People(model: model) }
        #expect(screen.element(.columnHeader, "Name")?.value == "descending")
        screen.click("Name")
        #expect(model.order == [KeyPathComparator(\Person.name, comparator: .localizedStandard)])
    }

    @Test("Up goes from the first row to the headers that sort, and their keys sort")
    func headerKeys() {
        let (model, screen) = open()
        screen.press(.tab)
        screen.press(.downArrow)
        screen.press(.upArrow)
        #expect(screen.focus == screen.element(.columnHeader, "Name")?.frame)
        screen.press(.rightArrow)
        screen.press(.return)
        #expect(model.people.map(\.age) == [30, 40, 50])
        screen.press(.space)
        #expect(model.people.map(\.age) == [50, 40, 30])
        screen.press(.leftArrow)
        screen.press(.return, modifiers: .control)
        #expect(model.order.map(\.order) == [.reverse, .forward])
        screen.press(.downArrow)
        screen.press(.downArrow)
        #expect(model.chosen == [3])
    }

    @Test("An edge is dragged within the limits of its column; a double click fits the column")
    func columnWidths() async throws {
        let (_, screen) = open()
        let edge = CGPoint(x: 6 + 196 + 12, y: 14)
        screen.drag(from: edge, to: CGPoint(x: edge.x - 96, y: 14))
        #expect(screen.frame(of: "50")?.maxX == 184)
        // The edge of a fixed column does not move.
        let fixed = CGPoint(x: 6 + 112 + 72, y: 14)
        screen.drag(from: fixed, to: CGPoint(x: fixed.x + 50, y: 14))
        #expect(screen.frame(of: "50")?.maxX == 184)
        // The title with its arrow is wider than the cells.
        screen.doubleClick(at: CGPoint(x: 6 + 112, y: 14))
        for _ in 0..<100 where screen.frame(of: "50")?.maxX != 134 {
            await Task.yield()
        }
        #expect(screen.frame(of: "50")?.maxX == 134)
    }

    @Test("From right to left, columns run from the right and their edges follow the pointer")
    func rightToLeft() {
        let model = Model()
        let screen = Screen(500, 300) {
            People(model: model).environment(\.layoutDirection, .rightToLeft)
        }
        #expect(screen.frame(of: "Name")?.maxX == 488)
        let edge = CGPoint(x: 500 - (6 + 196 + 12), y: 14)
        screen.drag(from: edge, to: CGPoint(x: edge.x + 96, y: 14))
        #expect(screen.frame(of: "50")?.minX == 316)
    }

    @Test("Keys and letters choose rows as in a list")
    func keys() {
        let (model, screen) = open()
        screen.press(.tab)
        screen.press(.downArrow)
        #expect(model.chosen == [2])
        screen.press(.end, modifiers: .shift)
        #expect(model.chosen == [1, 2, 3])
        screen.type("b")
        #expect(model.chosen == [3])
        #expect(
            screen.elements(.row).map { $0.states.contains(.selected) } == [false, true, false])
    }

    private struct Custom: View {
        @Bindable var model: Model

        var body: some View {
            Table(model.people, columnCustomization: $model.columns) {
                TableColumn("Name", value: \.name).customizationID("name")
                TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
                TableColumn("Id") { Text("#\($0.id)") }.customizationID("id")
                    .defaultVisibility(.hidden)
            }
        }
    }

    @Test(
        "A column is not hidden or moved where the program forbids it, and no other one passes it")
    func fixedColumns() throws {
        struct Fixed: View {
            @State private var columns = TableColumnCustomization<Person>()
            var body: some View {
                Table([Person(id: 1, name: "Ann", age: 3)], columnCustomization: $columns) {
                    TableColumn("Name", value: \.name).customizationID("name")
                        .disabledCustomizationBehavior([.visibility, .reorder])
                    TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
                    TableColumn("Id") { Text("#\($0.id)") }.customizationID("id")
                        .disabledCustomizationBehavior(.resize)
                }
            }
        }
        let screen = Screen(500, 200) { Fixed() }
        screen.click("Name", with: .secondary)
        let menu = try #require(screen.popups.last)
        let item = try #require(menu.elements().first { $0.label == "Name" })
        #expect(item.states.contains(.disabled))
        menu.click("Age")
        #expect(!screen.texts.contains("Age") && screen.texts.contains("Name"))
    }

    @Test("The menu of the header hides, shows and moves columns, which a program can store")
    func customization() throws {
        let model = Model()
        let screen = Screen(500, 300) { Custom(model: model) }
        #expect(screen.words.prefix(3) == ["Name", "Age", "Cleo"])
        screen.click("Age", with: .secondary)
        screen.popups.last?.click("Id")
        #expect(screen.words.prefix(4) == ["Name", "Age", "Id", "Cleo"])
        model.columns[visibility: "name"] = .hidden
        #expect(screen.words.prefix(3) == ["Age", "Id", "30"])
        let stored = try JSONEncoder().encode(model.columns)
        model.columns = TableColumnCustomization()
        #expect(screen.words.prefix(2) == ["Name", "Age"])
        model.columns = try JSONDecoder().decode(
            TableColumnCustomization<Person>.self, from: stored)
        #expect(screen.words.prefix(2) == ["Age", "Id"])
        screen.click("Age", with: .secondary)
        let menu = try #require(screen.popups.last)
        menu.click("Move Column")
        menu.popups.last?.click("Age")
        menu.popups.last?.popups.last?.click("Move Back")
        #expect(screen.words.prefix(2) == ["Id", "Age"])
        model.columns.resetOrder()
        #expect(screen.words.prefix(2) == ["Age", "Id"])
    }

    @Test(
        "The title of a column is dragged to another place, and follows the pointer",
        arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func columnDrag(direction: LayoutDirection) throws {
        let model = Model()
        model.columns[visibility: "id"] = .visible
        let screen = Screen(500, 300) {
            Custom(model: model).environment(\.layoutDirection, direction)
        }
        func titles() -> [String] {
            let frames = ["Name", "Age", "Id"].compactMap { title in
                screen.frame(of: title).map { (title, $0.midX) }
            }
            return frames.sorted { ($0.1 < $1.1) == (direction == .leftToRight) }.map(\.0)
        }
        let (name, age) = (
            try #require(screen.frame(of: "Name")), try #require(screen.frame(of: "Age"))
        )
        let start = CGPoint(x: name.midX, y: name.midY)
        screen.send(.pointerDown(.primary, at: start, clicks: 1, modifiers: []))
        screen.send(.pointerMoved(to: CGPoint(x: (name.midX + age.midX) / 2, y: name.midY)))
        #expect(titles() == ["Name", "Age", "Id"])
        let isForward = direction == .leftToRight
        let goal = CGPoint(x: age.midX + (isForward ? 100 : -100), y: name.midY)
        screen.send(.pointerMoved(to: goal))
        #expect(abs(try #require(screen.frame(of: "Name")).midX - goal.x) < 2)
        screen.send(.pointerUp(.primary, at: goal))
        #expect(titles() == ["Age", "Name", "Id"])
        #expect(screen.words.prefix(3) == ["Age", "Name", "Id"])
        screen.click("Age", with: .secondary)
        screen.popups.last?.click("Reset Columns")
        #expect(titles().prefix(2) == ["Name", "Age"])
    }

    @Test("Rows are written out, with menus and exclusions of their own")
    func rows() {
        let model = Model()
        let isShown = true
        let screen = Screen(300, 300) {
            Table(of: Person.self, selection: Bindable(model).chosen) {
                TableColumn("Name", value: \.name)
            } rows: {
                ForEach(model.people) { person in
                    TableRow(person).contextMenu { Button("Greet \(person.name)") {} }
                }
                if isShown { TableRow(Person(id: 9, name: "Zoe", age: 1)).selectionDisabled() }
            }
        }
        #expect(screen.words == ["Name", "Cleo", "Abe", "Bea", "Zoe"])
        screen.click("Zoe")
        #expect(model.chosen.isEmpty)
        screen.click("Abe")
        #expect(model.chosen == [2])
        screen.click("Bea", with: .secondary)
        #expect(screen.popups.last?.words == ["Greet Bea"])
        screen.press(.escape)
        let row = screen.frame(of: "Bea")?.midY ?? 0
        screen.click(at: CGPoint(x: 290, y: row), with: .secondary)
        #expect(screen.popups.last?.words == ["Greet Bea"])
    }

    @Test("Columns are made for the elements of a collection, which may change")
    func dynamicColumns() {
        struct Grades: View {
            @State private var exams = ["Algebra", "Logic"]

            var body: some View {
                Table(of: Person.self) {
                    TableColumn("Name", value: \.name)
                    TableColumnForEach(exams, id: \.self) { exam in
                        TableColumn(exam) { (person: Person) in Text("\(exam.count + person.age)") }
                            .width(80)
                    }
                } rows: {
                    TableRow(Person(id: 1, name: "Ada", age: 1))
                }
                .overlay(alignment: .bottom) { Change("more", $exams) { $0.append("Art") } }
            }
        }
        let screen = Screen(600, 200) { Grades() }
        #expect(screen.words.prefix(6) == ["Name", "Algebra", "Logic", "Ada", "8", "6"])
        screen.click("more")
        #expect(
            screen.words.prefix(8) == ["Name", "Algebra", "Logic", "Art", "Ada", "8", "6", "4"])
    }

    @Test("200 columns, equal ids, rows of no height and endless widths are shown")
    func extremes() {
        let screen = Screen(300, 200) {
            Table([Person(id: 1, name: "a", age: 1), Person(id: 1, name: "b", age: 2)]) {
                TableColumn("Nan", value: \.name).width(.nan)
                TableColumn("Wide", value: \.name).width(min: .infinity, ideal: .nan, max: -5)
                TableColumn("Empty") { _ in EmptyView() }
            }
        }
        #expect(screen.words.contains("a") && screen.words.contains("b"))
        let wide = Screen(300, 200) {
            Table([Person(id: 1, name: "a", age: 1)], Many())
        }
        #expect(wide.words.count == 400)
    }

    /// 200 columns.
    nonisolated private struct Many: TableColumnContent {
        typealias TableRowValue = Person
        typealias TableColumnSortComparator = Never

        func _addColumns(to columns: inout [_TableColumn<Person>]) {
            for index in 0..<200 {
                TableColumn<Person, Never, Text, Text>("\(index)") { Text("\($0.name)\(index)") }
                    ._addColumns(to: &columns)
            }
        }
    }
}

extension Table where Rows == TableForEachContent<[TableTests.Person]> {
    fileprivate init(_ data: [TableTests.Person], _ columns: Columns) {
        self.init(columns, TableForEachContent(data: data))
    }
}
