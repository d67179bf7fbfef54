@_exported import Foundation
package import UniformTypeIdentifiers

/// A value that goes to another app, and comes from one: copied, dragged, shared or saved.
///
/// ```swift
/// struct Recipe: Codable, Transferable {
///     let name: String
///
///     static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .recipe)
///         ProxyRepresentation(exporting: \.name)
///     }
/// }
/// ```
///
/// Matches: CoreTransferable.Transferable
public protocol Transferable: SendableMetatype {
    /// The type of the representations.
    ///
    /// Matches: CoreTransferable.Transferable.Representation
    associatedtype Representation: TransferRepresentation

    /// The forms in which values go to another app, the preferred one first.
    ///
    /// Matches: CoreTransferable.Transferable.transferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// The forms in which values of a type go to another app.
///
/// Matches: CoreTransferable.TransferRepresentation
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    ///
    /// Matches: CoreTransferable.TransferRepresentation.Item
    associatedtype Item: Transferable

    /// Returns the forms, the preferred one first.
    func _forms() -> [_TransferForm<Item>]
}

/// A form in which a value goes to another app or comes from one.
public struct _TransferForm<Item>: Sendable {
    package let contentType: UTType
    /// Returns the bytes of a value; `nil` if this form is for values that come.
    package let export: (nonisolated(nonsending) @Sendable (Item) async throws -> Data)?
    /// Returns the value of bytes; `nil` if this form is for values that go.
    package let `import`: (nonisolated(nonsending) @Sendable (Data) async throws -> Item)?
    /// Returns true for a value that has this form.
    package var exportsItem: @Sendable (Item) -> Bool = { _ in true }
    /// Returns the name of a file for a value; `nil` for none.
    package var fileName: @Sendable (Item) -> String? = { _ in nil }
    /// The apps that get this form.
    package var visibility = TransferRepresentationVisibility.all
}

/// The apps that get a representation.
///
/// Matches: CoreTransferable.TransferRepresentationVisibility
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private let name: String

    /// All apps.
    ///
    /// Matches: CoreTransferable.TransferRepresentationVisibility.all
    public static let all = TransferRepresentationVisibility(name: "all")
    /// The apps of the same maker; on this desktop only the app itself.
    ///
    /// Matches: CoreTransferable.TransferRepresentationVisibility.team
    public static let team = TransferRepresentationVisibility(name: "team")
    /// The apps of the same group; on this desktop only the app itself.
    ///
    /// Matches: CoreTransferable.TransferRepresentationVisibility.group
    public static let group = TransferRepresentationVisibility(name: "group")
    /// The app itself.
    ///
    /// Matches: CoreTransferable.TransferRepresentationVisibility.ownProcess
    public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

/// The reason why a value is not transferred, as a sentence.
///
/// Extension: Apple's errors have no names.
public struct TransferError: Error, CustomStringConvertible {
    public let description: String

    package init(_ description: String) { self.description = description }
}
