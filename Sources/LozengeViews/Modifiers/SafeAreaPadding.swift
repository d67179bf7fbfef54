import Foundation
import LozengeCore

nonisolated extension View {
    /// Keeps the same space free on each of the given edges of this view, as a bar would.
    ///
    /// Unlike padding, it is space that can be reached into: content scrolls through it, and views
    /// that ignore safe areas extend over it.
    ///
    /// - Parameters:
    ///   - edges: The edges that get space.
    ///   - length: The space in points; 16 if `nil`. What is less than nothing, or no number, is
    ///     reported and counts as 0.
    /// - Returns: A view as large as this one and the space. This one is offered what is left inside.
    ///
    /// Matches: SwiftUI.View.safeAreaPadding(_:_:)
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(length ?? PaddingLayout.defaultLength, on: edges))
    }

    /// Keeps `length` points free on every edge of this view, as bars would.
    ///
    /// Matches: SwiftUI.View.safeAreaPadding(_:)-CGFloat
    public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(.all, length)
    }

    /// Keeps a different space free on each edge of this view, as bars would.
    ///
    /// Matches: SwiftUI.View.safeAreaPadding(_:)-EdgeInsets
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(
            SafeAreaPadding(
                insets: EdgeInsets(
                    top: SafeAreaPadding.valid(insets.top),
                    leading: SafeAreaPadding.valid(insets.leading),
                    bottom: SafeAreaPadding.valid(insets.bottom),
                    trailing: SafeAreaPadding.valid(insets.trailing))))
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

    /// A view with a bar has no line of its content's.
    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Self>
    ) -> CGFloat { .nan }

    func priority(_ context: LayoutContext<Self>) -> Double { 0 }
    func spacing(_ context: LayoutContext<Self>) -> ViewSpacing { ViewSpacing() }
    func isSpacer(_ context: LayoutContext<Self>) -> Bool { false }

    nonisolated static func valid(_ length: CGFloat) -> CGFloat {
        if length >= 0 && length.isFinite { return length }
        report("Invalid safeAreaPadding length \(length). Using 0.")
        return 0
    }
}
