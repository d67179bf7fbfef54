import SwiftUI

@MainActor
extension Page {
    static let subviews = [subviewsPage, containerValues]

    private static let subviewsPage = Page(
        "ForEach(subviews:) & Group(subviews:)", .lists,
        "Containers that arrange the views they are given.",
        cell: 270
    ) {
        Example("ForEach(subviews:)") {
            NoteBoard {
                Text("Buy bread")
                Text("Call Grandma")
                ForEach(["Pack", "Sweep"], id: \.self) { Text($0) }
            }
        }
        Example("Group(subviews:)") {
            Headliner {
                Text("The Owls")
                Text("Four Foxes")
                Text("Badger & Sons")
            }
        }
        Example("ForEach(sections:), SectionConfiguration") {
            Dinner()
        }
        Example("Group(sections:)") { Schedule() }
    }

    private static let containerValues = Page(
        "containerValue", .lists, "Values that a view passes to its container.", cell: 270
    ) {
        Example("containerValue(_:_:), @Entry") {
            NoteBoard {
                Text("Pay the rent").containerValue(\.isImportant, true)
                Text("Water the plants")
                Text("Renew passport").containerValue(\.isImportant, true)
            }
        }
        Example("tag(for:), hasTag(_:)") { Suits() }
    }
}

extension ContainerValues {
    @Entry fileprivate var isImportant = false
}

/// Notes on yellow cards; important ones are red.
private struct NoteBoard<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(subviews: content) { note in
                note
                    .padding(8)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .foregroundStyle(.black)
                    .background(
                        note.containerValues.isImportant
                            ? Color.orange : .yellow,
                        in: .rect(cornerRadius: 6))
            }
        }
    }
}

/// The first view large, the others in a row below it.
private struct Headliner<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { bands in
            VStack {
                bands.first?.font(.title)
                bands.dropFirst().foregroundStyle(.secondary)
            }
        }
    }
}

private struct CourseMenu<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(sections: content) { course in
                VStack(alignment: .leading) {
                    course.header.font(.headline)
                    course.content
                    course.footer.font(.footnote).foregroundStyle(.secondary)
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct Dinner: View {
    var body: some View {
        CourseMenu {
            Section("Starters") {
                Text("Onion soup")
                Text("Salad")
            }
            Section {
                Text("Roast lamb")
            } header: {
                Text("Mains")
            } footer: {
                Text("Served with potatoes.")
            }
        }
    }
}

private struct Schedule: View {
    var body: some View {
        Group(sections: plan) { sections in
            ForEach(sections) { section in
                LabeledContent {
                    Text("\(section.content.count) planned")
                } label: {
                    section.header
                }
            }
        }
    }

    @ViewBuilder private var plan: some View {
        Section("Morning") { Text("Museum") }
        Section("Evening") {
            Text("Dinner")
            Text("Concert")
        }
    }
}

private struct Suits: View {
    @State private var suit = "Hearts"

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(
                subviews: ForEach(["Hearts", "Spades"], id: \.self) { Text($0).tag($0) }
            ) { choice in
                Button {
                    suit = choice.containerValues.tag(for: String.self) ?? suit
                } label: {
                    Label {
                        choice
                    } icon: {
                        Image(
                            systemName: choice.containerValues.hasTag(suit)
                                ? "checkmark.circle" : "circle")
                    }
                }
                .buttonStyle(.plain)
            }
        }
    }
}
