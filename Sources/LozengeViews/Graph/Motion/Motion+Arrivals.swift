import Foundation
import LozengeCore

extension Motion {
    /// The outermost boxes that the running layout places for the first time.
    struct Arrivals {
        var boxes: [Node] = []
        var ids: Set<ObjectIdentifier> = []
    }

    /// Notes that an animated layout is about to place a box for the first time.
    func noteArrival(_ box: Node) {
        let id = ObjectIdentifier(box)
        guard !box.isLeaving, !box.wrapsPlacedBox, arrivals.ids.insert(id).inserted else { return }
        if let around = box.superbox, arrivals.ids.contains(ObjectIdentifier(around)) { return }
        arrivals.boxes.append(box)
    }

    /// Shows new boxes at their places in the window from the start, while the boxes around them are on the way to theirs.
    ///
    /// Source: `docs/animation.md`, GEOMETRY-7.
    func keepArrivals() {
        guard !arrivals.ids.isEmpty else { return }
        let boxes = arrivals.boxes
        arrivals = Arrivals()
        for box in boxes where box.isAlive && !box.isLeaving {
            let way = wayAround(box)
            guard way != .zero, let transaction = frameTransaction(of: box) else { continue }
            let change = CGRect(origin: way, size: .zero).animatableData
            move(box, by: change, to: box.frame, in: transaction)
        }
    }

    /// Returns the distance by which a box is shown beside its place because the boxes around it move.
    private func wayAround(_ box: Node) -> CGPoint {
        var way = CGPoint.zero
        var next = box.outerBoxInGroup
        while let current = next {
            if current.isMoving {
                let shown = presentedFrame(of: current)
                way.x += shown.minX - current.frame.minX
                way.y += shown.minY - current.frame.minY
            }
            next = current.outerBoxInGroup
        }
        return way
    }
}

extension Node {
    /// The box around; `nil` if that is a group whose boxes move as one.
    final var outerBoxInGroup: Node? {
        superbox.flatMap { $0.holder?.groupsGeometry == true ? nil : $0 }
    }

    /// True for a new box around one that was placed before, such as that of a transition.
    fileprivate final var wrapsPlacedBox: Bool {
        var next = innerBox
        while let current = next {
            if current.frame != .zero { return true }
            next = current.innerBox
        }
        return false
    }
}
