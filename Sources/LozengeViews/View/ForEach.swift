/// A view for every element of a collection.
///
/// An element is known by its id: when the collection changes, the views of the elements that are
/// still there keep their state, wherever they have moved to.
///
/// Matches: SwiftUI.ForEach
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public let data: Data
    public let content: (Data.Element) -> Content

    let id: (Data.Element) -> ID
}

nonisolated extension ForEach where Content: View {
    /// Makes a view for each element of `data`, known by what `id` finds in it.
    ///
    /// Matches: SwiftUI.ForEach.init(_:id:content:)
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = { $0[keyPath: id] }
        self.content = content
    }

    /// Makes a view for each element of `data`, known by its own id.
    ///
    /// Matches: SwiftUI.ForEach.init(_:content:)
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.id = { $0.id }
        self.content = content
    }

    /// Makes a view for each number of a range.
    ///
    /// Matches: SwiftUI.ForEach.init(_:content:)-Range
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.data = data
        self.id = { $0 }
        self.content = content
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.keyed(data, id: id) { element, visitor in
            Node.observed { content(element) }._visit(&visitor)
        }
    }
}

/// Views that come from the elements of a collection.
///
/// Matches: SwiftUI.DynamicViewContent
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection

    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
