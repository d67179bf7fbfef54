/// A view for every element of a collection.
///
/// ```swift
/// struct Party: View {
///     let names = ["Grunnhild", "Ilva"]
///
///     var body: some View {
///         VStack {
///             ForEach(names, id: \.self) { name in Text(name) }
///         }
///     }
/// }
/// ```
///
/// Elements are identified by their ids. When the collection changes, the views of remaining elements keep
/// their state, also at another position. Elements with equal ids are reported and may exchange their state.
///
/// Matches: SwiftUI.ForEach
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public let data: Data
    public let content: (Data.Element) -> Content

    let id: (Data.Element) -> ID
    /// Called before ``data`` is read in an update: finds elements that only exist in the tree.
    var prepare: (@MainActor () -> Void)?
}

nonisolated extension ForEach where Content: View {
    /// Creates a view for each element of `data`, identified by the value at `id`.
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

    /// Creates a view for each element of `data`, identified by its `id`.
    ///
    /// Matches: SwiftUI.ForEach.init(_:content:)
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.id = { $0.id }
        self.content = content
    }

    /// Creates a view for each number of a range.
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
        prepare?()
        visitor.keyed(data, id: id) { element, visitor in
            Node.observed { content(element) }._visit(&visitor)
        }
    }

    public func _list(_ list: inout _SubviewList) {
        prepare?()
        let elements = Array(data)
        list.append(elements: elements.lazy.map(id)) { list, index in
            Node.observed { content(elements[index]) }._list(&list)
        }
    }
}

/// Views created from the elements of a collection.
///
/// Matches: SwiftUI.DynamicViewContent
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection

    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

nonisolated extension ForEach {
    /// Creates contents of the elements of a collection that are no views.
    package init(
        elements data: Data, id: @escaping (Data.Element) -> ID,
        content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: id)
    }

    /// Returns the views that `view` makes of the contents.
    package func views<V: View>(_ view: @escaping (Content) -> V) -> ForEach<Data, ID, V> {
        let content = content
        return ForEach<Data, ID, V>(data: data, content: { view(content($0)) }, id: id)
    }
}
