// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting
import UniformTypeIdentifiers

enum SelFollowsIdCase {
struct Case: View {
    @State var sel: Int?
    @State var items = fruits
    var body: some View {
        VStack { Button("Reverse") { items.reverse() }; Text("sel \(sel.map(String.init) ?? "nil")"); List(items, selection: $sel) { Text($0.name) } }
    }
}
}

enum SelRemovedKeepsBindingCase {
struct Case: View {
    @State var sel: Int?
    @State var items = fruits
    var body: some View {
        VStack { Button("Drop") { items.removeAll { $0.id == 2 } }; Text("sel \(sel.map(String.init) ?? "nil")"); List(items, selection: $sel) { Text($0.name) } }
    }
}
}

enum CtxSelectedRowCase {
struct Case: View {
    @State var sel: Set<Int> = [1, 3]
    var body: some View {
        List(fruits, selection: $sel) { Text($0.name) }
            .contextMenu(forSelectionType: Int.self) { ids in Button("Menu \(ids.sorted().map(String.init).joined(separator: ","))") { note("chosen \(ids.sorted())") } } primaryAction: { ids in note("primary \(ids.sorted())") }
    }
}
}

enum RowsFlattenCase {
struct Pair: View { var body: some View { Group { Text("p"); Text("q") } } }
struct Case: View {
    var body: some View {
        List { Pair(); ForEach(0..<2) { i in Color.red.frame(height: 20).tagged("a\(i)"); Color.blue.frame(height: 20).tagged("b\(i)") } }
            .listStyle(.plain).environment(\.defaultMinListRowHeight, 50)
    }
}
}

enum RowHeightMinCase {
struct Case: View {
    var body: some View {
        List { ForEach(0..<3) { i in Color.red.frame(width: 30, height: 10).tagged("r\(i)").listRowInsets(EdgeInsets()) } }
            .listStyle(.plain).environment(\.defaultMinListRowHeight, 60)
    }
}
}

enum RowInsetsLeadingCase {
struct Case: View {
    var body: some View {
        List { Color.red.frame(height: 40).tagged("r").listRowInsets(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)) }
            .listStyle(.plain).frame(width: 300)
    }
}
}

enum RowStateMovesCase {
struct Case: View {
    @State var items = Array(fruits.prefix(3))
    var body: some View {
        VStack { Button("Reverse") { items.reverse() }; Button("Drop first") { items.removeFirst() }; Button("Add Zed") { items.insert(Fruit(id: 9, name: "Zed"), at: 0) }; Button("Back") { items = Array(fruits.prefix(3)) }
            List(items) { Counter(name: $0.name) } }
    }
}
}

enum FarRowKeepsStateListCase {
struct Case: View {
    var body: some View {
        ScrollViewReader { proxy in
            VStack { Button("Top") { proxy.scrollTo(0, anchor: .top) }; Button("Far") { proxy.scrollTo(900, anchor: .top) }
                List(0..<1000, id: \.self) { Counter(name: "r\($0)") } }
        }
    }
}
}

enum FarRowsNotMadeCase {
struct Case: View {
    var body: some View { List(0..<100_000, id: \.self) { i in Text("r\(i)").onAppear { note("made") } } }
}
}

enum TraitsDistributeCase {
struct Case: View {
    var body: some View {
        List { Section("S") { Color.red.frame(height: 20).tagged("a"); Color.red.frame(height: 20).tagged("b") }.listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0)) }
            .listStyle(.plain).frame(width: 300)
    }
}
}

enum DeleteKeyOffsetsCase {
struct Case: View {
    @State var items = fruits
    @State var sel: Set<Int> = []
    var body: some View {
        List(selection: $sel) {
            Text("Head").tag(100)
            ForEach(items) { Text($0.name) }.onDelete { note("delete \(Array($0))"); items.remove(atOffsets: $0) }
        }
    }
}
}

enum DeleteAppMayRefuseCase {
struct Case: View {
    @State var sel: Int?
    var body: some View { List(selection: $sel) { ForEach(fruits) { Text($0.name) }.onDelete { note("delete \(Array($0))") } } }
}
}

enum DeleteDisabledRowCase {
struct Case: View {
    @State var items = fruits
    @State var sel: Set<Int> = []
    var body: some View {
        List(selection: $sel) { ForEach(items) { f in Text(f.name).deleteDisabled(f.id == 2) }.onDelete { note("delete \(Array($0))"); items.remove(atOffsets: $0) } }
    }
}
}

enum DeleteTwoSectionsCase {
struct Case: View {
    @State var a = ["A1", "A2"]
    @State var b = ["B1", "B2"]
    @State var sel: Set<String> = []
    var body: some View {
        List(selection: $sel) {
            Section("A") { ForEach(a, id: \.self) { Text($0) }.onDelete { note("a \(Array($0))"); a.remove(atOffsets: $0) } }
            Section("B") { ForEach(b, id: \.self) { Text($0) }.onDelete { note("b \(Array($0))"); b.remove(atOffsets: $0) } }
        }
    }
}
}

let generated1: [String: (CGFloat, CGFloat) -> Screen] = [
    "sel-follows-id": { Screen($0, $1) { SelFollowsIdCase.Case() } },
    "sel-removed-keeps-binding": { Screen($0, $1) { SelRemovedKeepsBindingCase.Case() } },
    "ctx-selected-row": { Screen($0, $1) { CtxSelectedRowCase.Case() } },
    "ctx-other-row": { Screen($0, $1) { CtxSelectedRowCase.Case() } },
    "primary-double-click": { Screen($0, $1) { CtxSelectedRowCase.Case() } },
    "rows-flatten": { Screen($0, $1) { RowsFlattenCase.Case() } },
    "row-height-min": { Screen($0, $1) { RowHeightMinCase.Case() } },
    "row-insets-leading": { Screen($0, $1) { RowInsetsLeadingCase.Case() } },
    "row-state-moves": { Screen($0, $1) { RowStateMovesCase.Case() } },
    "row-state-dies-with-row": { Screen($0, $1) { RowStateMovesCase.Case() } },
    "far-row-keeps-state-list": { Screen($0, $1) { FarRowKeepsStateListCase.Case() } },
    "far-rows-not-made": { Screen($0, $1) { FarRowsNotMadeCase.Case() } },
    "traits-distribute": { Screen($0, $1) { TraitsDistributeCase.Case() } },
    "delete-key-offsets": { Screen($0, $1) { DeleteKeyOffsetsCase.Case() } },
    "delete-several": { Screen($0, $1) { DeleteKeyOffsetsCase.Case() } },
    "delete-not-outside-foreach": { Screen($0, $1) { DeleteKeyOffsetsCase.Case() } },
    "delete-context-menu": { Screen($0, $1) { DeleteKeyOffsetsCase.Case() } },
    "delete-app-may-refuse": { Screen($0, $1) { DeleteAppMayRefuseCase.Case() } },
    "delete-disabled-row": { Screen($0, $1) { DeleteDisabledRowCase.Case() } },
    "delete-two-sections": { Screen($0, $1) { DeleteTwoSectionsCase.Case() } },
]
