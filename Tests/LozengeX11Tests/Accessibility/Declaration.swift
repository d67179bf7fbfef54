import CText

@testable import LozengeX11

/// A member of an interface, as the fixture writes it.
nonisolated struct Declaration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case property(type: String, access: String)
        case method(inputs: [String], outputs: [String])
        case signal([String])
    }

    /// The interface, without the prefix that all have.
    let interface: String
    let name: String
    let kind: Kind

    /// The line of `Tests/Fixtures/accessibility/atspi-2.46.txt`.
    var line: String {
        let member = "\(interface).\(name)"
        return switch kind {
        case .property(let type, let access): "\(member) : \(type) \(access)"
        case .method(let inputs, let outputs):
            "\(member) \(Self.list(inputs)) -> \(Self.list(outputs))"
        case .signal(let types): "\(member) ! \(Self.list(types))"
        }
    }

    private static func list(_ types: [String]) -> String {
        "(\(types.joined(separator: ", ")))"
    }

    /// Reads the members of an interface from its description, which has no other XML than ours.
    static func all(in description: String) -> [Declaration] {
        let prefix = /<interface name="org\.a11y\.atspi\.(\w+)">/
        guard let interface = description.firstMatch(of: prefix).map({ String($0.1) }) else {
            return []
        }
        let properties = description.matches(
            of: /<property name="(\w+)" type="([^"]+)" access="(\w+)"\/>/
        ).map {
            Declaration(
                interface: interface, name: String($0.1),
                kind: .property(type: String($0.2), access: String($0.3)))
        }
        let blocks = description.matches(
            of: /<(method|signal) name="(\w+)">([\s\S]*?)<\/(?:method|signal)>/)
        return properties
            + blocks.map { block in
                let arguments = arguments(in: block.3)
                let kind =
                    block.1 == "signal"
                    ? Kind.signal(arguments.map(\.type))
                    : .method(
                        inputs: arguments.filter { !$0.isResult }.map(\.type),
                        outputs: arguments.filter(\.isResult).map(\.type))
                return Declaration(interface: interface, name: String(block.2), kind: kind)
            }
    }

    private static func arguments(in block: Substring) -> [(type: String, isResult: Bool)] {
        block.matches(of: /<arg type="([^"]+)"(?: direction="(\w+)")?\/>/)
            .map { (String($0.1), $0.2 == "out") }
    }

    /// The members of an interface of the app's objects.
    static func all(of interface: any AccessibleInterface.Type) -> [Declaration] {
        all(in: AccessibleInterfaces.description(of: interface))
    }
}

nonisolated extension BusValue {
    /// The type of the value, in D-Bus's notation.
    ///
    /// GLib's functions come with the headers of Pango.
    var type: String { withPointer { String(cString: g_variant_get_type_string($0)) } }
}
