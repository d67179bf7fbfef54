/// A plain model of the selection of a list: the rules LIST-9 and LIST-10 of `docs/lists.md`, for rows that all exist.
public struct SelectionModel<Value: Hashable> {
    /// The values of all rows, in their order.
    public var rows: [Value]
    public private(set) var selected: Set<Value> = []
    /// The row that was chosen last.
    public private(set) var cursor: Value?
    /// The row from which Shift extends the selection.
    public private(set) var anchor: Value?

    /// The modifier keys that are held.
    public struct Held: Sendable {
        public let shift: Bool
        public let control: Bool

        public init(shift: Bool = false, control: Bool = false) {
            (self.shift, self.control) = (shift, control)
        }
    }

    public init(rows: [Value]) { self.rows = rows }

    /// Selects values as a program does.
    public mutating func set(_ values: Set<Value>) {
        guard values != selected else { return }
        selected = values
        cursor = values.count == 1 ? values.first : nil
        anchor = cursor
    }

    // MARK: The pointer

    public mutating func click(_ value: Value, _ held: Held = Held()) {
        choose(value, held, togglesWithControl: true)
    }

    /// A press that begins to drag a row: a selected one stays selected with the others.
    public mutating func dragBegins(at value: Value) {
        if !selected.contains(value) { choose(value, Held(), togglesWithControl: true) }
    }

    // MARK: Keys

    /// Moves the cursor by a row.
    public mutating func move(by step: Int, _ held: Held) {
        guard let index = cursorIndex else {
            (cursor, anchor) = (nil, nil)
            return moveToEnd(step > 0 ? false : true, held)
        }
        guard rows.indices.contains(index + step) else { return }
        choose(rows[index + step], held, togglesWithControl: false)
    }

    /// Moves the cursor to the first or the last row.
    public mutating func moveToEnd(_ isEnd: Bool, _ held: Held) {
        guard let value = isEnd ? rows.last : rows.first else { return }
        choose(value, held, togglesWithControl: false)
    }

    /// Moves the cursor to a row, without modifiers.
    public mutating func move(to value: Value) { choose(value, Held(), togglesWithControl: false) }

    /// Selects the row of the cursor with Space, or toggles it.
    public mutating func space(control: Bool) {
        guard let value = cursor, rows.contains(value) else { return }
        let toggles = control || selected.contains(value)
        choose(value, Held(control: toggles), togglesWithControl: true)
    }

    public mutating func selectAll() { selected = Set(rows) }

    public mutating func selectNone() { selected = [] }

    /// Removes rows as the key Delete does: the cursor of one goes to the next row, or else to the one before.
    public mutating func delete(_ gone: [Value]) {
        if let index = cursorIndex, gone.contains(rows[index]) {
            cursor =
                rows[index...].first { !gone.contains($0) }
                ?? rows[..<index].last { !gone.contains($0) }
            anchor = cursor
        }
        rows.removeAll(where: gone.contains)
    }

    /// The rows that a command is for: the selected ones, or else that of the cursor.
    public var commanded: [Value] {
        let chosen = rows.filter(selected.contains)
        return chosen.isEmpty ? rows.filter { $0 == cursor } : chosen
    }

    public var cursorIndex: Int? { cursor.flatMap(rows.firstIndex) }

    private mutating func choose(_ value: Value, _ held: Held, togglesWithControl: Bool) {
        cursor = value
        switch (held.shift, held.control) {
        case (true, let adds):
            let range = range(to: value)
            selected = adds ? selected.union(range) : range
        case (false, true):
            guard togglesWithControl else { return }
            selected.formSymmetricDifference([value])
            anchor = value
        case (false, false):
            selected = [value]
            anchor = value
        }
    }

    private func range(to value: Value) -> Set<Value> {
        guard let start = anchor.flatMap(rows.firstIndex), let end = rows.firstIndex(of: value)
        else { return [value] }
        return Set(rows[min(start, end)...max(start, end)])
    }
}
