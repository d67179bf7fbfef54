import CoreTransferable
import Foundation
import LozengeCore
import UniformTypeIdentifiers

/// The items that are dragged or copied, which an offer of this program has as its object.
nonisolated final class TransferItems {
    let items: [TransferItem]

    init(_ items: [TransferItem]) { self.items = items }

    /// The items of values.
    convenience init<Value: Transferable>(values: [Value]) {
        self.init(values.map { TransferItem($0) })
    }

    /// Returns the values of a type that can be made of the items; damaged ones are left out.
    nonisolated(nonsending) func load<Value: Transferable>(_ type: Value.Type) async -> [Value] {
        var values: [Value] = []
        for item in items {
            if let value = await item.load(type) { values.append(value) }
        }
        return values
    }

    /// The values, if all of them are of a type; else they have to be loaded.
    func values<Value>(_ type: Value.Type) -> [Value]? {
        let values = items.compactMap { $0.value as? Value }
        return values.count == items.count ? values : nil
    }
}
