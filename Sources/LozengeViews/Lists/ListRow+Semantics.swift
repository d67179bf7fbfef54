import LozengeCore

extension ListRow {
    /// The element of the row, without those inside.
    func element(_ node: Node) -> SemanticElement {
        var element = SemanticElement(
            look.kind == .table ? .row : traits.outline != nil ? .treeItem : .listItem, of: node)
        let isEnabled = list?.isEnabled == true
        if let expansion = traits.outline?.expansion {
            let isExpanded = expansion.wrappedValue
            element.states.insert(isExpanded ? .expanded : .collapsed)
            if isEnabled {
                element.actions.append(
                    SemanticAction(.named(isExpanded ? "Collapse" : "Expand")) { [self] in
                        toggleExpansion()
                    })
            }
        }
        guard value != nil else { return element }
        if isSelected { element.states.insert(.selected) }
        if isEnabled {
            element.actions.append(
                SemanticAction(.activate) { [self] in list?.choose(self, .only) })
        }
        return element
    }
}
