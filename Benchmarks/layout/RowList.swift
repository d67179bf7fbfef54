import Foundation
import LozengeCore
import LozengeViews

/// Rows as in a message list, in a column.
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

/// The number of lines of the rows' texts.
enum RowLines {
    /// Any number of lines, so that the height depends on the width: SwiftUI's default.
    case any
    case one

    var limit: Int? { self == .one ? 1 : nil }
}

/// A constant row.
struct Row: View {
    let texts: RowTexts

    var body: some View { texts.row(time: texts.time) }
}

extension RowTexts {
    /// The number of views in a `row`, including modifiers and the row itself.
    static let viewCount = 12

    /// A square, two texts in a column, and a time at the end.
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
