public import Foundation

/// A question to the user for files: which to open, or where to save.
public struct FileRequest: Equatable, Sendable {
    /// The kinds of questions.
    public enum Kind: Equatable, Sendable {
        case open(allowsSeveral: Bool)
        /// A folder to use, or to put files into.
        case folder
        /// A place for a new file, with its name at first.
        case save(name: String)
    }

    /// A kind of files that the user can choose.
    public struct Filter: Equatable, Sendable {
        public var name: String
        /// The MIME types of the files.
        public var mimeTypes: [String]
        /// The extensions of the files' names, without dots.
        public var nameExtensions: [String]

        public init(name: String, mimeTypes: [String], nameExtensions: [String]) {
            (self.name, self.mimeTypes, self.nameExtensions) = (name, mimeTypes, nameExtensions)
        }
    }

    public var kind: Kind
    /// The title of the dialog.
    public var title: String
    /// The label of the button that accepts; `nil` for the usual one.
    public var acceptLabel: String?
    /// The folder that is shown first; `nil` for the latest one.
    public var folder: URL?
    /// The kinds of files to choose from, the first one first; empty for all files.
    public var filters: [Filter]

    public init(
        _ kind: Kind, title: String, acceptLabel: String? = nil, folder: URL? = nil,
        filters: [Filter] = []
    ) {
        self.kind = kind
        self.title = title
        self.acceptLabel = acceptLabel
        self.folder = folder
        self.filters = filters
    }
}

/// The answer to a question for files.
public enum FileAnswer: Equatable, Sendable {
    case chosen([URL])
    case cancelled
    /// The desktop has no dialog for files.
    case unavailable
}

/// A question for files that waits for its answer.
public protocol PendingFileRequest: AnyObject {
    /// Takes the question back: it is not answered any more.
    @MainActor func cancel()
}
