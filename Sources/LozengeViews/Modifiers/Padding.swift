import Foundation
import LozengeCore

nonisolated extension View {
    /// Adds equal space on the given edges of this view.
    ///
    /// ```swift
    /// Text("Hello").padding(.horizontal, 12)
    /// ```
    ///
    /// - Parameters:
    ///   - edges: The edges that get space.
    ///   - length: The space in points; 16 if `nil`. Negative space lets the view overhang.
    /// - Returns: A view as large as this one plus the space; the rest of the proposal goes to this view.
    ///
    /// Matches: SwiftUI.View.padding(_:_:)
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(length ?? PaddingLayout.defaultLength, on: edges))
    }

    /// Adds `length` points of space on every edge of this view.
    ///
    /// Matches: SwiftUI.View.padding(_:)-CGFloat
    public func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }

    /// Adds the insets around this view.
    ///
    /// Matches: SwiftUI.View.padding(_:)-EdgeInsets
    public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingLayout(insets: insets))
    }
}

/// The rule behind ``View/padding(_:_:)`` (PAD-1, PAD-2).
nonisolated struct PaddingLayout {
    var insets: EdgeInsets
}

extension PaddingLayout: LayoutModifier {
    /// Source: `docs/metrics.md`, PAD-2; measured on macOS.
    nonisolated static let defaultLength: CGFloat = 16

    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        child.sizeThatFits(proposal.inset(by: insets), .inset(insets)).outset(by: insets)
    }

    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        Placement(
            origin: CGPoint(x: insets.leading, y: insets.top),
            proposal: proposal.inset(by: insets))
    }

    /// Edges with space have the spacing of an ordinary view (SPACE-5).
    func spacing(of child: LayoutSubview) -> ViewSpacing {
        var edges: PhysicalEdges = []
        let isMirrored = child.isInRightToLeft
        if insets.top != 0 { edges.insert(.top) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.leading != 0 { edges.insert(isMirrored ? .right : .left) }
        if insets.trailing != 0 { edges.insert(isMirrored ? .left : .right) }
        var spacing = child.reference.spacing
        spacing.reset(edges)
        return spacing
    }
}
