import Foundation
import LozengeCore
import LozengeViews

/// The header of a table: the titles of the columns, by which rows are sorted and columns resized.
nonisolated struct TableHeader<Value: Identifiable> {
    let columns: [NamedColumn<Value>]
    let layout: TableRowLayout
    let sorting: TableSorting?
    let customization: AnyColumnCustomization?
    /// Sets the width of a column.
    let resize: ([NamedColumn<Value>], Int, CGFloat) -> Void
    /// Makes a column as wide as its widest cell.
    let fit: ([NamedColumn<Value>], Int) -> Void
    @State private var width: CGFloat = 0
    @State private var drag: ColumnDrag?
}

extension TableHeader: View {
    var body: some View {
        layout {
            ForEach(Array(columns.enumerated()), id: \.element.name) { index, column in
                title(column, index)
            }
        }
        .coordinateSpace(.named(ColumnDragModifier.space))
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
        .frame(minHeight: 28)
        .font(.subheadline.weight(.semibold))
        .defaultForegroundStyle(.secondary)
        .overlay(alignment: .topLeading) { edges }
        .overlay(alignment: .bottom) { Divider() }
        .background(Color.listGround)
        .tabStop(false)
        .contextMenu { if let customization { ColumnMenu(customization: customization) } }
    }

    @ViewBuilder private func title(_ column: NamedColumn<Value>, _ index: Int) -> some View {
        let title = ColumnTitle(column: column, sorting: sorting)
        if let entry = customization?.columns.first(where: { $0.id == column.id }),
            !entry.fixed.contains(.reorder)
        {
            title.modifier(
                ColumnDragModifier(
                    name: column.name, layout: layout, index: index, width: width,
                    column: entry, drag: $drag))
        } else {
            title
        }
    }

    /// The zones in which the edges of columns are dragged.
    private var edges: some View {
        EdgeLayout(rows: layout) {
            ForEach(Array(columns.enumerated()), id: \.element.name) { index, column in
                ColumnEdge(
                    isFixed: column.column.fixed.contains(.resize)
                        || column.column.width.least == column.column.width.greatest
                ) { start, distance in
                    resize(columns, index, start + distance)
                } fit: {
                    fit(columns, index)
                }
            }
        }
    }
}

/// The title of a column, with the direction in which it sorts.
nonisolated private struct ColumnTitle<Value: Identifiable> {
    let column: NamedColumn<Value>
    let sorting: TableSorting?
    @State private var isHovered = false
}

extension ColumnTitle: View {
    var body: some View {
        if let sorting, let comparator = column.column.comparator {
            title(order: sorting.order(comparator))
                .contentShape(Rectangle())
                .gesture(
                    TapGesture().modifiers(.command).onEnded { sorting.sort(comparator, true) }
                        .exclusively(
                            before: TapGesture().onEnded { sorting.sort(comparator, false) })
                )
                .focusable(interactions: .activate)
                .onKeyPress(keys: [.return, .space], phases: .down) { press in
                    sorting.sort(comparator, press.modifiers.contains(.control))
                    return .handled
                }
                .onHover { isHovered = $0 }
                .background(isHovered ? Color.primary.opacity(0.07) : .clear)
                .semantics { elements, context in
                    let order = sorting.order(comparator)
                    elements.combine(as: .columnHeader, of: context.node)
                    elements[0].value =
                        order.map { $0 == .forward ? "ascending" : "descending" } ?? ""
                    elements[0].actions = [
                        SemanticAction(.activate) { sorting.sort(comparator, false) }
                    ]
                }
        } else {
            title(order: nil).semantics { elements, context in
                elements.combine(as: .columnHeader, of: context.node)
            }
        }
    }

    private func title(order: SortOrder?) -> some View {
        HStack(spacing: 4) {
            if column.column.alignment.unit > 0 { Spacer(minLength: 0) }
            column.column.label.lineLimit(1)
            if let order {
                Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
                    .imageScale(.small)
                    .accessibilityHidden(true)
            }
            if column.column.alignment.unit < 1 { Spacer(minLength: 0) }
        }
        .frame(maxHeight: .infinity)
    }
}

/// The zone at the trailing edge of a column, which is dragged to resize it.
nonisolated private struct ColumnEdge {
    let isFixed: Bool
    let resize: (_ start: CGFloat, _ distance: CGFloat) -> Void
    let fit: () -> Void
    /// The width of the column when the drag began.
    @GestureState private var start: CGFloat?
    @Environment(\.layoutDirection) private var direction
}

extension ColumnEdge: View {
    var body: some View {
        GeometryReader { proxy in
            HStack(spacing: 0) {
                Spacer(minLength: 0)
                zone(width: proxy.size.width)
            }
        }
    }

    @ViewBuilder private func zone(width: CGFloat) -> some View {
        let lengthOfCells = width - 2 * TableRowLayout.padding
        let line = Rectangle().fill(SeparatorShapeStyle()).frame(width: 1)
            .padding(.vertical, 6)
            .frame(width: EdgeLayout.zone)
        if isFixed {
            line.allowsHitTesting(false)
        } else {
            line
                .contentShape(Rectangle())
                .pointerStyle(.columnResize)
                .onTapGesture(count: 2, perform: fit)
                .gesture(
                    DragGesture(minimumDistance: 1, coordinateSpace: .global)
                        .updating($start) { _, start, _ in start = start ?? lengthOfCells }
                        .onChanged { drag in
                            let distance = drag.translation.width
                            resize(
                                start ?? lengthOfCells,
                                direction == .leftToRight ? distance : -distance)
                        })
        }
    }
}

/// Places a view over each column of a header, with a zone around its trailing edge.
nonisolated private struct EdgeLayout {
    let rows: TableRowLayout

    /// The width of a zone.
    ///
    /// Source: `docs/metrics.md`, TABLE-2.
    static let zone: CGFloat = 8
}

nonisolated extension EdgeLayout: Layout {
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        var start = bounds.minX + TableRowLayout.margin
        for (edge, subview) in zip(rows.edges(in: bounds.width), subviews) {
            let end = bounds.minX + edge
            subview.place(
                at: CGPoint(x: start + Self.zone / 2, y: bounds.minY),
                proposal: ProposedViewSize(width: end - start, height: bounds.height))
            start = end
        }
    }
}
