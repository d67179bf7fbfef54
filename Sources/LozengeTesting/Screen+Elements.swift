public import Foundation
public import LozengeCore
import LozengeViews

extension Screen {
    /// An element of the window as assistive technology sees it: a view with a role and a label.
    ///
    /// ```swift
    /// let screen = Screen(200, 100) { Toggle("Sound", isOn: $isOn) }
    /// screen.element(.toggle, "Sound")?.perform()
    /// #expect(screen.element(.toggle, "Sound")?.states.contains(.checked) == true)
    /// ```
    public struct Element {
        package let semantics: SemanticElement
        let screen: Screen

        public var role: SemanticRole { semantics.role }
        /// The name in the user's language, that of an item the words inside; empty if there is none.
        public var label: String { semantics.name }
        /// The present value in words; empty if there is none.
        public var value: String { semantics.value }
        /// The effect of the action in words; empty if there is none.
        public var hint: String { semantics.hint }
        /// The name for tests; empty if there is none.
        public var identifier: String { semantics.identifier }
        /// The states, with the focus.
        public var states: SemanticStates {
            let hasFocus =
                role.isControl && semantics.part == nil && screen.hasFocus(inside: semantics.node)
            return hasFocus ? semantics.states.union(.focused) : semantics.states
        }
        /// The level of a heading, from 1 to 6; `nil` if it has none.
        public var headingLevel: Int? { semantics.headingLevel }
        /// The elements inside, in reading order.
        public var children: [Element] {
            semantics.children.inReadingOrder.map { Element(semantics: $0, screen: screen) }
        }
        /// The frame in the window, in points.
        public var frame: CGRect { semantics.frame }
        /// The names of the actions, such as `activate` or `increment`; those of the app in its words.
        public var actions: [String] { semantics.actions.map(\.name) }

        /// Performs an action and draws the window.
        ///
        /// - Parameter action: The name of the action.
        /// - Returns: False if the element does not have the action.
        @discardableResult
        public func perform(_ action: String = "activate") -> Bool {
            guard let action = semantics.actions.first(where: { $0.name == action }) else {
                return false
            }
            semantics.perform(action)
            screen.redraw()
            return true
        }
    }

    /// The elements of the window in reading order, each group before its elements.
    ///
    /// - Parameter role: The role of the elements; `nil` for all.
    /// - Returns: The elements; empty if there are none.
    public func elements(_ role: SemanticRole? = nil) -> [Element] {
        root.readElements.flatMap(\.flattened)
            .filter { role == nil || $0.role == role }
            .map { Element(semantics: $0, screen: self) }
    }

    /// Returns the first element with `role` and `label`, `nil` if there is none.
    public func element(_ role: SemanticRole, _ label: String) -> Element? {
        elements(role).first { $0.label == label }
    }
}

extension SemanticElement {
    /// The label; for an item without one, the words inside.
    fileprivate var name: String {
        let (own, role) = (properties.label, properties.role)
        guard own.isEmpty, [.listItem, .row, .treeItem].contains(role) else { return own }
        return children.inReadingOrder.flatMap(\.flattened).flatMap { [$0.label, $0.value] }
            .filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension SemanticAction {
    fileprivate var name: String {
        if case .named(let name) = kind { return name }
        return "\(kind)"
    }
}
