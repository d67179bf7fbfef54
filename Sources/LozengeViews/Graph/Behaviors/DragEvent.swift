import Foundation
import LozengeCore

/// A step of a drag for a box under the pointer, each with a point of the box.
package enum DragEvent {
    /// A question without an effect: may the contents be dropped here?
    case offered(DataOffer)
    /// The box is the target now.
    case entered(DataOffer)
    /// The pointer has moved over the target; the user asks for an effect.
    case moved(DataOffer, wanted: DragEffect)
    /// The box is no longer the target.
    case left(DataOffer)
    /// The contents are dropped, with the effect of the last motion.
    case dropped(DataOffer, DragEffect)
    /// A frame in which the pointer is over the box, target or not.
    case rested
}
