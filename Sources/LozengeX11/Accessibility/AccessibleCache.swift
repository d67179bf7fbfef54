import LozengeCore

/// The object from which a reader gets everything at once.
nonisolated enum AccessibleCache {
    static let path = "/org/a11y/atspi/cache"
    static let interface = "org.a11y.atspi.Cache"
    static let itemType = "((so)(so)(so)iiassusau)"

    /// Returns all objects of the app.
    static func items(in tree: AccessibleTree) -> BusValue {
        var items: [BusValue] = []
        append(.application, at: -1, in: tree, to: &items)
        return .array(of: itemType, items)
    }

    private static func append(
        _ id: AccessibleID, at index: Int32, in tree: AccessibleTree, to items: inout [BusValue]
    ) {
        items.append(item(id, at: index, in: tree))
        for (index, child) in tree.children(of: id).enumerated() {
            append(child, at: Int32(clamping: index), in: tree, to: &items)
        }
    }

    /// Returns what is told of an object.
    static func item(_ id: AccessibleID, in tree: AccessibleTree) -> BusValue {
        item(id, at: tree.index(of: id), in: tree)
    }

    private static func item(
        _ id: AccessibleID, at index: Int32, in tree: AccessibleTree
    ) -> BusValue {
        let names = AccessibleInterfaces.names(of: id, in: tree) ?? []
        return .tuple(
            tree.reference(to: id), tree.reference(to: .application),
            AccessibleObjectInterface.parent(of: id, in: tree), .int32(index),
            .int32(Int32(clamping: tree.children(of: id).count)),
            .array(of: "s", names.map { .text($0) }), .text(tree.name(of: id)),
            .uint32(tree.role(of: id).number), .text(tree.description(of: id)),
            .array(of: "u", tree.states(of: id).words.map { .uint32($0) }))
    }

    static let description = """
        <node><interface name="org.a11y.atspi.Cache">
        <method name="GetItems"><arg type="a((so)(so)(so)iiassusau)" direction="out"/></method>
        <signal name="AddAccessible"><arg type="((so)(so)(so)iiassusau)"/></signal>
        <signal name="RemoveAccessible"><arg type="(so)"/></signal>
        </interface></node>
        """
}
