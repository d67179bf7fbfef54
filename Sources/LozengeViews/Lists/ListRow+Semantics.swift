import LozengeCore

extension ListRow {
    /// Returns the effect of the row on the elements inside.
    ///
    /// A row that is a control and nothing else is that control; the text of a header is a heading.
    func semantics(_ node: Node) -> SemanticEffect {
        switch part.role {
        case .row where value == nil && look.kind != .table:
            .change { [self] elements in
                if elements.count == 1, elements[0].role.isControl {
                    // A press anywhere on the row is for the control.
                    if isPressedWhole { elements[0] = elements[0].standing(for: node) }
                    return
                }
                var row = element(node)
                row.children = elements.inReadingOrder
                elements = [row]
            }
        case .row: .group(element(node))
        case .header:
            .change { elements in
                for index in elements.indices where elements[index].role == .text {
                    elements[index].role = .heading
                }
            }
        case .footer: .none
        }
    }

    /// The element of the row, without those inside.
    private func element(_ node: Node) -> SemanticElement {
        var element = SemanticElement(
            look.kind == .table ? .row : traits.outline != nil ? .treeItem : .listItem, of: node)
        let isEnabled = list?.isEnabled == true
        if let (rows, index) = self.element {
            element.place = SemanticPlace(position: index + 1, count: rows.elementCount)
        }
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
        if list?.hasCursor(on: self) == true { element.states.insert(.focused) }
        if isEnabled {
            element.actions.append(
                SemanticAction(.activate) { [self] in list?.choose(self, .only) })
            element.takeFocus = { [self] in
                guard let list, let listNode = list.node else { return }
                listNode.tree.focus.move(to: listNode, byKeyboard: true)
                list.choose(self, .only)
            }
        }
        return element
    }
}

extension ListModel {
    /// The number of elements of the collections that have rows; `nil` without any.
    var rowCount: Int? {
        var counts: [ObjectIdentifier: Int] = [:]
        for row in rows {
            guard let (collection, _) = row.element else { continue }
            counts[ObjectIdentifier(collection)] = collection.elementCount
        }
        return counts.isEmpty ? nil : counts.values.reduce(0, +)
    }
}
