import Foundation

/// A text of the corpus in one script.
public struct TextSample: Sendable, Hashable, CustomStringConvertible {
    /// The script's name in ISO 15924, such as `Deva`.
    public let script: String
    /// A BCP 47 tag.
    public let language: String
    public let text: String

    public init(script: String, language: String, text: String) {
        self.script = script
        self.language = language
        self.text = text
    }

    public var description: String { "\(script) \(language): \(text.prefix(24))…" }

    /// The first characters of the sample.
    public func prefix(_ count: Int) -> TextSample {
        TextSample(script: script, language: language, text: String(text.prefix(count)))
    }
}

/// Texts in the scripts of the world, from `Tests/Fixtures/text`.
public enum TextCorpus {
    /// One article of law in many languages, followed by difficult texts.
    public static let paragraphs = read("declaration") + read("sentences")

    /// The first of each script's paragraphs.
    public static let scripts = paragraphs.reduce(into: [TextSample]()) { found, sample in
        if !found.contains(where: { $0.script == sample.script }) { found.append(sample) }
    }

    private static func read(_ name: String) -> [TextSample] {
        let file = Fixtures.path("text/\(name).txt")
        let lines = (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: "\n")
        return (lines ?? []).compactMap { line in
            let fields = line.split(separator: "\t", maxSplits: 2)
            guard !line.hasPrefix("#"), fields.count == 3 else { return nil }
            return TextSample(
                script: String(fields[0]), language: String(fields[1]), text: String(fields[2]))
        }
    }
}
