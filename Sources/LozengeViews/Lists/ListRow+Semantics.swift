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
                    if isPressedWhole {
                        // A press anywhere on the row is for the control.
                        elements[0] = elements[0].standing(for: node)
                        elements[0].area = { [weak self, weak node] in
                            node.flatMap { self?.cell(in: $0.bounds) }
                        }
                    }
                    if let menu = menuAction { elements[0].actions.append(menu) }
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
            element.states.insert(SemanticStates(isExpanded: isExpanded))
            if isEnabled {
                element.actions.append(
                    SemanticAction(.named(isExpanded ? "Collapse" : "Expand")) { [self] in
                        toggleExpansion()
                    })
            }
        }
        if value != nil { describeSelection(&element, isEnabled: isEnabled) }
        if let menu = menuAction { element.actions.append(menu) }
        return element
    }

    private func describeSelection(_ element: inout SemanticElement, isEnabled: Bool) {
        if isSelected { element.states.insert(.selected) }
        if list?.hasCursor(on: self) == true { element.states.insert(.focused) }
        guard isEnabled else { return }
        element.actions.append(
            SemanticAction(.activate) { [self] in list?.choose(self, .only) })
        if list?.selection?.selects == true, list?.selection?.isRequired == false {
            element.actions.append(
                SemanticAction(.toggleSelection) { [self] in list?.choose(self, .toggled) })
        }
        element.takeFocus = { [self] in
            guard let list, let listNode = list.node else { return }
            listNode.tree.focus.move(to: listNode, byKeyboard: true)
            list.choose(self, .only)
        }
    }

    /// The menu of the row, with its swipe actions and its deletion; `nil` for none.
    private var menuAction: SemanticAction? {
        guard let list, list.isEnabled, list.hasMenu(self) else { return nil }
        return SemanticAction(.showMenu) { [self, weak list] in
            guard let list else { return }
            _ = list.openMenu(below: isSelected ? list.commanded : [self])
        }
    }
}

extension ListModel {
    /// Says in the element of the list that several rows can be selected.
    func describeSelection(_ element: inout SemanticElement) {
        guard let selection, selection.isMultiple, selection.selects else { return }
        element.states.insert(.multiselectable)
        guard isEnabled else { return }
        element.actions = [
            SemanticAction(.selectAll) { [weak self] in
                guard let self else { return }
                select(allValues)
            },
            SemanticAction(.deselectAll) { [weak self] in self?.select([]) },
        ]
    }

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
