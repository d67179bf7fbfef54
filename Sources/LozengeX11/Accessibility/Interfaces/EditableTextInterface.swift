import LozengeCore

/// The interface of texts that can be edited.
nonisolated enum EditableTextInterface: AccessibleInterface {
    static let name = "EditableText"

    static func isOffered(by id: AccessibleID, in tree: AccessibleTree) -> Bool {
        guard let properties = tree.record(id)?.properties else { return false }
        return properties.text != nil && !properties.states.contains(.disabled)
    }

    static func call(
        _ method: String, _ arguments: BusValue, on id: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleAnswer? {
        guard let record = tree.record(id), let text = AccessibleText(record) else { return nil }
        func replace(_ start: Int, _ end: Int, _ new: String) -> AccessibleAnswer {
            .done(.element(.replace(record.id, text.bytes(from: start, to: end), new)))
        }
        let (first, second) = (Int(arguments[0]?.integer ?? 0), Int(arguments[1]?.integer ?? 0))
        switch method {
        case "SetTextContents": return arguments[0]?.text.map { replace(0, -1, $0) }
        case "InsertText":
            guard let new = arguments[1]?.text else { return nil }
            // The length counts scalars of the new text.
            let length = Int(arguments[2]?.integer ?? -1)
            let part = AccessibleText(new, caret: 0, selection: 0..<0)
            let place = max(0, first)
            return replace(place, place, part.substring(from: 0, to: length))
        case "DeleteText": return replace(first, second, "")
        // A reader has a clipboard of its own; that of the user stays as the user left it.
        case "CutText", "PasteText": return .done(nil)
        case "CopyText": return AccessibleAnswer()
        default: return nil
        }
    }

    static let members = """
        <method name="SetTextContents"><arg type="s" direction="in"/><arg type="b" direction="out"/></method>
        <method name="InsertText"><arg type="i" direction="in"/><arg type="s" direction="in"/>
        <arg type="i" direction="in"/><arg type="b" direction="out"/></method>
        <method name="CopyText"><arg type="i" direction="in"/><arg type="i" direction="in"/></method>
        <method name="CutText"><arg type="i" direction="in"/><arg type="i" direction="in"/>
        <arg type="b" direction="out"/></method>
        <method name="DeleteText"><arg type="i" direction="in"/><arg type="i" direction="in"/>
        <arg type="b" direction="out"/></method>
        <method name="PasteText"><arg type="i" direction="in"/><arg type="b" direction="out"/></method>
        """
}
