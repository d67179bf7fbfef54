// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting
import UniformTypeIdentifiers

enum NavCoveredToolbarHiddenCase {
struct Case: View { var body: some View { NavigationStack { NavigationLink("Go") { Text("Inside").toolbar { Button("Inner") { } } }.toolbar { Button("Outer") { } } } } }
}

enum SplitSelectionDrivesDetailCase {
struct Case: View {
    @State var sel: Int?
    var body: some View {
        NavigationSplitView { List(fruits, selection: $sel) { Text($0.name) }.navigationSplitViewColumnWidth(150) } detail: { if let sel { VStack { Text("Detail \(sel)"); Counter(name: "d") } } else { Text("Nothing") } }
    }
}
}

enum SplitVisibilityBindingCase {
struct Case: View {
    @State var vis = NavigationSplitViewVisibility.all
    var body: some View {
        VStack { Text("only \(vis == .detailOnly ? 1 : 0)"); Button("Hide") { vis = .detailOnly }
            NavigationSplitView(columnVisibility: $vis) { List { Text("Side") } } detail: { Text("Main") } }
    }
}
}

enum SplitLinkOpensDetailCase {
struct Case: View { var body: some View { NavigationSplitView { List { NavigationLink("A", value: 1); NavigationLink("B") { Text("Detail B") } }.navigationDestination(for: Int.self) { Text("Detail \($0)") } } detail: { Text("Nothing") } } }
}

enum SplitFixedWidthCase {
struct Case: View { var body: some View { NavigationSplitView { Color.red.tagged("s").navigationSplitViewColumnWidth(200) } detail: { Color.blue.tagged("d") } } }
}

enum NavigationViewTwoChildrenCase {
struct Case: View { var body: some View { NavigationView { List { NavigationLink(destination: Text("Deep")) { Text("Row") } }; Text("Placeholder") } } }
}

enum NavigationViewOneChildCase {
struct Case: View { var body: some View { NavigationView { List { NavigationLink(destination: Text("Deep")) { Text("Row") } } } } }
}

enum TabClickWritesCase {
struct Case: View {
    @State var tab = "a"
    var body: some View {
        VStack { Text("tab \(tab)"); Button("Go b") { tab = "b" }
            TabView(selection: $tab) { Counter(name: "A").tabItem { Label("First", systemImage: "star") }.tag("a"); Counter(name: "B").tabItem { Text("Second") }.tag("b") } }
    }
}
}

enum TabIndexDefaultCase {
struct Case: View {
    @State var i = 0
    var body: some View { VStack { Text("i \(i)"); TabView(selection: $i) { Text("P0").tabItem { Text("T0") }.tag(0); Text("P1").tabItem { Text("T1") }.tag(1) } } }
}
}

enum TabNewApiCase {
struct Case: View {
    @State var v = 1
    var body: some View { VStack { Text("v \(v)"); TabView(selection: $v) { Tab("One", systemImage: "star", value: 1) { Text("C1") }; Tab("Two", systemImage: "heart", value: 2) { Text("C2") }.badge(3) } } }
}
}

enum TabPageStyleCase {
struct Case: View {
    @State var v = 0
    var body: some View { VStack { Text("v \(v)"); TabView(selection: $v) { ForEach(0..<3, id: \.self) { Text("Page \($0)").tag($0) } }.tabViewStyle(.page) } }
}
}

enum TabReselectPopsCase {
struct Case: View { var body: some View { TabView { NavigationStack { NavigationLink("Go") { Text("Deep") } }.tabItem { Text("One") }; Text("Other").tabItem { Text("Two") } } } }
}

enum SheetOpensAndDismissCase {
struct Sheet: View { @Environment(\.dismiss) var dismiss; var body: some View { VStack { Text("Inside"); Counter(name: "c"); Button("Leave") { dismiss() } } } }
struct Case: View {
    @State var on = false
    var body: some View { VStack { Text("on \(on ? 1 : 0)"); Button("Open") { on = true }.sheet(isPresented: $on, onDismiss: { note("gone \(on)") }) { Sheet() } } }
}
}

let generated6: [String: (CGFloat, CGFloat) -> Screen] = [
    "nav-covered-toolbar-hidden": { Screen($0, $1) { NavCoveredToolbarHiddenCase.Case() } },
    "split-selection-drives-detail": { Screen($0, $1) { SplitSelectionDrivesDetailCase.Case() } },
    "split-detail-state-kept": { Screen($0, $1) { SplitSelectionDrivesDetailCase.Case() } },
    "split-visibility-binding": { Screen($0, $1) { SplitVisibilityBindingCase.Case() } },
    "split-link-opens-detail": { Screen($0, $1) { SplitLinkOpensDetailCase.Case() } },
    "split-collapses-narrow": { Screen($0, $1) { SplitSelectionDrivesDetailCase.Case() } },
    "split-fixed-width": { Screen($0, $1) { SplitFixedWidthCase.Case() } },
    "navigation-view-two-children": { Screen($0, $1) { NavigationViewTwoChildrenCase.Case() } },
    "navigation-view-one-child": { Screen($0, $1) { NavigationViewOneChildCase.Case() } },
    "tab-click-writes": { Screen($0, $1) { TabClickWritesCase.Case() } },
    "tab-state-kept": { Screen($0, $1) { TabClickWritesCase.Case() } },
    "tab-made-when-shown": { Screen($0, $1) { TabClickWritesCase.Case() } },
    "tab-keys": { Screen($0, $1) { TabClickWritesCase.Case() } },
    "tab-program": { Screen($0, $1) { TabClickWritesCase.Case() } },
    "tab-index-default": { Screen($0, $1) { TabIndexDefaultCase.Case() } },
    "tab-new-api": { Screen($0, $1) { TabNewApiCase.Case() } },
    "tab-page-style": { Screen($0, $1) { TabPageStyleCase.Case() } },
    "tab-reselect-pops": { Screen($0, $1) { TabReselectPopsCase.Case() } },
    "sheet-opens-and-dismiss": { Screen($0, $1) { SheetOpensAndDismissCase.Case() } },
    "sheet-escape": { Screen($0, $1) { SheetOpensAndDismissCase.Case() } },
]
