import Foundation
import LozengeCore
import LozengeViews

/// A column whose title is dragged to another place.
nonisolated struct ColumnDrag: Equatable {
    let name: ColumnName
    /// The distance of the pointer from the start of the column when the drag began, in points.
    let grip: CGFloat
    /// The distance of the pointer from the start of the header, in points.
    var position: CGFloat
}

/// The drag of a column by its title, which follows the pointer; the column trades places with each one that it passes.
nonisolated struct ColumnDragModifier {
    let name: ColumnName
    let layout: TableRowLayout
    /// The index of the column.
    let index: Int
    let width: CGFloat
    let column: AnyColumnCustomization.Column
    let drag: Binding<ColumnDrag?>
    @Environment(\.layoutDirection) private var direction

    /// The name of the coordinates of the header.
    static let space = "table header"
    /// The distance in points after which a press is a drag.
    private static let slop: CGFloat = 6
}

extension ColumnDragModifier: ViewModifier {
    func body(content: Content) -> some View {
        let own = drag.wrappedValue.flatMap { $0.name == name ? $0 : nil }
        content
            .background(own == nil ? .clear : Color.listGround)
            .background(own == nil ? .clear : Color.primary.opacity(0.07))
            .offset(x: own.map { $0.position - $0.grip - start(of: index) } ?? 0)
            .zIndex(own == nil ? 0 : 1)
            .contentShape(Rectangle())
            .simultaneousGesture(
                DragGesture(minimumDistance: Self.slop, coordinateSpace: .named(Self.space))
                    .onChanged { move(from: $0.startLocation.x, to: $0.location.x) }
                    .onEnded { _ in drag.wrappedValue = nil })
    }

    private func move(from first: CGFloat, to location: CGFloat) {
        let position = distance(location)
        let grip = drag.wrappedValue?.grip ?? distance(first) - start(of: index)
        drag.wrappedValue = ColumnDrag(name: name, grip: grip, position: position)
        if position < middle(of: index - 1) {
            column.moveForward?()
        } else if index + 1 < layout.widths.count, position > middle(of: index + 1) {
            column.moveBack?()
        }
    }

    /// Returns the distance of a position from the start of the header.
    private func distance(_ x: CGFloat) -> CGFloat {
        direction == .leftToRight ? x : width - x
    }

    private func start(of index: Int) -> CGFloat {
        index > 0 ? layout.edges(in: width)[index - 1] : TableRowLayout.margin
    }

    /// Returns the middle of a column; −∞ for none.
    private func middle(of index: Int) -> CGFloat {
        guard index >= 0 else { return -.infinity }
        return (start(of: index) + layout.edges(in: width)[index]) / 2
    }
}
