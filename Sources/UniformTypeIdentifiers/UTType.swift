public import Foundation

/// The type of a file or of data, such as ``png``.
///
/// Types conform to more general ones: ``png`` to ``image`` to ``data``. Extensions of names and MIME
/// types that are not among the well-known types are those of the desktop's database of MIME types.
///
/// Matches: UniformTypeIdentifiers.UTType
/// Differs: `init(_:)` knows the well-known types and the types that the program has declared.
public struct UTType: Hashable, Sendable {
    /// The identifier, such as `public.png`.
    public let identifier: String

    init(known identifier: String) { self.identifier = identifier }

    /// The type with an identifier; `nil` if there is none.
    public init?(_ identifier: String) {
        guard TypeTable.declaration(of: identifier) != nil || DynamicType(identifier) != nil else {
            return nil
        }
        self.identifier = identifier
    }

    /// The type of files with an extension in their names; `nil` for an empty extension, or one with a
    /// slash or a dot.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension without a dot, in any case.
    ///   - supertype: A type that it has to conform to.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type of data with a MIME type; `nil` for what is no MIME type.
    ///
    /// - Parameters:
    ///   - mimeType: The MIME type, such as `image/png`.
    ///   - supertype: A type that it has to conform to.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type of what has a tag; `nil` for what cannot be such a tag.
    ///
    /// If no type is known, it is one that is not declared.
    ///
    /// - Parameters:
    ///   - tag: An extension or a MIME type.
    ///   - tagClass: Which of both.
    ///   - supertype: A type that it has to conform to; `nil` for any.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        let tag = tag.lowercased()
        guard tagClass.isPossible(tag) else { return nil }
        let declared = TypeTable.identifiers(tag: tag, tagClass: tagClass).map(UTType.init(known:))
        let wanted = declared.first { type in supertype.map(type.conforms(to:)) ?? true }
        if let wanted {
            self = wanted
        } else {
            self.init(
                known: DynamicType(tag: tag, tagClass: tagClass, supertype: supertype).identifier)
        }
    }

    /// A type of the program's own.
    ///
    /// - Parameters:
    ///   - identifier: Its name, such as `com.example.encounter`.
    ///   - parentType: A more general type; ``data`` if `nil`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier)
        TypeTable.declare(identifier, parent: (parentType ?? .data).identifier)
    }

    /// A type of another program.
    ///
    /// - Parameters:
    ///   - identifier: Its name.
    ///   - parentType: A more general type; ``data`` if `nil`. One that is known already keeps its own.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// The extension that names of new files have, without a dot; `nil` if there is none.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The MIME type; `nil` if there is none.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// The description, in the words of the desktop if it has some, else in English.
    public var localizedDescription: String? {
        if let mime = preferredMIMEType, let words = MIMEDatabase.description(of: mime) {
            return words
        }
        return TypeTable.declaration(of: identifier)?.description
    }

    /// Whether it was made for a tag that no declared type has.
    public var isDynamic: Bool { DynamicType(identifier) != nil }
    /// True for a type with a name, false for a dynamic one.
    public var isDeclared: Bool { !isDynamic }
    /// True for a public type, which belongs to no company or program.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All extensions and MIME types, the preferred ones first.
    public var tags: [UTTagClass: [String]] {
        if let dynamic = DynamicType(identifier) { return dynamic.tags }
        guard let declaration = TypeTable.declaration(of: identifier) else { return [:] }
        return [
            .filenameExtension: declaration.extensions, .mimeType: declaration.mimeTypes,
        ].filter { !$1.isEmpty }
    }

    /// All types that it conforms to, but itself.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var open = parents
        while let type = open.popLast() {
            if found.insert(type).inserted { open += type.parents }
        }
        found.remove(self)
        return found
    }

    private var parents: [UTType] {
        let dynamic = DynamicType(identifier)?.parents
        let parents = dynamic ?? TypeTable.declaration(of: identifier)?.parents ?? []
        return parents.map(UTType.init(known:))
    }

    /// Returns whether it is `type`, or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Returns true if this type conforms to `type` and differs from it.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    /// Returns true if `type` conforms to this type and differs from it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(known: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}

/// A kind of names for types.
///
/// Matches: UniformTypeIdentifiers.UTTagClass
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    func isPossible(_ tag: String) -> Bool {
        guard !tag.isEmpty, tag.utf8.count < 256, !tag.contains("\0") else { return false }
        return switch self {
        case .filenameExtension: !tag.contains { "/.".contains($0) }
        case .mimeType: tag.split(separator: "/", omittingEmptySubsequences: false).count == 2
        default: false
        }
    }
}

extension URL {
    /// This place with a name, and the extension of a type if the name has another.
    ///
    /// Matches: Foundation.URL.appendingPathComponent(_:conformingTo:)
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType)
        -> URL
    {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }

    /// This place with the extension of a type, unless it has one of that type.
    ///
    /// Matches: Foundation.URL.appendingPathExtension(for:)
    public func appendingPathExtension(for contentType: UTType) -> URL {
        let extensions = contentType.tags[.filenameExtension] ?? []
        guard let preferred = extensions.first, !extensions.contains(pathExtension.lowercased())
        else { return self }
        return appendingPathExtension(preferred)
    }
}
