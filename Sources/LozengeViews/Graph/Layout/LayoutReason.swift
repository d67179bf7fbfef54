import Foundation
import LozengeCore

/// The reason for which a view was measured.
///
/// Extension: for explaining a layout. A reason is only created while a layout is recorded.
package enum LayoutReason: Equatable, Sendable {
    /// No special reason, or the measuring box consists of this view only.
    case asked
    /// Finds the least length along an axis (step 2 of stacks).
    case least(Axis)
    /// Finds the greatest length along an axis (step 2 of stacks).
    case greatest(Axis)
    /// Finds the ideal size.
    case ideal
    /// Proposes an equal share of the length left for the priority (steps 3 and 4 of stacks).
    case share(Axis, of: CGFloat, among: Int, priority: Double)
    /// Proposes the stack's own proposal: there is no length to share (step 5 of stacks).
    case unshared(Axis)
    /// Repeats the last proposal because the content of the view changed (step 8 of stacks).
    case again
    /// Proposes the size inside insets.
    case inset(EdgeInsets)
    /// Proposes fixed lengths.
    case fixed
    /// Proposes the offer, clamped between limits.
    case clamped(from: ProposedViewSize)
    /// Proposes the offer, reduced to an aspect ratio.
    case proportioned
    /// Proposes the size of the view that this one is attached to, or of its `ZStack`.
    case whole
    /// Proposes the size of a grid cell.
    case slot
    /// Tests an alternative: the first one that fits is shown.
    case candidate
    /// Proposes no length along the axes in which the view scrolls.
    case scrolled
    /// Proposes the least that the content leaves to a bar, or the space that a bar leaves to the content.
    case beside
}

extension LayoutReason {
    /// Returns a sentence such as “HStack asks for its least width”.
    package func sentence(_ asker: String) -> String {
        func length(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }
        return switch self {
        case .asked: "\(asker) asks"
        case .least(let axis): "\(asker) asks for its least \(length(axis))"
        case .greatest(let axis): "\(asker) asks for its greatest \(length(axis))"
        case .ideal: "\(asker) asks for its ideal size"
        case .share(let axis, let rest, 1, let priority):
            "\(asker) gives it the \(length(axis)) that is left, \(number: rest)"
                + Self.suffix(priority)
        case .share(let axis, let rest, let count, let priority):
            "\(asker) gives it a share of the \(length(axis)) that is left, "
                + "\(number: rest) for \(count) views" + Self.suffix(priority)
        case .unshared(let axis): "\(asker) has no \(length(axis)) to share and passes on its offer"
        case .again: "\(asker) makes the same offer again, since something in it changed"
        case .inset(let insets):
            "\(asker) takes off "
                + "\(number: insets.top) above, \(number: insets.leading) before, "
                + "\(number: insets.bottom) below, \(number: insets.trailing) after"
        case .fixed: "\(asker) sets some lengths"
        case .clamped(let offer): "\(asker) keeps \(offer) between its limits"
        case .proportioned: "\(asker) keeps a ratio"
        case .whole: "\(asker) gives it the size of the whole"
        case .slot: "\(asker) gives it its slot"
        case .candidate: "\(asker) tries whether it fits"
        case .scrolled: "\(asker) leaves open how far it goes"
        case .beside: "\(asker) divides the room between a bar and its content"
        }
    }

    private static func suffix(_ priority: Double) -> String {
        switch priority {
        case 0: ""
        case -.infinity: ", after all others were served"
        default: " at priority \(number: priority)"
        }
    }
}
