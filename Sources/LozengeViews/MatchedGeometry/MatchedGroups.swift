import Foundation
import LozengeCore

/// The groups of views with matched geometry in a window.
///
/// Source: `docs/animation.md`, MATCH-1 and MATCH-4.
final class MatchedGroups: WindowService {
    typealias Member = PrimitiveNode<MatchedGeometryEffect>

    private final class Group {
        /// The views of the group, the newest last.
        var members: [Member] = []
        weak var source: Member?
        /// The frame of the source in the window.
        var frame: CGRect?
        /// True if several sources were reported.
        var isReported = false
    }

    private var groups: [MatchedKey: Group] = [:]

    init(_ tree: ViewTree) {}

    func enter(_ node: Member, _ key: MatchedKey) {
        if let group = groups[key], group.members.contains(where: { $0 === node }) { return }
        leave(node)
        let group = groups[key] ?? Group()
        groups[key] = group
        group.members.append(node)
    }

    func leave(_ node: Member) {
        for (key, group) in groups where group.members.contains(where: { $0 === node }) {
            group.members.removeAll { $0 === node }
            if group.members.isEmpty { groups[key] = nil }
        }
    }

    func layoutEnds() {
        for (key, group) in groups { match(group, key) }
    }

    private func match(_ group: Group, _ key: MatchedKey) {
        let sources = group.members.filter { $0.content.isSource && !$0.isInDeparture }
        if sources.count > 1, !group.isReported {
            group.isReported = true
            report(
                "Several sources with matched geometry \(key.id). The newest is the source. Set isSource to "
                    + "false for the others.")
        }
        guard let source = sources.last else { return }
        let former = group.source === source ? nil : group.frame
        let frame = source.frameInWindow
        group.source = source
        group.frame = frame
        for member in group.members {
            let isFollower = member !== source
            // A new source comes from the place of the former one.
            member.follow(isFollower ? frame : nil, ownFrame: frame, from: former)
        }
    }
}

extension ViewTree {
    var matchedGroups: MatchedGroups { self[MatchedGroups.self] }
}

extension PrimitiveNode where Content == MatchedGeometryEffect {
    /// Follows a frame; the way to it is animated if the change is.
    ///
    /// - Parameters:
    ///   - frame: The frame; `nil` for the view's own.
    ///   - ownFrame: The view's own frame.
    ///   - start: The frame at which the motion starts; `nil` for the present one.
    fileprivate func follow(_ frame: CGRect?, ownFrame: CGRect, from start: CGRect?) {
        let present = modelResolved
        let target = frame ?? (start != nil || isShifted ? ownFrame : nil)
        guard target != present else { return }
        let from = start ?? present
        setModel(target, animatedFrom: from == nil || target == nil ? nil : .some(from))
        setNeedsLayout()
    }
}

extension Node {
    /// True if this box or one around it leaves.
    final var isInDeparture: Bool {
        var box: Node? = self
        while let current = box {
            if current.isLeaving { return true }
            box = current.superbox
        }
        return false
    }
}
