import Foundation
import LozengeCore

/// The modifier around the content of a list: each box inside is a row.
///
/// Source: `docs/lists.md`, LIST-1, LIST-27, LIST-30.
nonisolated struct ListRowEffect {}

extension ListRowEffect: PrimitiveModifier {
    static var unresolved: ListRow { ListRow() }
    static var remembersSizes: Bool { true }
    static var settles: Bool { true }
    static var followsPointer: Bool { true }
    var label: String { "row" }

    func resolve(_ context: UpdateContext<Self>) -> ListRow {
        let row = context.resolved
        row.node = context.node
        row.list = context.read(\.list)
        row.showBackground()
        return row
    }

    func guides(of child: Node) -> GuideSet { [] }
    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Self>
    ) -> CGFloat { .nan }

    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Self>) -> CGSize {
        let row = context.resolved
        row.traits = context.child[ListRowTraitsKey.self]
        row.tag = context.child[TagKey.self]
        let around = row.insets
        let sides = around.leading + around.trailing
        let offered = proposal.width.map { max(0, row.width(in: $0) - sides) }
        let content = context.child.size(
            offered: ProposedViewSize(width: offered, height: nil))
        return CGSize(
            width: proposal.width ?? (content.width + sides + 2 * row.look.margin),
            height: row.gap + max(row.minimumHeight, content.height + around.top + around.bottom))
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        let row = context.resolved
        let (cell, around) = (row.cell(in: context.bounds), row.insets)
        let offer = ProposedViewSize(
            width: max(0, cell.width - around.leading - around.trailing), height: nil)
        let size = context.child.size(offered: offer)
        let room = cell.height - around.top - around.bottom
        let origin = CGPoint(
            x: cell.minX + around.leading, y: cell.minY + around.top + (room - size.height) / 2)
        context.child.place(at: origin, size: size, proposal: offer)
        guard context.boxes.count > 1 else { return }
        context.boxes[1].place(
            at: cell.origin, size: cell.size, proposal: ProposedViewSize(cell.size))
    }

    func settle(_ context: SettleContext<Self>) {
        if context.resolved.needsBackground { context.setNeedsUpdate() }
    }

    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        let row = context.resolved
        let inner = context.target(in: context.boxes[0], at: point)
        let cell = row.cell(in: context.bounds)
        return inner ?? (row.isTouchable && cell.contains(point) ? context.node : nil)
    }

    func pointerMoved(to point: CGPoint?, _ context: EventContext<Self>) {
        let row = context.resolved
        let isHovered = point != nil && row.isTouchable
        guard row.isHovered != isHovered else { return }
        row.isHovered = isHovered
        context.setNeedsPaint()
    }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        let background = context.boxes.count > 1 ? context.boxes[1].node : nil
        context.resolved.paintGround(&writer, background, isRightToLeft: context.isRightToLeft)
        if context.resolved.isDragged {
            writer.group(.opacity(0.5)) { $0.paint(context.boxes[0].node) }
        } else {
            writer.paint(context.boxes[0].node)
        }
        context.resolved.paintMarks(&writer)
    }

    func describe(_ elements: inout [SemanticElement], _ context: SemanticsContext<Self>) {
        let row = context.resolved
        guard row.part.role == .row else { return }
        elements.group(of: context.node)
        elements[0].role = .listItem
        guard row.value != nil else { return }
        if row.isSelected { elements[0].states.insert(.selected) }
        elements[0].actions.append(
            SemanticAction(.activate) { row.list?.choose(row, .only) })
    }
}

/// A row of a list.
final class ListRow {
    weak var node: ContentNode<ListRowEffect>?
    weak var list: ListModel?
    var traits = ListRowTraits()
    var tag: AnyHashable?
    /// The relation to the rows before and after it.
    var place = Place()
    var isHovered = false
    var isSelected = false
    /// True if the row below is selected: there is no line between them.
    var isNextSelected = false
    /// The background that is shown, as the views inside set it.
    private var shownBackground: RowBackground?

    /// True while the row is dragged to another place.
    var isDragged: Bool {
        guard let drag = list?.drag, let motion, motion.rows === drag.collection else {
            return false
        }
        return drag.indices.contains(motion.index)
    }

    struct Place: Equatable {
        var startsSection = false
        /// True for the first row of a card, and of rows between two headers.
        var startsCard = false
        var endsCard = false
        var isOdd = false
    }

    var part: SectionPart { traits.part ?? SectionPart() }
    var look: ListLook { list?.look ?? ListLook() }

    /// The distance from the row before, of another section.
    var gap: CGFloat { place.startsSection ? look.sectionGap : 0 }

    var insets: EdgeInsets {
        traits.insets?.replacingNonFinite ?? look.insets(of: part.role)
    }

    var minimumHeight: CGFloat {
        guard let list else { return 0 }
        return switch part.role {
        case .row: list.minimumRowHeight
        case .header: list.minimumHeaderHeight
        case .footer: 0
        }
    }

    /// True if the row can be pressed: it is selected by that.
    var isTouchable: Bool { value != nil || motion != nil }

    /// The value by which the row is selected; `nil` if it cannot be.
    var value: AnyHashable? {
        guard let list, let selection = list.selection, part.role == .row,
            traits.isSelectionDisabled != true
        else { return nil }
        if let tag { return selection.value(tag) }
        return node?.content(inside: 0)?.elementID.flatMap(selection.value)
    }

    /// Returns the width of the row in a list of a width.
    func width(in width: CGFloat) -> CGFloat {
        max(0, min(look.maximumWidth, width - 2 * look.margin))
    }

    /// Returns the row without the gap and the margins.
    func cell(in bounds: CGRect) -> CGRect {
        let width = width(in: bounds.width)
        return CGRect(
            x: bounds.minX + (bounds.width - width) / 2, y: bounds.minY + gap, width: width,
            height: max(0, bounds.height - gap))
    }

    // MARK: Background

    var needsBackground: Bool { traits.background !== shownBackground }

    /// Shows the background that the views inside set.
    func showBackground() {
        guard needsBackground, let node = node as? PrimitiveNode<ListRowEffect> else { return }
        let background = traits.background
        shownBackground = background
        node.updateOwnAccessory(
            Accessory(
                make: { PrimitiveNode(ImplicitStack(.layers), in: $0) },
                visit: { background?.view?._visit(&$0) }))
    }
}

extension Node {
    /// Returns the node of the content in a box of modifiers.
    final func content(inside index: Int) -> Node? {
        guard boxes.indices.contains(index) else { return nil }
        var node = boxes[index].node
        while node.role == .modifier, let inner = node.boxes.first { node = inner.node }
        return node
    }

    /// The nearest collection around this view, and the index of its element there; `nil` outside of collections.
    final var element: (rows: Node, index: Int)? {
        var node: Node? = self
        while let current = node {
            if let row = current as? RowNode { return row.elementOfRow }
            node = current.parent
        }
        return nil
    }

    /// The id of the element that this view belongs to; `nil` outside of collections.
    final var elementID: AnyHashable? { element.flatMap { $0.rows.elementID(at: $0.index) } }
}

extension EdgeInsets {
    /// The distances, 0 for NaN and infinity.
    fileprivate var replacingNonFinite: EdgeInsets {
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return EdgeInsets(
            top: finite(top), leading: finite(leading), bottom: finite(bottom),
            trailing: finite(trailing))
    }
}
