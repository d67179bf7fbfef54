import Foundation
import LozengeCore

/// Something that happens to a press of the pointer, as one who follows it sees it.
package struct PressEvent {
    package enum Kind {
        /// The button went down, for the `clicks`th time in a row.
        case down(clicks: Int)
        case moved
        /// Two fingers are so many times as far from each other as when they began, and have turned
        /// around each other by an angle.
        case pinched(by: Double, rotated: Angle)
        case up
        /// Time goes by.
        case waited
    }

    package var kind: Kind
    /// In the window.
    package var location: CGPoint
    /// On the clock of the frames.
    package var time: Duration
    package var modifiers: KeyModifiers = []
    /// Whether it is a finger that is down.
    package var isTouch = false

    /// Whether a selection is to grow to where the pointer was pressed.
    var isExtendingSelection: Bool {
        if case .down(clicks: 1) = kind { modifiers.contains(.shift) } else { false }
    }
}

/// Follows a press, and may claim it.
///
/// Of those who could, the one that is asked first and has not failed gets it: the others wait for it,
/// and hear no more once it has claimed.
package class PressFollower {
    init() {}

    /// Whether the press is not this one's.
    package var isFailed: Bool { false }
    /// Whether it is this one's, once it has acted.
    package var isClaiming: Bool { false }
    /// When it has to be told that time went by; `nil` for never.
    package var deadline: Duration? { nil }
    /// Whether it is over, and nothing further is of interest.
    package var isDone: Bool { isFailed }

    /// Works out what an event means, and does nothing about it.
    package func take(_ event: PressEvent) {}

    /// Does something about what was taken: nobody before it can claim the press any more.
    package func act() {}

    /// Somebody else has claimed the press, or it ends without having been anything.
    package func cancel() {}

    /// The view is another value now, which would begin with `fresh`.
    package func adopt(_ fresh: PressFollower) {}
}

/// A press of the primary button, from when it goes down until all who follow it are done: a double
/// click is one.
final class Press {
    /// Who follows, in the order in which they may claim.
    private struct Member {
        let follower: PressFollower
        let node: Node
        /// Whether it follows beside the others.
        let isBeside: Bool
        var isOut = false
    }

    private var members: [Member]
    /// Whether the button is down.
    private(set) var isDown = false
    /// Whether it is two fingers that are down.
    private(set) var isPinch = false
    /// Where the pointer was last.
    private(set) var location = CGPoint.zero

    /// A press over `target`: those inside may claim it before those around.
    init(over target: Node?) {
        members = []
        var node = target
        while let current = node {
            for offer in current.holder?.pressOffers() ?? [] { take(offer, of: current) }
            node = current.superbox
        }
    }

    private func take(_ offer: PressOffer, of node: Node) {
        switch offer {
        case .keepFromInside: members = []
        case .follow(let follower, let priority):
            let member = Member(follower: follower, node: node, isBeside: priority == .beside)
            members.insert(member, at: priority == .high ? 0 : members.endIndex)
        }
    }

    /// A node's view is another value now: who follows for it goes on with what that says.
    func refresh(_ node: Node) {
        let present = members.indices.filter { members[$0].node === node }
        guard !present.isEmpty else { return }
        let fresh = (node.holder?.pressOffers() ?? []).compactMap { offer in
            if case .follow(let follower, _) = offer { follower } else { nil }
        }
        for (index, follower) in zip(present, fresh) { members[index].follower.adopt(follower) }
    }

    /// Whether nobody waits for anything.
    var isOver: Bool { !isDown && members.allSatisfy { $0.isOut || $0.follower.isDone } }

    func take(_ event: PressEvent) {
        location = event.location
        switch event.kind {
        case .down: isDown = true
        case .pinched: (isDown, isPinch) = (true, true)
        case .up: isDown = false
        case .moved, .waited: break
        }
        for index in members.indices where isFollowing(index) {
            members[index].follower.take(event)
        }
        settle()
    }

    private func isFollowing(_ index: Int) -> Bool {
        !members[index].isOut && !members[index].follower.isFailed && members[index].node.isAlive
    }

    /// Lets those act who may, and those go who may not any more.
    private func settle() {
        var isOpen = true
        var isTaken = false
        for index in members.indices where !members[index].isOut {
            let member = members[index]
            guard member.node.isAlive else {
                members[index].isOut = true
                member.follower.cancel()
                continue
            }
            if member.isBeside {
                member.follower.act()
            } else if isTaken {
                members[index].isOut = true
                member.follower.cancel()
            } else if isOpen {
                member.follower.act()
                if member.follower.isClaiming {
                    isTaken = true
                } else if !member.follower.isFailed {
                    isOpen = false
                }
            }
            if member.follower.isFailed {
                members[index].isOut = true
                member.follower.cancel()
            }
        }
    }

    /// When somebody has to be told that time went by; `nil` for never.
    var deadline: Duration? {
        members.indices.lazy.filter(isFollowing).compactMap { self.members[$0].follower.deadline }
            .min()
    }

    /// What waits for more waits no longer: a click that might have been the first of two is one.
    func finish() {
        if !isDown {
            take(PressEvent(kind: .waited, location: location, time: .seconds(Int64.max / 2)))
        }
        cancel()
    }

    /// Nothing comes of it any more.
    private func cancel() {
        isDown = false
        // An app's action may have closed the window while those who follow are gone through.
        for index in members.indices where !members[index].isOut {
            members[index].isOut = true
            members[index].follower.cancel()
        }
    }
}

/// What a view has to do with the presses that begin inside of it.
package enum PressOffer {
    package enum Priority {
        /// Before those around the view.
        case normal
        /// Before those in the view.
        case high
        /// Whatever the others do.
        case beside
    }

    /// It wants to follow them.
    case follow(PressFollower, Priority)
    /// Nobody inside is to follow them.
    case keepFromInside
}

/// Follows a press from when it is its turn: what happened before, it hears then.
package class PressTracker: PressFollower {
    private var waiting: [PressEvent] = []
    /// Whether the press was taken; `nil` until it was asked.
    private var isTaken: Bool?

    /// The button went down: whether this takes the press.
    func began(_ event: PressEvent, clicks: Int) -> Bool { false }
    func moved(_ event: PressEvent) {}
    func ended(_ event: PressEvent) {}
    /// Time went by.
    func waited(_ event: PressEvent) {}
    /// The press was taken, and is lost.
    func lost() {}

    override package var isFailed: Bool { isTaken == false }
    override package var isClaiming: Bool { isTaken == true }
    override package var isDone: Bool { isFailed || (isClaiming && waiting.isEmpty) }

    override package func take(_ event: PressEvent) { waiting.append(event) }

    override package func act() {
        let events = waiting
        waiting = []
        for event in events {
            switch event.kind {
            case .down(let clicks):
                isTaken = began(event, clicks: clicks)
                guard isClaiming else { return }
            case .pinched:
                isTaken = isTaken ?? false
                return
            case .moved: moved(event)
            case .up: ended(event)
            case .waited: waited(event)
            }
        }
    }

    override package func cancel() { if isClaiming { lost() } }
}
