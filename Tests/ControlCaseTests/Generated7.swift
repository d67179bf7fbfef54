// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting
import UniformTypeIdentifiers

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

enum SheetNoInteractiveDismissCase {
struct Case: View {
    @State var on = false
    var body: some View { Button("Open") { on = true }.sheet(isPresented: $on) { VStack { Text("Inside"); Button("End") { on = false } }.interactiveDismissDisabled() } }
}
}

enum SheetItemSameIdCase {
struct Page: View { let f: Fruit; var body: some View { VStack { Text("Is \(f.name)"); Counter(name: "c") } } }
struct Case: View {
    @State var item: Fruit?
    var body: some View {
        Button("Open") { item = fruits[0] }
            .sheet(item: $item) { f in VStack { Page(f: f); Button("Rename") { item = Fruit(id: 1, name: "Apfel") }; Button("Other") { item = fruits[1] }; Button("Nil") { item = nil } } }
    }
}
}

enum SheetFreshValuesCase {
struct Case: View {
    @State var on = false
    @State var n = 0
    var body: some View { Button("Open") { n = 7; on = true }.sheet(isPresented: $on) { VStack { Text("n \(n)"); Button("More") { n += 1 } } } }
}
}

enum SheetEnvironmentCase {
struct Show: View { @Environment(\.lineLimit) var n; @Environment(\.isPresented) var p; var body: some View { Text("limit \(n ?? 0) presented \(p ? 1 : 0)") } }
struct Case: View { @State var on = false; var body: some View { Button("Open") { on = true }.sheet(isPresented: $on) { Show() }.lineLimit(4) } }
}

enum SheetNestedCase {
struct Case: View {
    @State var a = false
    @State var b = false
    var body: some View { Button("A") { a = true }.sheet(isPresented: $a) { Button("B") { b = true }.sheet(isPresented: $b) { Text("Deep") } } }
}
}

enum CoverEscapeStaysCase {
struct Case: View { @State var on = false; var body: some View { Button("Open") { on = true }.fullScreenCover(isPresented: $on) { Button("Close") { on = false } } } }
}

enum PopoverClickOutsideCase {
struct Case: View {
    @State var on = false
    var body: some View { VStack { Text("on \(on ? 1 : 0)"); Button("Open") { on = true }.popover(isPresented: $on) { Text("Bubble") }; Button("Other") { note("other") } } }
}
}

enum OldAlertCase {
struct Case: View {
    @State var on = false
    var body: some View { VStack { Text("on \(on ? 1 : 0)"); Button("Ask") { on = true }.alert(isPresented: $on) { Alert(title: Text("Sure?"), message: Text("Gone for ever"), primaryButton: .destructive(Text("Delete")) { note("deleted") }, secondaryButton: .cancel()) } } }
}
}

enum OldAlertItemCase {
struct Case: View {
    @State var item: Fruit?
    var body: some View { Button("Ask") { item = fruits[1] }.alert(item: $item) { f in Alert(title: Text("About \(f.name)")) } }
}
}

enum DefaultButtonReturnCase {
struct Case: View {
    @State var on = false
    var body: some View {
        Button("Open") { on = true }.sheet(isPresented: $on) {
            NavigationStack { Text("Form").toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { note("cancel"); on = false } }
                ToolbarItem(placement: .confirmationAction) { Button("Save") { note("save"); on = false } }
            } }
        }
    }
}
}

enum ToolbarPlainViewsCase {
struct Case: View { var body: some View { NavigationStack { Text("Body").toolbar { Button("A") { note("a") }; Button("B") { note("b") } } } } }
}

enum ToolbarZonesCase {
struct Case: View {
    var body: some View {
        NavigationStack { Text("Body").navigationTitle("T").toolbar {
            ToolbarItem(placement: .primaryAction) { Color.red.frame(width: 20, height: 20).tagged("trail") }
            ToolbarItem(placement: .navigation) { Color.red.frame(width: 20, height: 20).tagged("lead") }
            ToolbarItem(placement: .principal) { Color.red.frame(width: 20, height: 20).tagged("mid") }
        } }
    }
}
}

enum ToolbarIosPlacementsCase {
struct Case: View {
    var body: some View {
        NavigationStack { Text("Body").toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("R") { } }
            ToolbarItem(placement: .topBarLeading) { Button("L") { } }
            ToolbarItemGroup(placement: .bottomBar) { Button("X") { }; Spacer(); Button("Y") { } }
        } }
    }
}
}

let generated7: [String: (CGFloat, CGFloat) -> Screen] = [
    "tab-page-style": { Screen($0, $1) { TabPageStyleCase.Case() } },
    "tab-reselect-pops": { Screen($0, $1) { TabReselectPopsCase.Case() } },
    "sheet-opens-and-dismiss": { Screen($0, $1) { SheetOpensAndDismissCase.Case() } },
    "sheet-escape": { Screen($0, $1) { SheetOpensAndDismissCase.Case() } },
    "sheet-modal": { Screen($0, $1) { SheetOpensAndDismissCase.Case() } },
    "sheet-state-new-each-time": { Screen($0, $1) { SheetOpensAndDismissCase.Case() } },
    "sheet-no-interactive-dismiss": { Screen($0, $1) { SheetNoInteractiveDismissCase.Case() } },
    "sheet-item-same-id": { Screen($0, $1) { SheetItemSameIdCase.Case() } },
    "sheet-item-other-id": { Screen($0, $1) { SheetItemSameIdCase.Case() } },
    "sheet-fresh-values": { Screen($0, $1) { SheetFreshValuesCase.Case() } },
    "sheet-environment": { Screen($0, $1) { SheetEnvironmentCase.Case() } },
    "sheet-nested": { Screen($0, $1) { SheetNestedCase.Case() } },
    "cover-escape-stays": { Screen($0, $1) { CoverEscapeStaysCase.Case() } },
    "popover-click-outside": { Screen($0, $1) { PopoverClickOutsideCase.Case() } },
    "old-alert": { Screen($0, $1) { OldAlertCase.Case() } },
    "old-alert-item": { Screen($0, $1) { OldAlertItemCase.Case() } },
    "default-button-return": { Screen($0, $1) { DefaultButtonReturnCase.Case() } },
    "toolbar-plain-views": { Screen($0, $1) { ToolbarPlainViewsCase.Case() } },
    "toolbar-zones": { Screen($0, $1) { ToolbarZonesCase.Case() } },
    "toolbar-ios-placements": { Screen($0, $1) { ToolbarIosPlacementsCase.Case() } },
]
