import LozengeCore

/// A role of an object on the accessibility bus.
///
/// Source: `atspi-constants.h` of at-spi2-core 2.46, `AtspiRole`; newer roles are unknown to older readers.
nonisolated struct AccessibleRole: Equatable {
    let number: UInt32
    /// The name, in the words of the interface.
    let name: String

    private init(_ number: UInt32, _ name: String) { (self.number, self.name) = (number, name) }

    static let application = Self(75, "application")
    static let frame = Self(23, "frame")
    static let dialog = Self(16, "dialog")
    static let alert = Self(2, "alert")
    static let menu = Self(33, "menu")
    static let toolTip = Self(64, "tool tip")
    static let notification = Self(101, "notification")
    static let panel = Self(39, "panel")

    /// The role of an element.
    init(_ properties: SemanticProperties) {
        self =
            switch properties.role {
            case .text: Self(29, "label")
            case .heading: Self(83, "heading")
            case .image: Self(27, "image")
            case .button: Self(43, "push button")
            // A menu of options shows the chosen one.
            case .menuButton:
                properties.value.isEmpty ? Self(43, "push button") : Self(11, "combo box")
            case .link: Self(88, "link")
            case .toggle: Self(7, "check box")
            case .toggleButton: Self(62, "toggle button")
            case .slider: Self(51, "slider")
            // A stepper without a number has two actions, and no value.
            case .spinButton:
                properties.range == nil ? Self(99, "grouping") : Self(52, "spin button")
            case .textField:
                properties.text?.isSecret == true
                    ? Self(40, "password text") : Self(79, "entry")
            case .menuItem: Self(35, "menu item")
            case .menuItemCheckbox: Self(8, "check menu item")
            case .menuItemRadio: Self(45, "radio menu item")
            case .separator: Self(50, "separator")
            case .group, .radioGroup:
                properties.label.isEmpty ? .panel : Self(99, "grouping")
            case .list: Self(31, "list")
            case .listItem: Self(32, "list item")
            case .table: Self(55, "table")
            case .row: Self(90, "table row")
            case .columnHeader: Self(57, "table column header")
            case .tree: Self(65, "tree")
            case .treeItem: Self(91, "tree item")
            case .tabList: Self(38, "page tab list")
            case .tab: Self(37, "page tab")
            case .toolbar: Self(63, "tool bar")
            case .dialog: .dialog
            case .radioButton: Self(44, "radio button")
            case .progressBar: Self(42, "progress bar")
            case .meter: Self(103, "level bar")
            }
    }
}
