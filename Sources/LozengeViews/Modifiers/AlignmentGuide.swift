import Foundation
import LozengeCore

nonisolated extension View {
    /// Sets the position of a horizontal guide of this view.
    ///
    /// - Parameters:
    ///   - guide: The line.
    ///   - computeValue: Where it is, from the leading edge in points; may ask for the view's size and
    ///     its other lines.
    /// - Returns: A view that is this one but for that line.
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
    ///   - guide: The line.
    ///   - computeValue: Where it is, from the top in points; may ask for the view's size and its other
    ///     lines.
    /// - Returns: A view that is this one but for that line.
    ///
    /// Matches: SwiftUI.View.alignmentGuide(_:computeValue:)-VerticalAlignment
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuide(key: guide.key, compute: computeValue))
    }
}

/// A box that is its child but for one line (ALIGN-2).
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
