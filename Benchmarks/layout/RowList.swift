import Foundation
import LozengeCore
import LozengeViews

/// Rows as in a message list, under each other.
struct RowList<Row: View>: View {
    let count: Int
    let row: (Int) -> Row

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count) { row($0) }
        }
    }
}

extension RowList<Row> {
    init(_ texts: [RowTexts]) {
        self.init(count: texts.count) { Row(texts: texts[$0]) }
    }
}

/// In how many lines the texts of the rows may be.
enum RowLines {
    /// Whatever they need at the width they get, so that their height depends on it: SwiftUI's default.
    case any
    case one

    var limit: Int? { self == .one ? 1 : nil }
}

/// A row that does not change.
struct Row: View {
    let texts: RowTexts

    var body: some View { texts.row(time: texts.time) }
}

extension RowTexts {
    /// The views that `row` writes down, modifiers included, and the row itself.
    static let viewCount = 12

    /// A square, two texts under each other, and a time at the end.
    func row(time: String) -> some View {
        HStack(spacing: 8) {
            Color.blue.frame(width: 32, height: 32)
            VStack(alignment: .leading, spacing: 0) {
                Text(title).font(Self.titleFont)
                Text(text).font(Self.textFont)
            }
            Spacer(minLength: 0)
            Text(time).font(Self.timeFont)
        }
        .padding(Self.margin)
        .background(Color.white)
    }
}
