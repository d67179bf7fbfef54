import LozengeCore

extension AccessibilityAttributes {
    /// Applies the attributes that the app set to an element of the view.
    @MainActor
    func apply(
        to element: inout SemanticElement, _ context: SemanticsContext<AccessibilityModifier>
    ) {
        if let label { element.label = label.string(in: context) }
        if let value { element.value = value.string(in: context) }
        if let hint { element.hint = hint.string(in: context) }
        if let identifier { element.identifier = identifier }
        if let sortPriority { element.sortPriority = sortPriority }
        if let role = addedTraits.role(headingLevel) { element.role = role }
        if !removedTraits.isEmpty, element.role == removedTraits.role(nil) { element.role = .group }
        if addedTraits.contains(.isSelected) { element.states.insert(.selected) }
        if removedTraits.contains(.isSelected) { element.states.remove(.selected) }
        for action in actions.flatMap({ $0.semanticActions(in: context) }) {
            element.actions.removeAll { $0.kind == action.kind }
            element.actions.append(action)
        }
    }
}

extension AccessibilityTraits {
    /// The role of an element with these traits and a level of heading; `nil` for no special one.
    fileprivate func role(_ heading: AccessibilityHeadingLevel?) -> SemanticRole? {
        if contains(.isToggle) { return .toggle }
        if contains(.isLink) { return .link }
        if contains(.isButton) { return .button }
        if contains(.isSearchField) { return .textField }
        if contains(.isHeader) || heading != nil { return .heading }
        if contains(.isImage) { return .image }
        return contains(.isStaticText) ? .text : nil
    }
}

extension AccessibilityAction {
    /// The actions of an element; none for the kinds that only touch gestures of a screen reader perform.
    @MainActor
    fileprivate func semanticActions(
        in context: SemanticsContext<AccessibilityModifier>
    ) -> [SemanticAction] {
        switch kind {
        case .standard(let standard):
            [SemanticAction(standard.semanticKind, perform: perform)]
        case .named(let name):
            [SemanticAction(.named(name.string(in: context)), perform: perform)]
        case .adjustable(let adjust):
            [
                SemanticAction(.increment) { adjust(.increment) },
                SemanticAction(.decrement) { adjust(.decrement) },
            ]
        case .labeled, .scroll, .zoom: []
        }
    }
}

extension AccessibilityActionKind {
    fileprivate var semanticKind: SemanticActionKind {
        switch kind {
        case .default: .activate
        case .escape: .escape
        case .magicTap: .named("Magic Tap")
        case .delete: .delete
        case .showMenu: .showMenu
        }
    }
}
