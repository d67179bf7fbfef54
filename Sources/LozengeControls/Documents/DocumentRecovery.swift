import Foundation
import LozengeCore
import LozengeDocuments

/// The copy of a changed document, from which it is recovered after a crash.
///
/// It is written three seconds after the last change, and at the latest thirty seconds after the first.
///
/// Source: `docs/documents.md`, DOC-8.
final class DocumentRecovery {
    /// Returns the folder for the copies of documents of a type, in that of all copies.
    nonisolated static func folder<Document>(of type: Document.Type, in folder: URL) -> URL {
        folder.appending(path: String(describing: type).replacing("/", with: "-"))
    }

    /// Returns the names of the copies in a folder.
    nonisolated static func names(in folder: URL) -> [String] {
        let found = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (found ?? []).filter { UUID(uuidString: $0) != nil }.sorted()
    }

    private let folder: URL
    let name: String
    private var firstChange: ContinuousClock.Instant?
    private var waiting: Task<Void, Never>?

    /// - Parameters:
    ///   - folder: The folder of the copies of documents of this type.
    ///   - name: The name of the copy.
    init(in folder: URL, name: String = UUID().uuidString) {
        (self.folder, self.name) = (folder, name)
    }

    private var place: URL { folder.appending(path: name) }
    /// The content of the document.
    var content: URL { place.appending(path: "content") }

    /// Returns the file of the document with a copy; `nil` for a document that was not saved.
    nonisolated static func file(of name: String, in folder: URL) -> URL? {
        let path = folder.appending(path: "\(name)/file").path
        guard let data = try? RegularFile.contents(of: path) else { return nil }
        return URL(string: String(decoding: data, as: UTF8.self)).flatMap {
            $0.isFileURL ? $0 : nil
        }
    }

    /// Writes the copy soon.
    ///
    /// - Parameter copy: Returns the content and the file of the document; `nil` to write nothing.
    func schedule(_ copy: @escaping () -> (FileWrapper, URL?)?) {
        let now = ContinuousClock.now
        let first = firstChange ?? now
        firstChange = first
        let time = min(now + .seconds(3), max(now, first + .seconds(30)))
        waiting?.cancel()
        waiting = Task { [weak self] in
            try? await Task.sleep(until: time)
            guard !Task.isCancelled, let self else { return }
            firstChange = nil
            if let (content, file) = copy() { write(content, file) }
        }
    }

    private func write(_ wrapper: FileWrapper, _ file: URL?) {
        do {
            try FileManager.default.createDirectory(
                at: place, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            try FileReplacement().write(
                Data((file?.absoluteString ?? "").utf8), to: place.appending(path: "file").path)
            try wrapper.write(to: content)
        } catch {
            report("Cannot keep a copy of a document: \(error.localizedDescription).")
        }
    }

    /// Writes the copy at once, if it is not written yet.
    func writeNow(_ copy: () -> (FileWrapper, URL?)?) {
        guard firstChange != nil else { return }
        waiting?.cancel()
        firstChange = nil
        if let (content, file) = copy() { write(content, file) }
    }

    /// Removes the copy: the document is saved, or its changes are discarded.
    func remove() {
        waiting?.cancel()
        try? FileManager.default.removeItem(at: place)
    }
}
