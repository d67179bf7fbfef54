/// The interface of the app itself.
nonisolated enum ApplicationInterface: AccessibleInterface {
    static let name = "Application"

    static func isOffered(by id: AccessibleID, in tree: AccessibleTree) -> Bool {
        id == .application
    }

    static func property(_ name: String, of id: AccessibleID, in tree: AccessibleTree) -> BusValue?
    {
        switch name {
        case "ToolkitName": .text("Lozenge")
        case "Version", "ToolkitVersion": .text("1.0")
        case "AtspiVersion": .text("2.1")
        case "Id": .int32(tree.number)
        default: nil
        }
    }

    static func set(
        _ name: String, to value: BusValue, of id: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleRequest? {
        name == "Id" ? value.integer.map { .number($0) } : nil
    }

    static func call(
        _ method: String, _ arguments: BusValue, on id: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleAnswer? {
        switch method {
        case "GetLocale": AccessibleAnswer(.text(AccessibleObjectInterface.locale))
        // The app has no bus of its own.
        case "GetApplicationBusAddress": AccessibleAnswer(.text(""))
        default: nil
        }
    }

    static let members = """
        <property name="ToolkitName" type="s" access="read"/>
        <property name="Version" type="s" access="read"/>
        <property name="ToolkitVersion" type="s" access="read"/>
        <property name="AtspiVersion" type="s" access="read"/>
        <property name="Id" type="i" access="readwrite"/>
        <method name="GetLocale"><arg type="u" direction="in"/><arg type="s" direction="out"/></method>
        <method name="GetApplicationBusAddress"><arg type="s" direction="out"/></method>
        """
}
