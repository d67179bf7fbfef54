import LozengeCore
import LozengeViews

/// A view for each element of a tree; elements with children are expanded and collapsed.
///
/// ```swift
/// struct Place: Identifiable {
///     let id: String
///     var places: [Place]?
/// }
///
/// List {
///     OutlineGroup(continents, children: \.places) { place in Text(place.id) }
/// }
/// ```
///
/// An element whose children are `nil` is a leaf; one with an empty collection is expanded to nothing. All are collapsed
/// at first.
///
/// Matches: SwiftUI.OutlineGroup
/// Source: `docs/lists.md`, LIST-36, OUTL-1.
nonisolated public struct OutlineGroup<
    Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup
> {
    private let rows: @MainActor (Binding<Set<ID>>) -> AnyView
    @State private var expanded: Set<ID> = []

    private init(rows: @escaping @MainActor (Binding<Set<ID>>) -> AnyView) { self.rows = rows }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    public var body: some View { rows($expanded).outlineRows() }
}

/// The views of the children of an element.
///
/// Matches: SwiftUI.OutlineSubgroupChildren
nonisolated public struct OutlineSubgroupChildren {
    private let rows: AnyView

    fileprivate init(_ rows: AnyView) { self.rows = rows }
}

extension OutlineSubgroupChildren: View {
    public var body: some View { rows }
}

/// The elements of one level of a tree, and the way to their children.
///
/// `Data` is the type of the children; the elements of the first level may be in another collection.
nonisolated private struct OutlineLevel<
    Level: RandomAccessCollection, Data: RandomAccessCollection, ID: Hashable, Row: View
> where Level.Element == Data.Element {
    let elements: Level
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let row: (Data.Element) -> Row
    let expanded: Binding<Set<ID>>
}

extension OutlineLevel: View {
    var body: some View {
        ForEach(elements, id: id) { element in
            if let inner = element[keyPath: children] {
                DisclosureGroup(isExpanded: isExpanded(element[keyPath: id])) {
                    OutlineSubgroupChildren(AnyView(level(of: inner)))
                } label: {
                    row(element)
                }
            } else {
                row(element)
            }
        }
    }

    private func level(of data: Data) -> OutlineLevel<Data, Data, ID, Row> {
        OutlineLevel<Data, Data, ID, Row>(
            elements: data, id: id, children: children, row: row, expanded: expanded)
    }

    private func isExpanded(_ id: ID) -> Binding<Bool> {
        Binding(
            get: { expanded.wrappedValue.contains(id) },
            set: {
                if $0 {
                    expanded.wrappedValue.insert(id)
                } else {
                    expanded.wrappedValue.remove(id)
                }
            })
    }
}

nonisolated extension OutlineGroup
where
    Parent: View, Parent == Leaf,
    Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
    /// Creates an outline of elements, identified by the value at `id`.
    ///
    /// - Parameters:
    ///   - data: The elements of the first level.
    ///   - id: The identity of an element, also among those of other levels.
    ///   - children: The elements below one; `nil` for a leaf.
    ///   - content: Makes the view of an element.
    ///
    /// Matches: SwiftUI.OutlineGroup.init(_:id:children:content:)
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        nonisolated(unsafe) let (data, id, children, content) = (data, id, children, content)
        self.init { expanded in
            AnyView(
                OutlineLevel(
                    elements: data, id: id, children: children, row: content,
                    expanded: expanded))
        }
    }

    /// Creates an outline of elements, identified by their `id`.
    ///
    /// Matches: SwiftUI.OutlineGroup.init(_:children:content:)
    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// Creates an outline that begins with one element, identified by the value at `id`.
    ///
    /// Matches: SwiftUI.OutlineGroup.init(_:id:children:content:)-Root
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>,
        children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        nonisolated(unsafe) let (root, id, children, content) = (root, id, children, content)
        self.init { expanded in
            AnyView(
                OutlineLevel(
                    elements: [root], id: id, children: children, row: content,
                    expanded: expanded))
        }
    }

    /// Creates an outline that begins with one element, identified by its `id`.
    ///
    /// Matches: SwiftUI.OutlineGroup.init(_:children:content:)-Root
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(root, id: \.id, children: children, content: content)
    }
}
