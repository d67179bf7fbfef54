import LozengeCore

/// Tells the views that asked for it what the layout came to.
///
/// They may store it, which asks for another update: a view that stores what it measured settles in
/// the second round.
enum SettlePass {
    static func run(on tree: ViewTree) {
        // From the inside out, as values travel.
        for node in tree.livingObservers { node.holder?.settle() }
    }
}
