import Foundation
import LozengeCore
import LozengeViews

/// The same rows, each on a card with round corners; the colour of all texts and cards changes.
struct CardScene: Scene {
    static let size = RowScene.size
    static let colors = [
        Color(red: 0.8, green: 0.9, blue: 1), Color(red: 0.8, green: 1, blue: 0.8),
    ]

    var isOdd = false

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            ForEach(0..<4) { column in
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<50) { PaintedCard(index: 50 * column + $0, isOdd: isOdd) }
                }
            }
        }
        .frame(width: Self.size.width, height: Self.size.height)
    }
}

struct PaintedCard: View {
    let index: Int
    let isOdd: Bool

    var body: some View {
        PaintedRow(index: index)
            .foregroundColor(RowScene.colors[isOdd ? 1 : 0])
            .background(
                RoundedRectangle(cornerRadius: 6, style: .circular)
                    .fill(CardScene.colors[isOdd ? 1 : 0]))
    }
}
