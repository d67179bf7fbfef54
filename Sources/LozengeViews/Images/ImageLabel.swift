import LozengeCore

/// The description of an image: a text, of which images know only that it can be compared.
nonisolated struct ImageLabel: Equatable, Sendable {
    /// The text.
    let text: any Equatable & Sendable
    /// The text in the language it was written in.
    let written: String
    /// Returns the text in the language of an environment.
    let string: @MainActor @Sendable (EnvironmentValues) -> String

    static func == (lhs: ImageLabel, rhs: ImageLabel) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
            other as? Value == value
        }
        return isEqual(lhs.text, rhs.text)
    }
}

extension PictureReference {
    /// The name of the picture in words, for an image without a description; empty without a name.
    var words: String {
        switch self {
        case .asset(let name, _): name
        case .symbol(let names, _):
            (names.first ?? "").split { $0 == "." || $0 == "-" }
                .filter { $0 != "fill" && $0 != "symbolic" }.joined(separator: " ")
        case .file, .data: ""
        }
    }
}
