import CoreTransferable
import Foundation
import LozengeCore
import LozengeViews
import UniformTypeIdentifiers

/// A value to be shared, in the forms that other apps take.
struct SharedItem {
    /// The address that the value is; `nil` for other values.
    let url: URL?
    /// Returns the value as text; `nil` if it has no such form.
    let text: (() async throws -> String)?
    /// Returns the value as a file; `nil` if it has no form but text.
    let file: (() async throws -> SharedFile)?

    /// - Parameters:
    ///   - item: The value.
    ///   - title: The name of a file of it, if the value suggests none.
    init<Item: Transferable>(_ item: Item, title: String?) {
        let types = item.exportedContentTypes()
        url = item as? URL
        let textType = types.first { $0 == .url || $0.conforms(to: .plainText) }
        text = textType.map { type in
            { String(decoding: try await item.exported(as: type), as: UTF8.self) }
        }
        let fileType = types.first { $0 != .url && !$0.conforms(to: .plainText) }
        file = fileType.map { type in
            {
                let name = item.suggestedFilename ?? title ?? "Untitled"
                return SharedFile(name, type, try await item.exported(as: type))
            }
        }
    }
}

/// A file to be shared: its name and its bytes.
struct SharedFile {
    let name: String
    let data: Data

    /// - Parameters:
    ///   - name: The name, with or without an extension; slashes are replaced.
    ///   - type: The type, whose extension the name gets if it has none.
    ///   - data: The bytes.
    init(_ name: String, _ type: UTType, _ data: Data) {
        // A name may come from a document; it must not lead to another folder.
        var name = name.replacing("/", with: "-").replacing("\0", with: "")
        name = String(name.drop { ".-".contains($0) })
        if name.isEmpty { name = "Untitled" }
        if !name.contains("."), let ending = type.preferredFilenameExtension {
            name += "." + ending
        }
        self.name = String(name.prefix(120))
        self.data = data
    }

    /// Writes the file into a folder under a name that no other file has.
    ///
    /// - Returns: The file.
    /// - Throws: An error of the file system.
    func write(into folder: URL) throws -> URL {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true)
        let file = folder.freePlace(for: name)
        try data.write(to: file, options: .withoutOverwriting)
        return file
    }
}
