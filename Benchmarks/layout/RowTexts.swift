import Foundation
import LozengeCore

/// The texts of a row: the same as in `peers/*-rows`, and in the same font.
struct RowTexts {
    static let margin: CGFloat = 8
    /// The initial width of a list of rows, which is the greatest.
    static let widest: CGFloat = 1000
    static let titleFont = Font.custom("DejaVu Sans", fixedSize: 17).bold()
    static let textFont = Font.custom("DejaVu Sans", fixedSize: 15)
    static let timeFont = Font.custom("DejaVu Sans", fixedSize: 12)

    let title: String
    let text: String
    let time: String

    init(_ index: Int) {
        title = "Sender \(index)"
        text = "The quick brown fox jumps over the lazy dog \(index)"
        time = "12:\(10 + index % 50)"
    }

    static func all(_ count: Int) -> [RowTexts] { (0..<count).map { RowTexts($0) } }
}
