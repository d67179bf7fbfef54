// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting

enum MoveDisabledCase {
struct Case: View {
    @State var items = ["A", "B", "C"]
    var body: some View { VStack { Text("order \(items.joined())"); List { ForEach(items, id: \.self) { Text($0).moveDisabled($0 == "A") }.onMove { items.move(fromOffsets: $0, toOffset: $1) } } } }
}
}

enum SectionExpandedBindingCase {
struct Case: View {
    @State var open = true
    var body: some View { VStack { Text("open \(open ? 1 : 0)"); List { Section("Head", isExpanded: $open) { Text("Inside") } } } }
}
}

enum SectionCollapsedStateLostCase {
struct Case: View {
    @State var open = true
    var body: some View { VStack { Button("Flip") { open.toggle() }; List { Section("Head", isExpanded: $open) { Counter(name: "c") } } } }
}
}

enum DisclosureOwnStateCase {
struct Case: View { var body: some View { VStack { DisclosureGroup("More") { Text("Inside") }; Text("After") } } }
}

enum DisclosureBindingCase {
struct Case: View {
    @State var open = false
    var body: some View { VStack { Button("Open") { open = true }; DisclosureGroup("More", isExpanded: $open) { Text("Inside") }; Text("open \(open ? 1 : 0)") } }
}
}

enum BadgeZeroHiddenCase {
struct Case: View { var body: some View { List { Text("A").badge(0); Text("B").badge(3); Text("C").badge("new") } } }
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

let generated2: [String: (CGFloat, CGFloat) -> Screen] = [
    "move-nowhere": { Screen($0, $1) { MoveFirstToEndCase.Case() } },
    "move-disabled": { Screen($0, $1) { MoveDisabledCase.Case() } },
    "section-expanded-binding": { Screen($0, $1) { SectionExpandedBindingCase.Case() } },
    "section-collapsed-state-lost": { Screen($0, $1) { SectionCollapsedStateLostCase.Case() } },
    "disclosure-own-state": { Screen($0, $1) { DisclosureOwnStateCase.Case() } },
    "disclosure-binding": { Screen($0, $1) { DisclosureBindingCase.Case() } },
    "badge-zero-hidden": { Screen($0, $1) { BadgeZeroHiddenCase.Case() } },
    "form-grouped-toggle-row": { Screen($0, $1) { FormGroupedToggleRowCase.Case() } },
    "form-button-row-whole": { Screen($0, $1) { FormButtonRowWholeCase.Case() } },
    "labeled-content-value": { Screen($0, $1) { LabeledContentValueCase.Case() } },
    "labeled-content-outside-form": { Screen($0, $1) { LabeledContentOutsideFormCase.Case() } },
    "format-field-commits-on-return": { Screen($0, $1) { FormatFieldCommitsOnReturnCase.Case() } },
    "format-field-restores": { Screen($0, $1) { FormatFieldCommitsOnReturnCase.Case() } },
    "submit-inner-first": { Screen($0, $1) { SubmitInnerFirstCase.Case() } },
    "old-callbacks": { Screen($0, $1) { OldCallbacksCase.Case() } },
    "scroll-to-least": { Screen($0, $1) { ScrollToLeastCase.Case() } },
    "scroll-to-top-anchor": { Screen($0, $1) { ScrollToTopAnchorCase.Case() } },
    "scroll-to-clamped": { Screen($0, $1) { ScrollToClampedCase.Case() } },
    "tab-order-reading": { Screen($0, $1) { TabOrderReadingCase.Case() } },
    "tab-skips-disabled": { Screen($0, $1) { TabSkipsDisabledCase.Case() } },
]
