// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting

enum TabListIsOneStopCase {
struct Case: View {
    @State var sel: Int?
    var body: some View { VStack { Button("Before") { note("before") }; List(fruits, selection: $sel) { Text($0.name) }; Button("After") { note("after") } } }
}
}

enum SizeClassCompactCase {
struct Case: View { @Environment(\.horizontalSizeClass) var c; var body: some View { Text(c == .compact ? "compact" : "regular") } }
}

enum GroupBoxCase {
struct Case: View { var body: some View { GroupBox("Title") { Color.red.frame(width: 60, height: 20).tagged("c") }.tagged("box") } }
}

let generated3: [String: (CGFloat, CGFloat) -> Screen] = [
    "tab-list-is-one-stop": { Screen($0, $1) { TabListIsOneStopCase.Case() } },
    "size-class-compact": { Screen($0, $1) { SizeClassCompactCase.Case() } },
    "group-box": { Screen($0, $1) { GroupBoxCase.Case() } },
]
