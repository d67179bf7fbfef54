// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting
import UniformTypeIdentifiers

enum NavEnvAroundReachesCase {
struct Show: View { @Environment(\.lineLimit) var n; var body: some View { Text("limit \(n ?? 0)") } }
struct Case: View { var body: some View { NavigationStack { NavigationLink("Go") { Show() }.lineLimit(5) }.lineLimit(3) } }
}

enum NavPathErasedCase {
struct Case: View {
    @State var path = NavigationPath()
    var body: some View {
        VStack { Text("n \(path.count) codable \(path.codable == nil ? 0 : 1)"); Button("Push both") { path.append(1); path.append("two") }; Button("Drop 2") { path.removeLast(2) }
            NavigationStack(path: $path) { Text("Root").navigationDestination(for: Int.self) { Text("int \($0)") }.navigationDestination(for: String.self) { Text("string \($0)") } } }
    }
}
}

enum NavListRowLinkCase {
struct Case: View { var body: some View { NavigationStack { List(fruits) { f in NavigationLink(f.name, value: f) }.navigationDestination(for: Fruit.self) { Text("Chosen \($0.name)") } } } }
}

enum NavBarItemsDeprecatedCase {
struct Case: View { var body: some View { NavigationView { Text("Body").navigationBarTitle("Old title", displayMode: .inline).navigationBarItems(leading: Button("L") { note("l") }, trailing: Button("R") { note("r") }) } } }
}

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

let generated6: [String: (CGFloat, CGFloat) -> Screen] = [
    "nav-env-around-reaches": { Screen($0, $1) { NavEnvAroundReachesCase.Case() } },
    "nav-path-erased": { Screen($0, $1) { NavPathErasedCase.Case() } },
    "nav-list-row-link": { Screen($0, $1) { NavListRowLinkCase.Case() } },
    "nav-bar-items-deprecated": { Screen($0, $1) { NavBarItemsDeprecatedCase.Case() } },
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
]
