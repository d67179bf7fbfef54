// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting
import UniformTypeIdentifiers

enum SelOneClickCase {
struct Case: View {
    @State var sel: Int?
    var body: some View {
        VStack { Text("sel \(sel.map(String.init) ?? "nil")"); List(fruits, selection: $sel) { Text($0.name) } }
    }
}
}

enum SelOneTypeaheadCyclesCase {
struct Case: View {
    @State var sel: String?
    var body: some View {
        VStack { Text("sel \(sel ?? "nil")"); List(["Berlin", "Bern", "Bonn"], id: \.self, selection: $sel) { Text($0) } }
    }
}
}

enum SelSetClickReplacesCase {
struct Case: View {
    @State var sel: Set<Int> = []
    var body: some View {
        VStack { Text("sel \(sel.sorted().map(String.init).joined(separator: ","))"); List(fruits, selection: $sel) { Text($0.name) } }
    }
}
}

enum SelOneAlwaysCase {
struct Case: View {
    @State var sel = 2
    var body: some View { VStack { Text("sel \(sel)"); List(selection: $sel) { ForEach(fruits) { Text($0.name) } } } }
}
}

enum SelTagWinsCase {
struct Case: View {
    @State var sel: String?
    var body: some View {
        VStack { Text("sel \(sel ?? "nil")"); List(selection: $sel) { ForEach(fruits) { Text($0.name).tag("t\($0.id)") } } }
    }
}
}

enum SelTypeMismatchCase {
struct Case: View {
    @State var sel: String?
    var body: some View { VStack { Text("sel \(sel ?? "nil")"); List(selection: $sel) { ForEach(fruits) { Text($0.name) } } } }
}
}

enum SelStaticUntaggedCase {
struct Case: View {
    @State var sel: Int?
    var body: some View { VStack { Text("sel \(sel.map(String.init) ?? "nil")"); List(selection: $sel) { Text("Plain"); Text("Tagged").tag(7) } } }
}
}

enum SelDisabledSkippedCase {
struct Case: View {
    @State var sel: Int?
    var body: some View {
        VStack { Text("sel \(sel.map(String.init) ?? "nil")"); List(fruits, selection: $sel) { f in Text(f.name).selectionDisabled(f.id == 2) } }
    }
}
}

enum SelProgramWritesCase {
struct Case: View {
    @State var sel: Int?
    var body: some View {
        VStack { Button("Set") { sel = 3 }; Text("sel \(sel.map(String.init) ?? "nil")"); List(fruits, selection: $sel) { Text($0.name) } }
    }
}
}

let generated0: [String: (CGFloat, CGFloat) -> Screen] = [
    "sel-one-click": { Screen($0, $1) { SelOneClickCase.Case() } },
    "sel-one-click-again-keeps": { Screen($0, $1) { SelOneClickCase.Case() } },
    "sel-one-ctrl-deselects": { Screen($0, $1) { SelOneClickCase.Case() } },
    "sel-one-down-from-nothing": { Screen($0, $1) { SelOneClickCase.Case() } },
    "sel-one-ends": { Screen($0, $1) { SelOneClickCase.Case() } },
    "sel-one-typeahead": { Screen($0, $1) { SelOneClickCase.Case() } },
    "sel-one-typeahead-cycles": { Screen($0, $1) { SelOneTypeaheadCyclesCase.Case() } },
    "sel-set-click-replaces": { Screen($0, $1) { SelSetClickReplacesCase.Case() } },
    "sel-set-ctrl-toggles": { Screen($0, $1) { SelSetClickReplacesCase.Case() } },
    "sel-set-shift-range": { Screen($0, $1) { SelSetClickReplacesCase.Case() } },
    "sel-set-ctrl-shift-adds": { Screen($0, $1) { SelSetClickReplacesCase.Case() } },
    "sel-set-shift-keys": { Screen($0, $1) { SelSetClickReplacesCase.Case() } },
    "sel-set-all": { Screen($0, $1) { SelSetClickReplacesCase.Case() } },
    "sel-set-ctrl-cursor": { Screen($0, $1) { SelSetClickReplacesCase.Case() } },
    "sel-one-always": { Screen($0, $1) { SelOneAlwaysCase.Case() } },
    "sel-tag-wins": { Screen($0, $1) { SelTagWinsCase.Case() } },
    "sel-type-mismatch": { Screen($0, $1) { SelTypeMismatchCase.Case() } },
    "sel-static-untagged": { Screen($0, $1) { SelStaticUntaggedCase.Case() } },
    "sel-disabled-skipped": { Screen($0, $1) { SelDisabledSkippedCase.Case() } },
    "sel-program-writes": { Screen($0, $1) { SelProgramWritesCase.Case() } },
]
