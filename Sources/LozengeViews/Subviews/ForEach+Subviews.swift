import LozengeCore

nonisolated extension ForEach where Content: View {
    /// Creates a view for each subview of another view.
    ///
    /// ```swift
    /// ForEach(subviews: content) { subview in
    ///     subview.padding().background(Color.yellow)
    /// }
    /// ```
    ///
    /// Matches: SwiftUI.ForEach.init(subviews:content:)
    public init<V: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        // Read by the update alone, which has the view that contains this one.
        nonisolated(unsafe) let (view, collection) = (view, ForEachSubviewCollection<Content>())
        self.init(
            data: collection, content: content, id: { $0.id },
            prepare: {
                collection.list.elements =
                    SubviewsCollection(_SubviewList.members(of: view)).subviews
            })
    }

    /// Creates a view for each section of another view.
    ///
    /// Matches: SwiftUI.ForEach.init(sections:content:)
    public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        nonisolated(unsafe) let (view, collection) = (view, ForEachSectionCollection<Content>())
        self.init(
            data: collection, content: content, id: { $0.id },
            prepare: {
                collection.list.elements =
                    SectionCollection(_SubviewList.members(of: view)).sections
            })
    }
}

/// The elements of a collection, which are found when its views are entered in the tree.
nonisolated final class FoundElements<Element> {
    var elements: [Element] = []
}

/// The subviews of a view, found when it is shown.
///
/// Matches: SwiftUI.ForEachSubviewCollection
nonisolated public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    let list = FoundElements<Subview>()

    public var startIndex: Int { list.elements.startIndex }
    public var endIndex: Int { list.elements.endIndex }
    public subscript(index: Int) -> Subview { list.elements[index] }
}

/// The sections of a view, found when it is shown.
///
/// Matches: SwiftUI.ForEachSectionCollection
nonisolated public struct ForEachSectionCollection<Content>: RandomAccessCollection {
    let list = FoundElements<SectionConfiguration>()

    public var startIndex: Int { list.elements.startIndex }
    public var endIndex: Int { list.elements.endIndex }
    public subscript(index: Int) -> SectionConfiguration { list.elements[index] }
}
