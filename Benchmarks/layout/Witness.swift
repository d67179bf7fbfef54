import BenchSupport
import Foundation
import LozengeViews

/// Examines the position of a row's time: it is known only after a layout at this width.
struct Witness {
    /// Wrapped texts break into lines here.
    private static let narrow: CGFloat = 350

    private let stage: Stage
    private let texts: [Node]

    init(_ stage: Stage) {
        self.stage = stage
        texts = stage.texts
    }

    /// Ends the run unless the time of the row is at the right edge, and has the width `timeWidth` if that is
    /// known.
    func check(row: Int, width: CGFloat, timeWidth: CGFloat? = nil) {
        let frame = time(of: row)
        guard
            frame.width > 0, frame.width == timeWidth ?? frame.width,
            abs(frame.maxX - (width - RowTexts.margin)) < 0.01
        else { fail("at \(width) points the time of row \(row) of \(rowCount) is at \(frame).") }
    }

    func time(of row: Int) -> CGRect { texts[row * 3 + 2].frameInWindow }

    private var rowCount: Int { texts.count / 3 }

    /// The figures for the comparison with the peers: the heights of a row and its title, and of the row in a
    /// narrow list, which the stage shows from then on.
    func heights() -> Measured {
        let row = pitch
        let title = texts[0].frameInWindow.height
        stage.layOut(width: Self.narrow)
        return ["row": row, "title": title, "narrow": pitch]
    }

    private var pitch: CGFloat { texts[3].frameInWindow.minY - texts[0].frameInWindow.minY }
}
