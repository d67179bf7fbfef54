public import CoreTransferable
import Foundation
import LozengeCore
public import LozengeViews
public import UniformTypeIdentifiers

nonisolated extension DynamicViewContent {
    /// Lets the user drop values of a type between the rows of these views in a list.
    ///
    /// ```swift
    /// List {
    ///     ForEach(heroes) { HeroRow($0) }
    ///         .dropDestination(for: Hero.self) { dropped, index in
    ///             heroes.insert(contentsOf: dropped, at: index)
    ///         }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - payloadType: The type.
    ///   - action: Called with the values that could be made, and the index at which they are to be inserted.
    /// - Returns: The same views; outside of a list, and without any row, nothing can be dropped.
    ///
    /// Matches: SwiftUI.DynamicViewContent.dropDestination(for:action:)
    public func dropDestination<Value: Transferable>(
        for payloadType: Value.Type = Value.self, action: @escaping ([Value], Int) -> Void
    ) -> some DynamicViewContent {
        rowInsertion(ValueInsertion(action: action))
    }

    /// Lets the user drop items with a form of one of the types between the rows of these views in a list.
    ///
    /// Matches: SwiftUI.DynamicViewContent.onInsert(of:perform:)
    public func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        rowInsertion(ItemInsertion(types: supportedContentTypes, action: action))
    }
}

/// The insertion of values of a type.
nonisolated struct ValueInsertion<Value: Transferable> {
    let action: ([Value], Int) -> Void
}

extension ValueInsertion: RowInsertion {
    func accepts(_ contents: DataOffer) -> Bool { contents.canBecome(Value.self) }

    func insert(
        _ contents: DataOffer, at index: Int, count: @escaping () -> Int, _ effect: DragEffect
    ) -> DragEffect? {
        contents.take(Value.self, effect) { values in
            // Rows may have been removed meanwhile.
            action(values, min(index, count()))
            return true
        }
    }
}

/// The insertion of items by their providers.
nonisolated struct ItemInsertion {
    let types: [UTType]
    let action: (Int, [NSItemProvider]) -> Void
}

extension ItemInsertion: RowInsertion {
    func accepts(_ contents: DataOffer) -> Bool { !contents.providers(of: types).isEmpty }

    func insert(
        _ contents: DataOffer, at index: Int, count: @escaping () -> Int, _ effect: DragEffect
    ) -> DragEffect? {
        action(index, contents.providers(of: types))
        return effect
    }
}
