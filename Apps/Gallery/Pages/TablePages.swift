import SwiftUI

@MainActor
extension Page {
    static let tables = [table, tableStyle]

    private static let table = Page(
        "Table", .lists, "Rows of values in columns; a click on a header sorts.", cell: 540
    ) {
        Example("Table(_:selection:sortOrder:)") { Summits() }
        Example("Table(of:columns:rows:), TableRow, ForEach") { GroupedSummits() }
        Example("DisclosureTableRow(_:content:)") { Countries() }
    }

    private static let tableStyle = Page(
        "tableStyle", .lists, "The look of tables.", cell: 270
    ) {
        Example("automatic") { SmallTable() }
        Example("inset(alternatesRowBackgrounds: false)") {
            SmallTable().tableStyle(.inset(alternatesRowBackgrounds: false))
        }
        Example("bordered") { SmallTable().tableStyle(.bordered) }
        Example("tableColumnHeaders(.hidden)") { SmallTable().tableColumnHeaders(.hidden) }
    }
}

/// A row of the examples of tables.
struct Summit: Identifiable {
    let name: String
    let country: String
    /// In metres.
    let height: Int
    /// The year of the first ascent; `nil` if it is not known.
    var year: Int?

    var id: String { name }

    static let all = [
        Summit(name: "Ben Nevis", country: "Scotland", height: 1345, year: 1771),
        Summit(name: "Matterhorn", country: "Switzerland", height: 4478, year: 1865),
        Summit(name: "Mount Fuji", country: "Japan", height: 3776),
        Summit(name: "Denali", country: "United States", height: 6190, year: 1913),
        Summit(name: "Aoraki / Mount Cook", country: "New Zealand", height: 3724, year: 1894),
        Summit(name: "Kilimanjaro", country: "Tanzania", height: 5895, year: 1889),
    ]
}

private struct Summits: View {
    @State private var summits = Summit.all.sorted { $0.height > $1.height }
    @State private var selection: Set<Summit.ID> = ["Kilimanjaro"]
    @State private var order = [KeyPathComparator(\Summit.height, order: .reverse)]
    @ScaledMetric private var numberWidth: CGFloat = 110
    @ScaledMetric private var nameWidth: CGFloat = 130

    var body: some View {
        Table(summits, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name).width(min: 60, ideal: nameWidth)
            TableColumn("Country", value: \.country).width(min: 60, ideal: nameWidth)
            TableColumn("Height (m)", value: \.height) { Text($0.height, format: .number) }
                .width(numberWidth)
                .alignment(.numeric)
            TableColumn("First ascent", value: \.year) { summit in
                if let year = summit.year {
                    Text(verbatim: "\(year)")
                } else {
                    Text("Unknown").foregroundStyle(.secondary)
                }
            }
            .width(min: 60, ideal: numberWidth)
        }
        .onChange(of: order) { summits.sort(using: order) }
        .scaledHeight(220)
    }
}

private struct GroupedSummits: View {
    @State private var selection: Summit.ID?
    @ScaledMetric private var width: CGFloat = 150

    var body: some View {
        Table(of: Summit.self, selection: $selection) {
            TableColumn("Summit", value: \.name).width(min: 60, ideal: width)
            TableColumn("Country") { Label($0.country, systemImage: "flag") }
                .width(min: 60, ideal: width)
        } rows: {
            TableRow(Summit(name: "Favorite: Ben Nevis", country: "Scotland", height: 1345))
                .contextMenu { Button("Plan a Hike") {} }
            ForEach(Summit.all.filter { $0.height > 5000 }) { summit in
                TableRow(summit).selectionDisabled(summit.height > 6000)
            }
        }
        .scaledHeight(130)
    }
}

private struct Countries: View {
    @ScaledMetric private var width: CGFloat = 150

    var body: some View {
        Table(of: Summit.self) {
            TableColumn("Place", value: \.name).width(min: 60, ideal: width)
            TableColumn("Height (m)") { Text($0.height, format: .number) }
                .width(min: 60, ideal: width)
                .alignment(.numeric)
        } rows: {
            ForEach(Summit.all.prefix(3)) { summit in
                DisclosureTableRow(
                    Summit(name: summit.country, country: "", height: summit.height)
                ) {
                    TableRow(summit)
                }
            }
        }
        .scaledHeight(170)
    }
}

private struct SmallTable: View {
    @ScaledMetric private var width: CGFloat = 90

    var body: some View {
        Table(Summit.all.prefix(4)) {
            TableColumn("Name", value: \.name).width(min: 60, ideal: width)
            TableColumn("Height") { Text($0.height, format: .number) }
                .width(min: 60, ideal: width)
                .alignment(.trailing)
        }
        .scaledHeight(150)
    }
}
