import CoreTransferable
import Foundation
import LozengeCore
import LozengeDocuments
import LozengeViews
import UniformTypeIdentifiers

/// Something that can be written to a file.
nonisolated protocol Saved {
    /// Writes it to a file of a type.
    @MainActor func save(to url: URL, as type: UTType) async throws
}

/// A new file for a document that is a value.
nonisolated struct SavedDocument<D: FileDocument>: Saved {
    let document: D

    @MainActor func save(to url: URL, as type: UTType) throws {
        try document.fileWrapper(
            configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
        )
        .write(to: url)
    }
}

/// A new file for a document that is an object.
nonisolated struct SavedObject<D: ReferenceFileDocument>: Saved {
    let document: D

    @MainActor func save(to url: URL, as type: UTType) throws {
        try document.fileWrapper(
            snapshot: document.snapshot(contentType: type),
            configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
        )
        .write(to: url)
    }
}

/// A file for a value.
nonisolated struct SavedItem<T: Transferable>: Saved {
    let item: T

    @MainActor func save(to url: URL, as type: UTType) async throws {
        let data = try await item.exported(as: type)
        try FileReplacement().write(data, to: url.path)
    }
}

/// A question where to save something.
nonisolated struct SaveDialog<Content: Saved> {
    let isPresented: Binding<Bool>
    /// The types of the file, the preferred one first.
    let types: [UTType]
    /// The name of the file at first; `nil` for “Untitled”.
    let name: String?
    /// `nil` if there is nothing to save.
    let saved: Content?
    let completed: (Result<URL, any Error>) -> Void
    let cancelled: () -> Void
}

extension SaveDialog: ViewModifier {
    func body(content: Self.Content) -> some View {
        content.modifier(
            FileDialog(
                isPresented: isPresented.whileThere(saved),
                request: FileRequest(
                    .save(name: URL.name(name, as: types.first ?? .data)), title: "Save File",
                    filters: FileRequest.Filter.filters(for: types))
            ) { files in
                if let url = files?.first { write(to: url) } else { cancelled() }
            })
    }

    private func write(to url: URL) {
        guard let saved else { return }
        let type = types.named(by: url) ?? types.first ?? .data
        Task { @MainActor in
            do {
                try await saved.save(to: url, as: type)
                completed(.success(url))
            } catch {
                completed(.failure(error))
            }
        }
    }
}

/// A question for a folder to save several documents in.
nonisolated struct SaveAllDialog<D: FileDocument> {
    let isPresented: Binding<Bool>
    let documents: [SavedDocument<D>]
    let type: UTType
    let completed: (Result<[URL], any Error>) -> Void
}

extension SaveAllDialog: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(
            FileDialog(
                isPresented: isPresented,
                request: FileRequest(.folder, title: "Save Files", acceptLabel: "Save")
            ) { folders in
                if let folder = folders?.first { completed(Result { try write(to: folder) }) }
            })
    }

    private func write(to folder: URL) throws -> [URL] {
        try documents.map { document in
            let url = folder.freePlace(for: URL.name(nil, as: type))
            try document.save(to: url, as: type)
            return url
        }
    }
}

nonisolated extension [UTType] {
    /// Returns the first type that has the extension of a file; `nil` if none has it.
    func named(by file: URL) -> UTType? {
        first { $0.tags[.filenameExtension]?.contains(file.pathExtension.lowercased()) == true }
    }
}

nonisolated extension URL {
    /// Returns the name of a file with the extension of its type; `nil` for “Untitled”.
    package static func name(_ name: String?, as type: UTType) -> String {
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Untitled"
        guard let wanted = type.preferredFilenameExtension else { return name }
        let present = URL(filePath: name).pathExtension
        let known = type.tags[.filenameExtension] ?? []
        return known.contains(present) ? name : "\(name).\(wanted)"
    }

    /// Returns a place in this folder where no file is: with a number behind the name if needed.
    package func freePlace(for name: String) -> URL {
        let (file, files) = (URL(filePath: name), FileManager.default)
        let stem = file.deletingPathExtension().lastPathComponent
        var (place, number) = (appending(path: name), 1)
        while files.fileExists(atPath: place.path) {
            number += 1
            place = appending(path: "\(stem) \(number)")
            if !file.pathExtension.isEmpty { place.appendPathExtension(file.pathExtension) }
        }
        return place
    }
}
