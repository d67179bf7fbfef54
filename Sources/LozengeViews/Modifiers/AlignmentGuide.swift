import Foundation
import LozengeCore

nonisolated extension View {
    /// Sets the position of a horizontal guide of this view.
    ///
    /// - Parameters:
    ///   - guide: The guide.
    ///   - computeValue: Returns its distance from the leading edge in points; may read the size and the other
    ///     guides of the view.
    /// - Returns: This view with the guide at that position.
    ///
    /// Matches: SwiftUI.View.alignmentGuide(_:computeValue:)-HorizontalAlignment
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuide(key: guide.key, compute: computeValue))
    }

    /// Sets the position of a vertical guide of this view.
    ///
    /// - Parameters:
    ///   - guide: The guide.
    ///   - computeValue: Returns its distance from the top in points; may read the size and the other guides of
    ///     the view.
    /// - Returns: This view with the guide at that position.
    ///
    /// Matches: SwiftUI.View.alignmentGuide(_:computeValue:)-VerticalAlignment
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuide(key: guide.key, compute: computeValue))
    }
}

/// The rule behind ``View/alignmentGuide(_:computeValue:)`` (ALIGN-2).
nonisolated struct AlignmentGuide {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat
}

extension AlignmentGuide: PrimitiveModifier {
    func guides(of child: Node) -> GuideSet { child.guides.union(GuideSet(key)) }

    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Self>
    ) -> CGFloat {
        let child = ViewDimensions(
            dimensions.size, proposal: dimensions.proposal, of: context.boxes[0])
        return key == self.key ? compute(child) : child.explicit(key)
    }

    func isSpacer(_ context: LayoutContext<Self>) -> Bool { false }
}
