import LozengeCore

/// Calls the settle hooks after a layout.
///
/// A view may store a measured size, which requests another update: it settles in the second round.
enum SettlePass {
    static func run(on tree: ViewTree) {
        // From the inside out, the direction of preferences.
        for node in tree.livingObservers { node.holder?.settle() }
    }
}
