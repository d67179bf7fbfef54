import LozengeCore

/// The selection of a list: a binding to the values of rows, whatever their type is.
nonisolated struct ListSelection {
    /// True if more than one row can be selected.
    let isMultiple: Bool
    /// True if one row is always selected.
    let isRequired: Bool
    /// Returns the selected values.
    let values: () -> Set<AnyHashable>
    let write: (Set<AnyHashable>) -> Void
    /// True if rows are selected; false for a cursor alone.
    var selects = true
    /// Returns a tag or an id as a value of the selection; `nil` if it has another type.
    let value: (ViewTag) -> AnyHashable?

    init<Value: Hashable>(set binding: Binding<Set<Value>>) {
        (isMultiple, isRequired) = (true, false)
        values = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
        write = { binding.wrappedValue = Set($0.compactMap { $0.base as? Value }) }
        value = { tag in tag.value(as: Value.self).map { AnyHashable($0) } }
    }

    init<Value: Hashable>(optional binding: Binding<Value?>) {
        (isMultiple, isRequired) = (false, false)
        values = { Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? []) }
        write = { binding.wrappedValue = $0.first?.base as? Value }
        value = { tag in tag.value(as: Value?.self).flatMap { $0 }.map { AnyHashable($0) } }
    }

    init<Value: Hashable>(required binding: Binding<Value>) {
        (isMultiple, isRequired) = (false, true)
        values = { [AnyHashable(binding.wrappedValue)] }
        write = { if let value = $0.first?.base as? Value { binding.wrappedValue = value } }
        value = { tag in tag.value(as: Value.self).map { AnyHashable($0) } }
    }

    /// Returns the id of an element, or the value of a link, as a value of the selection; `nil` if it has another type.
    func value(ofID id: AnyHashable) -> AnyHashable? {
        value(ViewTag(value: id, includesOptional: true))
    }

    /// No selection: keys only move the cursor, for the commands of its row.
    static var cursorAlone: ListSelection { ListSelection() }

    private init() {
        (isMultiple, isRequired) = (false, false)
        values = { [] }
        write = { _ in }
        value = { $0.value }
        selects = false
    }

    /// Selects values, if others are selected.
    func select(_ new: Set<AnyHashable>) {
        guard !new.isEmpty || !isRequired, new != values() else { return }
        write(new)
    }
}

/// The row that keys move, and the one from which a selection is extended, by their values.
struct ListCursor {
    /// The row that was chosen last.
    private(set) var row: AnyHashable?
    /// The row from which Shift extends the selection.
    private(set) var anchor: AnyHashable?

    /// The way in which a click or a key chooses a row.
    enum Choice {
        /// Selects it alone.
        case only
        /// Adds it to the selection, or removes it.
        case toggled
        /// Selects the rows from the anchor to it.
        case extended
        /// Adds the rows from the anchor to it.
        case added
        /// Moves the cursor alone.
        case moved

        init(_ modifiers: KeyModifiers) {
            switch modifiers.intersection([.shift, .control]) {
            case [.shift, .control]: self = .added
            case .shift: self = .extended
            case .control: self = .toggled
            default: self = .only
            }
        }
    }

    /// Chooses a row.
    ///
    /// - Parameters:
    ///   - value: The value of the row.
    ///   - choice: The way in which it is chosen.
    ///   - selection: The selection of the list.
    ///   - range: Returns the values of the rows between two, with both.
    mutating func choose(
        _ value: AnyHashable, _ choice: Choice, _ selection: ListSelection,
        range: (AnyHashable, AnyHashable) -> Set<AnyHashable>
    ) {
        row = value
        let selected = selection.values()
        switch choice {
        case .moved: return
        case .toggled where selected.contains(value):
            selection.select(selection.isMultiple ? selected.subtracting([value]) : [])
        case .toggled where selection.isMultiple: selection.select(selected.union([value]))
        case .extended where selection.isMultiple:
            selection.select(range(anchor ?? value, value))
            return
        case .added where selection.isMultiple:
            selection.select(selected.union(range(anchor ?? value, value)))
            return
        case .only, .toggled, .extended, .added: selection.select([value])
        }
        anchor = value
    }

    /// Begins anew: the program has selected other rows.
    mutating func reset(to value: AnyHashable?) { (row, anchor) = (value, value) }
}
