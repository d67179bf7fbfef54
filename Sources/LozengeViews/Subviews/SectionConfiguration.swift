import LozengeCore

/// A section of the content of a container, or views next to each other that are in no section.
///
/// ```swift
/// struct Board<Content: View>: View {
///     @ViewBuilder var content: Content
///
///     var body: some View {
///         ForEach(sections: content) { section in
///             VStack {
///                 section.header.font(.headline)
///                 section.content
///             }
///         }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.SectionConfiguration
nonisolated public struct SectionConfiguration: Identifiable {
    /// The identity of a section.
    ///
    /// Matches: SwiftUI.SectionConfiguration.ID
    nonisolated public struct ID: Hashable {
        let path: [AnyHashable]
    }

    public let id: ID
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection

    /// The values that modifiers of the section provide to the container.
    ///
    /// Matches: SwiftUI.SectionConfiguration.containerValues
    /// Differs: those of the first view of its content.
    public var containerValues: ContainerValues {
        content.first?.containerValues ?? ContainerValues()
    }

    fileprivate init(_ id: ID, _ members: [SubviewMember]) {
        self.id = id
        header = SubviewsCollection(members.filter { $0.role == .header })
        content = SubviewsCollection(members.filter { $0.role == .content })
        footer = SubviewsCollection(members.filter { $0.role == .footer })
    }
}

/// The sections of the content of a container; at least one.
///
/// Matches: SwiftUI.SectionCollection
nonisolated public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    /// Groups the members of the content: views outside of sections are sections with their neighbours.
    init(_ members: [SubviewMember]) {
        var groups: [(id: [AnyHashable]?, members: [SubviewMember])] = []
        for member in members {
            let id = member.section
            if let last = groups.last, last.id == id {
                groups[groups.count - 1].members.append(member)
            } else {
                groups.append((id, [member]))
            }
        }
        if groups.isEmpty { groups = [(nil, [])] }
        sections = groups.map { id, members in
            let path = id ?? members.first.map { [AnyHashable("loose")] + $0.path } ?? []
            return SectionConfiguration(SectionConfiguration.ID(path: path), members)
        }
    }

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
