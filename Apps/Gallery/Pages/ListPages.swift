import SwiftUI

@MainActor
extension Page {
    static let scrolls = [forEach, groups, scrollView, scrolling] + scrollPlaces
    static let lists = [list, listStyle, rows]

    private static let forEach = Page(
        "ForEach", .stacks, "A view for every element.", cell: 200
    ) {
        Example("ForEach(0..<4)") { HStack { ForEach(0..<4) { Tile("\($0)") } } }
        Example("ForEach(_:id:)") {
            HStack { ForEach(["Ace", "King"], id: \.self) { Tile($0, .purple) } }
        }
    }

    private static let groups = Page(
        "Group, AnyView, EmptyView", .stacks, "Several views as one, type erasure, and no view.",
        cell: 200
    ) {
        Example("Group { }.italic()") {
            Group {
                Text("First")
                Text("Second")
            }
            .italic()
        }
        Example("Of any type") { AnyView(Tile("Of any type")) }
        Example("EmptyView between two") {
            HStack {
                Tile("A")
                EmptyView()
                Tile("B", .purple)
            }
        }
    }

    private static let scrollView = Page(
        "ScrollView", .stacks, "A window onto larger content; the wheel scrolls it.", cell: 240
    ) {
        Example("ScrollView { }") {
            ScrollView {
                ForEach(1..<31) { Text("Line \($0)").frame(maxWidth: .infinity) }
            }
            .frame(height: 120)
        }
        Example("ScrollView(.horizontal)") {
            ScrollView(.horizontal) {
                HStack { ForEach(1..<31) { Tile("\($0)") } }
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        Example("ScrollView([.horizontal, .vertical])") {
            ScrollView([.horizontal, .vertical]) {
                Image("barbarian").resizable().frame(width: 360, height: 480)
            }
            .frame(height: 120)
        }
    }

    private static let scrolling = Page(
        "ScrollViewReader & scrollIndicators", .stacks, "Scrolling to a view, and the scroll bars.",
        cell: 240
    ) {
        Example("ScrollViewReader, scrollTo(_:anchor:)") { Reading() }
        Example("showsIndicators: false") {
            ScrollView(showsIndicators: false) {
                ForEach(1..<31) { Text("Line \($0)").frame(maxWidth: .infinity) }
            }
            .frame(height: 120)
        }
        Example("scrollIndicators(.hidden)") {
            ScrollView {
                ForEach(1..<31) { Text("Line \($0)").frame(maxWidth: .infinity) }
            }
            .scrollIndicators(.hidden)
            .frame(height: 120)
        }
    }

    private static let list = Page(
        "List", .lists, "Rows that are selected, by the pointer and by keys.", cell: 260
    ) {
        Example("List(_:selection:)") { Selecting() }
        Example("typeSelectEquivalent(_:): L selects Lovelace") { ByFamilyName() }
        Example("onDelete, onMove") { Editing() }
    }

    private static let listStyle = Page(
        "listStyle & Section", .lists, "Rows in sections, and their look.", cell: 260
    ) {
        Example("listStyle(.inset)") { Sections().listStyle(.inset) }
        Example("listStyle(.plain)") { Sections().listStyle(.plain) }
        Example("listStyle(.bordered(alternatesRowBackgrounds: true))") {
            Sections().listStyle(.bordered(alternatesRowBackgrounds: true))
        }
        Example("listStyle(.sidebar)") { Sections().listStyle(.sidebar) }
        Example("listStyle(.insetGrouped)") { Sections().listStyle(.insetGrouped) }
        Example("headerProminence(.increased)") { Sections().headerProminence(.increased) }
    }

    private static let rows = Page(
        "listRowBackground & others", .lists, "The insets, background and lines of a row.",
        cell: 260
    ) {
        Example("listRowBackground(_:)") {
            List {
                Text("Gold").listRowBackground(Color.yellow.opacity(0.3))
                Text("Plain")
            }
            .frame(height: 90)
        }
        Example("listRowInsets(_:)") {
            List {
                Text("Far in").listRowInsets(
                    EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0))
                Text("Usual")
            }
            .frame(height: 90)
        }
        Example("listRowSeparator(.hidden)") {
            List {
                Text("No line below").listRowSeparator(.hidden)
                Text("A red one").listRowSeparatorTint(.red)
                Text("The last")
            }
            .frame(height: 120)
        }
        Example("listRowSeparatorLeading, listRowSeparatorTrailing") {
            List {
                HStack {
                    Text("12:30")
                    Text("Lunch")
                        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
                }
                Text("The last")
            }
            .frame(height: 90)
        }
        Example("scrollContentBackground(.hidden), alternatingRowBackgrounds()") {
            List {
                Text("Clear")
                Text("Tinted")
            }
            .scrollContentBackground(.hidden)
            .alternatingRowBackgrounds()
            .frame(height: 90)
        }
        Example("badge(_:)") {
            List {
                Text("Inbox").badge(12)
                Text("Drafts").badge("new")
            }
            .frame(height: 90)
        }
        Example("selectionDisabled, deleteDisabled, moveDisabled") {
            List(selection: .constant(1)) {
                Text("Chosen").tag(1)
                Text("Locked").tag(2).selectionDisabled().deleteDisabled(true).moveDisabled(true)
            }
            .frame(height: 90)
        }
    }
}

private struct Selecting: View {
    @State private var selection: Set<String> = ["Cleric"]

    var body: some View {
        List(["Barbarian", "Bard", "Cleric", "Druid", "Wizard"], id: \.self, selection: $selection)
        {
            Text($0)
        }
        .frame(height: 190)
    }
}

private struct ByFamilyName: View {
    @State private var selection: String?

    var body: some View {
        List(["Ada Lovelace", "Alan Turing", "Grace Hopper"], id: \.self, selection: $selection) {
            Text($0).typeSelectEquivalent($0.split(separator: " ").last ?? "")
        }
        .frame(height: 120)
    }
}

private struct Editing: View {
    @State private var names = ["Grunnhild", "Ilva", "Tomas", "Yrsa"]
    @State private var selection: String? = "Ilva"

    var body: some View {
        List(selection: $selection) {
            ForEach(names, id: \.self) { Text($0) }
                .onDelete { names.remove(atOffsets: $0) }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        .frame(height: 160)
    }
}

private struct Sections: View {
    var body: some View {
        List {
            Section("Party") {
                Text("Grunnhild")
                Text("Ilva")
            }
            Section {
                Text("Goblin")
            } header: {
                Text("Enemies")
            } footer: {
                Text("Defeat all of them.")
            }
        }
        .frame(height: 260)
    }
}

private struct Reading: View {
    var body: some View {
        ScrollViewReader { reader in
            HStack {
                Button("First") { reader.scrollTo(1, anchor: .top) }
                Button("500") { reader.scrollTo(500, anchor: .center) }
                Button("Last") { reader.scrollTo(1000, anchor: .bottom) }
            }
            ScrollView {
                LazyVStack(spacing: 2) {
                    ForEach(1..<1001, id: \.self) { Text("Line \($0)").frame(maxWidth: .infinity) }
                }
            }
            .frame(height: 90)
        }
    }
}
