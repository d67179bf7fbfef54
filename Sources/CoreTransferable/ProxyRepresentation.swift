import Foundation

/// A representation as another value, which has representations itself.
///
/// Matches: CoreTransferable.ProxyRepresentation
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
    TransferRepresentation
{
    private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
    private let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

    /// Creates a representation for values that go and come.
    ///
    /// Matches: CoreTransferable.ProxyRepresentation.init(exporting:importing:)
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        self.exporting = exporting
        self.importing = importing
    }

    /// Creates a representation for values that go.
    ///
    /// Matches: CoreTransferable.ProxyRepresentation.init(exporting:)
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        self.exporting = exporting
        importing = nil
    }

    /// Creates a representation for values that come.
    ///
    /// Matches: CoreTransferable.ProxyRepresentation.init(importing:)
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        exporting = nil
        self.importing = importing
    }

    public func _forms() -> [_TransferForm<Item>] {
        ProxyRepresentation.forms.map { form in
            let (exporting, importing) = (exporting, importing)
            var export: (nonisolated(nonsending) @Sendable (Item) async throws -> Data)?
            if let exporting, let next = form.export {
                export = { item in try await next(exporting(item)) }
            }
            var `import`: (nonisolated(nonsending) @Sendable (Data) async throws -> Item)?
            if let importing, let former = form.import {
                `import` = { data in try importing(try await former(data)) }
            }
            return _TransferForm(
                contentType: form.contentType, export: export, import: `import`,
                visibility: form.visibility)
        }
    }
}
