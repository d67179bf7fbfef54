import Foundation
import LozengeCore

/// A thin line between views: vertical in a row, horizontal elsewhere.
///
/// ```swift
/// VStack { Text("Above"); Divider(); Text("Below") }
/// ```
///
/// Matches: SwiftUI.Divider
nonisolated public struct Divider {
    public init() {}
}

extension Divider: PrimitiveView {
    /// Source: `docs/metrics.md`, DIVIDER-1; measured on macOS.
    static let thickness: CGFloat = 1

    package struct Line {
        var color = Color.Resolved.clear
        /// True for a line between the items of a menu.
        var dividesMenu = false
        /// The distance above and below, in points.
        var distance: CGFloat { dividesMenu ? 6 : 0 }
    }

    package static var unresolved: Line { Line() }

    /// Source: `docs/metrics.md`, COLOR-1: the colours of iOS.
    package func resolve(_ context: UpdateContext<Divider>) -> Line {
        Line(
            color: SeparatorShapeStyle.color(in: _StyleContext(context.node)),
            dividesMenu: context.read(\.dividesMenu))
    }

    package func sizeThatFits(
        _ proposal: ProposedViewSize, _ context: LayoutContext<Divider>
    ) -> CGSize {
        let across: Axis = context.stackAxis == .horizontal ? .horizontal : .vertical
        var size = proposal.replacingUnspecifiedDimensions()
        size[across] = Self.thickness + 2 * context.resolved.distance
        return size
    }

    package func paint(_ context: PaintContext<Divider>, _ writer: inout DisplayListWriter) {
        let line = writer.bounds.insetBy(dx: 0, dy: context.resolved.distance)
        writer.list.append(.fill(.rectangle(line), .color(context.resolved.color)))
    }

    package func semantics(_ context: SemanticsContext<Divider>) -> SemanticEffect {
        context.resolved.dividesMenu
            ? .element(SemanticElement(.separator, of: context.node)) : .none
    }
}

nonisolated extension EnvironmentValues {
    /// True if dividers are between the items of a menu.
    var dividesMenu: Bool {
        get { self[DividesMenuKey.self] }
        set { self[DividesMenuKey.self] = newValue }
    }
}

nonisolated private struct DividesMenuKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
