import SwiftUI

@MainActor
extension Page {
    static let trees = [outlineGroup, disclosureInList]

    private static let outlineGroup = Page(
        "OutlineGroup", .lists, "The rows of a tree, expanded with chevrons or the arrow keys.",
        cell: 270
    ) {
        Example("List(_:children:selection:)") { Shelves() }
        Example("OutlineGroup in sections") {
            ShelvesAndLoans()
        }
        Example("Beginning with one element, outside of a list") {
            OutlineGroup(Shelf.library[0], children: \.shelves) { ShelfRow(shelf: $0) }
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private static let disclosureInList = Page(
        "DisclosureGroup in a list", .lists, "Rows below a row that can be collapsed.", cell: 270
    ) {
        Example("DisclosureGroup(isExpanded:)") { Campaign() }
        Example("In a form") { Backup() }
        Example("Section(_:isExpanded:)") { Collapsing() }
    }
}

/// A shelf, with the shelves below it; `nil` for one that is not divided.
private struct Shelf: Identifiable {
    let name: String
    var shelves: [Shelf]?

    var id: String { name }

    static let library = [
        Shelf(
            name: "Fiction",
            shelves: [
                Shelf(
                    name: "Fantasy",
                    shelves: [Shelf(name: "High fantasy"), Shelf(name: "Fairy tales")]),
                Shelf(name: "Mystery"),
            ]),
        Shelf(name: "Nonfiction", shelves: [Shelf(name: "History"), Shelf(name: "Travel")]),
        Shelf(name: "Cookbooks"),
    ]
}

private struct ShelfRow: View {
    let shelf: Shelf

    var body: some View {
        Label(shelf.name, systemImage: shelf.shelves == nil ? "doc.text" : "folder")
    }
}

private struct ShelvesAndLoans: View {
    var body: some View {
        List {
            Section("Shelves") {
                OutlineGroup(Shelf.library, children: \.shelves) { ShelfRow(shelf: $0) }
            }
            Section("Elsewhere") { ShelfRow(shelf: Shelf(name: "Lent to friends")) }
        }
        .listStyle(.sidebar)
        .scaledHeight(240)
    }
}

private struct Shelves: View {
    @State private var selection: Shelf.ID? = "Nonfiction"

    var body: some View {
        List(Shelf.library, children: \.shelves, selection: $selection) { ShelfRow(shelf: $0) }
            .scaledHeight(220)
    }
}

private struct Campaign: View {
    @State private var isCaveOpen = true
    @State private var isLowerOpen = true
    @State private var isTownOpen = false
    @State private var selection: String? = "The bridge"

    var body: some View {
        List(selection: $selection) {
            DisclosureGroup(isExpanded: $isCaveOpen) {
                Text("Entrance").tag("Entrance")
                DisclosureGroup(isExpanded: $isLowerOpen) {
                    Text("The bridge").tag("The bridge")
                    Text("Dragon’s lair").tag("Dragon’s lair")
                } label: {
                    Text("Lower caves").tag("Lower caves")
                }
            } label: {
                Text("Goblin caves").tag("Goblin caves")
            }
            DisclosureGroup(isExpanded: $isTownOpen) {
                Text("Market square").tag("Market square")
            } label: {
                Text("Thornwood").tag("Thornwood")
            }
        }
        .scaledHeight(220)
    }
}

private struct Backup: View {
    @State private var isOn = true
    @State private var isAdvanced = true
    @State private var keepsAll = false

    var body: some View {
        Form {
            Toggle("Back up daily", isOn: $isOn)
            DisclosureGroup("Advanced", isExpanded: $isAdvanced) {
                Toggle("Keep every version", isOn: $keepsAll)
                LabeledContent("Location", value: "Home server")
            }
        }
        .scaledHeight(260)
    }
}

private struct Collapsing: View {
    @State private var showsToday = true
    @State private var showsLater = false

    var body: some View {
        List {
            Section("Today", isExpanded: $showsToday) {
                Text("Water the plants")
                Text("Return library books")
            }
            Section("Later", isExpanded: $showsLater) { Text("Renew passport") }
        }
        .listStyle(.sidebar)
        .scaledHeight(220)
    }
}
