import LozengeCore

/// The interface of lists and groups of options whose items are selected.
nonisolated enum SelectionInterface: AccessibleInterface {
    static let name = "Selection"

    static func isOffered(by id: AccessibleID, in tree: AccessibleTree) -> Bool {
        guard let role = tree.record(id)?.properties.role else { return false }
        return [.list, .tree, .table, .tabList, .radioGroup].contains(role)
    }

    static func property(_ name: String, of id: AccessibleID, in tree: AccessibleTree) -> BusValue?
    {
        name == "NSelectedChildren"
            ? .int32(Int32(clamping: selected(of: id, in: tree).count)) : nil
    }

    static func call(
        _ method: String, _ arguments: BusValue, on id: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleAnswer? {
        let (children, index) = (tree.children(of: id), Int(arguments[0]?.integer ?? -1))
        let child = children.indices.contains(index) ? children[index] : nil
        switch method {
        case "GetSelectedChild":
            let selected = selected(of: id, in: tree)
            return AccessibleAnswer(
                tree.reference(to: selected.indices.contains(index) ? selected[index] : nil))
        case "IsChildSelected":
            return AccessibleAnswer(.flag(child.map { isSelected($0, in: tree) } ?? false))
        case "SelectChild": return .done(child.flatMap { selection(of: $0, in: tree) })
        case "DeselectSelectedChild":
            let selected = selected(of: id, in: tree)
            let child = selected.indices.contains(index) ? selected[index] : nil
            return .done(child.flatMap { deselection(of: $0, in: tree) })
        case "DeselectChild": return .done(child.flatMap { deselection(of: $0, in: tree) })
        case "SelectAll": return .done(request(.selectAll, of: id, in: tree))
        case "ClearSelection": return .done(request(.deselectAll, of: id, in: tree))
        default: return nil
        }
    }

    static func isSelected(_ id: AccessibleID, in tree: AccessibleTree) -> Bool {
        let states = tree.record(id)?.properties.states ?? []
        return states.contains(.selected)
            || states.contains(.checked) && tree.record(id)?.properties.role == .radioButton
    }

    static func selected(of id: AccessibleID, in tree: AccessibleTree) -> [AccessibleID] {
        tree.children(of: id).filter { isSelected($0, in: tree) }
    }

    static func selection(
        of id: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleRequest? {
        let list = tree.parent(of: id).flatMap { tree.record($0) }
        // The others stay selected, where several can be.
        let joins = list?.properties.states.contains(.multiselectable) == true
        if joins, isSelected(id, in: tree) { return nil }
        return request(joins ? .toggleSelection : .activate, of: id, in: tree)
    }

    static func deselection(
        of id: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleRequest? {
        isSelected(id, in: tree) ? request(.toggleSelection, of: id, in: tree) : nil
    }

    private static func request(
        _ action: SemanticActionKind, of id: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleRequest? {
        guard let record = tree.record(id), let index = record.actions.firstIndex(of: action)
        else { return nil }
        return .element(.perform(record.id, index))
    }

    static let members = """
        <property name="NSelectedChildren" type="i" access="read"/>
        <method name="GetSelectedChild"><arg type="i" direction="in"/><arg type="(so)" direction="out"/></method>
        <method name="SelectChild"><arg type="i" direction="in"/><arg type="b" direction="out"/></method>
        <method name="DeselectSelectedChild"><arg type="i" direction="in"/><arg type="b" direction="out"/></method>
        <method name="IsChildSelected"><arg type="i" direction="in"/><arg type="b" direction="out"/></method>
        <method name="SelectAll"><arg type="b" direction="out"/></method>
        <method name="ClearSelection"><arg type="b" direction="out"/></method>
        <method name="DeselectChild"><arg type="i" direction="in"/><arg type="b" direction="out"/></method>
        """
}
