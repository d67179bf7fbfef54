// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting
import UniformTypeIdentifiers

enum ToolbarHiddenCase {
struct Case: View { var body: some View { NavigationStack { Text("Body").toolbar { Button("A") { } }.toolbar(.hidden) } } }
}

enum SearchWritesAndSubmitsCase {
struct Inner: View { @Environment(\.isSearching) var on; @Environment(\.dismissSearch) var stop; var body: some View { VStack { Text("searching \(on ? 1 : 0)"); Button("Stop") { stop() } } } }
struct Case: View {
    @State var q = ""
    var body: some View { NavigationStack { VStack { Inner(); Text("q \(q)") }.searchable(text: $q, prompt: "Find") .onSubmit(of: .search) { note("go \(q)") } } }
}
}

enum SearchSuggestionCompletesCase {
struct Case: View {
    @State var q = ""
    var body: some View { NavigationStack { Text("q \(q)").searchable(text: $q).searchSuggestions { ForEach(["Apple", "Apricot"], id: \.self) { Text($0).searchCompletion($0) } }.onSubmit(of: .search) { note("go") } } }
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

enum ScrollAnchorBottomCase {
struct Case: View {
    var body: some View { ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Color.red.frame(width: 100, height: 20).tagged("r\($0)") } } }.defaultScrollAnchor(.bottom) }
}
}

enum ScrollPositionIdWritesCase {
struct Case: View {
    @State var id: Int?
    var body: some View {
        VStack(spacing: 0) { Text("at \(id.map(String.init) ?? "nil")").frame(height: 50); Button("Seven") { id = 7 }.frame(height: 50)
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<20, id: \.self) { Color.red.frame(height: 50).tagged("r\($0)") } }.scrollTargetLayout() }.scrollPosition(id: $id) }
    }
}
}

enum ScrollPagingCase {
struct Case: View { var body: some View { ScrollView(.horizontal) { LazyHStack(spacing: 0) { ForEach(0..<5, id: \.self) { Color.red.frame(width: 200, height: 100).tagged("p\($0)") } } }.scrollTargetBehavior(.paging) } }
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

enum FocusInSheetLoopsCase {
struct Case: View {
    @State var on = true
    var body: some View { Button("Behind") { }.sheet(isPresented: $on) { VStack { Button("A") { }; Button("B") { } }.interactiveDismissDisabled() } }
}
}

enum ExitCommandBeforeSheetCase {
struct Case: View {
    @State var on = false
    var body: some View { Button("Open") { on = true }.sheet(isPresented: $on) { Button("In") { }.onExitCommand { note("exit") } } }
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

enum DropDeliversCase {
struct Case: View {
    @State var got: [String] = []
    @State var over = false
    var body: some View {
        VStack { Text("Source").draggable("payload"); Text("got \(got.joined())"); Text("over \(over ? 1 : 0)")
            Color.green.frame(width: 100, height: 100).tagged("target").dropDestination(for: String.self) { items, point in got = items; note("at \(Int(point.x)),\(Int(point.y))"); return true } isTargeted: { over = $0 } }
    }
}
}

let generated8: [String: (CGFloat, CGFloat) -> Screen] = [
    "toolbar-hidden": { Screen($0, $1) { ToolbarHiddenCase.Case() } },
    "search-writes-and-submits": { Screen($0, $1) { SearchWritesAndSubmitsCase.Case() } },
    "search-ctrl-f": { Screen($0, $1) { SearchWritesAndSubmitsCase.Case() } },
    "search-escape-twice": { Screen($0, $1) { SearchWritesAndSubmitsCase.Case() } },
    "search-dismiss-action": { Screen($0, $1) { SearchWritesAndSubmitsCase.Case() } },
    "search-suggestion-completes": { Screen($0, $1) { SearchSuggestionCompletesCase.Case() } },
    "scroll-to-least": { Screen($0, $1) { ScrollToLeastCase.Case() } },
    "scroll-to-top-anchor": { Screen($0, $1) { ScrollToTopAnchorCase.Case() } },
    "scroll-to-clamped": { Screen($0, $1) { ScrollToClampedCase.Case() } },
    "scroll-anchor-bottom": { Screen($0, $1) { ScrollAnchorBottomCase.Case() } },
    "scroll-position-id-writes": { Screen($0, $1) { ScrollPositionIdWritesCase.Case() } },
    "scroll-paging": { Screen($0, $1) { ScrollPagingCase.Case() } },
    "tab-order-reading": { Screen($0, $1) { TabOrderReadingCase.Case() } },
    "tab-skips-disabled": { Screen($0, $1) { TabSkipsDisabledCase.Case() } },
    "tab-list-is-one-stop": { Screen($0, $1) { TabListIsOneStopCase.Case() } },
    "focus-in-sheet-loops": { Screen($0, $1) { FocusInSheetLoopsCase.Case() } },
    "exit-command-before-sheet": { Screen($0, $1) { ExitCommandBeforeSheetCase.Case() } },
    "delete-command": { Screen($0, $1) { DeleteCommandCase.Case() } },
    "focused-value": { Screen($0, $1) { FocusedValueCase.Case() } },
    "drop-delivers": { Screen($0, $1) { DropDeliversCase.Case() } },
]
