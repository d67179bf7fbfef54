import SwiftUI

@MainActor
extension Page {
    static let tableColumns = [columns, customization]

    private static let columns = Page(
        "TableColumn", .lists, "The width and the alignment of the cells in a column.", cell: 540
    ) {
        Example("width(_:), width(min:ideal:max:)") { Widths() }
        Example("alignment(_:)") { Alignments() }
        Example("Cells with controls, and of several lines") { Orders() }
        Example("TableColumnForEach") { Grades() }
        Example("Wider than the window") { TimeTable() }
    }

    private static let customization = Page(
        "columnCustomization", .lists,
        "Columns that the user hides, shows and moves, in the menu of the header.", cell: 540
    ) {
        Example("TableColumnCustomization, customizationID, defaultVisibility(.hidden)") {
            Customized()
        }
    }
}

private struct Widths: View {
    @ScaledMetric private var width: CGFloat = 130

    var body: some View {
        Table(Summit.all.prefix(3)) {
            TableColumn("Fixed") { Text($0.name) }.width(width)
            TableColumn("At most 1.5 ×") { Text($0.country) }
                .width(min: 60, ideal: width, max: 1.5 * width)
            TableColumn("The rest") { Text("\($0.height) m") }.width(min: 60, ideal: width)
        }
        .scaledHeight(130)
    }
}

private struct Alignments: View {
    @ScaledMetric private var width: CGFloat = 110

    var body: some View {
        Table(Summit.all.prefix(3)) {
            TableColumn("leading") { Text($0.name) }.width(min: 60, ideal: width)
            TableColumn("center") { Text($0.country) }
                .width(min: 60, ideal: width)
                .alignment(.center)
            TableColumn("trailing") { Text("\($0.height) m") }
                .width(min: 60, ideal: width)
                .alignment(.trailing)
            TableColumn("numeric") {
                Text(3.28 * Double($0.height), format: .number.precision(.fractionLength(0)))
            }
            .width(min: 60, ideal: width)
            .alignment(.numeric)
        }
        .scaledHeight(130)
    }
}

private struct Orders: View {
    private struct Order: Identifiable {
        let id: Int
        let dish: String
        let note: String
        var isServed = false
    }

    @State private var orders = [
        Order(id: 1, dish: "Onion soup", note: "No cheese", isServed: true),
        Order(
            id: 2, dish: "Roast lamb", note: "Potatoes instead of rice, and the sauce on the side"),
        Order(id: 3, dish: "Lemon tart", note: ""),
    ]
    @State private var selection: Set<Int> = []
    @ScaledMetric private var width: CGFloat = 120
    @ScaledMetric private var switchWidth: CGFloat = 70

    var body: some View {
        Table($orders.wrappedValue, selection: $selection) {
            TableColumn("Dish", value: \.dish).width(min: 60, ideal: width)
            TableColumn("Note", value: \.note).width(min: 60, ideal: width)
            TableColumn("Served") { order in
                Toggle("Served", isOn: served(order.id)).labelsHidden().toggleStyle(.checkbox)
            }
            .width(switchWidth)
            .alignment(.center)
        }
        .scaledHeight(170)
    }

    private func served(_ id: Int) -> Binding<Bool> {
        Binding {
            orders.first { $0.id == id }?.isServed == true
        } set: { isServed in
            if let index = orders.firstIndex(where: { $0.id == id }) {
                orders[index].isServed = isServed
            }
        }
    }
}

private struct Grades: View {
    private struct Pupil: Identifiable {
        let id: String
        let marks: [String: Int]
    }

    private let subjects = ["Algebra", "Logic", "Music"]
    private let pupils = [
        Pupil(id: "Mira", marks: ["Algebra": 1, "Logic": 2, "Music": 1]),
        Pupil(id: "Jonas", marks: ["Algebra": 3, "Music": 2]),
    ]
    @ScaledMetric private var width: CGFloat = 90

    var body: some View {
        Table(of: Pupil.self) {
            TableColumn("Name") { Text($0.id) }.width(min: 60, ideal: width)
            TableColumnForEach(subjects, id: \.self) { subject in
                TableColumn(subject) { (pupil: Pupil) in
                    Text(pupil.marks[subject].map { "\($0)" } ?? "–")
                }
                .width(min: 60, ideal: width)
            }
        } rows: {
            ForEach(pupils)
        }
        .scaledHeight(100)
    }
}

private struct TimeTable: View {
    private struct Train: Identifiable {
        let id: String
        let departure: String
    }

    private let trains = [
        Train(id: "Edinburgh", departure: "9:40"), Train(id: "York", departure: "10:15"),
    ]
    @ScaledMetric private var width: CGFloat = 160

    var body: some View {
        Table(trains) {
            TableColumn("Destination", value: \.id).width(width)
            TableColumn("Departure", value: \.departure).width(width)
            TableColumn("Platform") { _ in Text("3") }.width(width)
            TableColumn("Operator") { _ in Text("Northern Rail") }.width(width)
            TableColumn("Remarks") { _ in Text("Seats must be reserved") }.width(2 * width)
        }
        .scaledHeight(110)
    }
}

private struct Customized: View {
    @State private var columns = TableColumnCustomization<Summit>()
    @State private var summits = Summit.all
    @State private var order = [KeyPathComparator(\Summit.name)]
    @ScaledMetric private var width: CGFloat = 110

    var body: some View {
        VStack(alignment: .leading) {
            Table(summits, sortOrder: $order, columnCustomization: $columns) {
                TableColumn("Name", value: \.name)
                    .width(min: 60, ideal: width)
                TableColumn("Country", value: \.country)
                    .width(min: 60, ideal: width)
                    .customizationID("country")
                TableColumn("Height", value: \.height) { Text($0.height, format: .number) }
                    .width(min: 60, ideal: width)
                    .alignment(.numeric)
                    .customizationID("height")
                    .disabledCustomizationBehavior(.visibility)
                TableColumn("First ascent") { Text(verbatim: $0.year.map { "\($0)" } ?? "–") }
                    .width(min: 60, ideal: width)
                    .customizationID("year")
                    .defaultVisibility(.hidden)
            }
            .onChange(of: order, initial: true) { summits.sort(using: order) }
            .scaledHeight(180)
            Toggle("Show first ascent", isOn: showsYear)
        }
    }

    private var showsYear: Binding<Bool> {
        Binding {
            columns[visibility: "year"] == .visible
        } set: {
            columns[visibility: "year"] = $0 ? .visible : .hidden
        }
    }
}
