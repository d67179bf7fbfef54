public import Foundation

/// The content of a file, a folder or a symbolic link, read from a disk or made by a program.
///
/// ```swift
/// let wrapper = FileWrapper(regularFileWithContents: Data("Hello".utf8))
/// try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
/// ```
///
/// Matches: Foundation.FileWrapper
/// Differs: files of more than 1 GiB are not read; attributes other than the type and the permissions are not kept.
nonisolated open class FileWrapper {
    enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    /// The ways of reading.
    ///
    /// Matches: Foundation.FileWrapper.ReadingOptions
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reads the contents at once; they are read at once in any case.
        ///
        /// Matches: Foundation.FileWrapper.ReadingOptions.immediate
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Reads the contents into memory; they are in memory in any case.
        ///
        /// Matches: Foundation.FileWrapper.ReadingOptions.withoutMapping
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// The ways of writing.
    ///
    /// Matches: Foundation.FileWrapper.WritingOptions
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Writes all or nothing, as is done in any case.
        ///
        /// Matches: Foundation.FileWrapper.WritingOptions.atomic
        public static let atomic = WritingOptions(rawValue: 1)
        /// Sets ``FileWrapper/filename`` to the name on the disk.
        ///
        /// Matches: Foundation.FileWrapper.WritingOptions.withNameUpdating
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    /// The most bytes of a file that is read.
    static let limit = 1 << 30

    var content: Content
    private var permissions: Int?
    /// The name for a new file in a folder; `nil` for none.
    ///
    /// Matches: Foundation.FileWrapper.preferredFilename
    open var preferredFilename: String?
    /// The name on the disk; `nil` for a wrapper that was not read or written.
    ///
    /// Matches: Foundation.FileWrapper.filename
    open var filename: String?

    /// Creates a file.
    ///
    /// Matches: Foundation.FileWrapper.init(regularFileWithContents:)
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// Creates a folder; files without a preferred name get their key.
    ///
    /// Matches: Foundation.FileWrapper.init(directoryWithFileWrappers:)
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
        content = .folder(childrenByPreferredName)
    }

    /// Creates a symbolic link.
    ///
    /// Matches: Foundation.FileWrapper.init(symbolicLinkWithDestinationURL:)
    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// Reads a file or a folder with all that is in it.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - options: The way of reading.
    /// - Throws: The reason why it cannot be read.
    ///
    /// Matches: Foundation.FileWrapper.init(url:options:)
    public init(url: URL, options: ReadingOptions = []) throws {
        content = try Self.contents(of: url.path)
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
        permissions = Self.permissions(of: url.path)
    }

    // MARK: Content

    /// True for a file.
    ///
    /// Matches: Foundation.FileWrapper.isRegularFile
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// True for a folder.
    ///
    /// Matches: Foundation.FileWrapper.isDirectory
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    /// True for a symbolic link.
    ///
    /// Matches: Foundation.FileWrapper.isSymbolicLink
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// The bytes of a file; `nil` for others.
    ///
    /// Matches: Foundation.FileWrapper.regularFileContents
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// The contents of a folder by their names; `nil` for others.
    ///
    /// Matches: Foundation.FileWrapper.fileWrappers
    open var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { children } else { nil }
    }
    /// The destination of a symbolic link; `nil` for others.
    ///
    /// Matches: Foundation.FileWrapper.symbolicLinkDestinationURL
    open var symbolicLinkDestinationURL: URL? {
        if case .link(let url) = content { url } else { nil }
    }

    /// The type and the permissions.
    ///
    /// Matches: Foundation.FileWrapper.fileAttributes
    open var fileAttributes: [String: Any] {
        let type: FileAttributeType =
            switch content {
            case .file: .typeRegular
            case .folder: .typeDirectory
            case .link: .typeSymbolicLink
            }
        var attributes: [String: Any] = [FileAttributeKey.type.rawValue: type]
        attributes[FileAttributeKey.posixPermissions.rawValue] = permissions
        return attributes
    }

    // MARK: Folders

    /// Adds a child to a folder under its preferred name, or one like it if that is taken; returns its name.
    ///
    /// To a file or a link nothing is added.
    ///
    /// Matches: Foundation.FileWrapper.addFileWrapper(_:)
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = content else { return "" }
        let wanted = child.preferredFilename ?? "Untitled"
        var (name, number) = (wanted, 1)
        while children[name] != nil {
            number += 1
            let file = URL(filePath: wanted)
            let stem = file.deletingPathExtension().lastPathComponent
            name = [stem + " \(number)", file.pathExtension].filter { !$0.isEmpty }
                .joined(separator: ".")
        }
        children[name] = child
        content = .folder(children)
        return name
    }

    /// Adds a file to a folder; returns its name.
    ///
    /// Matches: Foundation.FileWrapper.addRegularFile(withContents:preferredFilename:)
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String
    {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes a child from a folder.
    ///
    /// Matches: Foundation.FileWrapper.removeFileWrapper(_:)
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = content else { return }
        content = .folder(children.filter { $0.value !== child })
    }

    /// Returns the name of a child in a folder; `nil` if it is not there.
    ///
    /// Matches: Foundation.FileWrapper.keyForChildFileWrapper(_:)
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }
}
