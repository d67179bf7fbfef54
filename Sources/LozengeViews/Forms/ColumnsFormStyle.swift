import Foundation
import LozengeCore

nonisolated extension HorizontalAlignment {
    /// The line at which the controls of a form in columns begin.
    static let formControls = HorizontalAlignment(FormControlsAlignment.self)
}

nonisolated private enum FormControlsAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

/// Labels in one column and controls in another, which does not scroll.
///
/// ```swift
/// Form {
///     TextField("Name", text: $name)
///     Slider(value: $volume) { Text("Volume") }
/// }
/// .formStyle(.columns)
/// ```
///
/// Labels end at the widest one; controls that can grow fill the rest, and a view without a label begins where the
/// controls do.
///
/// Matches: SwiftUI.ColumnsFormStyle
/// Source: `docs/lists.md`, FORM-3.
nonisolated public struct ColumnsFormStyle {
    public init() {}
}

extension ColumnsFormStyle: FormStyle {
    public func makeBody(configuration: Configuration) -> some View {
        ColumnsLayout { configuration.content }
            .environment(\.formLayout, .columns)
    }
}

nonisolated extension FormStyle where Self == ColumnsFormStyle {
    /// Labels in one column and controls in another.
    ///
    /// Matches: SwiftUI.FormStyle.columns
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// Rows below each other that are aligned where their controls begin.
nonisolated private struct ColumnsLayout {}

extension ColumnsLayout: Layout {
    /// The position of the controls, and of each row beside it.
    private struct Column {
        let start: CGFloat
        let labels: [CGFloat]

        init(_ subviews: LayoutSubviews) {
            labels = subviews.map { max(0, $0.dimensions(in: .unspecified)[.formControls]) }
            start = labels.max() ?? 0
        }

        func offer(_ width: CGFloat?, to index: Int) -> ProposedViewSize {
            ProposedViewSize(
                width: width.map { max(0, $0 - start + labels[index]) }, height: nil)
        }
    }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        guard subviews.count > 1 else { return [] }
        return (1..<subviews.count).map {
            subviews[$0 - 1].spacing.distance(to: subviews[$0].spacing, along: .vertical)
        }
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        let column = Column(subviews)
        var size = CGSize(width: 0, height: gaps(subviews).reduce(0, +))
        for (index, row) in subviews.enumerated() {
            let row = row.sizeThatFits(column.offer(proposal.width, to: index))
            size.width = max(size.width, column.start - column.labels[index] + row.width)
            size.height += row.height
        }
        return size
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let (column, gaps) = (Column(subviews), gaps(subviews))
        var y = bounds.minY
        for (index, row) in subviews.enumerated() {
            let offer = column.offer(bounds.width, to: index)
            row.place(
                at: CGPoint(x: bounds.minX + column.start - column.labels[index], y: y),
                proposal: offer)
            y += row.sizeThatFits(offer).height + (index < gaps.count ? gaps[index] : 0)
        }
    }
}
