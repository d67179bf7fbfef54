// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting
import UniformTypeIdentifiers

enum MoveFirstToEndCase {
struct Case: View {
    @State var items = ["A", "B", "C", "D"]
    @State var sel: String?
    var body: some View {
        VStack { Text("order \(items.joined())")
            List(selection: $sel) { ForEach(items, id: \.self) { Text($0) }.onMove { note("move \(Array($0)) \($1)"); items.move(fromOffsets: $0, toOffset: $1) } } }
    }
}
}

enum MoveDisabledCase {
struct Case: View {
    @State var items = ["A", "B", "C"]
    var body: some View { VStack { Text("order \(items.joined())"); List { ForEach(items, id: \.self) { Text($0).moveDisabled($0 == "A") }.onMove { items.move(fromOffsets: $0, toOffset: $1) } } } }
}
}

enum EditActionsBindingCase {
struct Case: View {
    @State var items = fruits
    @State var sel: Int?
    var body: some View { VStack { Text("n \(items.count)"); List($items, editActions: .delete, selection: $sel) { $f in Text(f.name) } } }
}
}

enum EditButtonTogglesCase {
struct Case: View {
    @State var items = ["A", "B"]
    var body: some View {
        NavigationStack {
            List { ForEach(items, id: \.self) { Text($0) }.onDelete { note("delete \(Array($0))"); items.remove(atOffsets: $0) }; Text("Fixed") }
                .toolbar { EditButton() }
        }
    }
}
}

enum SwipeActionsInMenuCase {
struct Case: View {
    @State var items = ["A", "B"]
    var body: some View {
        List { ForEach(items, id: \.self) { x in
            Text(x).swipeActions { Button("Pin \(x)") { note("pin \(x)") }; Button("Bin \(x)", role: .destructive) { note("bin \(x)") } }
        }.onDelete { note("delete \(Array($0))") } }
    }
}
}

enum SwipeNoFullCase {
struct Case: View {
    var body: some View { List { Text("A").swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Flag") { note("flag") } } } }
}
}

enum RefreshableKeyCase {
struct Case: View {
    @State var n = 0
    var body: some View { List { Text("n \(n)") }.refreshable { n += 1 } }
}
}

enum RefreshActionEnvironmentCase {
struct Inner: View { @Environment(\.refresh) var refresh; var body: some View { Text(refresh == nil ? "none" : "some") } }
struct Case: View { var body: some View { VStack { Inner(); Inner().refreshable { } } } }
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

enum OutlineCollapsedAtFirstCase {
struct Case: View {
    @State var sel: String?
    var body: some View { VStack { Text("sel \(sel ?? "nil")"); List(tree, children: \.children, selection: $sel) { Text($0.name) } } }
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

let generated2: [String: (CGFloat, CGFloat) -> Screen] = [
    "move-first-to-end": { Screen($0, $1) { MoveFirstToEndCase.Case() } },
    "move-third-to-front": { Screen($0, $1) { MoveFirstToEndCase.Case() } },
    "move-down-by-one-key": { Screen($0, $1) { MoveFirstToEndCase.Case() } },
    "move-nowhere": { Screen($0, $1) { MoveFirstToEndCase.Case() } },
    "move-disabled": { Screen($0, $1) { MoveDisabledCase.Case() } },
    "edit-actions-binding": { Screen($0, $1) { EditActionsBindingCase.Case() } },
    "edit-button-toggles": { Screen($0, $1) { EditButtonTogglesCase.Case() } },
    "edit-minus-two-steps": { Screen($0, $1) { EditButtonTogglesCase.Case() } },
    "swipe-actions-in-menu": { Screen($0, $1) { SwipeActionsInMenuCase.Case() } },
    "swipe-no-full": { Screen($0, $1) { SwipeNoFullCase.Case() } },
    "refreshable-key": { Screen($0, $1) { RefreshableKeyCase.Case() } },
    "refresh-action-environment": { Screen($0, $1) { RefreshActionEnvironmentCase.Case() } },
    "section-expanded-binding": { Screen($0, $1) { SectionExpandedBindingCase.Case() } },
    "section-collapsed-state-lost": { Screen($0, $1) { SectionCollapsedStateLostCase.Case() } },
    "outline-collapsed-at-first": { Screen($0, $1) { OutlineCollapsedAtFirstCase.Case() } },
    "outline-keys": { Screen($0, $1) { OutlineCollapsedAtFirstCase.Case() } },
    "outline-down-walks-visible": { Screen($0, $1) { OutlineCollapsedAtFirstCase.Case() } },
    "disclosure-own-state": { Screen($0, $1) { DisclosureOwnStateCase.Case() } },
    "disclosure-binding": { Screen($0, $1) { DisclosureBindingCase.Case() } },
    "badge-zero-hidden": { Screen($0, $1) { BadgeZeroHiddenCase.Case() } },
]
