import LozengeCore

/// The interface of elements with actions.
nonisolated enum ActionInterface: AccessibleInterface {
    static let name = "Action"

    static func isOffered(by id: AccessibleID, in tree: AccessibleTree) -> Bool {
        tree.record(id).map { !$0.actions.isEmpty } ?? false
    }

    static func property(_ name: String, of id: AccessibleID, in tree: AccessibleTree) -> BusValue?
    {
        name == "NActions" ? .int32(Int32(clamping: actions(of: id, in: tree).count)) : nil
    }

    static func call(
        _ method: String, _ arguments: BusValue, on id: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleAnswer? {
        let actions = actions(of: id, in: tree)
        if method == "GetActions" {
            return AccessibleAnswer(
                .array(
                    of: "(sss)",
                    actions.indices.map {
                        .tuple(
                            .text(actions[$0].words), .text(""),
                            .text(keys(of: $0, id, in: tree)))
                    }))
        }
        let index = Int(arguments[0]?.integer ?? -1)
        let action = actions.indices.contains(index) ? actions[index] : nil
        switch method {
        case "DoAction":
            return .done(
                action.flatMap { _ in tree.record(id).map { .element(.perform($0.id, index)) } })
        case "GetName": return AccessibleAnswer(.text(action?.name ?? ""))
        case "GetLocalizedName": return AccessibleAnswer(.text(action?.words ?? ""))
        case "GetDescription": return AccessibleAnswer(.text(""))
        case "GetKeyBinding":
            return AccessibleAnswer(.text(action == nil ? "" : keys(of: index, id, in: tree)))
        default: return nil
        }
    }

    private static func actions(
        of id: AccessibleID, in tree: AccessibleTree
    ) -> [SemanticActionKind] { tree.record(id)?.actions ?? [] }

    /// The keys of an action: mnemonic, the way through the menus, shortcut.
    private static func keys(
        of index: Int, _ id: AccessibleID, in tree: AccessibleTree
    ) -> String {
        guard index == 0, let keys = tree.record(id)?.properties.keyShortcut, !keys.isEmpty
        else { return "" }
        return ";;" + bindings(keys)
    }

    /// The keys in the form of the interface, such as `<Control>s` for Ctrl+S.
    private static func bindings(_ keys: String) -> String {
        var rest = Substring(keys)
        var bindings = ""
        for (name, binding) in modifiers where rest.hasPrefix(name) {
            rest.removeFirst(name.count)
            bindings += binding
        }
        return bindings + (rest.count == 1 ? rest.lowercased() : String(rest))
    }

    /// The names of modifiers in the order in which shortcuts have them, each with its form in the interface.
    private static let modifiers = [
        ("Ctrl+", "<Control>"), ("Alt+", "<Alt>"), ("Shift+", "<Shift>"), ("Super+", "<Super>"),
    ]

    static let members = """
        <property name="NActions" type="i" access="read"/>
        <method name="GetDescription"><arg type="i" direction="in"/><arg type="s" direction="out"/></method>
        <method name="GetName"><arg type="i" direction="in"/><arg type="s" direction="out"/></method>
        <method name="GetLocalizedName"><arg type="i" direction="in"/><arg type="s" direction="out"/></method>
        <method name="GetKeyBinding"><arg type="i" direction="in"/><arg type="s" direction="out"/></method>
        <method name="GetActions"><arg type="a(sss)" direction="out"/></method>
        <method name="DoAction"><arg type="i" direction="in"/><arg type="b" direction="out"/></method>
        """
}

nonisolated extension SemanticActionKind {
    /// The name of the action in the interface.
    fileprivate var name: String {
        switch self {
        case .activate: "click"
        case .increment: "increment"
        case .decrement: "decrement"
        case .showMenu: "menu"
        case .escape: "cancel"
        case .delete: "delete"
        case .toggleSelection: "toggle selection"
        case .selectAll: "select all"
        case .deselectAll: "deselect all"
        case .named(let name): name
        }
    }

    /// The name of the action for the user.
    fileprivate var words: String {
        switch self {
        case .activate: "Click"
        case .increment: "Increment"
        case .decrement: "Decrement"
        case .showMenu: "Show Menu"
        case .escape: "Cancel"
        case .delete: "Delete"
        case .toggleSelection: "Toggle Selection"
        case .selectAll: "Select All"
        case .deselectAll: "Deselect All"
        case .named(let name): name
        }
    }
}
