import LozengeCore

/// The views that a container shows, found in the value of its content: groups, collections, conditions and sections
/// give their members.
///
/// Extension: for the engine.
public struct _SubviewList {
    private(set) var members: [SubviewMember] = []
    private var path: [AnyHashable] = []
    private var position = 0
    private var section: [AnyHashable]?
    private var depth = 0

    /// The number of nested composite views that are expanded: a body that contains itself has no end.
    private static let maximumDepth = 64

    init() {}

    /// Returns the members of a view.
    static func members(of view: some View) -> [SubviewMember] {
        var list = _SubviewList()
        view._list(&list)
        return list.members
    }

    /// Adds a view that counts as one.
    mutating func append(_ view: any View) {
        members.append(
            SubviewMember(
                path: path + [AnyHashable(position)], view: view, plain: view, section: section))
        position += 1
    }

    /// Adds the views of a branch, or of an element of a collection, under its id.
    mutating func append(id: AnyHashable, _ list: (inout _SubviewList) -> Void) {
        let outer = (path, position)
        (path, position) = (path + [AnyHashable(position), id], 0)
        list(&self)
        (path, position) = (outer.0, outer.1 + 1)
    }

    /// Adds the views of the elements of a collection, each under its id alone: elements may change their places.
    mutating func append<ID: Hashable>(
        elements ids: some Sequence<ID>, _ list: (inout _SubviewList, Int) -> Void
    ) {
        let outer = (path, position)
        for (index, id) in ids.enumerated() {
            (path, position) = (outer.0 + [AnyHashable(outer.1), AnyHashable(id)], 0)
            list(&self, index)
        }
        (path, position) = (outer.0, outer.1 + 1)
    }

    /// Adds views, each in a modifier of its own.
    mutating func append(
        _ list: (inout _SubviewList) -> Void, modified: (any View) -> any View
    ) {
        let start = members.count
        list(&self)
        for index in start..<members.count {
            let member = members[index]
            members[index] = SubviewMember(
                path: member.path, view: modified(member.view), plain: member.plain,
                values: member.values, section: member.section, role: member.role)
        }
    }

    /// Adds views, and changes the values for their container; the changes of outer views win.
    mutating func append(
        _ list: (inout _SubviewList) -> Void, values change: (inout ContainerValues) -> Void
    ) {
        let start = members.count
        list(&self)
        for index in start..<members.count { change(&members[index].values) }
    }

    /// Adds a view with a body: the members of the body, if it needs no state and no environment.
    mutating func appendComposite(_ view: some View) {
        guard depth < Self.maximumDepth, Self.isTransparent(view) else { return append(view) }
        depth += 1
        Node.observed { view.body }._list(&self)
        depth -= 1
    }

    private static func isTransparent<Content: View>(_ view: Content) -> Bool {
        Content.Body.self != Never.self && DynamicPropertyLayout.of(Content.self).properties.isEmpty
    }

    /// Adds the views of a section.
    mutating func appendSection(
        header: (inout _SubviewList) -> Void, content: (inout _SubviewList) -> Void,
        footer: (inout _SubviewList) -> Void
    ) {
        let outer = section
        section = path + [AnyHashable(position)]
        append(.header, header)
        append(.content, content)
        append(.footer, footer)
        section = outer
    }

    private mutating func append(_ role: SubviewMember.Role, _ list: (inout _SubviewList) -> Void) {
        let start = members.count
        append(id: role, list)
        for index in start..<members.count { members[index].role = role }
    }
}

/// One view of the content of a container.
nonisolated struct SubviewMember {
    /// The ids and positions that lead to the view.
    let path: [AnyHashable]
    let view: any View
    /// The view without its modifiers.
    let plain: any View
    var values = ContainerValues()
    /// The ids and positions that lead to the section of the view; `nil` for a view outside of sections.
    var section: [AnyHashable]?
    var role = Role.content

    /// The place of a view in a section.
    enum Role {
        case header, content, footer
    }
}
