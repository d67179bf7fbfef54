import LozengeCore
import Testing

@testable import LozengeX11

/// Source: `atspi-constants.h` of at-spi2-core 2.46, `AtspiRole`.
@Suite("Roles on the accessibility bus")
struct AccessibleRoleTests {
    /// The role of an element with a label and, for a spin button, with a number.
    private func role(_ role: SemanticRole, _ label: String = "Label") -> AccessibleRole {
        var properties = SemanticProperties(role, label)
        if role == .spinButton { properties.range = SemanticRange(1, in: 0...2) }
        return AccessibleRole(properties)
    }

    @Test(
        "Each role has the number and the name of the bus",
        arguments: [
            (.text, 29, "label"), (.heading, 83, "heading"), (.image, 27, "image"),
            (.button, 43, "push button"), (.link, 88, "link"), (.toggle, 7, "check box"),
            (.slider, 51, "slider"), (.spinButton, 52, "spin button"), (.textField, 79, "entry"),
            (.menuButton, 43, "push button"), (.menuItem, 35, "menu item"),
            (.menuItemCheckbox, 8, "check menu item"), (.menuItemRadio, 45, "radio menu item"),
            (.separator, 50, "separator"), (.group, 99, "grouping"), (.list, 31, "list"),
            (.listItem, 32, "list item"), (.table, 55, "table"), (.row, 90, "table row"),
            (.columnHeader, 57, "table column header"), (.tree, 65, "tree"),
            (.treeItem, 91, "tree item"), (.radioGroup, 99, "grouping"),
            (.radioButton, 44, "radio button"), (.progressBar, 42, "progress bar"),
            (.meter, 103, "level bar"), (.toggleButton, 62, "toggle button"),
            (.tab, 37, "page tab"),
            (.tabList, 38, "page tab list"), (.toolbar, 63, "tool bar"), (.dialog, 16, "dialog"),
        ] as [(SemanticRole, UInt32, String)])
    func numbers(semantic: SemanticRole, number: UInt32, name: String) {
        #expect(role(semantic).number == number)
        #expect(role(semantic).name == name)
    }

    @Test("A group without a label is a panel, as a popover")
    func panels() {
        #expect(role(.group, "") == .panel)
        #expect(role(.radioGroup, "") == .panel)
        #expect(AccessibleRole.panel.number == 39)
    }

    @Test("A secret is a password")
    func secret() {
        var properties = SemanticProperties(.textField, "Password")
        properties.text = SemanticText("••", selection: 0..<0, caret: 0, isSecret: true)
        #expect(AccessibleRole(properties).number == 40)
        properties.text?.isSecret = false
        #expect(AccessibleRole(properties).number == 79)
    }

    @Test("A button with a menu of options, which has a value, is a combo box")
    func options() {
        var properties = SemanticProperties(.menuButton, "Flavor")
        properties.value = "Vanilla"
        #expect(AccessibleRole(properties).number == 11)
        #expect(AccessibleRole(properties).name == "combo box")
    }

    @Test("A stepper without a number is a group")
    func stepper() {
        #expect(AccessibleRole(SemanticProperties(.spinButton, "Guests")).number == 99)
    }

    @Test("The app and its windows")
    func windows() {
        #expect(ReadableApp.tree.role(of: .application).number == 75)
        let roles: [(AccessibleWindow.Kind, UInt32)] = [
            (.frame, 23), (.alert, 2), (.menu, 33), (.popover, 39), (.tooltip, 64),
            (.notification, 101),
        ]
        for (kind, number) in roles {
            let window = AccessibleWindow(id: .window(1), kind: kind, owner: nil, title: "")
            #expect(window.role.number == number, "\(kind)")
        }
    }
}
