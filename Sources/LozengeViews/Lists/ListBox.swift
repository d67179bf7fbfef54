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
        list.selection = context.read(\.isEnabled) ? selection : nil
        list.menu = context.read(\.selectionMenu)
        let isEditing = context.read(\.editMode)?.wrappedValue == .active
        if isEditing != list.isEditing {
            list.isEditing = isEditing
            list.closeSwipes()
            for row in list.rows { row.node?.setNeedsLayout() }
        }
        let size = context.read(\.dynamicTypeSize)
        let (rowHeight, headerHeight) = (
            context.read(\.defaultMinListRowHeight), context.read(\.defaultMinListHeaderHeight)
        )
        let least = rowHeight > 0 && rowHeight.isFinite ? rowHeight : look.minimumHeight(at: size)
        let header = headerHeight.map { $0.isFinite ? max(0, $0) : 0 } ?? 0
        if look != list.look || least != list.minimumRowHeight
            || header != list.minimumHeaderHeight
        {
            (list.look, list.minimumRowHeight, list.minimumHeaderHeight) = (look, least, header)
            for row in list.rows { row.node?.setNeedsLayout() }
        }
        list.palette = context.read(\.colorPalette)
        var colors = ListColors(look, in: list.palette)
        if context.read(\.isListGroundHidden) { colors.ground = .clear }
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
        writer.list.append(.fill(.rectangle(writer.bounds), .color(list.colors.ground)))
        writer.paintBoxes(of: context)
        list.paintDrag(&writer)
        guard look.kind == .bordered else { return }
        let line = writer.bounds.insetBy(dx: 0.5, dy: 0.5)
        let frame = DrawShape(Path(line), stroke: StrokeStyle(lineWidth: 1), box: line)
        writer.list.append(.fill(frame, .color(list.colors.separator)))
    }

    func isFocusable(_ context: EventContext<Self>) -> Bool { context.resolved.selection != nil }

    func focusChanged(isInside: Bool, _ context: EventContext<Self>) {
        context.resolved.keyboardChanged()
    }

    func pressOffers(_ context: EventContext<Self>) -> [PressOffer] {
        [.follow(ListPress(context), .normal)]
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

    func handle(_ event: InputEvent, at point: CGPoint, _ context: EventContext<Self>) -> Bool {
        guard case .pointerDown(.secondary, let place, _, _, _) = event else { return false }
        let row = context.resolved.row(at: place)
        let rows = row.map { $0.isSelected ? context.resolved.commanded : [$0] } ?? []
        return context.resolved.openMenu(for: rows, at: CGRect(origin: place, size: .zero))
    }

    func describe(_ elements: inout [SemanticElement], _ context: SemanticsContext<Self>) {
        elements.group(of: context.node)
        elements[0].role = .list
    }
}

/// A press on a list: it selects the row that is pressed.
private final class ListPress: QueuedPressRecognizer {
    private let context: EventContext<ListBox>
    /// The row that is selected alone when the button is released, unless it is dragged.
    private var postponed: ListRow?
    /// The row whose group is expanded or collapsed when the button is released.
    private var toggled: ListRow?
    /// The row that can be dragged, and the position of the press.
    private var held: (row: ListRow, place: CGPoint)?

    init(_ context: EventContext<ListBox>) { self.context = context }

    override func began(_ event: PressEvent, clicks: Int) -> Bool {
        let list = context.resolved
        let pressed = list.row(at: event.location)
        list.closeSwipes()
        if let pressed, !event.isTouch, pressed.motion != nil {
            held = (pressed, event.location)
        }
        guard let selection = list.selection else {
            toggled = event.isTouch ? nil : pressed
            return held != nil || pressed?.traits.outline?.expansion != nil
        }
        context.tree.focus.move(to: context.node, byKeyboard: false)
        let choice = ListCursor.Choice(event.modifiers)
        guard let row = pressed, row.value != nil else {
            if pressed == nil, choice == .only { selection.select([]) }
            return true
        }
        if clicks == 2, choice == .only {
            if !row.isSelected { list.choose(row, .only) }
            list.performPrimaryAction(on: row)
        } else if selection.isMultiple, choice == .only, row.isSelected {
            postponed = row
        } else {
            list.choose(row, choice)
        }
        return true
    }

    /// The distance in points after which a press drags.
    ///
    /// Source: `docs/lists.md`, LIST-19.
    private static let slack: CGFloat = 4

    override func moved(_ event: PressEvent) {
        let list = context.resolved
        if list.drag != nil { return list.moveDrag(to: event.location) }
        guard let held else { return }
        let way = hypot(event.location.x - held.place.x, event.location.y - held.place.y)
        guard way > Self.slack else { return }
        self.held = nil
        if list.beginDrag(of: held.row, at: event.location) { (postponed, toggled) = (nil, nil) }
    }

    override func lost() { context.resolved.endDrag(isDropped: false) }

    override func ended(_ event: PressEvent) {
        if context.resolved.drag != nil {
            context.resolved.moveDrag(to: event.location)
            return context.resolved.endDrag(isDropped: true)
        }
        if let postponed { context.resolved.choose(postponed, .only) }
        if let toggled, context.resolved.row(at: event.location) === toggled {
            toggled.setExpanded(toggled.traits.outline?.expansion?.wrappedValue != true)
        }
    }
}
