// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting
import UniformTypeIdentifiers

enum FormColumnsGuideCase {
struct Case: View {
    var body: some View {
        Form {
            LabeledContent { Color.red.frame(width: 40, height: 20).tagged("short") } label: { Color.gray.frame(width: 30, height: 20).tagged("l1") }
            LabeledContent { Color.blue.frame(width: 60, height: 20).tagged("long") } label: { Color.gray.frame(width: 70, height: 20).tagged("l2") }
        }.formStyle(.columns).frame(width: 300, alignment: .leading)
    }
}
}

enum FormColumnsFillsCase {
struct Case: View {
    var body: some View {
        Form {
            LabeledContent { Color.red.frame(height: 20).tagged("flex") } label: { Color.gray.frame(width: 50, height: 20) }
            LabeledContent { Color.blue.frame(width: 40, height: 20).tagged("fix") } label: { Color.gray.frame(width: 20, height: 20) }
        }.formStyle(.columns).frame(width: 300)
    }
}
}

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

enum PickerMenuChooseCase {
struct Case: View {
    @State var v = 2
    var body: some View { VStack { Text("v \(v)"); Picker("Fruit", selection: $v) { ForEach(fruits) { Text($0.name) } } } }
}
}

enum PickerSegmentedArrowsCase {
struct Case: View {
    @State var v = 2
    var body: some View { VStack { Text("v \(v)"); Picker("Fruit", selection: $v) { ForEach(fruits) { Text($0.name) } }.pickerStyle(.segmented) } }
}
}

enum PickerSegmentedEqualCase {
struct Case: View {
    @State var v = 1
    var body: some View { Picker("", selection: $v) { Text("A").tag(1); Text("Much longer").tag(2) }.labelsHidden().pickerStyle(.segmented).tagged("p") }
}
}

enum PickerRadioClickCase {
struct Case: View {
    @State var v = 2
    var body: some View { VStack { Text("v \(v)"); Picker("Fruit", selection: $v) { ForEach(fruits) { Text($0.name) } }.pickerStyle(.radioGroup) } }
}
}

enum PickerTagTypesCase {
struct Case: View {
    @State var v: Int? = nil
    var body: some View { VStack { Text("v \(v.map(String.init) ?? "nil")"); Picker("P", selection: $v) { Text("None").tag(Int?.none); Text("One").tag(Int?.some(1)) }.pickerStyle(.radioGroup) } }
}
}

enum PickerIncludeOptionalCase {
struct Case: View {
    @State var v: Int? = nil
    var body: some View { VStack { Text("v \(v.map(String.init) ?? "nil")"); Picker("P", selection: $v) { Text("One").tag(1); Text("Two").tag(2) }.pickerStyle(.radioGroup) } }
}
}

let generated3: [String: (CGFloat, CGFloat) -> Screen] = [
    "form-columns-guide": { Screen($0, $1) { FormColumnsGuideCase.Case() } },
    "form-columns-fills": { Screen($0, $1) { FormColumnsFillsCase.Case() } },
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
    "picker-menu-choose": { Screen($0, $1) { PickerMenuChooseCase.Case() } },
    "picker-menu-escape": { Screen($0, $1) { PickerMenuChooseCase.Case() } },
    "picker-menu-keyboard": { Screen($0, $1) { PickerMenuChooseCase.Case() } },
    "picker-segmented-arrows": { Screen($0, $1) { PickerSegmentedArrowsCase.Case() } },
    "picker-segmented-equal": { Screen($0, $1) { PickerSegmentedEqualCase.Case() } },
    "picker-radio-click": { Screen($0, $1) { PickerRadioClickCase.Case() } },
    "picker-tag-types": { Screen($0, $1) { PickerTagTypesCase.Case() } },
    "picker-include-optional": { Screen($0, $1) { PickerIncludeOptionalCase.Case() } },
]
