import SwiftUI

/// A text with a title: its first line.
nonisolated struct Note: Identifiable, Equatable, Sendable {
    var id = UUID()
    var text = AttributedString()
    var changed = Date.now

    var title: String {
        let line = string.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        let title = line.trimmingCharacters(in: .whitespaces)
        return title.isEmpty ? "New Note" : title
    }

    /// The line below the title.
    var summary: String {
        string.split(whereSeparator: \.isNewline).dropFirst().first.map(String.init) ?? ""
    }

    var wordCount: Int { string.split { !$0.isLetter && !$0.isNumber && $0 != "’" }.count }

    func contains(_ words: String) -> Bool {
        words.isEmpty || string.localizedStandardContains(words)
    }

    private var string: String { String(text.characters) }
}

nonisolated extension Note: Codable {
    /// A part of a note in its file.
    private struct Part: Codable {
        var text: String
        var isBold: Bool?
        var isItalic: Bool?
        var isUnderlined: Bool?
        var isStruck: Bool?
        var color: NoteColor?
        var link: URL?
    }

    private enum CodingKeys: CodingKey {
        case id, changed, parts
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(UUID.self, forKey: .id)
        changed = try values.decode(Date.self, forKey: .changed)
        for part in try values.decode([Part].self, forKey: .parts) {
            var attributes = AttributeContainer()
            let (isBold, isItalic) = (part.isBold ?? false, part.isItalic ?? false)
            if isBold || isItalic { attributes.font = .body.bold(isBold).italic(isItalic) }
            if part.isUnderlined == true { attributes.underlineStyle = .single }
            if part.isStruck == true { attributes.strikethroughStyle = .single }
            attributes.foregroundColor = part.color?.color
            attributes.link = part.link
            text += AttributedString(part.text, attributes: attributes)
        }
    }

    func encode(to encoder: any Encoder) throws {
        let parts = text.runs.map { run in
            let font = run.font?.resolve(in: EnvironmentValues().fontResolutionContext)
            return Part(
                text: String(text[run.range].characters),
                isBold: font?.isBold == true ? true : nil,
                isItalic: font?.isItalic == true ? true : nil,
                isUnderlined: run.underlineStyle == nil ? nil : true,
                isStruck: run.strikethroughStyle == nil ? nil : true,
                color: NoteColor.allCases.first { $0.color == run.foregroundColor },
                link: run.link)
        }
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(id, forKey: .id)
        try values.encode(changed, forKey: .changed)
        try values.encode(parts, forKey: .parts)
    }
}

/// The colors that a note keeps.
nonisolated enum NoteColor: String, Codable, CaseIterable, Identifiable {
    case red, orange, green, blue, purple, pink, brown, gray

    var id: Self { self }
    var name: String { rawValue.capitalized }

    var color: Color {
        switch self {
        case .red: .red
        case .orange: .orange
        case .green: .green
        case .blue: .blue
        case .purple: .purple
        case .pink: .pink
        case .brown: .brown
        case .gray: .gray
        }
    }
}
