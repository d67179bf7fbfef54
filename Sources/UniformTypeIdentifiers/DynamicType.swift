import Foundation

/// A type for a tag that no declared type has; its identifier says which.
struct DynamicType {
    private static let prefix = "dyn."

    private let tag: String
    private let tagClass: UTTagClass
    private let supertype: String?

    init(tag: String, tagClass: UTTagClass, supertype: UTType?) {
        (self.tag, self.tagClass, self.supertype) = (tag, tagClass, supertype?.identifier)
    }

    /// Reads an identifier; `nil` for that of another type.
    init?(_ identifier: String) {
        guard identifier.hasPrefix(Self.prefix) else { return nil }
        let fields = identifier.dropFirst(Self.prefix.count)
            .split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 3 else { return nil }
        tagClass = fields[0] == "mime" ? .mimeType : .filenameExtension
        supertype = fields[1].isEmpty ? nil : fields[1]
        tag = fields[2]
        guard tagClass.isPossible(tag) else { return nil }
    }

    var identifier: String {
        let kind = tagClass == .mimeType ? "mime" : "extension"
        return "\(Self.prefix)\(kind):\(supertype ?? ""):\(tag)"
    }

    private var mimeType: String? {
        tagClass == .mimeType ? tag : MIMEDatabase.type(ofExtension: tag)
    }

    var tags: [UTTagClass: [String]] {
        var tags = [tagClass: [tag]]
        if let mimeType { tags[.mimeType] = [mimeType] }
        return tags
    }

    /// The requested supertypes, and the supertypes of its MIME type.
    var parents: [String] {
        var parents = supertype.map { [$0] } ?? []
        guard let mimeType else { return parents }
        parents += TypeTable.identifiers(tag: mimeType, tagClass: .mimeType)
        for general in MIMEDatabase.generalTypes(of: mimeType) {
            parents += TypeTable.identifiers(tag: general, tagClass: .mimeType)
        }
        let families = [
            "image/": UTType.image, "audio/": .audio, "video/": .movie, "text/": .text,
            "font/": .font, "message/": .message,
        ]
        for (family, type) in families where mimeType.hasPrefix(family) {
            parents.append(type.identifier)
        }
        return parents
    }
}
