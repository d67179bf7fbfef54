// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting

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

enum SizeClassCompactCase {
struct Case: View { @Environment(\.horizontalSizeClass) var c; var body: some View { Text(c == .compact ? "compact" : "regular") } }
}

enum GroupBoxCase {
struct Case: View { var body: some View { GroupBox("Title") { Color.red.frame(width: 60, height: 20).tagged("c") }.tagged("box") } }
}

let generated4: [String: (CGFloat, CGFloat) -> Screen] = [
    "delete-command": { Screen($0, $1) { DeleteCommandCase.Case() } },
    "focused-value": { Screen($0, $1) { FocusedValueCase.Case() } },
    "size-class-compact": { Screen($0, $1) { SizeClassCompactCase.Case() } },
    "group-box": { Screen($0, $1) { GroupBoxCase.Case() } },
]
