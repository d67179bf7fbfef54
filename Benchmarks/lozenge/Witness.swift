import Foundation
import LozengeViews

/// Looks at where the time of a row has come to lie: that is known only when the row was laid out at this width.
struct Witness {
    private let texts: [Node]

    init(_ stage: Stage) { texts = stage.texts }

    /// Ends the run unless the time of the row is at the right edge, and as wide as `timeWidth` if that is known.
    func check(row: Int, width: CGFloat, timeWidth: CGFloat? = nil) {
        let frame = time(of: row)
        guard
            frame.width > 0, frame.width == timeWidth ?? frame.width,
            abs(frame.maxX - (width - RowTexts.margin)) < 0.01
        else { fail("at \(width) points the time of row \(row) of \(rowCount) is at \(frame).") }
    }

    func time(of row: Int) -> CGRect { texts[row * 3 + 2].frameInWindow }

    var rowCount: Int { texts.count / 3 }

    /// What the peers are compared with, to see that all show the same: the heights of a row and of its title.
    var heights: (row: Double, title: Double) {
        let pitch = rowCount > 1 ? texts[3].frameInWindow.minY - texts[0].frameInWindow.minY : 0
        return (pitch, texts[0].frameInWindow.height)
    }
}
