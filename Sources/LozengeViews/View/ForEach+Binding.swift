import LozengeCore

nonisolated extension ForEach where Content: View {
    /// Creates a view for each element of the bound collection, from a binding to the element.
    ///
    /// Elements are identified by their `id`.
    ///
    /// Matches: SwiftUI.ForEach.init(_:content:)-Binding
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, C.Element: Identifiable,
        ID == C.Element.ID, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Creates a view for each element of the bound collection, from a binding to the element.
    ///
    /// Elements are identified by the value at `id`.
    ///
    /// Matches: SwiftUI.ForEach.init(_:id:content:)-Binding
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == IndexedIdentifierCollection<C, ID>, C.Index: Hashable {
        self.data = IndexedIdentifierCollection(base: data.wrappedValue, id: id)
        self.id = { $0.id }
        self.content = { content(data.element(at: $0.index)) }
    }
}

/// The indices of a collection with the ids of the elements.
///
/// Matches: SwiftUI.IndexedIdentifierCollection
nonisolated public struct IndexedIdentifierCollection<Base: RandomAccessCollection, ID: Hashable>:
    RandomAccessCollection
{
    nonisolated public struct Element {
        let index: Base.Index
        let id: ID
    }

    let base: Base
    let id: KeyPath<Base.Element, ID>

    public var startIndex: Base.Index { base.startIndex }
    public var endIndex: Base.Index { base.endIndex }
    public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
    public func index(before index: Base.Index) -> Base.Index {
        base.index(before: index)
    }
    public func distance(from start: Base.Index, to end: Base.Index) -> Int {
        base.distance(from: start, to: end)
    }
    public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
        base.index(index, offsetBy: distance)
    }
    public subscript(position: Base.Index) -> Element {
        Element(index: position, id: base[position][keyPath: id])
    }
}
