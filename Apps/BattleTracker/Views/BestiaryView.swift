import SwiftUI

/// The creatures that can be added, with a search by name.
struct BestiaryView: View {
    let battle: Battle

    @State private var search = ""
    @FocusState private var isSearching: Bool
    @Environment(\.dismiss) private var dismiss
    private let bestiary = Bestiary.ofApp()

    var body: some View {
        VStack(spacing: 0) {
            TextField("Search", text: $search)
                .focused($isSearching)
                .onSubmit { if let first = found.first { battle.add(first) } }
                .padding(12)
            Divider()
            List {
                if case .failure(let error) = bestiary { Text(verbatim: error.description) }
                ForEach(found) { creature in
                    Button {
                        battle.add(creature)
                    } label: {
                        CreatureRow(creature: creature)
                    }
                    .buttonStyle(.plain)
                }
                if found.isEmpty, case .success = bestiary {
                    Text("No creature matches “\(search)”.").foregroundStyle(.secondary)
                }
            }
            Divider()
            Button("Done") { dismiss() }
                .keyboardShortcut(.cancelAction)
                .padding(10)
        }
        .frame(minWidth: 260, minHeight: 240)
        .modifier(MonospacedDigits())
        .defaultFocus($isSearching, true)
    }

    private var found: [Creature] {
        guard case .success(let bestiary) = bestiary else { return [] }
        guard !search.isEmpty else { return bestiary.creatures }
        func place(_ creature: Creature) -> String.Index? {
            creature.name.range(of: search, options: [.caseInsensitive, .diacriticInsensitive])?
                .lowerBound
        }
        // Names with this prefix come before other matches.
        let found = bestiary.creatures.filter { place($0) != nil }
        return found.filter { place($0) == $0.name.startIndex }
            + found.filter { place($0) != $0.name.startIndex }
    }
}

struct CreatureRow: View {
    let creature: Creature

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: creature.name).fontWeight(.medium)
                Text("\(creature.kind), challenge \(creature.challenge)")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            VStack(alignment: .trailing, spacing: 2) {
                Text("\(creature.hitPoints) HP")
                Text("AC \(creature.armorClass)").foregroundStyle(.secondary)
            }
            .font(.footnote)
        }
        .padding(.vertical, 2)
        .contentShape(Rectangle())
    }
}
