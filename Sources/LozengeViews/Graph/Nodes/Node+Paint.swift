import Foundation
import LozengeCore

extension Node {
    /// True if this box caches its drawing: always if it has several boxes inside.
    final var keepsFragment: Bool { (boxes.count > 1 && role == .container) || keepsDrawing }

    /// Calls `body`; this box is painted again when a value changes that `body` reads.
    final func whilePainting(_ body: () -> Void) {
        observedReads?.forget(self)
        whileReading { Node.observed(body) }
    }

    /// Marks this box and all boxes around it for painting.
    final func setNeedsPaint() {
        var box: Node? = self
        while let current = box, !current.needsPaint {
            current.needsPaint = true
            current.cachedHitBounds = .unknown
            box = current.superbox
        }
        tree.setNeedsPaint()
    }
}
