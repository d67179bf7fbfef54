import LozengeCore

/// One view of the content of a container.
///
/// A container gets its subviews by `ForEach(subviews:)` or `Group(subviews:)` and puts each of them where it wants.
///
/// Matches: SwiftUI.Subview
nonisolated public struct Subview: Identifiable {
    /// The identity of a subview.
    ///
    /// Matches: SwiftUI.Subview.ID
    nonisolated public struct ID: Hashable {
        let path: [AnyHashable]
    }

    private let member: SubviewMember

    init(_ member: SubviewMember) { self.member = member }

    public var id: ID { ID(path: member.path) }

    /// The id of the element of a collection that the view is; `nil` for other views.
    package var elementID: AnyHashable? { member.path.dropLast().last }

    /// Returns the view, without its modifiers, as one of a type; `nil` if it has another type.
    func content<Content>(as type: Content.Type) -> Content? { member.plain as? Content }

    /// Returns the tag of the view, or else the id of its element, as a value of a type; `nil` if it has another type.
    package func selectionValue<Value: Hashable>(as type: Value.Type) -> Value? {
        containerValues.tag(for: type) ?? elementID.flatMap { $0.base as? Value }
    }

    /// The values that the view provides to its container.
    ///
    /// Matches: SwiftUI.Subview.containerValues
    /// Differs: values that the body of a view with state or environment sets are not seen.
    public var containerValues: ContainerValues { member.values }
}

extension Subview: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.branch(id) { member.view._visit(&$0) }
    }

    public func _list(_ list: inout _SubviewList) {
        list.append({ $0.append(self) }) { $0 = member.values }
    }
}

/// The subviews of a container, in their order.
///
/// As a view it shows all of them.
///
/// Matches: SwiftUI.SubviewsCollection
nonisolated public struct SubviewsCollection: RandomAccessCollection {
    public typealias SubSequence = SubviewsCollectionSlice
    let subviews: [Subview]

    init(_ members: some Sequence<SubviewMember>) { subviews = members.map(Subview.init) }

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollection: View {
    public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the subviews of a container.
///
/// Matches: SwiftUI.SubviewsCollectionSlice
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection {
    let subviews: ArraySlice<Subview>

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollectionSlice: View {
    public var body: some View { ForEach(subviews) { $0 } }
}
