import LozengeCore
import Testing

@testable import LozengeX11

/// Source: `atspi-constants.h` of at-spi2-core 2.46, `AtspiStateType`.
@Suite("States on the accessibility bus")
struct AccessibleStatesTests {
    /// The states with their numbers and the names of the bus.
    private let official: [(state: AccessibleStates, number: UInt64, name: String)] = [
        (.active, 1, "active"), (.checked, 4, "checked"), (.collapsed, 5, "collapsed"),
        (.editable, 7, "editable"), (.enabled, 8, "enabled"), (.expandable, 9, "expandable"),
        (.expanded, 10, "expanded"), (.focusable, 11, "focusable"), (.focused, 12, "focused"),
        (.modal, 16, "modal"), (.multiLine, 17, "multi-line"),
        (.multiselectable, 18, "multiselectable"), (.pressed, 20, "pressed"),
        (.resizable, 21, "resizable"), (.selectable, 22, "selectable"), (.selected, 23, "selected"),
        (.sensitive, 24, "sensitive"), (.showing, 25, "showing"), (.singleLine, 26, "single-line"),
        (.visible, 30, "visible"), (.indeterminate, 32, "indeterminate"),
        (.selectableText, 38, "selectable-text"), (.isDefault, 39, "is-default"),
        (.checkable, 41, "checkable"), (.hasPopup, 42, "has-popup"), (.readOnly, 43, "read-only"),
    ]

    /// The states of every element in sight that can be used.
    private let usual: AccessibleStates = [.visible, .showing, .enabled, .sensitive]

    private func states(
        _ role: SemanticRole, _ states: SemanticStates = [],
        _ change: (inout SemanticRecord) -> Void = { _ in }
    ) -> AccessibleStates {
        var record = SemanticRecord(1, SemanticProperties(role, "Label"))
        record.properties.states = states
        change(&record)
        return AccessibleStates(record)
    }

    @Test("States have the official numbers, and events their official names")
    func numbers() {
        for (state, number, name) in official {
            #expect(state.rawValue == 1 << number, "\(name)")
        }
        for (state, name) in AccessibleStates.told {
            #expect(official.first { $0.state == state }?.name == name)
        }
    }

    @Test("The two words have the low states first")
    func words() {
        #expect(AccessibleStates([.active, .checkable]).words == [2, 1 << 9])
        #expect(AccessibleStates().words == [0, 0])
        #expect(AccessibleStates([.visible, .indeterminate]).words == [1 << 30, 1])
    }

    @Test(
        "Each role has its states besides the usual ones",
        arguments: [
            (.text, []), (.heading, []), (.image, []), (.button, .focusable), (.link, .focusable),
            (.toggle, [.focusable, .checkable]), (.slider, .focusable), (.spinButton, .focusable),
            (.textField, .focusable), (.menuButton, [.focusable, .hasPopup]),
            (.menuItem, .focusable), (.menuItemCheckbox, [.focusable, .checkable]),
            (.menuItemRadio, [.focusable, .checkable]), (.separator, []), (.group, []), (.list, []),
            (.listItem, []), (.table, []), (.row, []), (.columnHeader, []), (.tree, []),
            (.treeItem, []), (.radioGroup, []), (.radioButton, [.focusable, .checkable]),
            (.progressBar, []), (.meter, []),
        ] as [(SemanticRole, AccessibleStates)])
    func roles(role: SemanticRole, further: AccessibleStates) {
        #expect(states(role) == usual.union(further))
    }

    @Test(
        "A row with an action can be selected and focused",
        arguments: [.listItem, .row, .treeItem] as [SemanticRole])
    func rows(role: SemanticRole) {
        #expect(
            states(role) { $0.actions = [.activate] } == usual.union([.focusable, .selectable]))
        #expect(states(role, .selected) == usual.union([.selectable, .selected]))
    }

    @Test("A disabled control is neither enabled nor focusable; one out of sight is not showing")
    func disabled() {
        #expect(states(.button, .disabled) == [.visible, .showing])
        #expect(
            states(.listItem, .disabled) { $0.actions = [.activate] }.isDisjoint(with: .focusable))
        #expect(states(.text) { $0.isShowing = false } == usual.subtracting(.showing))
    }

    @Test("Settings are on, off or mixed; buttons are neither")
    func settings() {
        let toggle = usual.union([.focusable, .checkable])
        #expect(states(.toggle, .checked) == toggle.union(.checked))
        #expect(states(.toggle, .mixed) == toggle.union(.indeterminate))
        #expect(states(.radioButton, .checked).contains(.checked))
        #expect(states(.menuItemRadio, .checked).contains(.checked))
        #expect(!states(.button, .checked).contains(.checked))
    }

    @Test("An item can be expanded, and a group modal")
    func expansion() {
        #expect(states(.treeItem, .expanded) == usual.union([.expandable, .expanded]))
        #expect(states(.treeItem, .collapsed) == usual.union([.expandable, .collapsed]))
        #expect(states(.group, .modal) == usual.union(.modal))
    }

    @Test("A field has one line or several, and can be edited unless it is disabled")
    func fields() {
        func field(_ states: SemanticStates, isMultiline: Bool) -> AccessibleStates {
            self.states(.textField, states) {
                $0.properties.text = SemanticText(
                    "", selection: 0..<0, caret: 0, isMultiline: isMultiline)
            }
        }
        let text = usual.union([.focusable, .selectableText, .editable])
        #expect(field([], isMultiline: false) == text.union(.singleLine))
        #expect(field([], isMultiline: true) == text.union(.multiLine))
        #expect(
            field(.disabled, isMultiline: false)
                == [.visible, .showing, .singleLine, .selectableText, .readOnly])
    }

    @Test("The focus is a state of the focused element, and of a window the activity")
    func focus() {
        let tree = ReadableApp.tree
        let focused = ReadableApp.objects.filter { tree.states(of: $0).contains(.focused) }
        #expect(focused == [ReadableApp.Element.button.id])
        let active = ReadableApp.objects.filter { tree.states(of: $0).contains(.active) }
        #expect(active == [ReadableApp.window])
        #expect(tree.states(of: .element(999)) == [])
    }
}
