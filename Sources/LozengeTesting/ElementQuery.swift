import Foundation
public import LozengeCore
import LozengeViews
public import Testing

/// The elements of a window that a test looks for, and what a user does with them.
///
/// An action needs exactly one element: if there is none, or more than one, the test fails with the elements that there
/// are.
///
/// ```swift
/// let screen = Screen(400, 300) { Fight() }
/// screen.button("Heal 5").press()
/// screen.textField("Name").type("Ada\n")
/// #expect(screen.text("12 hit points").exists)
/// screen.button("Delete")[1].press()
/// ```
@MainActor
public struct ElementQuery {
    private let screen: Screen
    /// The roles that are looked for; none for all.
    private let roles: [SemanticRole]
    private var conditions: [Condition] = []
    private var index: Int?
    /// The place in the test that looks for the elements.
    private let location: SourceLocation

    private struct Condition {
        let words: String
        let isMet: (Screen.Element) -> Bool
    }

    init(_ screen: Screen, _ roles: [SemanticRole], _ location: SourceLocation) {
        (self.screen, self.roles, self.location) = (screen, roles, location)
    }

    // MARK: Looking

    /// Those with a label, which is compared as a whole.
    public func labeled(_ label: String) -> ElementQuery {
        adding("“\(label)”") { $0.label == label }
    }

    /// Those whose label or value contains a text.
    public func containing(_ text: String) -> ElementQuery {
        adding("with “\(text)” in it") { $0.label.contains(text) || $0.value.contains(text) }
    }

    /// Those with a value, which is compared as a whole.
    public func valued(_ value: String) -> ElementQuery {
        adding("of the value “\(value)”") { $0.value == value }
    }

    /// Those with all of some states.
    public func with(_ states: SemanticStates) -> ElementQuery {
        adding("with the states \(states)") { $0.states.isSuperset(of: states) }
    }

    /// Those without any of some states.
    public func without(_ states: SemanticStates) -> ElementQuery {
        adding("without the states \(states)") { $0.states.isDisjoint(with: states) }
    }

    /// Those with an identifier, as set by `accessibilityIdentifier(_:)`.
    public func identified(_ identifier: String) -> ElementQuery {
        adding("of the identifier “\(identifier)”") { $0.identifier == identifier }
    }

    /// The one at an index in reading order, from 0.
    public subscript(index: Int) -> ElementQuery {
        var query = self
        query.index = index
        return query
    }

    private func adding(
        _ words: String, _ isMet: @escaping (Screen.Element) -> Bool
    ) -> ElementQuery {
        var query = self
        query.conditions.append(Condition(words: words, isMet: isMet))
        return query
    }

    /// All that meet the conditions, in reading order.
    public var all: [Screen.Element] {
        let found = screen.elements().filter { element in
            (roles.isEmpty || roles.contains(element.role))
                && conditions.allSatisfy { $0.isMet(element) }
        }
        guard let index else { return found }
        return found.indices.contains(index) ? [found[index]] : []
    }

    /// The number of elements that meet the conditions.
    public var count: Int { all.count }

    /// True if at least one element meets the conditions.
    public var exists: Bool { count > 0 }

    /// The only element that meets the conditions.
    ///
    /// - Parameter location: The place of the test, for its failure.
    /// - Returns: The element; `nil` if there is none or more than one, which fails the test.
    public func element(
        _ location: SourceLocation = #_sourceLocation
    ) -> Screen.Element? {
        let found = all
        if found.count == 1 { return found[0] }
        if found.isEmpty {
            fail("There is no \(description). There are: \(screen.outline)", location)
        } else {
            let words = found.map { "\($0.role) “\($0.label)”" }.joined(separator: ", ")
            fail(
                "There are \(found.count) of \(description): \(words). Choose one by its index, from 0.",
                location)
        }
        return nil
    }

    private func fail(_ sentence: String, _ location: SourceLocation) {
        Issue.record(Comment(rawValue: sentence), sourceLocation: location)
    }

    /// The label of the only element; empty if there is none, which fails the test.
    public var label: String { element(location)?.label ?? "" }
    /// The value of the only element; empty if there is none, which fails the test.
    public var value: String { element(location)?.value ?? "" }
    /// The states of the only element; none if there is no such one, which fails the test.
    public var states: SemanticStates { element(location)?.states ?? [] }

    // MARK: Acting

    /// Presses a control, as a screen reader does.
    public func press(_ location: SourceLocation = #_sourceLocation) {
        perform("activate", location)
    }

    /// Adds a step to the value of a control.
    public func increment(_ location: SourceLocation = #_sourceLocation) {
        perform("increment", location)
    }

    /// Takes a step from the value of a control.
    public func decrement(_ location: SourceLocation = #_sourceLocation) {
        perform("decrement", location)
    }

    /// Performs an action by its name.
    public func perform(_ action: String, _ location: SourceLocation = #_sourceLocation) {
        guard let element = element(location), !element.perform(action) else { return }
        let reason =
            element.states.contains(.disabled)
            ? "It is disabled."
            : element.actions.isEmpty
                ? "It has no actions."
                : "It has these actions: \(element.actions.joined(separator: ", "))."
        fail("\(description) has no action “\(action)”. \(reason)", location)
    }

    /// Presses and releases a button of the pointer over the element.
    public func click(
        with button: PointerButton = .primary, _ location: SourceLocation = #_sourceLocation
    ) {
        guard let frame = element(location)?.frame else { return }
        screen.click(at: CGPoint(x: frame.midX, y: frame.midY), with: button)
    }

    /// Gives a text field, or another element that is typed into, the keyboard, and types; a line break presses Return.
    public func type(_ text: String, _ location: SourceLocation = #_sourceLocation) {
        guard let element = element(location) else { return }
        guard element.role.takesText else {
            return fail("\(description) takes no text.", location)
        }
        element.focus()
        guard element.states.contains(.focused) else {
            return fail("\(description) cannot have the keyboard.", location)
        }
        screen.type(text)
    }
}

extension SemanticRole {
    /// True for roles that text is typed into, or that may do something with letters, such as a list.
    fileprivate var takesText: Bool {
        switch self {
        case .button, .link, .menuButton, .toggle, .toggleButton, .radioButton, .slider, .tab,
            .progressBar, .meter, .heading, .separator:
            false
        default: true
        }
    }
}

extension ElementQuery: CustomStringConvertible {
    /// The query in words, such as: button “Heal 5”.
    public var description: String {
        let words = conditions.map(\.words) + (index.map { ["at index \($0)"] } ?? [])
        return ([roles.first.map { "\($0)" } ?? "element"] + words).joined(separator: " ")
    }
}

extension Screen {
    /// The elements of a role; all elements for `nil`.
    public func find(
        _ role: SemanticRole? = nil, _ label: String? = nil,
        _ location: SourceLocation = #_sourceLocation
    ) -> ElementQuery { find(anyOf: role.map { [$0] } ?? [], label, location) }

    private func find(
        anyOf roles: [SemanticRole], _ label: String?, _ location: SourceLocation
    ) -> ElementQuery {
        let query = ElementQuery(self, roles, location)
        return label.map(query.labeled) ?? query
    }

    /// The button with a label; all buttons for `nil`.
    public func button(
        _ label: String? = nil, _ location: SourceLocation = #_sourceLocation
    ) -> ElementQuery { find(.button, label, location) }

    /// The button with a label that opens a menu; all of them for `nil`.
    public func menuButton(
        _ label: String? = nil, _ location: SourceLocation = #_sourceLocation
    ) -> ElementQuery { find(.menuButton, label, location) }

    /// The item of a menu with a label; all items for `nil`.
    public func menuItem(
        _ label: String? = nil, _ location: SourceLocation = #_sourceLocation
    ) -> ElementQuery { find(.menuItem, label, location) }

    /// The toggle with a label, in any style; all toggles for `nil`.
    public func toggle(
        _ label: String? = nil, _ location: SourceLocation = #_sourceLocation
    ) -> ElementQuery { find(anyOf: [.toggle, .toggleButton], label, location) }

    /// The tab with a title; all tabs for `nil`.
    public func tab(
        _ title: String? = nil, _ location: SourceLocation = #_sourceLocation
    ) -> ElementQuery { find(.tab, title, location) }

    /// The text field with a label; all text fields for `nil`.
    public func textField(
        _ label: String? = nil, _ location: SourceLocation = #_sourceLocation
    ) -> ElementQuery { find(.textField, label, location) }

    /// The slider with a label; all sliders for `nil`.
    public func slider(
        _ label: String? = nil, _ location: SourceLocation = #_sourceLocation
    ) -> ElementQuery { find(.slider, label, location) }

    /// The stepper with a label; all steppers for `nil`.
    public func stepper(
        _ label: String? = nil, _ location: SourceLocation = #_sourceLocation
    ) -> ElementQuery { find(.spinButton, label, location) }

    /// The link with a label; all links for `nil`.
    public func link(
        _ label: String? = nil, _ location: SourceLocation = #_sourceLocation
    ) -> ElementQuery { find(.link, label, location) }

    /// The text; all texts for `nil`.
    public func text(
        _ text: String? = nil, _ location: SourceLocation = #_sourceLocation
    ) -> ElementQuery { find(.text, text, location) }

    /// The heading; all headings for `nil`.
    public func heading(
        _ text: String? = nil, _ location: SourceLocation = #_sourceLocation
    ) -> ElementQuery { find(.heading, text, location) }

    /// The image with a label; all images for `nil`.
    public func image(
        _ label: String? = nil, _ location: SourceLocation = #_sourceLocation
    ) -> ElementQuery { find(.image, label, location) }

    /// The elements of the window in words, a line each, those of a group below it.
    public var outline: String {
        func lines(_ element: SemanticElement, _ depth: Int) -> [String] {
            let indent = String(repeating: "  ", count: depth)
            let value = element.value.isEmpty ? "" : " = “\(element.value)”"
            let states = element.states.isEmpty ? "" : " \(element.states)"
            return ["\(indent)\(element.role) “\(element.label)”\(value)\(states)"]
                + element.children.inReadingOrder.flatMap { lines($0, depth + 1) }
        }
        return "\n" + root.readElements.flatMap { lines($0, 0) }.joined(separator: "\n")
    }
}

extension Screen.Element {
    /// Gives the element the keyboard, if it can have it, and draws the window.
    public func focus() {
        semantics.focus()
        screen.redraw()
    }
}
