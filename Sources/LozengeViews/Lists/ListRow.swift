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
        context.tree.motion.followsLayout(context.node) { row.showControls() }
        if let end = row.swipeEnd {
            if end <= context.tree.clock.time {
                row.swipeEnd = nil
                context.tree.perform { row.endSwipe() }
            } else {
                context.wake(at: end)
            }
        }
        return row
    }

    func guides(of child: Node) -> GuideSet { [] }
    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Self>
    ) -> CGFloat { .nan }

    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Self>) -> CGSize {
        let row = context.resolved
        row.list?.rowsChanged()
        row.read(context.child)
        let around = row.insets
        let sides = around.leading + around.trailing
        let offered = proposal.width.map { max(0, row.width(in: $0) - sides) }
        let content = context.child.size(
            offered: ProposedViewSize(width: offered, height: nil))
        return CGSize(
            width: proposal.width ?? (content.width + sides + 2 * row.look.margin),
            height: row.gap + max(row.minimumHeight, content.height + around.top + around.bottom))
    }

    func layoutValue(_ key: ObjectIdentifier, _ context: LayoutContext<Self>) -> Any? {
        guard key == ObjectIdentifier(SectionPartKey.self) else {
            return context.child.node.holder?.layoutValue(key)
        }
        var part = context.child[SectionPartKey.self]
        part.margin = context.resolved.gap
        return part
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        let row = context.resolved
        let (cell, around) = (row.cell(in: context.bounds), row.insets)
        let offer = ProposedViewSize(
            width: max(0, cell.width - around.leading - around.trailing), height: nil)
        let size = context.child.size(offered: offer)
        let room = cell.height - around.top - around.bottom
        let origin = CGPoint(
            x: cell.minX + around.leading + row.swipeOffset,
            y: cell.minY + around.top + (room - size.height) / 2)
        context.child.place(at: origin, size: size, proposal: offer)
        row.findSeparatorEnds(ViewDimensions(size, proposal: offer, of: context.child))
        guard context.boxes.count > 1 else { return }
        context.boxes[1].place(
            at: cell.origin, size: cell.size, proposal: ProposedViewSize(cell.size))
    }

    func settle(_ context: SettleContext<Self>) {
        context.resolved.findEdits()
        if context.resolved.needsControls { context.setNeedsUpdate() }
    }

    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        let row = context.resolved
        let cell = row.cell(in: context.bounds)
        for box in context.boxes.prefix(row.hasControls ? 2 : 1) {
            if let inner = context.target(in: box, at: point) { return inner }
        }
        return row.isTouchable && cell.contains(point) ? context.node : nil
    }

    func handle(_ event: InputEvent, at point: CGPoint, _ context: EventContext<Self>) -> Bool {
        guard case .scroll(let delta, _) = event, abs(delta.width) > abs(delta.height),
            context.read(\.isEnabled)
        else { return false }
        let row = context.resolved
        guard row.swipe(by: context.isRightToLeft ? delta.width : -delta.width) else {
            return false
        }
        row.swipeEnd = context.tree.now + ListRow.pause
        context.setNeedsUpdate()
        return true
    }

    func pointerMoved(to point: CGPoint?, _ context: EventContext<Self>) {
        let row = context.resolved
        let isHovered = point != nil && row.isTouchable
        guard row.isHovered != isHovered else { return }
        row.isHovered = isHovered
        context.setNeedsPaint()
    }

    /// A link that is all of a row is followed by the cursor of the list.
    func isPassedByTab(_ context: EventContext<Self>) -> Bool {
        let row = context.resolved
        return row.traits.isLink == true && !row.look.isForm && row.soleControl != nil
    }

    func focusChanged(isInside: Bool, _ context: EventContext<Self>) { context.setNeedsPaint() }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        let views = context.boxes.count > 1 ? context.boxes[1].node : nil
        context.resolved.paintGround(
            &writer, beside: views, isRightToLeft: context.isRightToLeft)
        let (row, content) = (context.resolved, context.boxes[0].node)
        if row.isDragged {
            writer.group(.opacity(0.5)) { $0.paint(content) }
        } else if row.swipe != nil {
            let room = row.contentRoom(in: writer.bounds, isRightToLeft: context.isRightToLeft)
            writer.group(.clip(.rectangle(room))) { $0.paint(content) }
        } else {
            writer.paint(content)
        }
        row.paintMarks(&writer)
    }

    func semantics(_ context: SemanticsContext<Self>) -> SemanticEffect {
        context.resolved.semantics(context.node)
    }
}

/// A row of a list.
final class ListRow {
    weak var node: ContentNode<ListRowEffect>?
    weak var list: ListModel?
    var traits = ListRowTraits()
    var tag: ViewTag?
    /// The relation to the rows before and after it.
    var place = Place()
    var isHovered = false
    /// True while a press on the row would operate its control.
    var isPressed = false
    var isSelected = false
    /// True while a menu is open for this row.
    var isMarked = false
    /// The ends of the line below, from the leading edge of the content, where the content sets them; otherwise `nil`.
    private(set) var separatorEnds: (leading: CGFloat?, trailing: CGFloat?) = (nil, nil)
    /// True if the row below is selected: there is no line between them.
    var isNextSelected = false
    /// The buttons that a swipe shows; `nil` for none.
    var swipe: RowSwipe?
    /// The time at which the present swipe ends; `nil` without one.
    var swipeEnd: Duration?
    /// The views beside the content that are shown.
    private var shownControls = RowControls.State()
    /// The edits by which the row could be changed after the last layout.
    private var edits = (deletes: false, moves: false)

    /// True while the row is dragged to another place.
    var isDragged: Bool {
        guard let drag = list?.drag, let motion, motion.rows === drag.collection else {
            return false
        }
        return drag.indices.contains(motion.index)
    }

    struct Place: Equatable {
        /// True for the first row of the list.
        var isFirst = false
        var startsSection = false
        /// True for the first row of a card, and of rows between two headers.
        var startsCard = false
        var endsCard = false
        /// True for the last row of a section, which may be its footer.
        var endsSection = false
        /// True for every second row of a section; `nil` for a header, a footer and a row whose place is not known yet.
        var isTinted: Bool?
    }

    var part = SectionPart()
    var look: ListLook { list?.look ?? ListLook() }

    /// Reads the values that the program has set for the row.
    func read(_ content: LayoutSubview) {
        traits = content[ListRowTraitsKey.self]
        tag = content[TagKey.self]
        part = content[SectionPartKey.self]
    }

    /// The distance from the row before.
    var gap: CGFloat {
        if place.startsSection { return look.sectionGap }
        return place.isFirst ? 0 : look.rowSpacing
    }

    var insets: EdgeInsets {
        let usual = look.insets(of: part.role)
        var insets = traits.insets?.replacingNonFinite ?? usual
        for (edge, length) in traits.insetOfEdge {
            insets[edge] = length.map { $0.isFinite ? $0 : 0 } ?? usual[edge]
        }
        let growth = list?.growth ?? 1
        insets.leading += growth * (traits.outline?.indentation ?? 0)
        if controls.deletes { insets.leading += growth * RowControls.width }
        if controls.moves { insets.trailing += growth * RowControls.width }
        return insets
    }

    /// Source: `docs/lists.md`, LIST-27.
    func findSeparatorEnds(_ content: ViewDimensions) {
        func end(_ guide: HorizontalAlignment) -> CGFloat? {
            let place = content.explicit(guide.key)
            return place.isFinite ? place : nil
        }
        let before = separatorEnds
        separatorEnds = (end(.listRowSeparatorLeading), end(.listRowSeparatorTrailing))
        if separatorEnds != before { node?.setNeedsPaint() }
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
    var isTouchable: Bool {
        guard list?.isEnabled == true else { return false }
        return value != nil || motion != nil || traits.outline?.expansion != nil
            || soleControl != nil
    }

    /// The value by which the row is selected; `nil` if it cannot be.
    var value: AnyHashable? {
        guard let list, let selection = list.selection, part.role == .row,
            traits.isSelectionDisabled != true
        else { return nil }
        guard selection.selects || hasCommands else { return nil }
        if let tag { return selection.value(tag) }
        if let link = traits.linkValue.flatMap(selection.value(ofID:)) { return link }
        let id = element.flatMap { $0.rows.elementID(at: $0.index) }
        if id == nil, !selection.selects { return AnyHashable(ObjectIdentifier(self)) }
        return id.flatMap(selection.value(ofID:))
    }

    /// The collection inside the list that the row belongs to, and the index of its element there; `nil` for a row on
    /// its own.
    var element: (rows: Node, index: Int)? {
        node?.content(inside: 0)?.element(inside: list?.node)
    }

    /// True if there are commands for the row alone.
    private var hasCommands: Bool {
        deletion != nil || motion != nil || !ownSwipeActions.isEmpty
            || !look.isForm && (traits.isLink == true || traits.outline?.expansion != nil)
    }

    /// Returns the width of the row in a list of a width.
    func width(in width: CGFloat) -> CGFloat {
        // Wider cards for larger text, but none that are narrower for smaller text.
        let maximum = look.maximumWidth * max(1, list?.growth ?? 1)
        return max(0, min(maximum, width - 2 * look.margin))
    }

    /// The distance of the controls of the edit mode from the edges of the row.
    var controlMargin: CGFloat { look.insets(of: .row).leading / 2 }

    /// Returns the part of the row where its content is shown: beside the button that removes it.
    func contentRoom(in bounds: CGRect, isRightToLeft: Bool) -> CGRect {
        var room = cell(in: bounds)
        guard controls.deletes else { return room }
        let taken = controlMargin + (list?.growth ?? 1) * RowControls.width
        room.size.width = max(0, room.width - taken)
        if !isRightToLeft { room.origin.x += taken }
        return room
    }

    /// Returns the row without the gap and the margins.
    func cell(in bounds: CGRect) -> CGRect {
        let width = width(in: bounds.width)
        return CGRect(
            x: bounds.minX + (bounds.width - width) / 2, y: bounds.minY + gap, width: width,
            height: max(0, bounds.height - gap))
    }

    // MARK: Controls

    /// The views beside the content.
    private var controls: RowControls.State {
        let isEditing = list?.isEditing == true && part.role == .row
        return RowControls.State(
            background: traits.background, swipe: swipe, deletes: isEditing && edits.deletes,
            moves: isEditing && edits.moves)
    }

    /// Finds out by which edits the row can be changed.
    ///
    /// After a layout: in the middle of an update, the views of the row may be gone.
    func findEdits() {
        guard list?.isEditing == true else { return }
        edits = (deletion != nil, motion != nil)
    }

    /// True if the program has set a background.
    var hasBackground: Bool { shownControls.background != nil }

    /// True if there are controls that can be pressed.
    var hasControls: Bool {
        shownControls.swipe != nil || shownControls.deletes || shownControls.moves
    }

    /// The distance by which a swipe moves the content.
    var swipeOffset: CGFloat {
        swipe.map { $0.edge == .leading ? $0.distance : -$0.distance } ?? 0
    }

    var needsControls: Bool { controls != shownControls }

    /// Shows the views beside the content.
    func showControls() {
        guard needsControls, let node = node as? PrimitiveNode<ListRowEffect> else { return }
        shownControls = controls
        let shown = RowControls(row: self, state: shownControls)
        node.updateOwnAccessory(
            Accessory(
                make: { PrimitiveNode(ImplicitStack(.layers), in: $0) },
                visit: { shown._visit(&$0) }))
        if list?.isEditing == true { node.setNeedsLayout() }
    }
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
