import LozengeCore

@testable import LozengeX11

nonisolated extension ReadableApp {
    /// Calls a method of an element as a reader does.
    static func call(
        _ method: String, of interface: any AccessibleInterface.Type, on element: Element,
        _ arguments: BusValue...
    ) -> AccessibleAnswer? {
        interface.call(method, .tuple(arguments), on: element.id, in: tree)
    }

    /// Returns the object that a method answers with; `nil` for no object.
    static func object(_ answer: AccessibleAnswer?) -> AccessibleID? {
        let path = answer?.value[0]?[1]?.path
        return path.flatMap { $0.split(separator: "/").last }.flatMap {
            AccessibleID(name: String($0))
        }
    }
}
