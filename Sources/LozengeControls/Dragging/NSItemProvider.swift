public import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers

/// A value that can be the object of an item provider.
///
/// Matches: SwiftUI.NSItemProviderWriting
public protocol NSItemProviderWriting {
    /// The item in the forms of this value.
    nonisolated var _providedItem: _ProvidedItem { get }
}

/// A value that an item provider can load.
///
/// Matches: SwiftUI.NSItemProviderReading
public protocol NSItemProviderReading: Transferable {}

/// The item of a value, for the engine.
///
/// Extension: a part of ``NSItemProviderWriting``.
nonisolated public struct _ProvidedItem {
    let item: TransferItem
}

nonisolated extension String: NSItemProviderWriting, NSItemProviderReading {
    public var _providedItem: _ProvidedItem { _ProvidedItem(item: TransferItem(self)) }
}

nonisolated extension URL: NSItemProviderWriting, NSItemProviderReading {
    public var _providedItem: _ProvidedItem { _ProvidedItem(item: TransferItem(self)) }
}

nonisolated extension NSString: NSItemProviderWriting {
    public var _providedItem: _ProvidedItem { description._providedItem }
}

nonisolated extension NSURL: NSItemProviderWriting {
    public var _providedItem: _ProvidedItem {
        (absoluteURL ?? URL(filePath: "/"))._providedItem
    }
}

/// An item that is dragged or dropped, whose forms are loaded when they are asked for.
///
/// ```swift
/// Text(note).onDrag { NSItemProvider(object: note) }
/// ```
///
/// Matches: SwiftUI.NSItemProvider
/// Differs: only on the main actor, and no `NSObject`.
public final class NSItemProvider {
    private(set) var item: TransferItem

    /// The name of a file of the item; `nil` for none.
    ///
    /// Matches: SwiftUI.NSItemProvider.suggestedName
    public var suggestedName: String?

    init(_ item: TransferItem) {
        self.item = item
        suggestedName = item.name
    }

    /// Creates a provider of nothing.
    ///
    /// Matches: SwiftUI.NSItemProvider.init()
    public init() {
        item = TransferItem(types: []) { throw MissingForm(name: $0.identifier) }
    }

    /// Creates a provider of a value.
    ///
    /// Matches: SwiftUI.NSItemProvider.init(object:)
    public convenience init(object: any NSItemProviderWriting) {
        self.init(object._providedItem.item)
    }

    /// Creates a provider of a file; `nil` if there is none.
    ///
    /// Matches: SwiftUI.NSItemProvider.init(contentsOf:)
    public convenience init?(contentsOf fileURL: URL) {
        guard FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
        self.init(TransferItem(file: fileURL))
    }

    /// The names of the types of the item's forms, the preferred one first.
    ///
    /// Matches: SwiftUI.NSItemProvider.registeredTypeIdentifiers
    public var registeredTypeIdentifiers: [String] { item.types.map(\.identifier) }

    /// The types of the item's forms, the preferred one first.
    ///
    /// Matches: SwiftUI.NSItemProvider.registeredContentTypes
    public var registeredContentTypes: [UTType] { item.types }

    /// Returns true if the item has a form of a type.
    ///
    /// Matches: SwiftUI.NSItemProvider.hasItemConformingToTypeIdentifier(_:)
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        UTType(typeIdentifier).map { item.hasForm(of: [$0]) } ?? false
    }

    /// Returns true if a value of a type can be loaded.
    ///
    /// Matches: SwiftUI.NSItemProvider.canLoadObject(ofClass:)
    public func canLoadObject<Value: NSItemProviderReading>(ofClass type: Value.Type) -> Bool {
        item.canBecome(type)
    }

    /// Loads a value of a type.
    ///
    /// - Parameters:
    ///   - type: The type: `String` or `URL`.
    ///   - completionHandler: Called on the main actor with the value, or with an error.
    /// - Returns: The progress of the loading.
    ///
    /// Matches: SwiftUI.NSItemProvider.loadObject(ofClass:completionHandler:)
    @discardableResult
    public func loadObject<Value: NSItemProviderReading & Sendable>(
        ofClass type: Value.Type,
        completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress {
        loadTransferable(type: type) { result in
            switch result {
            case .success(let value): completionHandler(value, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Loads a value of a type.
    ///
    /// - Parameters:
    ///   - transferableType: The type.
    ///   - completionHandler: Called on the main actor with the value, or with an error.
    /// - Returns: The progress of the loading.
    ///
    /// Matches: SwiftUI.NSItemProvider.loadTransferable(type:completionHandler:)
    @discardableResult
    public func loadTransferable<Value: Transferable>(
        type transferableType: Value.Type,
        completionHandler: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) -> Progress {
        loading {
            guard let value = await self.item.load(transferableType) else {
                completionHandler(.failure(MissingForm(name: self.item.types.first?.identifier)))
                return
            }
            completionHandler(.success(value))
        }
    }

    /// Loads the bytes of a form.
    ///
    /// Matches: SwiftUI.NSItemProvider.loadDataRepresentation(for:completionHandler:)
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(
            forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Loads the bytes of a form by the name of its type.
    ///
    /// Matches: SwiftUI.NSItemProvider.loadDataRepresentation(forTypeIdentifier:completionHandler:)
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loading {
            do {
                completionHandler(try await self.item.data(self.form(named: typeIdentifier)), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Starts `work` on the main actor.
    ///
    /// - Returns: A progress that is complete when the work ends.
    func loading(_ work: @escaping @MainActor () async -> Void) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task { @MainActor in
            await work()
            progress.completedUnitCount = 1
        }
        return progress
    }

    /// Adds a form after the others, or replaces the form of the same type.
    func add(
        _ type: UTType, data: nonisolated(nonsending) @escaping () async throws -> Data
    ) {
        let item = item
        self.item = TransferItem(
            value: item.value, types: item.types.contains(type) ? item.types : item.types + [type],
            name: suggestedName
        ) { wanted in
            if wanted == type { return try await data() }
            return try await item.data(wanted)
        }
    }

    /// Returns the type of the first form that conforms to a type with a name; throws if there is none.
    func form(named name: String) throws -> UTType {
        guard let wanted = UTType(name),
            let form = item.types.first(where: { $0.conforms(to: wanted) })
        else { throw MissingForm(name: name) }
        return form
    }
}

/// The error that an item has no form of a type.
nonisolated private struct MissingForm: LocalizedError {
    let name: String?

    var errorDescription: String? {
        "The item has no form of the type \(name ?? "that was asked for")."
    }
}
