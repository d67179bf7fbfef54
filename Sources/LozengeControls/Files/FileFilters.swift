import LozengeCore
import UniformTypeIdentifiers

nonisolated extension FileRequest.Filter {
    /// The families of MIME types that types without names of their own stand for.
    private static let families: [UTType: String] = [
        .image: "image/*", .audio: "audio/*", .movie: "video/*", .video: "video/*",
        .audiovisualContent: "video/*", .text: "text/*", .font: "font/*",
    ]

    /// Returns the filters for types of files: one for all of them, and one for each; none if any file is allowed.
    ///
    /// Source: `docs/files.md`, FILE-3.
    static func filters(for types: [UTType]) -> [FileRequest.Filter] {
        let all: Set<UTType> = [.item, .data, .content]
        guard !types.isEmpty, all.isDisjoint(with: types) else { return [] }
        let each = types.map { type in
            FileRequest.Filter(
                name: type.localizedDescription ?? type.identifier,
                mimeTypes: type.tags[.mimeType] ?? families[type].map { [$0] } ?? [],
                nameExtensions: type.tags[.filenameExtension] ?? [])
        }
        .filter { !$0.mimeTypes.isEmpty || !$0.nameExtensions.isEmpty }
        guard each.count > 1 else { return each }
        let whole = FileRequest.Filter(
            name: "All Supported Files", mimeTypes: each.flatMap(\.mimeTypes),
            nameExtensions: each.flatMap(\.nameExtensions))
        return [whole] + each
    }

    /// Returns true if a file is of this kind by its name.
    func matches(_ name: String) -> Bool {
        let name = name.lowercased()
        if nameExtensions.contains(where: { name.hasSuffix("." + $0.lowercased()) }) { return true }
        guard let dot = name.lastIndex(of: "."),
            let type = UTType(filenameExtension: String(name[name.index(after: dot)...])),
            let found = type.preferredMIMEType
        else { return false }
        return mimeTypes.contains { wanted in
            wanted == found || (wanted.hasSuffix("/*") && found.hasPrefix(wanted.dropLast()))
                || UTType(mimeType: wanted).map { type.conforms(to: $0) } == true
        }
    }
}
