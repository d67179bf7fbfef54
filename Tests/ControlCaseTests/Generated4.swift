// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting

enum PickerDisabledCase {
struct Case: View {
    @State var v = 2
    var body: some View { VStack { Text("v \(v)"); Picker("Fruit", selection: $v) { ForEach(fruits) { Text($0.name) } }.disabled(true) } }
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

enum PopoverClickOutsideCase {
struct Case: View {
    @State var on = false
    var body: some View { VStack { Text("on \(on ? 1 : 0)"); Button("Open") { on = true }.popover(isPresented: $on) { Text("Bubble") }; Button("Other") { note("other") } } }
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

enum DeleteCommandCase {
struct Case: View {
    @State var sel: Int?
    var body: some View { List(fruits, selection: $sel) { Text($0.name) }.onDeleteCommand { note("delete \(sel ?? 0)") } }
}
}

enum FocusedValueCase {
struct K: FocusedValueKey { typealias Value = String }
struct Show: View { @FocusedValue(\.word) var w: String?; var body: some View { Text("word \(w ?? "none")") } }
struct Case: View { var body: some View { VStack { Show(); Button("A") { }.focusedValue(\.word, "alpha"); Button("B") { } } } }
}
extension FocusedValues { var word: String? { get { self[FocusedValueCase.K.self] } set { self[FocusedValueCase.K.self] = newValue } } }

let generated4: [String: (CGFloat, CGFloat) -> Screen] = [
    "picker-disabled": { Screen($0, $1) { PickerDisabledCase.Case() } },
    "datepicker-step-part": { Screen($0, $1) { DatepickerStepPartCase.Case() } },
    "datepicker-clamps": { Screen($0, $1) { DatepickerClampsCase.Case() } },
    "progress-clamped": { Screen($0, $1) { ProgressClampedCase.Case() } },
    "gauge-labels-stay": { Screen($0, $1) { GaugeLabelsStayCase.Case() } },
    "wheel-changes-nothing": { Screen($0, $1) { PickerMenuChooseCase.Case() } },
    "format-field-commits-on-return": { Screen($0, $1) { FormatFieldCommitsOnReturnCase.Case() } },
    "format-field-restores": { Screen($0, $1) { FormatFieldCommitsOnReturnCase.Case() } },
    "submit-inner-first": { Screen($0, $1) { SubmitInnerFirstCase.Case() } },
    "old-callbacks": { Screen($0, $1) { OldCallbacksCase.Case() } },
    "secure-no-copy": { Screen($0, $1) { SecureNoCopyCase.Case() } },
    "popover-click-outside": { Screen($0, $1) { PopoverClickOutsideCase.Case() } },
    "scroll-to-least": { Screen($0, $1) { ScrollToLeastCase.Case() } },
    "scroll-to-top-anchor": { Screen($0, $1) { ScrollToTopAnchorCase.Case() } },
    "scroll-to-clamped": { Screen($0, $1) { ScrollToClampedCase.Case() } },
    "tab-order-reading": { Screen($0, $1) { TabOrderReadingCase.Case() } },
    "tab-skips-disabled": { Screen($0, $1) { TabSkipsDisabledCase.Case() } },
    "tab-list-is-one-stop": { Screen($0, $1) { TabListIsOneStopCase.Case() } },
    "delete-command": { Screen($0, $1) { DeleteCommandCase.Case() } },
    "focused-value": { Screen($0, $1) { FocusedValueCase.Case() } },
]
