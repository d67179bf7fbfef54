import Foundation
import LozengeCore
import LozengeViews

/// 48 cards in rows of four, as wide as the window: a window full of shapes.
///
/// The same page as the Gallery's cards, and as `peers/qt-cards` and `peers/gtk-cards` show it.
struct CardWall: View {
    static let height: CGFloat = 980

    var body: some View {
        VStack(spacing: 8) {
            ForEach(0..<12) { row in
                HStack(spacing: 8) {
                    ForEach(0..<4) { Card(index: 4 * row + $0) }
                }
            }
        }
        .padding(8)
        .frame(maxHeight: .infinity, alignment: .top)
        .background(Color(white: 0.95))
    }
}

private struct Card: View {
    let index: Int

    var body: some View {
        HStack(spacing: 8) {
            Text("\(index / 10)\(index % 10)").font(.custom("DejaVu Sans", fixedSize: 12).bold())
                .foregroundColor(.white)
                .frame(width: 32, height: 32)
                .background(
                    Circle().fill(
                        LinearGradient(
                            colors: [Color(red: 0.3, green: 0.5, blue: 1), Color(hue: hue)],
                            startPoint: .top, endPoint: .bottom)))
            VStack(alignment: .leading, spacing: 2) {
                Text("Combatant \(index)").font(.custom("DejaVu Sans", fixedSize: 14).bold())
                Text("Armour class \(10 + index % 9)").font(.custom("DejaVu Sans", fixedSize: 12))
                    .foregroundColor(.gray)
                Capsule().fill(Color(white: 0.9)).frame(height: 6)
                    .overlay(alignment: .leading) {
                        GeometryReader { bar in
                            Capsule().fill(Color(red: 0.2, green: 0.7, blue: 0.3))
                                .frame(width: bar.size.width * fraction)
                        }
                    }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .lineLimit(1)
        .padding(8)
        .background {
            RoundedRectangle(cornerRadius: 10).fill(.white)
            RoundedRectangle(cornerRadius: 10).strokeBorder(Color(white: 0.8), lineWidth: 1)
        }
    }

    private var hue: Double { Double(index) / 48 }
    private var fraction: CGFloat { CGFloat(index % 10 + 1) / 10 }
}

extension Color {
    fileprivate init(hue: Double) { self.init(hue: hue, saturation: 0.8, brightness: 0.8) }
}
