import Foundation
import LozengeCore

/// The primitive behind ``List``: it paints the ground, and handles presses and keys of the rows.
nonisolated struct ListBox {
    let look: ListLook
    let selection: ListSelection?
    /// The selected values, read in the body of the list, which is evaluated again when they change.
    let selected: Set<AnyHashable>
}

extension ListBox: PrimitiveModifier {
    static var unresolved: ListModel { ListModel() }
    static var affectsLayout: Bool { false }
    static var settles: Bool { true }
    var label: String { "List" }

    func resolve(_ context: UpdateContext<Self>) -> ListModel {
        let list = context.resolved
        list.node = context.node
        (list.selection, list.isEnabled) = (selection ?? .cursorAlone, context.read(\.isEnabled))
        list.menu = context.read(\.selectionMenu)
        let isEditing = context.read(\.editMode)?.wrappedValue.isEditing == true
        if isEditing != list.isEditing {
            list.isEditing = isEditing
            list.closeSwipes()
            for row in list.rows { row.node?.setNeedsLayout() }
        }
        let size = context.read(\.dynamicTypeSize)
        let growth = context.read(\.textGrowth)
        let (rowHeight, headerHeight) = (
            context.read(\.defaultMinListRowHeight), context.read(\.defaultMinListHeaderHeight)
        )
        let least = rowHeight > 0 && rowHeight.isFinite ? rowHeight : look.minimumHeight(at: size)
        let header = headerHeight.map { $0.isFinite ? max(0, $0) : 0 } ?? 0
        if look != list.look || growth != list.growth || least != list.minimumRowHeight
            || header != list.minimumHeaderHeight
        {
            (list.look, list.growth) = (look, growth)
            (list.minimumRowHeight, list.minimumHeaderHeight) = (least, header)
            for row in list.rows { row.node?.setNeedsLayout() }
        }
        list.palette = context.read(\.colorPalette)
        var colors = ListColors(look, in: list.palette)
        if context.read(\.isScrollGroundHidden) { colors.ground = .clear }
        if colors != list.colors {
            list.colors = colors
            for row in list.rows { row.node?.setNeedsPaint() }
        }
        list.update(to: selected)
        if list.drag != nil { list.scrollDrag(context) }
        return list
    }

    func environmentForChildren(
        _ environment: EnvironmentValues, _ context: UpdateContext<Self>
    ) -> EnvironmentValues {
        var environment = environment
        if environment.list !== context.resolved {
            environment.list = context.resolved
            environment.marksLinks = context.resolved.look.kind != .sidebar
            if context.resolved.look.keepsWords { environment.keepsWords = true }
            environment.menuExtension = context.resolved.menuExtension
        }
        context.resolved.popup.popup?.setEnvironment(environment)
        return environment
    }

    func disappear(_ context: UpdateContext<Self>) { context.resolved.popup.close() }

    func settle(_ context: SettleContext<Self>) {
        context.resolved.layoutEnds()
        context.resolved.updateDrag()
    }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        let list = context.resolved
        // As far as rows are seen: under bars, too.
        let scroll = context.boxes.first?.node as? ContentNode<ScrollBox>
        let ground = writer.bounds.outset(by: scroll?.resolved.reach?.insets ?? EdgeInsets())
        writer.list.append(.fill(.rectangle(ground), .color(list.colors.ground)))
        list.paintStripes(&writer)
        writer.paintBoxes(of: context)
        list.paintPlace(&writer)
        if look.kind == .bordered { paintFrame(1, list.colors.separator, &writer) }
        // Otherwise a row has the ring.
        if list.showsCursor, list.cursor.row == nil { paintFrame(2, list.colors.ring, &writer) }
    }

    private func paintFrame(
        _ width: CGFloat, _ color: Color.Resolved, _ writer: inout DisplayListWriter
    ) {
        let line = writer.bounds.insetBy(dx: width / 2, dy: width / 2)
        let frame = DrawShape(Path(line), stroke: StrokeStyle(lineWidth: width), box: line)
        writer.list.append(.fill(frame, .color(color)))
    }

    func isFocusable(_ context: EventContext<Self>) -> Bool {
        guard context.resolved.isEnabled, let selection = context.resolved.selection
        else { return false }
        return selection.selects || !look.isForm
    }

    func takesFirstFocus(_ context: EventContext<Self>) -> Bool {
        context.resolved.selection?.selects == true
    }

    func focusChanged(isInside: Bool, _ context: EventContext<Self>) {
        context.resolved.keyboardChanged()
    }

    func pressOffers(_ context: EventContext<Self>) -> [PressOffer] {
        context.resolved.isEnabled ? [.follow(ListPress(context), .normal)] : []
    }

    func handle(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        guard key.phase != .up, context.tree.focus.has(context.node) else { return false }
        return context.resolved.handle(key)
    }

    func handle(_ input: TextInput, _ context: EventContext<Self>) -> Bool {
        guard case .typed(let text) = input, context.tree.focus.has(context.node) else {
            return false
        }
        return context.resolved.type(text)
    }

    func handle(
        _ event: DragEvent, at point: CGPoint, _ context: EventContext<Self>
    ) -> DragEffect? { context.resolved.handle(event, at: point) }

    func handle(_ event: InputEvent, at point: CGPoint, _ context: EventContext<Self>) -> Bool {
        guard context.resolved.isEnabled, case .pointerDown(.secondary, let place, _, _, _) = event
        else { return false }
        let list = context.resolved
        let row = list.row(at: place)
        if let box = row?.node, box.openOwnContextMenu(at: place) { return true }
        let rows = row.map { $0.isSelected ? list.rows.filter(\.isSelected) : [$0] } ?? []
        return list.openMenu(for: rows, at: CGRect(origin: place, size: .zero))
    }

    func semantics(_ context: SemanticsContext<Self>) -> SemanticEffect {
        let isOutline = context.resolved.rows.contains { $0.traits.outline != nil }
        var element = SemanticElement(
            look.kind == .table ? .table : isOutline ? .tree : .list, of: context.node)
        element.rowCount = context.resolved.rowCount
        context.resolved.describeSelection(&element)
        return .group(element)
    }
}
