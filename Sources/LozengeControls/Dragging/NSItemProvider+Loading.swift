public import Foundation
import LozengeCore
import LozengeViews
import UniformTypeIdentifiers

extension NSItemProvider {
    /// A function that gets the bytes of an item, or an error.
    ///
    /// Matches: SwiftUI.NSItemProvider.CompletionHandler
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

    /// Loads the bytes of a form.
    ///
    /// ```swift
    /// provider.loadItem(forTypeIdentifier: "public.file-url") { item, _ in
    ///     guard let data = item as? Data, let file = URL(dataRepresentation: data, relativeTo: nil)
    ///     else { return }
    ///     print(file.lastPathComponent)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - typeIdentifier: The name of the type of the form.
    ///   - options: Ignored; there are none for bytes.
    ///   - completionHandler: Called on the main actor with the data, or with an error.
    ///
    /// Matches: SwiftUI.NSItemProvider.loadItem(forTypeIdentifier:options:completionHandler:)
    /// Differs: the item is always data, also for an address or a text.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            completionHandler?(data.map { NSData(data: $0) }, error)
        }
    }

    /// Loads the bytes of a form.
    ///
    /// Matches: SwiftUI.NSItemProvider.loadItem(forTypeIdentifier:options:)
    /// Differs: the item is always data.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        NSData(data: try await item.data(form(named: typeIdentifier)))
    }

    /// Loads a form as a file, which is removed after the call.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The name of the type of the form.
    ///   - completionHandler: Called on the main actor with the file, or with an error.
    /// - Returns: The progress of the loading.
    ///
    /// Matches: SwiftUI.NSItemProvider.loadFileRepresentation(forTypeIdentifier:completionHandler:)
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = fileName(forType: typeIdentifier)
        return loading {
            do {
                let data = try await self.item.data(self.form(named: typeIdentifier))
                let file = try await data.temporaryFile(named: name)
                completionHandler(file, nil)
                try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// The name of a file of the item, which another program may suggest: without folders.
    private func fileName(forType typeIdentifier: String) -> String {
        let suggested = (suggestedName ?? "").split(separator: "/").last.map(String.init) ?? ""
        let name = ["", ".", ".."].contains(suggested) ? "Item" : suggested
        let suffix = UTType(typeIdentifier)?.preferredFilenameExtension
        guard let suffix, URL(filePath: name).pathExtension.isEmpty else { return name }
        return "\(name).\(suffix)"
    }
}

nonisolated extension Data {
    /// Writes the bytes to a file in a folder of its own that only the user can read.
    ///
    /// On another thread: there may be many.
    @concurrent fileprivate func temporaryFile(named name: String) async throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: UUID().uuidString, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let file = folder.appending(path: name)
        do {
            try write(to: file)
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
        return file
    }
}
