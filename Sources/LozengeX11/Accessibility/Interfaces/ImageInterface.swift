import LozengeCore

/// The interface of pictures.
nonisolated enum ImageInterface: AccessibleInterface {
    static let name = "Image"

    static func isOffered(by id: AccessibleID, in tree: AccessibleTree) -> Bool {
        tree.record(id)?.properties.role == .image
    }

    static func property(_ name: String, of id: AccessibleID, in tree: AccessibleTree) -> BusValue?
    {
        switch name {
        case "ImageDescription": .text(tree.name(of: id))
        case "ImageLocale": .text(AccessibleObjectInterface.locale)
        default: nil
        }
    }

    static func call(
        _ method: String, _ arguments: BusValue, on id: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleAnswer? {
        let frames = [
            "GetImageExtents": "GetExtents", "GetImagePosition": "GetPosition",
            "GetImageSize": "GetSize",
        ]
        return frames[method].flatMap { ComponentInterface.call($0, arguments, on: id, in: tree) }
    }

    static let members = """
        <property name="ImageDescription" type="s" access="read"/>
        <property name="ImageLocale" type="s" access="read"/>
        <method name="GetImageExtents"><arg type="u" direction="in"/><arg type="(iiii)" direction="out"/></method>
        <method name="GetImagePosition"><arg type="u" direction="in"/><arg type="i" direction="out"/>
        <arg type="i" direction="out"/></method>
        <method name="GetImageSize"><arg type="i" direction="out"/><arg type="i" direction="out"/></method>
        """
}
