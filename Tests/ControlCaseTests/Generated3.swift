// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting

enum FormGroupedToggleRowCase {
struct Case: View {
    @State var on = false
    var body: some View { Form { Section("S") { Toggle("Wifi", isOn: $on); Text("on \(on ? 1 : 0)") } }.formStyle(.grouped) }
}
}

enum FormButtonRowWholeCase {
struct Case: View { var body: some View { Form { Button("Save") { note("saved") }.tagged("b") } } }
}

enum LabeledContentValueCase {
struct Case: View { var body: some View { Form { LabeledContent("Name", value: "Ada"); LabeledContent("Cost", value: 3.5, format: .number) } } }
}

enum LabeledContentOutsideFormCase {
struct Case: View {
    var body: some View { LabeledContent { Color.red.frame(width: 40, height: 20).tagged("c") } label: { Color.gray.frame(width: 30, height: 30).tagged("l") }.frame(width: 200, height: 100) }
}
}

enum TableSortPressTwiceCase {
struct Case: View {
    @State var sel: Set<Int> = []
    @State var order = [KeyPathComparator(\Fruit.name)]
    var body: some View {
        VStack { Text("sel \(sel.sorted().map(String.init).joined(separator: ","))"); Text("order \(order.first?.order == .forward ? "up" : "down")")
            Table(fruits.sorted(using: order), selection: $sel, sortOrder: $order) {
                TableColumn("Name", value: \.name) { Text($0.name) }
                TableColumn("Id", value: \.id) { Text("#\($0.id)") }
            } }
    }
}
}

enum TableFixedWidthCase {
struct Case: View {
    var body: some View {
        Table(fruits) {
            TableColumn("A") { f in Color.red.frame(height: 10).tagged("a\(f.id)") }.width(80)
            TableColumn("B") { f in Color.blue.frame(height: 10).tagged("b\(f.id)") }
        }.frame(width: 400, height: 200)
    }
}
}

enum TableRowsBuilderCase {
struct Case: View {
    @State var sel: Int?
    var body: some View {
        VStack { Text("sel \(sel.map(String.init) ?? "nil")")
            Table(of: Fruit.self, selection: $sel) { TableColumn("Name") { Text($0.name) } } rows: { ForEach(fruits.prefix(2)) { TableRow($0) }; TableRow(fruits[4]) } }
    }
}
}

enum TableStringColumnCase {
struct Case: View { var body: some View { Table(fruits) { TableColumn("Name", value: \.name) } } }
}

enum FormatFieldCommitsOnReturnCase {
struct Case: View {
    @State var n = 5
    var body: some View { VStack { Text("n \(n)"); TextField("N", value: $n, format: .number) } }
}
}

enum SubmitInnerFirstCase {
struct Case: View {
    @State var t = ""
    var body: some View { VStack { TextField("F", text: $t).onSubmit { note("inner") } }.onSubmit { note("outer") } }
}
}

enum OldCallbacksCase {
struct Case: View {
    @State var t = ""
    @available(*, deprecated) var body: some View { VStack { TextField("F", text: $t, onEditingChanged: { note("editing \($0)") }, onCommit: { note("commit") }); Button("B") { } } }
}
}

enum ScrollToLeastCase {
struct Case: View {
    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                Button("Go") { proxy.scrollTo(15) }.frame(height: 100)
                ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Color.red.frame(width: 100, height: 20).tagged("r\($0)") } } }
            }
        }
    }
}
}

enum ScrollToTopAnchorCase {
struct Case: View {
    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                Button("Go") { proxy.scrollTo(3, anchor: .top) }.frame(height: 100)
                ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Color.red.frame(width: 100, height: 20).tagged("r\($0)") } } }
            }
        }
    }
}
}

enum ScrollToClampedCase {
struct Case: View {
    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                Button("Go") { proxy.scrollTo(19, anchor: .top) }.frame(height: 100)
                ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Color.red.frame(width: 100, height: 20).tagged("r\($0)") } } }
            }
        }
    }
}
}

enum TabOrderReadingCase {
struct Case: View {
    @State var t = ""
    var body: some View { VStack { HStack { Button("A") { }; Button("B") { } }; TextField("C", text: $t); Button("D") { } } }
}
}

enum TabSkipsDisabledCase {
struct Case: View { var body: some View { VStack { Button("A") { }; Button("B") { }.disabled(true); Button("C") { } } } }
}

enum TabListIsOneStopCase {
struct Case: View {
    @State var sel: Int?
    var body: some View { VStack { Button("Before") { note("before") }; List(fruits, selection: $sel) { Text($0.name) }; Button("After") { note("after") } } }
}
}

let generated3: [String: (CGFloat, CGFloat) -> Screen] = [
    "form-grouped-toggle-row": { Screen($0, $1) { FormGroupedToggleRowCase.Case() } },
    "form-button-row-whole": { Screen($0, $1) { FormButtonRowWholeCase.Case() } },
    "labeled-content-value": { Screen($0, $1) { LabeledContentValueCase.Case() } },
    "labeled-content-outside-form": { Screen($0, $1) { LabeledContentOutsideFormCase.Case() } },
    "table-sort-press-twice": { Screen($0, $1) { TableSortPressTwiceCase.Case() } },
    "table-sort-other-column": { Screen($0, $1) { TableSortPressTwiceCase.Case() } },
    "table-select-range": { Screen($0, $1) { TableSortPressTwiceCase.Case() } },
    "table-fixed-width": { Screen($0, $1) { TableFixedWidthCase.Case() } },
    "table-rows-builder": { Screen($0, $1) { TableRowsBuilderCase.Case() } },
    "table-string-column": { Screen($0, $1) { TableStringColumnCase.Case() } },
    "format-field-commits-on-return": { Screen($0, $1) { FormatFieldCommitsOnReturnCase.Case() } },
    "format-field-restores": { Screen($0, $1) { FormatFieldCommitsOnReturnCase.Case() } },
    "submit-inner-first": { Screen($0, $1) { SubmitInnerFirstCase.Case() } },
    "old-callbacks": { Screen($0, $1) { OldCallbacksCase.Case() } },
    "scroll-to-least": { Screen($0, $1) { ScrollToLeastCase.Case() } },
    "scroll-to-top-anchor": { Screen($0, $1) { ScrollToTopAnchorCase.Case() } },
    "scroll-to-clamped": { Screen($0, $1) { ScrollToClampedCase.Case() } },
    "tab-order-reading": { Screen($0, $1) { TabOrderReadingCase.Case() } },
    "tab-skips-disabled": { Screen($0, $1) { TabSkipsDisabledCase.Case() } },
    "tab-list-is-one-stop": { Screen($0, $1) { TabListIsOneStopCase.Case() } },
]
