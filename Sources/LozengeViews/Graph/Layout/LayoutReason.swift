import Foundation
import LozengeCore

/// Why a view was asked how large it is.
///
/// Extension: for whoever looks into a layout. A reason is only made while a layout is recorded.
package enum LayoutReason: Equatable, Sendable {
    /// To know, or because the box that asks is nothing but this view.
    case asked
    /// To find out how little it can do with along an axis (step 2 of stacks).
    case least(Axis)
    /// To find out how much it can take along an axis (step 2 of stacks).
    case greatest(Axis)
    /// To find out what it wants when it is free to choose.
    case ideal
    /// It gets an equal part of what is left for its priority (steps 3 and 4 of stacks).
    case share(Axis, of: CGFloat, among: Int, priority: Double)
    /// There is no length to share: it gets what the stack got (step 5 of stacks).
    case unshared(Axis)
    /// Something in it changed, and it gets what it got before (step 8 of stacks).
    case again
    /// It gets what is left inside insets.
    case inset(EdgeInsets)
    /// Some lengths are fixed.
    case fixed
    /// The offer was kept between limits.
    case clamped(from: ProposedViewSize)
    /// The offer was made to fit a ratio.
    case proportioned
    /// It gets the size of the view that it is attached to, or the pile it is in.
    case whole
    /// It gets its place in a grid.
    case slot
    /// It is one of several, of which the first that fits is shown.
    case candidate
    /// It gets no length along which it can be moved.
    case scrolled
    /// A bar gets what the content does not need at least, or the content what the bar leaves.
    case beside
}

extension LayoutReason {
    /// What `asker` does, such as “HStack asks for its least width”.
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
