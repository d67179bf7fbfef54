import Foundation
import Testing

/// The plugin's reply to a use of a macro.
struct Expansion {
    struct Problem: Equatable {
        let message: String
        let fileName: String
        let offset: Int
    }

    /// The code; `nil` if the use is in error.
    let code: String?
    let problems: [Problem]

    init(_ reply: [String: Any]) throws {
        let result = try #require(reply["expandMacroResult"] as? [String: Any])
        code = result["expandedSource"] as? String
        problems = try #require(result["diagnostics"] as? [[String: Any]]).map { problem in
            let position = try #require(problem["position"] as? [String: Any])
            #expect(problem["severity"] as? String == "error")
            return Problem(
                message: try #require(problem["message"] as? String),
                fileName: try #require(position["fileName"] as? String),
                offset: try #require(position["offset"] as? Int))
        }
    }

    /// The code without indentation and empty lines.
    var lines: [String] {
        (code ?? "").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }
}

extension PluginProcess {
    /// The expansion of `#Preview`, as source that begins 100 bytes into a file.
    func preview(_ source: String, in context: [String] = []) throws -> Expansion {
        let message: [String: Any] = [
            "discriminator": "$s3AppfMf_", "lexicalContext": context.map(Self.head),
            "macro": ["name": "Preview", "typeName": "PreviewMacro"],
            "macroRole": "declaration",
            "syntax": Self.syntax(source, kind: "expression", offset: 100),
        ]
        return try Expansion(reply(to: ["expandFreestandingMacro": message]))
    }

    /// The expansion of an attribute at a declaration that begins 100 bytes into a file.
    func attribute(
        _ name: String, role: String, at declaration: String,
        in context: [String] = ["extension EnvironmentValues {}"]
    ) throws -> Expansion {
        let message: [String: Any] = [
            "discriminator": "$s3AppfMa_", "lexicalContext": context.map(Self.head),
            "macro": ["name": "\(name) ", "typeName": "\(name)Macro"],
            "macroRole": role,
            "attributeSyntax": Self.syntax("@\(name) ", kind: "attribute", offset: 100),
            "declSyntax": Self.syntax(declaration, kind: "declaration", offset: 100),
        ]
        return try Expansion(reply(to: ["expandAttachedMacro": message]))
    }

    private static func head(_ source: String) -> [String: Any] {
        syntax(source, kind: "declaration", offset: 0)
    }

    private static func syntax(_ source: String, kind: String, offset: Int) -> [String: Any] {
        [
            "kind": kind, "source": source,
            "location": [
                "column": 1, "fileID": "App/Card.swift", "fileName": "/App/Card.swift", "line": 1,
                "offset": offset,
            ],
        ]
    }
}
