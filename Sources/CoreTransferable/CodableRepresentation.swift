import Foundation
public import UniformTypeIdentifiers

/// A representation as JSON, or as another encoder makes it.
///
/// Matches: CoreTransferable.CodableRepresentation
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    private let form: _TransferForm<Item>

    /// Creates a representation as JSON.
    ///
    /// Matches: CoreTransferable.CodableRepresentation.init(for:contentType:)
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        form = _TransferForm(
            contentType: contentType, export: { try JSONEncoder().encode($0) },
            import: { try JSONDecoder().decode(Item.self, from: $0) })
    }

    public func _forms() -> [_TransferForm<Item>] { [form] }
}
