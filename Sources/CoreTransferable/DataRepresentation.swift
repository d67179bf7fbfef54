public import Foundation
public import UniformTypeIdentifiers

/// A representation as bytes of a type.
///
/// Matches: CoreTransferable.DataRepresentation
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    private let form: _TransferForm<Item>

    /// Creates a representation for values that go and come.
    ///
    /// Matches: CoreTransferable.DataRepresentation.init(contentType:exporting:importing:)
    public init(
        contentType: UTType,
        exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Data,
        importing: nonisolated(nonsending) @escaping @Sendable (Data) async throws -> Item
    ) {
        form = _TransferForm(contentType: contentType, export: exporting, import: importing)
    }

    /// Creates a representation for values that go.
    ///
    /// Matches: CoreTransferable.DataRepresentation.init(exportedContentType:exporting:)
    public init(
        exportedContentType: UTType,
        exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Data
    ) {
        form = _TransferForm(contentType: exportedContentType, export: exporting, import: nil)
    }

    /// Creates a representation for values that come.
    ///
    /// Matches: CoreTransferable.DataRepresentation.init(importedContentType:importing:)
    public init(
        importedContentType: UTType,
        importing: nonisolated(nonsending) @escaping @Sendable (Data) async throws -> Item
    ) {
        form = _TransferForm(contentType: importedContentType, export: nil, import: importing)
    }

    public func _forms() -> [_TransferForm<Item>] { [form] }
}
