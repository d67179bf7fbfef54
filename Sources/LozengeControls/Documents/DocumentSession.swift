import Foundation
import LozengeCore
import LozengeDocuments
import LozengeViews
import Observation
import UniformTypeIdentifiers

/// A document in its window: its content, its file, and whether it has changed.
///
/// Source: `docs/documents.md`.
@Observable
final class DocumentSession<Document: Sendable> {
    @ObservationIgnored let format: DocumentFormat<Document>
    /// The document; `nil` until it is read.
    private(set) var document: Document?
    /// The reason why the document cannot be read; `nil` if it can.
    private(set) var failure: String?
    private(set) var file: URL?
    private(set) var isEdited = false
    /// True if the file on the disk has changed since it was read or written.
    private(set) var isOutdated = false
    /// The copy from which a changed document is recovered; `nil` for none.
    @ObservationIgnored private var recovery: DocumentRecovery?
    /// The folder for such copies; `nil` to keep none.
    @ObservationIgnored private var recoveryFolder: URL?
    @ObservationIgnored private(set) var type: UTType?
    @ObservationIgnored private var existing: FileWrapper?
    @ObservationIgnored private var stamp: FileStamp?
    /// The changes that the user can undo; `nil` without a window.
    @ObservationIgnored weak var undoManager: UndoManager?
    /// The state of the undo manager in which the document equals its file; `nil` for none.
    @ObservationIgnored private var savedState: Int?

    nonisolated init(_ format: DocumentFormat<Document>) { self.format = format }

    /// False for a document that is only looked at, and for a file that cannot be written.
    var isEditable: Bool {
        !format.writable.isEmpty
            && (file.map { FileManager.default.isWritableFile(atPath: $0.path) } ?? true)
    }

    /// True for a new document without changes, in whose window another one may open.
    var isUntouched: Bool { file == nil && !isEdited && failure == nil }

    // MARK: Reading

    /// Gets the document of a place, from its file unless it was read already.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - folder: The folder for copies from which changed documents are recovered; `nil` to keep none.
    func open(_ place: DocumentPlace<Document>, recoveringIn folder: URL?) async {
        recoveryFolder = folder.map { DocumentRecovery.folder(of: Document.self, in: $0) }
        guard document == nil || place.file != file else { return }
        file = place.file
        if let ready = ComingDocuments.shared.take(at: place) {
            take(ready)
        } else if let recoveryFolder, let name = place.recovery {
            let recovery = DocumentRecovery(in: recoveryFolder, name: name)
            self.recovery = recovery
            await read(recovery.content, edited: true)
        } else if let file {
            await read(file, edited: false)
        } else if let make = format.make {
            take(make())
        }
    }

    private func read(_ url: URL, edited: Bool) async {
        guard let type = format.type(of: file ?? url) ?? format.readable.first else {
            return failure = "The file is of another type."
        }
        do {
            let document = try await format.document(in: url, as: type)
            self.type = type
            take(document)
            if edited { differs() }
        } catch {
            failure = error.localizedDescription
        }
    }

    /// Shows a document that equals its file.
    private func take(_ document: Document) {
        (self.document, failure) = (document, nil)
        equalsFile()
        if let file { type = type ?? format.type(of: file) }
        stamp = file.flatMap(FileStamp.init)
        existing = file.flatMap { try? FileWrapper(url: $0) }
    }

    /// Reads the file again: the changes are lost.
    func revert() async {
        guard let file else { return }
        forgetRecovery()
        await read(file, edited: false)
    }

    /// Reads the file again if another program has written it, unless the document has changes.
    func checkFile() async {
        guard let file, document != nil, FileStamp(file) != stamp else { return }
        if isEdited || !FileManager.default.fileExists(atPath: file.path) {
            isOutdated = true
            differs()
        } else {
            await read(file, edited: false)
        }
    }

    /// Keeps the document as it is, whatever is in the file.
    func keepOwn() {
        isOutdated = false
        stamp = file.flatMap(FileStamp.init)
    }

    // MARK: Changes

    /// Changes the document.
    func change(to document: Document) {
        guard isEditable else { return }
        self.document = document
        changed()
    }

    /// Notes that the document has changed: undoing and redoing can lead back to the saved one.
    func changed() {
        guard isEditable else { return }
        if let savedState, undoManager?.comingState == savedState {
            isEdited = false
            return forgetRecovery()
        }
        // A change that joins the latest one is undone with it.
        if undoManager?.comingState == nil, undoManager?.latestState == savedState {
            savedState = nil
        }
        isEdited = true
        recovery = recovery ?? recoveryFolder.map { DocumentRecovery(in: $0) }
        recovery?.schedule { [weak self] in self?.recoveryCopy() }
    }

    private func equalsFile() {
        (isEdited, isOutdated) = (false, false)
        savedState = undoManager?.endedState()
    }

    /// Notes that the document differs from its file, whatever is undone.
    private func differs() {
        isEdited = true
        savedState = nil
    }

    /// The content of the copy for recovery, and the file to which it belongs.
    private func recoveryCopy() -> (FileWrapper, URL?)? {
        guard isEdited, let document else { return nil }
        let type =
            file.map { format.writtenType(of: $0, before: self.type) } ?? format.writable.first
        guard let type,
            let content = try? format.content(
                document, FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
        else { return nil }
        return (content, file)
    }

    /// Writes the copy for recovery at once: the window closes, and the user was not asked.
    func keepCopy() { recovery?.writeNow { recoveryCopy() } }

    /// Gives up the changes: the window closes.
    func discard() {
        isEdited = false
        forgetRecovery()
    }

    private func forgetRecovery() {
        recovery?.remove()
        recovery = nil
    }

    // MARK: Writing

    /// Writes the document to its file, or to another one.
    ///
    /// - Parameter url: The file; `nil` for the present one.
    /// - Throws: The reason why it cannot be written; nothing has changed then.
    func save(to url: URL? = nil) throws {
        guard let document, let place = url ?? file else { return }
        let type = format.writtenType(of: place, before: self.type)
        let isSame = url == nil
        let content = try format.content(
            document,
            FileDocumentWriteConfiguration(
                contentType: type, existingFile: isSame ? existing : nil))
        try content.write(to: place, originalContentsURL: isSame ? file : nil)
        (file, self.type, existing) = (place, type, content)
        equalsFile()
        stamp = FileStamp(place)
        forgetRecovery()
    }
}

/// The state of a file on the disk: another one means that another program has written it.
nonisolated struct FileStamp: Equatable {
    private let numbers: [Int]

    /// `nil` if there is no file.
    init?(_ file: URL) {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return nil }
        numbers = [
            Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec), Int(status.st_size),
            Int(truncatingIfNeeded: status.st_ino),
        ]
    }
}
