import Foundation
import LozengeCore

extension Node {
    /// Whether this box keeps what it drew: worth it where that is more than one thing.
    final var keepsFragment: Bool { (boxes.count > 1 && role == .container) || keepsDrawing }

    /// What `body` reads while this box is painted, it is painted anew for.
    final func whilePainting(_ body: () -> Void) {
        observedReads?.forget(self)
        whileReading { Node.observed(body) }
    }

    /// Has this box drawn again, and what those around it kept.
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
