import CharacterSheet
import SwiftUI

/// The card of one character in the centre of the window, and the pager.
///
/// A card that does not fit scrolls.
struct PartyView: View {
    @State private var party = Character.party
    @State private var page = 0

    var body: some View {
        GeometryReader { window in
            ZStack {
                Rectangle().fill(.parchment).ignoresSafeArea()
                ScrollView {
                    VStack(spacing: 16) {
                        CharacterCard(
                            character: $party[page], isNarrow: window.size.width < 440)
                        Pager(page: $page, count: party.count)
                    }
                    .frame(maxWidth: 560)
                    .padding(window.size.width < 440 ? 8 : 24)
                    .frame(width: window.size.width)
                    .frame(minHeight: window.size.height)
                }
            }
        }
        .frame(minWidth: 240, minHeight: 160)
    }
}

/// Dots for the pages, with a button on either side.
struct Pager: View {
    @Binding var page: Int
    let count: Int

    var body: some View {
        HStack(spacing: 16) {
            Button("‹") { page = (page + count - 1) % count }
                .accessibilityLabel("Previous")
            ForEach(0..<count) { index in
                Circle()
                    .fill(.ink.opacity(index == page ? 1 : 0.25))
                    .frame(width: 8, height: 8)
            }
            Button("›") { page = (page + 1) % count }
                .accessibilityLabel("Next")
        }
        .font(.title2)
        .buttonStyle(QuietButtonStyle())
    }
}
