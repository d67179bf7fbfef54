import Foundation
import LozengeCore
import LozengeViews

/// A view that is drawn in two ways, in turn.
protocol Scene: View {
    static var size: CGSize { get }
    var isOdd: Bool { get set }
}

/// 200 rows of three texts, in four columns, so that all are on the screen; the colour of all changes.
struct RowScene: Scene {
    static let size = CGSize(width: 1280, height: 1000)
    static let colors = [
        Color(red: 0, green: 0, blue: 0), Color(red: 0, green: 0, blue: 0.6),
    ]

    var isOdd = false

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            ForEach(0..<4) { column in
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<50) { PaintedRow(index: 50 * column + $0) }
                }
            }
        }
        .foregroundColor(Self.colors[isOdd ? 1 : 0])
        .frame(width: Self.size.width, height: Self.size.height)
    }
}

struct PaintedRow: View {
    let index: Int

    var body: some View {
        HStack(spacing: 0) {
            Text("Sender \(index)").font(.custom("DejaVu Sans", fixedSize: 13).bold())
                .frame(width: 90, alignment: .leading)
            Text("The quick brown fox \(index)").font(.custom("DejaVu Sans", fixedSize: 12))
                .frame(width: 170, alignment: .leading)
            Text("12:\(10 + index % 50)").font(.custom("DejaVu Sans", fixedSize: 11))
                .frame(width: 60, alignment: .leading)
        }
        .lineLimit(1)
        .frame(width: 320, height: 20)
    }
}
