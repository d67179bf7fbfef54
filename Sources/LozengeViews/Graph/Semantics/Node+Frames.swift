import Foundation
import LozengeCore

extension Node {
    /// The frame in the window, and whether a part of it is seen: scroll views hide what is outside of them.
    package final var visibleFrame: (frame: CGRect, isShowing: Bool) { visibleFrame(of: nil) }

    /// Returns the frame of `part`, a rectangle in this box, or else of the whole box.
    final func visibleFrame(of part: CGRect?) -> (frame: CGRect, isShowing: Bool) {
        let (frame, seen) = framesInWindow(of: part)
        return (frame, !seen.isNull && seen.width > 0 && seen.height > 0)
    }

    /// Returns the frame of `part` in the window, and the rectangle of it that is seen; null if none is.
    final func framesInWindow(of part: CGRect?) -> (frame: CGRect, seen: CGRect) {
        var frame = part ?? CGRect(origin: .zero, size: frame.size)
        var seen = frame
        var box: Node? = self
        while let current = box {
            if current !== self, current.holder?.hidesOutside == true || current.superbox == nil {
                seen = seen.intersection(current.bounds)
            }
            let origin = current.frame.origin
            frame = frame.offsetBy(dx: origin.x, dy: origin.y)
            seen = seen.offsetBy(dx: origin.x, dy: origin.y)
            box = current.superbox
        }
        return (frame, seen)
    }
}
