import Foundation
import LozengeCore

extension Node {
    /// The focusable boxes inside, in reading order: that in which containers list their content.
    final var focusables: [Node] {
        var found: [Node] = []
        appendFocusables(to: &found)
        return found
    }

    private final func appendFocusables(to found: inout [Node]) {
        guard holder?.allowsFocusInside != false else { return }
        if holder?.isFocusable == true { found.append(self) }
        guard holder?.isOneStop != true else { return }
        for box in boxes where !box.node.isHiddenAlternative {
            box.node.appendFocusables(to: &found)
        }
    }
}

extension Node {
    /// True if this box can have the focus: it is shown, and nothing in front of it waits for an answer.
    final var isReachable: Bool {
        var node: Node? = self
        while let box = node {
            if box.isHiddenAlternative || box.isLeaving || box.holder?.allowsFocusInside == false {
                return false
            }
            node = box.superbox
        }
        return true
    }

    /// The first Tab stop in the innermost box around that can be reached; `nil` if none is there.
    final var nearestStop: Node? {
        var node = superbox
        while let box = node {
            if box.isReachable, let stop = box.focusables.first(where: \.isTabStop) { return stop }
            node = box.superbox
        }
        return nil
    }

    /// True if Tab reaches this box.
    final var isTabStop: Bool {
        environment.isTabStop
            && !sequence(first: self, next: \.superbox).contains {
                $0.holder?.isPassedByTab == true
            }
    }
}

nonisolated extension EnvironmentValues {
    /// True if Tab reaches focusable views.
    var isTabStop: Bool {
        get { self[IsTabStopKey.self] }
        set { self[IsTabStopKey.self] = newValue }
    }
}

nonisolated private struct IsTabStopKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

/// The direction of an arrow key.
///
/// Matches: SwiftUI.MoveCommandDirection
nonisolated public enum MoveCommandDirection: Hashable, Sendable {
    case up, down, left, right
}

extension MoveCommandDirection {
    nonisolated init?(_ key: Key) {
        switch key {
        case .upArrow: self = .up
        case .downArrow: self = .down
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        default: return nil
        }
    }

    /// Returns the nearest box in this direction.
    ///
    /// Left and right stay in the same row. Above and below, a horizontal offset counts three times.
    func nearest(to node: Node, of all: [Node]) -> Node? {
        let start = node.frameInWindow
        let reached = all.compactMap { other -> (Node, CGFloat)? in
            guard other !== node else { return nil }
            return distance(from: start, to: other.frameInWindow).map { (other, $0) }
        }
        return reached.min { $0.1 < $1.1 }?.0
    }

    private func distance(from start: CGRect, to end: CGRect) -> CGFloat? {
        let isInRow = overlap(start.minY...start.maxY, end.minY...end.maxY)
        let isInColumn = overlap(start.minX...start.maxX, end.minX...end.maxX)
        let ahead: CGFloat? =
            switch self {
            case .up: start.minY - end.maxY
            case .down: end.minY - start.maxY
            case .left: isInRow ? start.minX - end.maxX : nil
            case .right: isInRow ? end.minX - start.maxX : nil
            }
        // Boxes may overlap by up to half a point.
        guard let ahead, ahead > -0.5 else { return nil }
        return max(0, ahead) + (isInRow || isInColumn ? 0 : 3 * abs(start.midX - end.midX))
    }

    private func overlap(_ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>) -> Bool {
        min(a.upperBound, b.upperBound) - max(a.lowerBound, b.lowerBound) > 0.5
    }
}
