import LozengeCore

nonisolated extension Group {
    /// Creates a view from all subviews of another one.
    ///
    /// - Parameters:
    ///   - view: The view; its groups, collections and conditions give their members.
    ///   - transform: Makes the new view.
    ///
    /// Matches: SwiftUI.Group.init(subviews:transform:)
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(GroupElementsOfContent(base: view, transform: transform), ())
    }

    /// Creates a view from all sections of another one.
    ///
    /// - Parameters:
    ///   - view: The view; views outside of sections are sections with their neighbours.
    ///   - transform: Makes the new view.
    ///
    /// Matches: SwiftUI.Group.init(sections:transform:)
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(GroupSectionsOfContent(base: view, transform: transform), ())
    }
}

/// A view that is made from the subviews of another one.
///
/// Matches: SwiftUI.GroupElementsOfContent
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View> {
    let base: Subviews
    let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View {
    public typealias Body = Never

    private var content: Content {
        let subviews = SubviewsCollection(_SubviewList.members(of: base))
        return Node.observed { transform(subviews) }
    }

    public func _visit(_ visitor: inout ViewVisitor) { content._visit(&visitor) }
    public func _list(_ list: inout _SubviewList) { content._list(&list) }
}

/// A view that is made from the sections of another one.
///
/// Matches: SwiftUI.GroupSectionsOfContent
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View> {
    let base: Sections
    let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View {
    public typealias Body = Never

    private var content: Content {
        let sections = SectionCollection(_SubviewList.members(of: base))
        return Node.observed { transform(sections) }
    }

    public func _visit(_ visitor: inout ViewVisitor) { content._visit(&visitor) }
    public func _list(_ list: inout _SubviewList) { content._list(&list) }
}
