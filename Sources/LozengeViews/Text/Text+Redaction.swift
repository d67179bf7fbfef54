import Foundation
import LozengeCore

extension Text.Resolution {
    /// Paints a box for each line of a text that is not shown.
    func paintBoxes(
        of layout: TextLayout, at origin: CGPoint, _ writer: inout DisplayListWriter
    ) {
        guard let paint = appearance.paints.first else { return }
        let height = 1.3 * shaped.metrics.capHeight
        for line in layout.lines where line.frame.width > 0 {
            let middle = origin.y + line.baseline - shaped.metrics.capHeight / 2
            writer.paintRedacted(
                CGRect(
                    x: origin.x + line.frame.minX, y: middle - height / 2, width: line.frame.width,
                    height: height), paint)
        }
    }
}
