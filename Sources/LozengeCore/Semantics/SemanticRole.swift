/// The role of an element in the semantic tree, in ARIA's words.
///
/// Source: WAI-ARIA 1.2, "Roles"; `docs/accessibility.md`.
public enum SemanticRole: Hashable, Sendable {
    /// Text that is only read.
    case text
    /// A heading of what follows.
    case heading
    case image
    case button
    case link
    /// A setting that is on or off.
    case toggle
    /// A button that stays pressed.
    case toggleButton
    /// A value on a scale.
    case slider
    /// A value that is changed step by step.
    case spinButton
    /// Text that is edited.
    case textField
    /// A button that opens a menu.
    case menuButton
    /// A command in a menu.
    case menuItem
    /// A setting in a menu.
    case menuItemCheckbox
    /// An item of a menu that is one of several options.
    case menuItemRadio
    /// A line between the items of a menu.
    case separator
    /// Several elements that belong together.
    case group
    /// A list of items, of which some may be selected.
    case list
    /// An item of a list.
    case listItem
    /// Rows of values in columns.
    case table
    /// A row of a table.
    case row
    /// The title of a column.
    case columnHeader
    /// A list of items that are expanded and collapsed.
    case tree
    /// An item of such a list.
    case treeItem
    /// A row of tabs.
    case tabList
    /// The title of a page, which shows it.
    case tab
    /// A bar of the commands of a window.
    case toolbar
    /// A part of the window that is in front of the others and answered first.
    case dialog
    /// Options of which one is chosen.
    case radioGroup
    /// One of these options.
    case radioButton
    /// The progress of a task.
    case progressBar
    /// A value between two bounds that the user does not change.
    case meter
}

extension SemanticRole {
    /// True for the roles that a user operates.
    public var isControl: Bool {
        switch self {
        case .text, .heading, .image, .separator, .group, .list, .listItem, .table, .row,
            .columnHeader, .tree, .treeItem, .tabList, .toolbar, .dialog, .radioGroup,
            .progressBar, .meter:
            false
        case .button, .link, .toggle, .toggleButton, .slider, .spinButton, .textField,
            .menuButton, .menuItem, .menuItemCheckbox, .menuItemRadio, .tab, .radioButton:
            true
        }
    }
}
