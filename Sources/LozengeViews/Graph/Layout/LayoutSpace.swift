import LozengeCore

/// The space that a box provides to descendants beyond its children.
package enum LayoutSpace {
    /// A safe area: the first child is inset by these lengths, and so away from covered edges.
    case safeArea(EdgeInsets)
    /// A size container; its content scrolls and therefore touches no safe area outside.
    case container(Container)
}
