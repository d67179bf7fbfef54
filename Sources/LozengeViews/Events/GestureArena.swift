import Foundation
import LozengeCore

/// The gesture arena: the recognizers of one press.
///
/// A press lasts from when the button goes down until all of them are done; a double click is one press.
final class GestureArena {
    /// A recognizer, in the order in which they may claim the press.
    private struct Member {
        let recognizer: PressRecognizer
        let node: Node
        /// True for a simultaneous recognizer.
        let isBeside: Bool
        var isOut = false
    }

    private var members: [Member]
    /// True while the button is down.
    private(set) var isDown = false
    /// True if two fingers are down.
    private(set) var isPinch = false
    /// The last position of the pointer in the window.
    private(set) var location = CGPoint.zero

    /// Creates the arena of a press; views inside may claim it before those around.
    ///
    /// - Parameters:
    ///   - target: The view under the pointer.
    ///   - inner: The innermost view under it, which is inside `target` if that is a control.
    init(over target: Node?, inner: Node?) {
        members = []
        var node = inner
        var isInControl = inner !== target
        while let current = node {
            if current === target { isInControl = false }
            for offer in current.holder?.pressOffers() ?? [] {
                add(offer, of: current, isInControl: isInControl)
            }
            node = current.superbox
        }
    }

    private func add(_ offer: PressOffer, of node: Node, isInControl: Bool) {
        switch offer {
        case .keepFromInside: members = []
        case .follow(_, .outsideOfControls) where isInControl: break
        case .follow(let recognizer, let priority):
            let member = Member(recognizer: recognizer, node: node, isBeside: priority == .beside)
            members.insert(member, at: priority == .high ? 0 : members.endIndex)
        }
    }

    /// Updates the recognizers of a node whose view has a new value.
    func refresh(_ node: Node) {
        let present = members.indices.filter { members[$0].node === node }
        guard !present.isEmpty else { return }
        let fresh = (node.holder?.pressOffers() ?? []).compactMap { offer in
            if case .follow(let recognizer, _) = offer { recognizer } else { nil }
        }
        for (index, recognizer) in zip(present, fresh) {
            members[index].recognizer.adopt(recognizer)
        }
    }

    /// True if no recognizer waits for an event.
    var isOver: Bool { !isDown && members.allSatisfy { $0.isOut || $0.recognizer.isDone } }

    /// Passes an event to the recognizers, and lets them act in their order.
    func handle(_ event: PressEvent) {
        location = event.location
        switch event.kind {
        case .down: isDown = true
        case .pinched: (isDown, isPinch) = (true, true)
        case .up: isDown = false
        case .moved, .waited: break
        }
        for index in members.indices where isFollowing(index) {
            members[index].recognizer.handle(event)
        }
        settle()
    }

    private func isFollowing(_ index: Int) -> Bool {
        !members[index].isOut && !members[index].recognizer.isFailed && members[index].node.isAlive
    }

    /// Lets recognizers act in their order, and cancels recognizers that can no longer claim the press.
    private func settle() {
        var isOpen = true
        var isTaken = false
        for index in members.indices where !members[index].isOut {
            let member = members[index]
            guard member.node.isAlive else {
                members[index].isOut = true
                member.recognizer.cancel()
                continue
            }
            if member.isBeside {
                member.recognizer.act()
            } else if isTaken {
                members[index].isOut = true
                member.recognizer.cancel()
            } else if isOpen {
                member.recognizer.act()
                if member.recognizer.isClaiming {
                    isTaken = true
                } else if !member.recognizer.isFailed {
                    isOpen = false
                }
            }
            if member.recognizer.isFailed {
                members[index].isOut = true
                member.recognizer.cancel()
            }
        }
    }

    /// The time of the next `.waited` event; `nil` for none.
    var deadline: Duration? {
        members.indices.lazy.filter(isFollowing).compactMap { self.members[$0].recognizer.deadline }
            .min()
    }

    /// Ends the wait for further events: a click that might have begun a double click becomes a click.
    func finish() {
        if !isDown {
            handle(PressEvent(kind: .waited, location: location, time: .seconds(Int64.max / 2)))
        }
        cancel()
    }

    /// Cancels all recognizers.
    private func cancel() {
        isDown = false
        // An app's action may have closed the window in the middle of this loop.
        for index in members.indices where !members[index].isOut {
            members[index].isOut = true
            members[index].recognizer.cancel()
        }
    }
}
