import LozengeCore

/// An event that readers hear of.
///
/// Source: `docs/accessibility.md`, BUS-6.
nonisolated struct AccessibleEvent: Equatable, Sendable {
    /// The value that an event has beside its numbers.
    enum Content: Equatable, Sendable {
        case nothing
        case text(String)
        case number(Double)
        case object(AccessibleID)
    }

    let source: AccessibleID
    /// The last part of the interface: Object or Window.
    var interface = "Object"
    let member: String
    var detail = ""
    var first: Int32 = 0
    var second: Int32 = 0
    var content = Content.nothing

    static func state(
        _ name: String, _ isSet: Bool, of source: AccessibleID
    ) -> AccessibleEvent {
        AccessibleEvent(
            source: source, member: "StateChanged", detail: name, first: isSet ? 1 : 0)
    }

    static func window(_ member: String, _ source: AccessibleID, _ title: String) -> AccessibleEvent
    {
        AccessibleEvent(
            source: source, interface: "Window", member: member, content: .text(title))
    }

    static func child(
        _ child: AccessibleID, isNew: Bool, at index: Int, of parent: AccessibleID
    ) -> AccessibleEvent {
        AccessibleEvent(
            source: parent, member: "ChildrenChanged", detail: isNew ? "add" : "remove",
            first: Int32(clamping: index), content: .object(child))
    }

    static func property(
        _ name: String, _ value: Content, of source: AccessibleID
    ) -> AccessibleEvent {
        AccessibleEvent(
            source: source, member: "PropertyChange", detail: name, content: value)
    }

    /// The body of the signal.
    func body(in tree: AccessibleTree) -> BusValue {
        let value: BusValue =
            switch content {
            case .nothing: .int32(0)
            case .text(let text): .text(text)
            case .number(let number): .double(number)
            case .object(let id): tree.reference(to: id)
            }
        return .tuple(
            .text(detail), .int32(first), .int32(second), .variant(value), .dictionary([]))
    }
}

/// The kinds of events that programs listen to.
nonisolated struct AccessibleListeners: Equatable, Sendable {
    /// The registered names by the programs that listen, each as its parts: `object`, `statechanged`, `focused`.
    private var names: [(program: String, parts: [String])] = []

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.names.map(\.program) == rhs.names.map(\.program)
            && lhs.names.map(\.parts) == rhs.names.map(\.parts)
    }

    var isEmpty: Bool { names.isEmpty }

    mutating func add(_ name: String, of program: String) {
        names.append((program, Self.parts(of: name)))
    }

    /// Removes a name and all that begin with it; the empty name stands for all of a program that has left the bus.
    mutating func remove(_ name: String, of program: String) {
        let parts = Self.parts(of: name)
        names.removeAll { $0.program == program && $0.parts.starts(with: parts) }
    }

    /// True if a program listens to an event: a name stands for all that begin with its parts.
    func want(_ event: AccessibleEvent) -> Bool {
        guard !names.isEmpty else { return false }
        let parts = [event.interface, event.member, event.detail].map(Self.plain)
        return names.contains { name in
            zip(name.parts, parts).allSatisfy { $0 == $1 }
        }
    }

    /// True if a program listens to any event of a member.
    func want(_ interface: String, _ member: String) -> Bool {
        names.contains { name in
            zip(name.parts, [interface, member].map(Self.plain)).allSatisfy { $0 == $1 }
        }
    }

    private static func parts(of name: String) -> [String] {
        name.split(separator: ":").map { plain(String($0)) }
    }

    private static func plain(_ part: String) -> String {
        part.lowercased().filter { $0 != "-" && $0 != "_" }
    }
}
