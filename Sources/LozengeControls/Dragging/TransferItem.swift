import CoreTransferable
import Foundation
import LozengeCore
import UniformTypeIdentifiers

/// A value that goes from one view to another, or between programs, in the forms that it has.
nonisolated struct TransferItem {
    /// The value itself; `nil` if only its forms are known.
    let value: Any?
    /// The types of its forms, the preferred one first.
    let types: [UTType]
    /// Returns the bytes of a form.
    let data: nonisolated(nonsending) (UTType) async throws -> Data
    /// The name of a file of it; `nil` if none is suggested.
    var name: String?

    init(
        value: Any? = nil, types: [UTType], name: String? = nil,
        data: nonisolated(nonsending) @escaping (UTType) async throws -> Data
    ) {
        self.value = value
        self.types = types
        self.name = name
        self.data = data
    }

    /// The item of a value.
    init<Value: Transferable>(_ value: Value) {
        self.init(
            value: value, types: value.exportedContentTypes(), name: value.suggestedFilename,
            data: { try await value.exported(as: $0) })
    }

    /// The item of a file, whose contents are read when they are asked for.
    init(file: URL) {
        let type = UTType(filenameExtension: file.pathExtension) ?? .data
        self.init(
            value: file, types: [type, .fileURL], name: file.lastPathComponent
        ) { wanted in
            guard wanted != .fileURL else { return Data(file.absoluteString.utf8) }
            return try await Self.contents(of: file)
        }
    }

    /// Reads a file on another thread: a file of another program may be a pipe, or on a server that is gone.
    @concurrent private static func contents(of file: URL) async throws -> Data {
        try RegularFile.contents(of: file.path, atMost: mostBytes)
    }

    /// The maximum length of a file that is read, in bytes.
    ///
    /// Source: `docs/dragging.md`, DND-9.
    private static let mostBytes = 256 << 20

    /// Returns true if a value of a type can be made of it.
    func canBecome<Value: Transferable>(_ type: Value.Type) -> Bool {
        value is Value || form(for: type) != nil
    }

    /// Returns the value, or one that is made of its best form; `nil` if there is none or it is damaged.
    nonisolated(nonsending) func load<Value: Transferable>(_ type: Value.Type) async -> Value? {
        if let value = value as? Value { return value }
        guard let form = form(for: type), let data = try? await data(form) else { return nil }
        return try? await Value(importing: data, contentType: form)
    }

    /// Returns true if it has a form of one of the types.
    func hasForm(of wanted: [UTType]) -> Bool {
        types.contains { type in wanted.contains { type.conforms(to: $0) } }
    }

    /// Returns the first form that values of a type can be made of.
    private func form<Value: Transferable>(for type: Value.Type) -> UTType? {
        let wanted = Value.importedContentTypes()
        return types.first { type in wanted.contains { type.conforms(to: $0) } }
    }
}
