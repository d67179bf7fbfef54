import LozengeCore

/// A space that a box provides to descendants which look further than their own container.
package enum LayoutSpace {
    /// Its edges are covered: the first box inside is inset by these lengths.
    case safeArea(EdgeInsets)
    /// Lengths are relative to it. Its content can be moved and so touches no safe area outside.
    case container(Container)
}
