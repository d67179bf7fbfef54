// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting
import UniformTypeIdentifiers

enum PickerNoSuchValueCase {
struct Case: View {
    @State var v = 99
    var body: some View { VStack { Text("v \(v)"); Picker("P", selection: $v) { Text("One").tag(1) }.pickerStyle(.radioGroup) } }
}
}

enum PickerRechooseNoWriteCase {
struct Case: View {
    @State var v = 1
    var body: some View { Picker("P", selection: Binding(get: { v }, set: { note("set \($0)"); v = $0 })) { Text("One").tag(1); Text("Two").tag(2) }.pickerStyle(.radioGroup) }
}
}

enum PickerDisabledCase {
struct Case: View {
    @State var v = 2
    var body: some View { VStack { Text("v \(v)"); Picker("Fruit", selection: $v) { ForEach(fruits) { Text($0.name) } }.disabled(true) } }
}
}

enum PickerNavigationLinkCase {
struct Case: View {
    @State var v = 1
    var body: some View { NavigationStack { Form { Picker("Fruit", selection: $v) { ForEach(fruits) { Text($0.name) } }.pickerStyle(.navigationLink); Text("v \(v)") } } }
}
}

enum DatepickerStepPartCase {
struct Case: View {
    @State var d = Date(timeIntervalSince1970: 0)
    var body: some View { VStack { Text("y \(Calendar(identifier: .gregorian).component(.year, from: d))"); DatePicker("D", selection: $d, displayedComponents: .date) }.environment(\.timeZone, TimeZone(identifier: "UTC")!) }
}
}

enum DatepickerClampsCase {
struct Case: View {
    @State var d = Date(timeIntervalSince1970: 0)
    var body: some View { VStack { Text("t \(Int(d.timeIntervalSince1970))"); DatePicker("D", selection: $d, in: Date(timeIntervalSince1970: 0)..., displayedComponents: .date) }.environment(\.timeZone, TimeZone(identifier: "UTC")!) }
}
}

enum ProgressClampedCase {
struct Case: View { var body: some View { VStack { ProgressView(value: 3, total: 2).frame(width: 100).tagged("p"); ProgressView("Loading"); ProgressView() } } }
}

enum GaugeLabelsStayCase {
struct Case: View { var body: some View { Gauge(value: 0.4) { Text("Fuel") } currentValueLabel: { Text("40") } minimumValueLabel: { Text("E") } maximumValueLabel: { Text("F") }.labelsHidden() } }
}

enum VerticalFieldReturnSubmitsCase {
struct Case: View {
    @State var t = ""
    var body: some View { TextField("F", text: $t, axis: .vertical).onSubmit { note("submit \(t)") } }
}
}

enum VerticalFieldNewlineCase {
struct Case: View {
    @State var t = ""
    var body: some View { VStack { Text("lines \(t.split(separator: "\n").count)"); TextField("F", text: $t, axis: .vertical) } }
}
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

enum SecureNoCopyCase {
struct Case: View {
    @State var t = "geheim"
    var body: some View { SecureField("P", text: $t) }
}
}

enum EditorTabInsertsCase {
struct Case: View {
    @State var t = ""
    var body: some View { VStack { TextEditor(text: $t).tagged("e"); Text("tabs \(t.filter { $0 == "\t" }.count)") } }
}
}

enum EditorFillsCase {
struct Case: View {
    @State var t = ""
    var body: some View { VStack(spacing: 0) { Color.red.frame(height: 30); TextEditor(text: $t).tagged("e"); Color.red.frame(height: 20) } }
}
}

enum NavPushWritesPathCase {
struct Case: View {
    @State var path: [Int] = []
    var body: some View {
        VStack {
            Text("path \(path.map(String.init).joined(separator: ","))")
            Button("Set 1,2,3") { path = [1, 2, 3] }; Button("Pop to root") { path = [] }; Button("Replace last") { path[path.count - 1] = 9 }
            NavigationStack(path: $path) {
                VStack { Text("Root"); Counter(name: "root"); NavigationLink("Go", value: 1) }
                    .navigationDestination(for: Int.self) { n in VStack { Text("Page \(n)"); Counter(name: "p\(n)"); NavigationLink("Deeper", value: n + 1) }.navigationTitle("Title \(n)") }
                    .navigationTitle("Home")
            }
        }
    }
}
}

let generated4: [String: (CGFloat, CGFloat) -> Screen] = [
    "picker-no-such-value": { Screen($0, $1) { PickerNoSuchValueCase.Case() } },
    "picker-rechoose-no-write": { Screen($0, $1) { PickerRechooseNoWriteCase.Case() } },
    "picker-disabled": { Screen($0, $1) { PickerDisabledCase.Case() } },
    "picker-navigation-link": { Screen($0, $1) { PickerNavigationLinkCase.Case() } },
    "datepicker-step-part": { Screen($0, $1) { DatepickerStepPartCase.Case() } },
    "datepicker-clamps": { Screen($0, $1) { DatepickerClampsCase.Case() } },
    "progress-clamped": { Screen($0, $1) { ProgressClampedCase.Case() } },
    "gauge-labels-stay": { Screen($0, $1) { GaugeLabelsStayCase.Case() } },
    "wheel-changes-nothing": { Screen($0, $1) { PickerMenuChooseCase.Case() } },
    "vertical-field-return-submits": { Screen($0, $1) { VerticalFieldReturnSubmitsCase.Case() } },
    "vertical-field-newline": { Screen($0, $1) { VerticalFieldNewlineCase.Case() } },
    "format-field-commits-on-return": { Screen($0, $1) { FormatFieldCommitsOnReturnCase.Case() } },
    "format-field-restores": { Screen($0, $1) { FormatFieldCommitsOnReturnCase.Case() } },
    "submit-inner-first": { Screen($0, $1) { SubmitInnerFirstCase.Case() } },
    "old-callbacks": { Screen($0, $1) { OldCallbacksCase.Case() } },
    "secure-no-copy": { Screen($0, $1) { SecureNoCopyCase.Case() } },
    "editor-tab-inserts": { Screen($0, $1) { EditorTabInsertsCase.Case() } },
    "editor-fills": { Screen($0, $1) { EditorFillsCase.Case() } },
    "nav-push-writes-path": { Screen($0, $1) { NavPushWritesPathCase.Case() } },
    "nav-back-writes-path": { Screen($0, $1) { NavPushWritesPathCase.Case() } },
]
