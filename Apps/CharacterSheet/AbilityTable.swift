import SwiftUI

/// Ability scores in cells of equal size, whatever their contents.
struct AbilityTable: View {
    let abilities: [Ability]
    let columns: Int

    var body: some View {
        VStack(spacing: 8) {
            ForEach(rows, id: \.first?.id) { row in
                HStack(spacing: 8) {
                    ForEach(row) { AbilityCell(ability: $0) }
                }
            }
        }
    }

    private var rows: [[Ability]] {
        stride(from: 0, to: abilities.count, by: columns).map {
            Array(abilities[$0..<min($0 + columns, abilities.count)])
        }
    }
}

/// One score.
///
/// A hidden view gives the cell its size: the widest score.
struct AbilityCell: View {
    let ability: Ability

    var body: some View {
        VStack(spacing: 0) {
            Text("CON").font(.caption)
            Text("20").font(.headline)
        }
        .hidden()
        .padding(.horizontal, 4)
        .padding(.vertical, 6)
        .frame(minWidth: 0, maxWidth: .infinity)
        .background(.parchment)
        .cornerRadius(6)
        .overlay(
            VStack(spacing: 0) {
                Text(ability.name).font(.caption).foregroundStyle(.faded)
                Text("\(ability.score)").font(.headline)
            }
        )
    }
}
