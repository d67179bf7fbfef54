/// Evaluates the bodies whose state changed and matches the result to the tree.
enum UpdatePass {
    /// The number of rounds of updates and actions before the layout.
    private static let maximumRounds = 4

    static func run(on tree: ViewTree) {
        StackRoom.passBegins()
        var rounds = 0
        repeat {
            tree.updateMarked()
            tree.performActions()
            rounds += 1
        } while tree.needsUpdate && rounds < maximumRounds
    }
}
