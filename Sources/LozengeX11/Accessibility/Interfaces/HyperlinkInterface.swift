import Foundation
import LozengeCore

/// The interface of links.
nonisolated enum HyperlinkInterface: AccessibleInterface {
    static let name = "Hyperlink"

    static func isOffered(by id: AccessibleID, in tree: AccessibleTree) -> Bool {
        tree.record(id)?.properties.role == .link
    }

    static func property(_ name: String, of id: AccessibleID, in tree: AccessibleTree) -> BusValue?
    {
        switch name {
        case "NAnchors": .int16(1)
        case "StartIndex": .int32(0)
        case "EndIndex": .int32(Int32(clamping: tree.name(of: id).unicodeScalars.count))
        default: nil
        }
    }

    static func call(
        _ method: String, _ arguments: BusValue, on id: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleAnswer? {
        let isFirst = arguments[0]?.integer == 0
        switch method {
        case "GetObject": return AccessibleAnswer(tree.reference(to: isFirst ? id : nil))
        case "GetURI":
            let url = tree.record(id)?.properties.url?.absoluteString ?? ""
            return AccessibleAnswer(.text(isFirst ? url : ""))
        case "IsValid": return AccessibleAnswer(.flag(true))
        default: return nil
        }
    }

    static let members = """
        <property name="NAnchors" type="n" access="read"/>
        <property name="StartIndex" type="i" access="read"/>
        <property name="EndIndex" type="i" access="read"/>
        <method name="GetObject"><arg type="i" direction="in"/><arg type="(so)" direction="out"/></method>
        <method name="GetURI"><arg type="i" direction="in"/><arg type="s" direction="out"/></method>
        <method name="IsValid"><arg type="b" direction="out"/></method>
        """
}
