import LozengeCore

/// The menu of a status item as other programs see it on the bus.
///
/// Source: the interface `com.canonical.dbusmenu`, version 3; `docs/windows.md`, STATUS-2.
nonisolated struct StatusMenu: Sendable {
    static let path = "/MenuBar"
    static let interface = "com.canonical.dbusmenu"

    var entries: [MenuEntry]

    /// Returns an item with its submenus.
    ///
    /// - Parameters:
    ///   - id: The identity of the item; 0 for the menu.
    ///   - depth: The number of levels below; negative for all.
    /// - Returns: The item; `nil` if there is none.
    func layout(of id: Int32, depth: Int32) -> BusValue? {
        if id == 0 { return node(0, [("children-display", .text("submenu"))], entries, depth) }
        return entries.flattened.first { $0.id == id }.map { node($0, depth) }
    }

    private func node(_ entry: MenuEntry, _ depth: Int32) -> BusValue {
        node(entry.id, entry.properties, entry.children, depth)
    }

    private func node(
        _ id: Int32, _ properties: [(String, BusValue)], _ children: [MenuEntry], _ depth: Int32
    ) -> BusValue {
        let shown = depth == 0 ? [] : children
        return .tuple(
            .int32(id), .dictionary(properties),
            .array(of: "v", shown.map { .variant(node($0, depth < 0 ? depth : depth - 1)) }))
    }

    /// Returns the properties of items; of all if `ids` is empty.
    func properties(of ids: [Int32]) -> BusValue {
        let wanted = Set(ids)
        let items = entries.flattened.filter { ids.isEmpty || wanted.contains($0.id) }
        return .array(
            of: "(ia{sv})", items.map { .tuple(.int32($0.id), .dictionary($0.properties)) })
    }

    /// Returns a property of an item, with its standard value if the item has none.
    func property(_ name: String, of id: Int32) -> BusValue? {
        guard let entry = entries.flattened.first(where: { $0.id == id }) else { return nil }
        return entry.properties.first { $0.0 == name }?.1 ?? Self.standardValues[name]
    }

    private static var standardValues: [String: BusValue] {
        [
            "type": .text("standard"), "label": .text(""), "enabled": .flag(true),
            "visible": .flag(true), "icon-name": .text(""), "toggle-type": .text(""),
            "toggle-state": .int32(-1), "children-display": .text(""),
        ]
    }

    static let description = """
        <node><interface name="com.canonical.dbusmenu">
        <property name="Version" type="u" access="read"/>
        <property name="TextDirection" type="s" access="read"/>
        <property name="Status" type="s" access="read"/>
        <property name="IconThemePath" type="as" access="read"/>
        <method name="GetLayout"><arg type="i" direction="in"/><arg type="i" direction="in"/>
        <arg type="as" direction="in"/><arg type="u" direction="out"/>
        <arg type="(ia{sv}av)" direction="out"/></method>
        <method name="GetGroupProperties"><arg type="ai" direction="in"/>
        <arg type="as" direction="in"/><arg type="a(ia{sv})" direction="out"/></method>
        <method name="GetProperty"><arg type="i" direction="in"/><arg type="s" direction="in"/>
        <arg type="v" direction="out"/></method>
        <method name="Event"><arg type="i" direction="in"/><arg type="s" direction="in"/>
        <arg type="v" direction="in"/><arg type="u" direction="in"/></method>
        <method name="EventGroup"><arg type="a(isvu)" direction="in"/>
        <arg type="ai" direction="out"/></method>
        <method name="AboutToShow"><arg type="i" direction="in"/>
        <arg type="b" direction="out"/></method>
        <method name="AboutToShowGroup"><arg type="ai" direction="in"/>
        <arg type="ai" direction="out"/><arg type="ai" direction="out"/></method>
        <signal name="ItemsPropertiesUpdated"><arg type="a(ia{sv})"/><arg type="a(ias)"/></signal>
        <signal name="LayoutUpdated"><arg type="u"/><arg type="i"/></signal>
        <signal name="ItemActivationRequested"><arg type="i"/><arg type="u"/></signal>
        </interface></node>
        """
}

nonisolated extension MenuEntry {
    /// The properties that differ from the standard values.
    fileprivate var properties: [(String, BusValue)] {
        var properties: [(String, BusValue)] = []
        if case .separator = kind { return [("type", .text("separator"))] }
        // An underscore marks the letter that chooses the item.
        properties.append(("label", .text(title.replacing("_", with: "__"))))
        if !isEnabled { properties.append(("enabled", .flag(false))) }
        switch kind {
        case .command, .separator: break
        case .mark(let isOn):
            properties += [
                ("toggle-type", .text("checkmark")), ("toggle-state", .int32(isOn ? 1 : 0)),
            ]
        case .option(let isOn):
            properties += [("toggle-type", .text("radio")), ("toggle-state", .int32(isOn ? 1 : 0))]
        case .submenu: properties.append(("children-display", .text("submenu")))
        }
        return properties
    }
}
