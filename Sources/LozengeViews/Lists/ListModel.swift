import Foundation
import LozengeCore

/// A list: its rows, its selection and the row that keys move.
final class ListModel {
    weak var node: ContentNode<ListBox>?
    var look = ListLook()
    var colors = ListColors()
    var palette = ColorPalette()
    var selection: ListSelection?
    /// True in the edit mode.
    var isEditing = false
    /// False for a list that does not react to the user.
    var isEnabled = true
    /// The menu of the selected rows; `nil` for none.
    var menu: SelectionMenu?
    private(set) var selected: Set<AnyHashable> = []
    /// True once the program has said what is selected.
    private var isKnown = false
    var cursor = ListCursor()
    /// The growth of the text: of the marks beside it and their room, too.
    var growth: CGFloat = 1
    var minimumRowHeight: CGFloat = 0
    var minimumHeaderHeight: CGFloat = 0
    /// The rows that exist, in their order, as of the last layout.
    private(set) var rows: [ListRow] = []
    /// True if no row was measured since ``rows`` were found.
    private var areRowsKnown = false
    /// The stack of the rows, and the boxes in it when they were found.
    private weak var stack: Node?
    private var knownBoxes: [LayoutSubview] = []
    /// The position of each row in ``rows``.
    private var indices: [ObjectIdentifier: Int] = [:]
    /// The first letters of a row, as they are typed.
    var typed = TypedPrefix()
    let popup = PopupSlot()
    /// The items that the list adds to the menus of views in its rows.
    private(set) lazy var menuExtension = MenuExtension(
        items: { [weak self] items, node in self?.extended(items, of: node) ?? items },
        mark: { [weak self] node in self?.mark(node.flatMap { self?.row(around: $0) }) })
    /// The rows that are dragged; `nil` if none are.
    var drag: ListDrag?
    /// The place where the contents of a drag over the list would be inserted; `nil` without one.
    var insertion: ListInsertion?

    func resolve(_ color: Color) -> Color.Resolved { color.resolve(in: palette) }

    /// True if the list has the keyboard.
    var hasKeyboard: Bool {
        guard let node else { return false }
        return node.tree.isActive && node.tree.focus.isInside(node)
    }

    /// True if a ring is shown around the row that keys move.
    var showsCursor: Bool {
        guard let node else { return false }
        return hasKeyboard && node.tree.focus.has(node) && node.tree.focus.isVisible
    }

    /// True if keys are for a row: the list has the keyboard, and the cursor is on the row.
    func hasCursor(on row: ListRow) -> Bool {
        guard let node, node.tree.focus.has(node), let value = row.value else { return false }
        return value == cursor.row
    }

    // MARK: Rows

    /// Returns the position of a row in ``rows``; `nil` if it was not there at the last layout.
    func index(of row: ListRow) -> Int? { indices[ObjectIdentifier(row)] }

    func row(after row: ListRow) -> ListRow? {
        guard let index = index(of: row) else { return nil }
        return rows.indices.contains(index + 1) ? rows[index + 1] : nil
    }

    /// Requests that the rows are found anew after this layout: one of them was measured.
    func rowsChanged() { areRowsKnown = false }

    /// Finds the rows, and the relation of each to its neighbours, unless all are the same as after the last layout.
    func layoutEnds() {
        guard let node else { return }
        let boxes = stack.map(\.boxes)
        if areRowsKnown, let boxes, boxes == knownBoxes { return }
        var found: [ListRow] = []
        Self.append(&found, in: node)
        rows = found
        stack = found.first?.stackBox?.superbox
        (areRowsKnown, knownBoxes) = (true, stack?.boxes ?? [])
        indices = Dictionary(
            uniqueKeysWithValues: found.enumerated().map { (ObjectIdentifier($1), $0) })
        for index in found.indices { updatePlace(index) }
        updateTints()
        showSelection()
    }

    private static func append(_ rows: inout [ListRow], in node: Node) {
        for box in node.boxes {
            if let row = box.node as? ContentNode<ListRowEffect> {
                rows.append(row.resolved)
            } else {
                append(&rows, in: box.node)
            }
        }
    }

    private func updatePlace(_ index: Int) {
        let row = rows[index]
        var place = row.place
        let isFirst = index == 0 && row.isAtStart
        let isLast = index == rows.count - 1 && row.isAtEnd
        if index > 0 || isFirst { place.isFirst = isFirst }
        // Of a row whose neighbour does not exist yet, the relation stays as it was.
        if index > 0 {
            let before = rows[index - 1].part
            place.startsSection = before.section != row.part.section || row.part.role == .header
            place.startsCard =
                before.role != .row || before.section != row.part.section || look.rowSpacing > 0
        } else if isFirst {
            (place.startsSection, place.startsCard) = (false, true)
        } else if row.part.role == .header {
            place.startsSection = true
        }
        if index + 1 < rows.count {
            let next = rows[index + 1].part
            place.endsCard =
                next.role != .row || next.section != row.part.section || look.rowSpacing > 0
            place.endsSection = next.section != row.part.section || next.role == .header
        } else if isLast {
            (place.endsCard, place.endsSection) = (true, true)
        }
        guard place != row.place else { return }
        let movesContent =
            (place.startsSection, place.isFirst) != (
                row.place.startsSection, row.place.isFirst
            )
        row.place = place
        if movesContent { row.node?.setNeedsLayout() }
        row.node?.setNeedsPaint()
    }

    /// Notes the selection that the program has set.
    ///
    /// In a list of one selected row at most, a row that it selects later on is chosen, as by a press.
    func update(to selected: Set<AnyHashable>) {
        defer { isKnown = true }
        guard selected != self.selected else { return }
        self.selected = selected
        cursor.reset(to: selected.count == 1 ? selected.first : nil)
        showSelection()
        guard isKnown, !selected.isEmpty, selection?.isMultiple == false else { return }
        // The choice changes other views.
        node?.tree.performAfterLayout { [weak self] in self?.rowWasChosen() }
    }

    private func showSelection() {
        var next = false
        for row in rows.reversed() {
            let isSelected = !selected.isEmpty && row.value.map(selected.contains) == true
            if row.isSelected != isSelected || row.isNextSelected != next {
                (row.isSelected, row.isNextSelected) = (isSelected, next)
                row.node?.setNeedsPaint()
            }
            next = isSelected
        }
    }

    /// Paints the rows again that look different with the keyboard than without it.
    func keyboardChanged() {
        if cursor.row == nil { node?.setNeedsPaint() }
        for row in rows where row.isSelected || row.value != nil && row.value == cursor.row {
            row.node?.setNeedsPaint()
        }
    }

    // MARK: Choosing

    /// Selects values by a key that does not move the cursor.
    func select(_ values: Set<AnyHashable>) {
        guard let selection else { return }
        selection.select(values)
        selected = selection.values()
        showSelection()
    }

    /// True if a press on any row is for the list.
    var isPressable: Bool { isEnabled && selection?.selects == true }

    /// Chooses a row by a click or a key.
    func choose(_ row: ListRow, _ choice: ListCursor.Choice) {
        guard let value = row.value else { return }
        choose(value, choice)
    }

    func choose(_ value: AnyHashable, _ choice: ListCursor.Choice) {
        guard let selection else { return }
        let before = cursor.row
        cursor.choose(value, choice, selection) { values(from: $0, to: $1) }
        if before == nil { node?.setNeedsPaint() }
        selected = selection.values()
        showSelection()
        for row in rows where row.value == before || row.value == value {
            row.node?.setNeedsPaint()
        }
    }

    /// Returns the row at a point of the window; `nil` between and below the rows.
    func row(at point: CGPoint) -> ListRow? {
        rows.first { row in
            guard let node = row.node, node.isAlive else { return false }
            return row.cell(in: node.bounds).contains(node.local(point))
        }
    }

    /// Scrolls as little as needed to show a row.
    func reveal(_ row: ListRow) {
        guard let node = row.node else { return }
        node.reveal(row.cell(in: node.bounds))
    }
}

extension ListRow {
    /// True if the row is at the start of all rows.
    var isAtStart: Bool {
        guard let box = stackBox else { return true }
        let stack = box.superbox as? ContentNode<LazyStackBox>
        // A pinned header is seen elsewhere.
        return (stack?.resolved?.pinned.start(of: box) ?? box.frame.minY) < 0.5
    }

    /// True if the row is at the end of all rows.
    var isAtEnd: Bool {
        guard let stack = stackBox?.superbox else { return true }
        return frameInStack.maxY > stack.frame.height - 0.5
    }

    /// The frame of the row in the stack of all rows.
    var frameInStack: CGRect { stackBox?.frame ?? .zero }

    /// The box of the row in the stack; that of its transition, if it has one.
    var stackBox: Node? {
        var box: Node? = node
        while let current = box, let outer = current.superbox {
            if outer is ContentNode<LazyStackBox> { return current }
            box = outer
        }
        return nil
    }
}

nonisolated extension EnvironmentValues {
    /// The list around; `nil` outside of lists.
    var list: ListModel? {
        get { self[ListKey.self] }
        set { self[ListKey.self] = newValue }
    }
}

nonisolated extension EnvironmentValues {
    /// True in rows that mark links by an arrow: those of lists other than sidebars.
    package internal(set) var marksLinks: Bool {
        get { self[MarksLinksKey.self] }
        set { self[MarksLinksKey.self] = newValue }
    }
}

nonisolated extension EnvironmentValues {
    /// Returns the environment of content that a row presents, which is in no list.
    package func outsideOfLists() -> EnvironmentValues {
        var outer = self
        (outer.list, outer.marksLinks, outer.listChoice) = (nil, false, nil)
        return outer
    }
}

nonisolated private struct MarksLinksKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated private struct ListKey: EnvironmentKey {
    static var defaultValue: ListModel? { nil }
}
