import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Observation
import Testing
import ViewFixtures

@testable import LozengeControls

/// Sizes and numbers that no list, form or table should get: nothing traps, and the work stays in proportion to what is seen.
@Suite("Bad sizes of lists and tables")
struct BadSizesTests {
    typealias Item = BadRowsTests.Item
    typealias Model = BadRowsTests.Model

    private func open(
        _ width: CGFloat = 200, _ height: CGFloat = 160, @ViewBuilder _ content: () -> some View
    ) -> Screen {
        let screen = Screen(width, height, content: content)
        screen.press(.tab)
        return screen
    }

    @Test("A table of 200 columns creates the cells of the visible rows")
    func manyColumns() {
        struct Wide: View {
            @Bindable var model: Model
            var body: some View {
                Table(model.items, selection: $model.chosen, sortOrder: $model.order) {
                    fifty
                    fifty
                    fifty
                    fifty
                }
            }

            @TableColumnBuilder<Item, KeyPathComparator<Item>>
            private var fifty: some TableColumnContent<Item, KeyPathComparator<Item>> {
                ten
                ten
                ten
                ten
                ten
            }

            @TableColumnBuilder<Item, KeyPathComparator<Item>>
            private var ten: some TableColumnContent<Item, KeyPathComparator<Item>> {
                TableColumn("A", value: \.name)
                TableColumn("B", value: \.name)
                TableColumn("C", value: \.name)
                TableColumn("D", value: \.name)
                TableColumn("E", value: \.name)
                TableColumn("F", value: \.name)
                TableColumn("G", value: \.name)
                TableColumn("H", value: \.name)
                TableColumn("I", value: \.name)
                TableColumn("J", value: \.name)
            }
        }
        let model = Model(0..<1000)
        let screen = open(300, 120) { Wide(model: model) }
        // A few rows of 200 cells.
        #expect(screen.bodyEvaluations < 200 * 20)
        let before = screen.bodyEvaluations
        screen.resize(400, 120)
        #expect(screen.bodyEvaluations - before < 200 * 5)
        screen.scroll(by: CGSize(width: 20_000, height: 0), at: CGPoint(x: 100, y: 60))
        #expect(screen.words.contains("J"))
        screen.press(.downArrow)
        #expect(model.chosen.count == 1)
    }

    @Test("Columns of impossible widths have cells")
    func badWidths() {
        struct Strange: View {
            @Bindable var model: Model
            var body: some View {
                Table(model.items, selection: $model.chosen, columnCustomization: $model.columns) {
                    TableColumn("A", value: \.name).width(.nan)
                    TableColumn("B", value: \.name).width(-50)
                    TableColumn("C", value: \.name).width(.infinity)
                    TableColumn("D", value: \.name).width(min: 500, ideal: 3, max: -7)
                    TableColumn("E", value: \.name).width(min: .infinity, ideal: .nan, max: .nan)
                        .customizationID("same")
                    TableColumn("F", value: \.name).customizationID("same")
                }
            }
        }
        let model = Model(0..<3)
        model.columns[visibility: "none"] = .hidden
        let screen = open { Strange(model: model) }
        screen.operateEverything()
        model.columns[visibility: "same"] = .hidden
        #expect(!screen.words.contains("E") && !screen.words.contains("F"))
        screen.operateEverything()
    }

    @Test("A table without columns, and one without rows")
    func emptyTables() {
        struct Bare: View {
            @Bindable var model: Model
            let hasColumn: Bool
            var body: some View {
                Table(model.items, selection: $model.chosen) {
                    if hasColumn { TableColumn("A", value: \.name) }
                }
            }
        }
        open { Bare(model: Model(0..<5), hasColumn: false) }.operateEverything()
        open { Bare(model: Model([]), hasColumn: true) }.operateEverything()
        open { Bare(model: Model([]), hasColumn: false) }.operateEverything()
    }

    @Test("Rows without height, and rows of 100,000 points")
    func badHeights() {
        struct Rows: View {
            @Bindable var model: Model
            let height: CGFloat
            var body: some View {
                List(model.items, selection: $model.chosen) { item in
                    Text(item.name).frame(height: item.id % 2 == 0 ? height : 20)
                        .listRowInsets(EdgeInsets())
                }
                .environment(\.defaultMinListRowHeight, 0.001)
            }
        }
        for height in [0, 0.01, 100_000, .nan, -5, .infinity] as [CGFloat] {
            let model = Model(0..<400)
            let screen = open { Rows(model: model, height: height) }
            screen.operateEverything()
            #expect(screen.bodyEvaluations < 20_000, "\(height)")
            model.items = []
            #expect(screen.words == [])
        }
    }

    @Test("A form in columns with rows of impossible heights")
    func badFormHeights() {
        struct Rows: View {
            var body: some View {
                Form {
                    ForEach([0, 100_000, .nan, -5, .infinity] as [CGFloat], id: \.self) { height in
                        LabeledContent("height") { Text("i").frame(height: height) }
                        Text("none").frame(width: height, height: height)
                    }
                }
            }
        }
        open { Rows().formStyle(.columns) }.operateEverything()
        open { Rows().formStyle(.grouped) }.operateEverything()
    }

    @Test("Ten thousand sections are operated, in a list and in a form")
    func manySections() {
        struct Row: View {
            let number: Int
            var body: some View { Text(verbatim: "i\(number)") }
        }
        struct Sections: View {
            @Bindable var model: Model
            var body: some View {
                List(selection: $model.chosen) {
                    ForEach(0..<10_000, id: \.self) { number in
                        Section("s\(number)") { Row(number: number).tag(number) }
                    }
                }
            }
        }
        let model = Model([])
        let screen = open { Sections(model: model) }
        for key in [Key.downArrow, .end, .upArrow, .home, .pageDown] { screen.press(key) }
        #expect(screen.bodyEvaluations < 3000)
        let form = open {
            Form { ForEach(0..<10_000, id: \.self) { Section("s\($0)") { Text("i") } } }
        }
        form.operateEverything()
        #expect(form.bodyEvaluations < 5000)
    }

    @Test("An outline of places that contain themselves is expanded as far as it can be")
    func endlessOutline() {
        struct Endless: Identifiable {
            let id: Int
            var inside: [Endless]? { [Endless(id: id + 1), Endless(id: -id)] }
        }
        struct Rows: View {
            @Bindable var model: Model
            var body: some View {
                List([Endless(id: 1)], children: \.inside, selection: $model.one) {
                    Text(verbatim: "i\($0.id)")
                }
            }
        }
        let model = Model([])
        let screen = open { Rows(model: model) }
        screen.press(.downArrow)
        for _ in 0..<40 { screen.press(.rightArrow) }
        screen.advance(by: .seconds(1))
        #expect(model.one == 21)
        #expect(screen.bodyEvaluations < 3000)
    }
}
