import LozengeCore

/// The states of an object on the accessibility bus, a bit for each.
///
/// Source: `atspi-constants.h` of at-spi2-core 2.46, `AtspiStateType`.
nonisolated struct AccessibleStates: OptionSet {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    private static func bit(_ number: UInt64) -> Self { Self(rawValue: 1 << number) }

    static let active = bit(1)
    static let checked = bit(4)
    static let collapsed = bit(5)
    static let editable = bit(7)
    static let enabled = bit(8)
    static let expandable = bit(9)
    static let expanded = bit(10)
    static let focusable = bit(11)
    static let focused = bit(12)
    static let modal = bit(16)
    static let multiLine = bit(17)
    static let multiselectable = bit(18)
    static let pressed = bit(20)
    static let resizable = bit(21)
    static let selectable = bit(22)
    static let selected = bit(23)
    static let sensitive = bit(24)
    static let showing = bit(25)
    static let singleLine = bit(26)
    static let visible = bit(30)
    static let indeterminate = bit(32)
    static let selectableText = bit(38)
    static let isDefault = bit(39)
    static let checkable = bit(41)
    static let hasPopup = bit(42)
    static let readOnly = bit(43)

    /// The states that events tell, with their names.
    static let told: [(Self, String)] = [
        (checked, "checked"), (selected, "selected"), (expanded, "expanded"),
        (pressed, "pressed"), (indeterminate, "indeterminate"), (enabled, "enabled"),
        (sensitive, "sensitive"), (focusable, "focusable"), (editable, "editable"),
        (collapsed, "collapsed"), (expandable, "expandable"), (selectable, "selectable"),
        (modal, "modal"), (readOnly, "read-only"),
    ]

    /// The states of an element, without the focus.
    init(_ record: SemanticRecord) {
        let properties = record.properties
        let (role, states) = (properties.role, properties.states)
        self = .visible
        if record.isShowing { insert(.showing) }
        if !states.contains(.disabled) {
            formUnion([.enabled, .sensitive])
            if role.isControl || states.contains(.focusable)
                || role.isRow && record.actions.contains(.activate)
            {
                insert(.focusable)
            }
        }
        if role.isCheckable {
            insert(.checkable)
            if states.contains(.checked) { insert(.checked) }
        }
        if role == .toggleButton, states.contains(.checked) { insert(.pressed) }
        if role == .tab { insert(.selectable) }
        if states.contains(.mixed) { insert(.indeterminate) }
        if role.isRow, record.actions.contains(.activate) { insert(.selectable) }
        if states.contains(.selected) { formUnion([.selectable, .selected]) }
        if states.contains(.expanded) { formUnion([.expandable, .expanded]) }
        if states.contains(.collapsed) { formUnion([.expandable, .collapsed]) }
        if states.contains(.modal) { insert(.modal) }
        if states.contains(.multiselectable) { insert(.multiselectable) }
        if states.contains(.isDefault) { insert(.isDefault) }
        if role == .menuButton { insert(.hasPopup) }
        guard let text = properties.text else { return }
        insert(text.isMultiline ? .multiLine : .singleLine)
        insert(.selectableText)
        insert(states.contains(.disabled) ? .readOnly : .editable)
    }

    /// The two words of the interface, the low one first.
    var words: [UInt32] { [UInt32(truncatingIfNeeded: rawValue), UInt32(rawValue >> 32)] }
}

nonisolated extension SemanticRole {
    /// True for the items of lists, tables and trees.
    var isRow: Bool { [.listItem, .row, .treeItem].contains(self) }

    /// True for elements that are on or off.
    fileprivate var isCheckable: Bool {
        [.toggle, .radioButton, .menuItemCheckbox, .menuItemRadio].contains(self)
    }
}
