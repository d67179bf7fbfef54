import Foundation
import LozengeCore

extension AccessibilityAttributes {
    /// Applies the attributes that the app set to an element of the view.
    @MainActor
    func apply(
        to element: inout SemanticElement, _ context: SemanticsContext<AccessibilityModifier>
    ) {
        if let label { element.label = label.string(in: context) }
        if let labelContent, let views = context.resolved.views {
            element.label = views.label(labelContent, standard: element.label, context)
        }
        if let value { element.value = value.string(in: context) }
        if let hint { element.hint = hint.string(in: context) }
        if let identifier { element.identifier = identifier }
        if let sortPriority { element.sortPriority = sortPriority }
        if let role = addedTraits.role(headingLevel), !element.role.includes(role) {
            element.role = role
        }
        if removedTraits.hasRole(element.role) {
            element.role = element.children.isEmpty && !element.label.isEmpty ? .text : .group
        }
        if let level = headingLevel?.number { element.headingLevel = level }
        if let inputLabels { element.inputLabels = inputLabels.map { $0.string(in: context) } }
        if addedTraits.contains(.isModal) { element.states.insert(.modal) }
        if respondsToUserInteraction == false { element.actions = [] }
        for content in customContent {
            let label = content.key.label.string(in: context)
            element.details.removeAll { $0.label == label }
            guard let value = content.value?.string(in: context) else { continue }
            element.details.append(SemanticDetail(label: label, value: value))
        }
        if addedTraits.contains(.isSelected) { element.states.insert(.selected) }
        if removedTraits.contains(.isSelected) { element.states.remove(.selected) }
        for (kind, key) in links {
            element.links.append(
                SemanticLink(kind, context.tree[SemanticLinks.self].number(of: key)))
        }
        let own = actions.indices.flatMap { semanticActions($0, context) }
        for action in own + buttonActions(context) {
            element.actions.removeAll { $0.kind == action.kind }
            element.actions.append(action)
        }
        let isAdjustable = element.actions.contains { $0.kind == .increment }
        if isAdjustable, !element.role.isControl { element.role = .spinButton }
        // The first action is that of a press.
        if let press = element.actions.firstIndex(where: { $0.kind == .activate }), press > 0 {
            element.actions.insert(element.actions.remove(at: press), at: 0)
        }
    }

    /// The actions of an element by one that the app has set.
    @MainActor
    private func semanticActions(
        _ index: Int, _ context: SemanticsContext<AccessibilityModifier>
    ) -> [SemanticAction] {
        let action = actions[index]
        switch action.kind {
        case .standard(let standard):
            return [SemanticAction(standard.semanticKind(in: context), perform: action.perform)]
        case .adjustable(let adjust):
            return [
                SemanticAction(.increment) { adjust(.increment) },
                SemanticAction(.decrement) { adjust(.decrement) },
            ]
        case .labeled(let label):
            let name =
                context.resolved.views?.words(of: label, as: .actionName(index), context) ?? ""
            return [SemanticAction(.named(name), perform: action.perform)]
        case .scroll(let scroll):
            let edges: [(String, Edge)] = [
                ("Scroll Up", .top), ("Scroll Down", .bottom), ("Scroll Left", .leading),
                ("Scroll Right", .trailing),
            ]
            return edges.map { name, edge in
                SemanticAction(.named(Text(LocalizedStringKey(name)).string(in: context))) {
                    scroll(edge)
                }
            }
        case .zoom(let zoom):
            let directions: [(String, AccessibilityZoomGestureAction.Direction)] = [
                ("Zoom In", .zoomIn), ("Zoom Out", .zoomOut),
            ]
            return directions.map { name, direction in
                SemanticAction(.named(Text(LocalizedStringKey(name)).string(in: context))) {
                    let size = context.size
                    zoom(
                        AccessibilityZoomGestureAction(
                            direction: direction, location: .center,
                            point: CGPoint(x: size.width / 2, y: size.height / 2)))
                }
            }
        }
    }

    /// The buttons of the app's lists of actions.
    @MainActor
    private func buttonActions(
        _ context: SemanticsContext<AccessibilityModifier>
    ) -> [SemanticAction] {
        actionButtons.indices.flatMap { index -> [SemanticAction] in
            let elements = context.resolved.views?.elements(
                of: actionButtons[index].1, as: .buttons(index), context)
            return (elements ?? []).flatMap(\.flattened).flatMap { button in
                button.actions.filter { $0.kind == .activate }.map {
                    SemanticAction(.named(button.label), perform: $0.perform)
                }
            }
        }
    }
}

extension SemanticRole {
    /// True if a trait of another role is added to the role, and does not replace it.
    ///
    /// A control stays one, though it is a heading or an image as well; it is more than a button.
    fileprivate func includes(_ role: SemanticRole) -> Bool {
        isControl && (!role.isControl || role == .button)
    }
}

extension AccessibilityTraits {
    /// True if one of these traits alone makes an element of a role.
    fileprivate func hasRole(_ role: SemanticRole) -> Bool {
        let traits: [AccessibilityTraits] = [
            .isToggle, .isLink, .isButton, .isSearchField, .isHeader, .isTabBar, .isImage,
            .isStaticText,
        ]
        return traits.contains { contains($0) && $0.role(nil) == role }
    }

    /// The role of an element with these traits and a level of heading; `nil` for no special one.
    fileprivate func role(_ heading: AccessibilityHeadingLevel?) -> SemanticRole? {
        if contains(.isToggle) { return .toggle }
        if contains(.isLink) { return .link }
        if contains(.isButton) { return .button }
        if contains(.isSearchField) { return .textField }
        if contains(.isHeader) || heading != nil { return .heading }
        if contains(.isTabBar) { return .tabList }
        if contains(.isImage) { return .image }
        return contains(.isStaticText) ? .text : nil
    }
}

extension AccessibilityActionKind {
    fileprivate func semanticKind(
        in context: SemanticsContext<AccessibilityModifier>
    ) -> SemanticActionKind {
        switch kind {
        case .default: .activate
        case .escape: .escape
        case .magicTap: .named("Magic Tap")
        case .delete: .delete
        case .showMenu: .showMenu
        case .named(let name): .named(name.string(in: context))
        }
    }
}
