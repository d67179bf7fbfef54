import Foundation
import LozengeCore

nonisolated extension View {
    /// Insets the safe area on the given edges of this view, as a bar would.
    ///
    /// Unlike padding, the space can be used: content scrolls through it, and views that ignore safe areas
    /// extend over it.
    ///
    /// - Parameters:
    ///   - edges: The edges that get space.
    ///   - length: The space in points; 16 if `nil`. Negative, infinite and NaN are reported and count as 0.
    /// - Returns: A view as large as this one plus the space; the rest of the proposal goes to this view.
    ///
    /// Matches: SwiftUI.View.safeAreaPadding(_:_:)
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(length ?? PaddingLayout.defaultLength, on: edges))
    }

    /// Insets the safe area by `length` points on every edge of this view.
    ///
    /// Matches: SwiftUI.View.safeAreaPadding(_:)-CGFloat
    public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(.all, length)
    }

    /// Insets the safe area by a different length on each edge of this view.
    ///
    /// Matches: SwiftUI.View.safeAreaPadding(_:)-EdgeInsets
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(
            SafeAreaPadding(
                insets: insets.valid(as: "safeAreaPadding")))
    }
}

/// The rule behind ``View/safeAreaPadding(_:_:)`` (SAFE-1): bars without content or distance.
nonisolated struct SafeAreaPadding {
    let insets: EdgeInsets
}

extension SafeAreaPadding: PrimitiveModifier {
    func resolve(_ context: UpdateContext<Self>) { context.tree.safeAreas.exist = true }

    func guides(of child: Node) -> GuideSet { [] }

    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Self>) -> CGSize {
        context.child.sizeThatFits(proposal.inset(by: insets), .inset(insets)).outset(by: insets)
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        context.child.place(
            at: CGPoint(x: insets.leading, y: insets.top),
            offered: context.proposal.inset(by: insets))
    }

    func space(_ context: LayoutContext<Self>) -> LayoutSpace? { .safeArea(insets) }

    /// A view with a bar has no guide of its content's.
    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Self>
    ) -> CGFloat { .nan }

    func priority(_ context: LayoutContext<Self>) -> Double { 0 }
    func spacing(_ context: LayoutContext<Self>) -> ViewSpacing { ViewSpacing() }
    func isSpacer(_ context: LayoutContext<Self>) -> Bool { false }
}

nonisolated extension EdgeInsets {
    /// Returns these insets with 0 for negative, infinite and NaN lengths, which are reported under the name of a
    /// modifier.
    func valid(as name: String) -> EdgeInsets {
        func valid(_ length: CGFloat) -> CGFloat {
            if length >= 0 && length.isFinite { return length }
            report("Invalid \(name) length \(length). Using 0.")
            return 0
        }
        return EdgeInsets(
            top: valid(top), leading: valid(leading), bottom: valid(bottom),
            trailing: valid(trailing))
    }
}
