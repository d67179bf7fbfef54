import Foundation
import LozengeCore

/// Proposes the window's size to its content and centres it (ROOT-1).
enum LayoutPass {
    static func run(on root: Node, in size: CGSize) {
        StackRoom.passBegins()
        root.tree.willLayOut()
        root.frame = CGRect(origin: .zero, size: size)
        root.tree.motion.placeDepartures()
        root.tree.motion.beginLayout()
        root.placeChildren()
        root.tree.safeAreas.placeAgain()
        root.tree.motion.endLayout()
        root.tree.motion.placeDepartures()
    }

    /// Proposes `proposal` to the content and places it in the top-left corner.
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
