/// A binding to a collection is a collection of bindings to its elements.
///
/// ```swift
/// ForEach(Array($names.enumerated()), id: \.offset) { index, $name in
///     TextField("Name \(index + 1)", text: $name)
/// }
/// ```
///
/// An index has to be valid, as for the collection itself.
extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

    /// Returns a binding to an element; if the index becomes invalid, it returns the last value.
    public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before index: Value.Index) -> Value.Index {
        wrappedValue.index(before: index)
    }
    public func formIndex(before index: inout Value.Index) {
        wrappedValue.formIndex(before: &index)
    }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
