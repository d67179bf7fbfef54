import Foundation
import LozengeCore

/// Offers the window to its content and puts the content in the middle (ROOT-1).
enum LayoutPass {
    static func run(on root: Node, in size: CGSize) {
        StackRoom.passBegins()
        root.tree.willLayOut()
        root.frame = CGRect(origin: .zero, size: size)
        root.placeChildren()
        root.tree.safeAreas.placeAgain()
    }

    /// Offers `proposal` to the content and puts it in the top-left corner.
    static func run(on root: Node, proposing proposal: ProposedViewSize) -> CGSize {
        StackRoom.passBegins()
        root.tree.willLayOut()
        let size = root.sizeThatFits(proposal)
        root.frame = CGRect(origin: .zero, size: size)
        for box in root.boxes { box.place(at: .zero, size: size, proposal: proposal) }
        root.tree.safeAreas.placeAgain()
        return size
    }
}
