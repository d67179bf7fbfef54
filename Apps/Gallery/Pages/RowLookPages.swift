import SwiftUI

@MainActor
extension Page {
    static let rowLooks = [rowSpacing, sectionSeparators, itemTint, badgeProminence, pinnedHeaders]

    private static let rowSpacing = Page(
        "listRowSpacing & listSectionSpacing", .lists,
        "Distances between rows and sections, and least heights.",
        cell: 270
    ) {
        Example("listRowSpacing(8)") { Meals().listStyle(.insetGrouped).listRowSpacing(8) }
        Example("listSectionSpacing(.compact)") {
            Meals().listStyle(.insetGrouped).listSectionSpacing(.compact)
        }
        Example("listSectionSpacing(40)") {
            Meals().listStyle(.insetGrouped).listSectionSpacing(40)
        }
        Example("defaultMinListRowHeight, defaultMinListHeaderHeight") {
            Meals()
                .environment(\.defaultMinListRowHeight, 70)
                .environment(\.defaultMinListHeaderHeight, 60)
        }
    }

    private static let sectionSeparators = Page(
        "listSectionSeparator", .lists, "The lines above and below a section.", cell: 270
    ) {
        Example("Automatic") { Meals().listStyle(.plain) }
        Example("listSectionSeparator(.visible)") {
            Meals { $0.listSectionSeparator(.visible) }.listStyle(.plain)
        }
        Example("listSectionSeparator(.visible, edges: .bottom)") {
            Meals { $0.listSectionSeparator(.visible, edges: .bottom) }.listStyle(.plain)
        }
        Example("listSectionSeparatorTint(.orange)") {
            Meals { $0.listSectionSeparator(.visible).listSectionSeparatorTint(.orange) }
                .listStyle(.plain)
        }
    }

    private static let itemTint = Page(
        "listItemTint", .lists, "The color of the icons in rows.", cell: 270
    ) {
        Example("Automatic, fixed, preferred, monochrome") {
            List {
                Label("Favorites", systemImage: "star")
                Label("Calendar", systemImage: "calendar").listItemTint(.red)
                Label("Trips", systemImage: "airplane").listItemTint(.preferred(.green))
                Label("Archive", systemImage: "archivebox").listItemTint(.monochrome)
            }
            .listStyle(.sidebar)
            .scaledHeight(200)
        }
        Example("Of a section") {
            TintedSection()
        }
    }

    private static let badgeProminence = Page(
        "badgeProminence", .lists, "The weight of the badges of rows.", cell: 270
    ) {
        Example("increased, standard, decreased") {
            List {
                Text("Overdue").badge(3).badgeProminence(.increased)
                Text("Today").badge(12).badgeProminence(.standard)
                Text("Someday").badge(140).badgeProminence(.decreased)
            }
            .scaledHeight(130)
        }
        Example("@Environment(\\.backgroundProminence)") {
            HStack {
                Availability()
                Availability()
                    .padding(8)
                    .background(.green, in: .rect(cornerRadius: 8))
                    .environment(\.backgroundProminence, .increased)
            }
        }
        Example("badge(_: Text)") {
            List {
                Label("Updates", systemImage: "arrow.down.circle").badge("2 new")
                Label("Storage", systemImage: "internaldrive").badge(
                    Text("91%").foregroundStyle(.red.mix(with: .primary, by: 0.5)))
            }
            .listStyle(.sidebar)
            .scaledHeight(130)
        }
    }

    private static let pinnedHeaders = Page(
        "pinnedViews", .lists,
        "Headers and footers that stay in sight while their sections scroll.",
        cell: 270
    ) {
        Example("pinnedViews: .sectionHeaders") { Contacts(pinned: .sectionHeaders) }
        Example("pinnedViews: [.sectionHeaders, .sectionFooters]") {
            Contacts(pinned: [.sectionHeaders, .sectionFooters])
        }
        Example("listStyle(.plain)") { ContactList().listStyle(.plain) }
        Example("listStyle(.inset)") { ContactList().listStyle(.inset) }
    }
}

/// A label that is legible on a strong background, too.
private struct Availability: View {
    @Environment(\.backgroundProminence) private var prominence

    var body: some View {
        Label("Available", systemImage: "checkmark")
            .foregroundStyle(
                prominence == .increased
                    ? AnyShapeStyle(.black) : AnyShapeStyle(.green.mix(with: .primary, by: 0.6)))
    }
}

private struct TintedSection: View {
    var body: some View {
        List {
            Section("Work") {
                Label("Documents", systemImage: "folder")
                Label("Contacts", systemImage: "person")
            }
            .listItemTint(.purple)
            Section("Home") { Label("Photos", systemImage: "photo") }
        }
        .listStyle(.sidebar)
        .scaledHeight(200)
    }
}

/// A list of two sections, each with a modifier around it.
private struct Meals<Modified: View>: View {
    private let modify: (Section<Text, AnyView, EmptyView>) -> Modified

    init(modify: @escaping (Section<Text, AnyView, EmptyView>) -> Modified) { self.modify = modify }

    var body: some View {
        List {
            modify(section("Breakfast", ["Porridge", "Toast"]))
            modify(section("Dinner", ["Lentil soup", "Apple pie"]))
        }
        .scaledHeight(240)
    }

    private func section(_ title: LocalizedStringKey, _ dishes: [String]) -> Section<
        Text, AnyView, EmptyView
    > {
        Section(title) { AnyView(ForEach(dishes, id: \.self) { Text($0) }) }
    }
}

extension Meals where Modified == Section<Text, AnyView, EmptyView> {
    init() { self.init { $0 } }
}

private enum AddressBook {
    static let letters = [
        "A": ["Alice Archer", "Amir Aziz", "Anna Andersen"],
        "B": ["Beatrice Brown", "Ben Baker", "Boris Blake"],
        "C": ["Carla Cruz", "Chen Chao", "Clara Clark"],
    ]
}

private struct Contacts: View {
    let pinned: PinnedScrollableViews

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0, pinnedViews: pinned) {
                ForEach(AddressBook.letters.keys.sorted(), id: \.self) { letter in
                    Section {
                        ForEach(AddressBook.letters[letter] ?? [], id: \.self) {
                            Text($0).padding(6)
                        }
                    } header: {
                        Bar(text: letter).font(.headline)
                    } footer: {
                        Bar(text: "\(AddressBook.letters[letter]?.count ?? 0) contacts").font(
                            .footnote)
                    }
                }
            }
        }
        .scaledHeight(180)
    }
}

private struct Bar: View {
    let text: String

    var body: some View {
        Text(text)
            .padding(.horizontal, 6)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.windowBackground)
    }
}

private struct ContactList: View {
    var body: some View {
        List(AddressBook.letters.keys.sorted(), id: \.self) { letter in
            Section(letter) {
                ForEach(AddressBook.letters[letter] ?? [], id: \.self) { Text($0) }
            }
        }
        .scaledHeight(180)
    }
}
