/// Evaluates the bodies whose state changed and matches the result to the tree.
enum UpdatePass {
    static func run(on tree: ViewTree) {
        tree.updateMarked()
    }
}
