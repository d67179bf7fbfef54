import Foundation
import LozengeCore

/// The contents of a drag, whose forms only the views at both ends know.
nonisolated package protocol DragContents: AnyObject {}

/// The effect of a drop.
package enum DragEffect {
    case copy, move
}

/// A step of a drag for a box under the pointer, each with a point of the box.
package enum DragEvent {
    /// A question without an effect: may the contents be dropped here?
    case offered(any DragContents)
    /// The box is the target now.
    case entered(any DragContents)
    /// The pointer has moved over the target.
    case moved(any DragContents)
    /// The box is no longer the target.
    case left(any DragContents)
    /// The contents are dropped.
    case dropped(any DragContents)
    /// A frame in which the pointer is over the box, target or not.
    case rested
}
