import LozengeCore

/// What a box is to the boxes inside that look further than their own container.
package enum Room {
    /// Its edges are covered: the first box inside keeps away from them by so much.
    case safeArea(EdgeInsets)
    /// Lengths are relative to it. What is inside can be moved, and so touches no safe area outside.
    case container(Container)
}
