/// A test of an SVG document for elements whose cost its size bounds.
///
/// An allowlist: filters, patterns, `use`, text, embedded pictures, style sheets and references to
/// other files are all costly, and so is everything unknown. A path is drawn in a time that grows
/// with its bytes, but for dashes.
nonisolated enum CheapDrawing {
    /// The most bytes of a cheap drawing: the desktop's icons have about 1 KiB.
    static let mostBytes = 64 << 10
    /// The most references to gradients, clips and masks: each of these may contain others.
    private static let mostReferences = 16

    /// Local names, so that a prefix hides nothing.
    private static let elements: Set<String> = [
        "svg", "g", "defs", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
        "linearGradient", "radialGradient", "stop", "clipPath", "mask", "title", "desc",
        // Descriptions that drawing programs write.
        "metadata", "RDF", "Work", "License", "format", "type", "license", "permits", "requires",
        "creator", "Agent", "namedview", "grid", "guide",
    ]

    private static let costlyWords = [
        // Declarations of entities, references to characters, dashes, and filters by style.
        "<!DOCTYPE", "<!ENTITY", "<![", "&#", "dasharray", "filter", "blur(", "shadow(", "@import",
        "xml-stylesheet",
    ]

    static func contains(_ bytes: [UInt8]) -> Bool {
        guard bytes.count <= mostBytes, !bytes.contains(0) else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        let folded = text.lowercased()
        // In any other encoding, elements may look different.
        guard folded.count(of: "<svg") > 0,
            folded.count(of: "encoding") == folded.count(of: "encoding=\"utf-8\"")
        else { return false }
        if costlyWords.contains(where: { folded.hasWord($0.lowercased()) }) { return false }
        let references = folded.count(of: "url(") + folded.count(of: "href")
        return references <= mostReferences && hasOnlyCheapElements(text)
    }

    private static func hasOnlyCheapElements(_ text: String) -> Bool {
        var rest = text.utf8[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[rest.index(after: start)...]
            guard let first = rest.first else { return false }
            // An end, the declaration, or a comment.
            if first == UInt8(ascii: "/") || first == UInt8(ascii: "?")
                || first == UInt8(ascii: "!")
            {
                continue
            }
            let name = rest.prefix { byte in
                !(byte <= 32 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/"))
            }
            let local = name.split(separator: UInt8(ascii: ":")).last.flatMap(String.init)
            guard elements.contains(local ?? "") else { return false }
        }
        return true
    }
}

extension String {
    fileprivate nonisolated func hasWord(_ word: String) -> Bool { count(of: word) > 0 }

    /// How often `word` occurs.
    fileprivate nonisolated func count(of word: String) -> Int {
        let (text, word) = (Array(utf8), Array(word.utf8))
        guard let first = word.first, text.count >= word.count else { return 0 }
        return (0...text.count - word.count).count {
            text[$0] == first && text[$0..<$0 + word.count].elementsEqual(word)
        }
    }
}
