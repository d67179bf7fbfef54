import Foundation
import LozengeCore
import Synchronization

/// The place of a document, which a window presents: a file, or a document that was not saved yet.
///
/// The type of the document makes it a value of one group of windows.
nonisolated struct DocumentPlace<Document>: Codable, Hashable, Sendable {
    /// The file; `nil` for a document that was not saved yet.
    var file: URL?
    /// The number of a document that was not saved yet.
    var number = 0
    /// The name of the copy from which a changed document is recovered; `nil` for none.
    var recovery: String?

    static func == (lhs: Self, rhs: Self) -> Bool {
        guard let file = lhs.file, let other = rhs.file else {
            return lhs.file == rhs.file && lhs.number == rhs.number
        }
        return file.identity == other.identity
    }

    func hash(into hasher: inout Hasher) {
        if let file { hasher.combine(file.identity) } else { hasher.combine(number) }
    }

    /// The title of the document.
    var title: String {
        file?.lastPathComponent ?? (number > 1 ? "Untitled \(number)" : "Untitled")
    }
}

nonisolated extension URL {
    /// The path of a file without links: a file that is reached on two ways is one.
    fileprivate var identity: String { resolvingSymlinksInPath().standardizedFileURL.path }
}

/// The documents that are about to be shown: made by a program, or read to see if they can be.
final class ComingDocuments {
    static let shared = ComingDocuments()

    private var documents: [AnyHashable: Any] = [:]
    private nonisolated static let lastNumber = Mutex(0)

    /// Returns the place of another new document.
    nonisolated static func newPlace<Document>(of type: Document.Type) -> DocumentPlace<Document> {
        let number = lastNumber.withLock { number in
            number += 1
            return number
        }
        return DocumentPlace(number: number)
    }

    /// Keeps a document until its window takes it.
    func put<Document>(_ document: Document, at place: DocumentPlace<Document>) {
        documents[place] = document
    }

    /// Takes the document of a place; `nil` if none was kept.
    func take<Document>(at place: DocumentPlace<Document>) -> Document? {
        documents.removeValue(forKey: place) as? Document
    }
}
