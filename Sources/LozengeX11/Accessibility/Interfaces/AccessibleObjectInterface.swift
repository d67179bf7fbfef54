import Foundation
import LozengeCore

/// The interface of every object: its name, its role, its states and its place in the tree.
nonisolated enum AccessibleObjectInterface: AccessibleInterface {
    static let name = "Accessible"

    static func isOffered(by id: AccessibleID, in tree: AccessibleTree) -> Bool { true }

    static func property(_ name: String, of id: AccessibleID, in tree: AccessibleTree) -> BusValue?
    {
        switch name {
        case "Name": .text(tree.name(of: id))
        case "Description": .text(tree.description(of: id))
        case "HelpText": .text(tree.record(id)?.properties.hint ?? "")
        case "Parent": parent(of: id, in: tree)
        case "ChildCount": .int32(Int32(clamping: tree.children(of: id).count))
        case "Locale": .text(locale)
        case "AccessibleId": .text(tree.record(id)?.properties.identifier ?? "")
        default: nil
        }
    }

    static func call(
        _ method: String, _ arguments: BusValue, on id: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleAnswer? {
        let role = tree.role(of: id)
        switch method {
        case "GetChildAtIndex":
            let (children, index) = (tree.children(of: id), Int(arguments[0]?.integer ?? -1))
            let child = children.indices.contains(index) ? children[index] : nil
            return AccessibleAnswer(tree.reference(to: child))
        case "GetChildren":
            return AccessibleAnswer(
                .array(of: "(so)", tree.children(of: id).map { tree.reference(to: $0) }))
        case "GetIndexInParent": return AccessibleAnswer(.int32(tree.index(of: id)))
        case "GetRelationSet":
            return AccessibleAnswer(
                .array(
                    of: "(ua(so))",
                    tree.relations(of: id).map { number, targets in
                        .tuple(
                            .uint32(number),
                            .array(of: "(so)", targets.map { tree.reference(to: $0) }))
                    }))
        case "GetRole": return AccessibleAnswer(.uint32(role.number))
        case "GetRoleName", "GetLocalizedRoleName": return AccessibleAnswer(.text(role.name))
        case "GetState":
            return AccessibleAnswer(
                .array(of: "u", tree.states(of: id).words.map { .uint32($0) }))
        case "GetAttributes":
            return AccessibleAnswer(.texts(attributes(of: id, in: tree)))
        case "GetApplication": return AccessibleAnswer(tree.reference(to: .application))
        case "GetInterfaces":
            let names = AccessibleInterfaces.names(of: id, in: tree) ?? []
            return AccessibleAnswer(.array(of: "s", names.map { .text($0) }))
        default: return nil
        }
    }

    static func parent(of id: AccessibleID, in tree: AccessibleTree) -> BusValue {
        id == .application ? tree.desktop.value : tree.reference(to: tree.parent(of: id))
    }

    /// The user's language, such as `en_GB.UTF-8`; `C` if none is set.
    static let locale = LocaleVariables.name(in: .ofProcess) ?? "C"

    private static func attributes(
        of id: AccessibleID, in tree: AccessibleTree
    ) -> [(String, String)] {
        var attributes = [("toolkit", "Lozenge")]
        guard let properties = tree.record(id)?.properties else { return attributes }
        if let level = properties.headingLevel { attributes.append(("level", "\(level)")) }
        if let place = properties.place {
            attributes += [("posinset", "\(place.position)"), ("setsize", "\(place.count)")]
        }
        if let count = properties.rowCount { attributes.append(("rowcount", "\(count)")) }
        if !properties.value.isEmpty, properties.text == nil {
            attributes.append(("valuetext", properties.value))
        }
        if let prompt = properties.text?.prompt, !prompt.isEmpty {
            attributes.append(("placeholder-text", prompt))
        }
        return attributes
    }

    static let members = """
        <property name="Name" type="s" access="read"/>
        <property name="Description" type="s" access="read"/>
        <property name="HelpText" type="s" access="read"/>
        <property name="Parent" type="(so)" access="read"/>
        <property name="ChildCount" type="i" access="read"/>
        <property name="Locale" type="s" access="read"/>
        <property name="AccessibleId" type="s" access="read"/>
        <method name="GetChildAtIndex"><arg type="i" direction="in"/><arg type="(so)" direction="out"/></method>
        <method name="GetChildren"><arg type="a(so)" direction="out"/></method>
        <method name="GetIndexInParent"><arg type="i" direction="out"/></method>
        <method name="GetRelationSet"><arg type="a(ua(so))" direction="out"/></method>
        <method name="GetRole"><arg type="u" direction="out"/></method>
        <method name="GetRoleName"><arg type="s" direction="out"/></method>
        <method name="GetLocalizedRoleName"><arg type="s" direction="out"/></method>
        <method name="GetState"><arg type="au" direction="out"/></method>
        <method name="GetAttributes"><arg type="a{ss}" direction="out"/></method>
        <method name="GetApplication"><arg type="(so)" direction="out"/></method>
        <method name="GetInterfaces"><arg type="as" direction="out"/></method>
        """
}
