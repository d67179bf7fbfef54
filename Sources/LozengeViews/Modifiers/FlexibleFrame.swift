import Foundation
import LozengeCore

nonisolated extension View {
    /// Puts this view into a frame with flexible lengths.
    ///
    /// Per axis: with a minimum and a maximum, the frame takes the proposal clamped to them. With one of
    /// them, it takes this view's length clamped to the limit and the proposal. An unspecified proposal gives
    /// the ideal length. `maxWidth: .infinity` takes the whole proposal.
    ///
    /// ```swift
    /// Text("Name").frame(maxWidth: .infinity, alignment: .leading)
    /// ```
    ///
    /// - Parameters:
    ///   - minWidth: In points. Limits in the wrong order are reported, and the later one is raised.
    ///   - idealWidth: In points.
    ///   - maxWidth: In points; infinite for the whole proposal.
    ///   - minHeight: In points.
    ///   - idealHeight: In points.
    ///   - maxHeight: In points; infinite for the whole proposal.
    ///   - alignment: The alignment of this view in the frame.
    /// - Returns: The frame, which proposes to this view the proposal between the limits.
    ///
    /// Matches: SwiftUI.View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameLayout(
                width: FlexibleLength(min: minWidth, ideal: idealWidth, max: maxWidth),
                height: FlexibleLength(min: minHeight, ideal: idealHeight, max: maxHeight),
                alignment: alignment))
    }
}

/// The limits of one axis of a flexible frame; NaN for none.
nonisolated struct FlexibleLength: Hashable {
    let min: CGFloat
    let ideal: CGFloat
    let max: CGFloat

    private static func word(_ limit: CGFloat?) -> String { limit.map { "\($0)" } ?? "none" }

    /// Puts the limits in order: the later one is raised (FLEX-1).
    init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
        if !Self.areInOrder([min, ideal, max]) {
            report(
                "Invalid limits of a frame: min \(Self.word(min)), ideal \(Self.word(ideal)), max "
                    + "\(Self.word(max)) must be in this order, and not negative. The later one is "
                    + "raised."
            )
        }
        let low = Swift.max(min ?? .nan, 0)
        self.min = min == nil ? .nan : low
        self.ideal = if let ideal { Swift.max(ideal, min == nil ? 0 : low) } else { .nan }
        let floor = self.ideal.isNaN ? 0 : self.ideal
        self.max = if let max { Swift.max(max, floor) } else { .nan }
    }

    /// Nonisolated, because a closure with isolation is checked for it at every call.
    private nonisolated static func areInOrder(_ limits: [CGFloat?]) -> Bool {
        let given = limits.compactMap { $0 }
        return given.allSatisfy { $0 >= 0 } && given == given.sorted()
    }

    var isGiven: Bool { !(min.isNaN && ideal.isNaN && max.isNaN) }

    private var hasBoth: Bool { min <= max }

    /// The length that does not depend on the content; NaN if it depends on it (FLEX-2).
    func fixed(_ proposal: CGFloat) -> CGFloat {
        if proposal.isNaN { return ideal }
        return hasBoth ? Swift.min(Swift.max(proposal, min), max) : .nan
    }

    /// Returns the proposal for the content (FLEX-3).
    func offer(_ proposal: CGFloat) -> CGFloat {
        var offer = proposal.isNaN ? ideal : proposal
        if offer < min { offer = min }
        if offer > max { offer = max }
        return offer
    }

    /// Returns the length of the frame for content that took `taken` of `offer` (FLEX-3).
    func length(around taken: CGFloat, of offer: CGFloat) -> CGFloat {
        if hasBoth { return Swift.min(Swift.max(min, taken), max) }
        if !min.isNaN { return Swift.max(Swift.min(offer.isNaN ? .infinity : offer, taken), min) }
        if !max.isNaN { return Swift.min(Swift.max(offer.isNaN ? -.infinity : offer, taken), max) }
        return taken
    }

    /// Returns the proposal for the content in a frame of `length` (FLEX-4).
    func placing(_ proposal: CGFloat, in length: CGFloat) -> CGFloat {
        guard ideal.isNaN, proposal.isNaN else { return length }
        let isWithin = !(length <= min) && !(length >= max)
        return isWithin ? .nan : length
    }
}

/// The rule behind the flexible `frame` modifier.
nonisolated struct FlexibleFrameLayout {
    var width: FlexibleLength
    var height: FlexibleLength
    var alignment: Alignment
}

extension FlexibleFrameLayout: LayoutModifier {
    var label: String { "frame" }

    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        var size = CGSize(
            width: width.fixed(proposal[.horizontal]), height: height.fixed(proposal[.vertical]))
        guard size.width.isNaN || size.height.isNaN else { return size }
        let offer = ProposedViewSize(
            lengths: SIMD2(
                width.offer(proposal[.horizontal]), height.offer(proposal[.vertical])))
        let taken = child.sizeThatFits(offer, .clamped(from: proposal))
        if size.width.isNaN {
            size.width = width.length(around: taken.width, of: offer[.horizontal])
        }
        if size.height.isNaN {
            size.height = height.length(around: taken.height, of: offer[.vertical])
        }
        return size
    }

    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let offer = ProposedViewSize(
            lengths: SIMD2(
                width.placing(proposal[.horizontal], in: size.width),
                height.placing(proposal[.vertical], in: size.height)))
        return Placement(
            origin: alignment.origin(of: child.dimensions(in: offer, .fixed), in: size),
            proposal: offer)
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing {
        child.spacing(resetting: width.isGiven, vertical: height.isGiven)
    }
}
