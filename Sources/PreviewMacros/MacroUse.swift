import SwiftSource

/// A use of a macro, as the compiler describes it.
struct MacroUse {
    enum Role: String {
        case declaration, peer, accessor, member, `extension`
    }

    let role: Role
    /// The file as `#fileID` has it, `Module/File.swift`.
    let fileID: String
    /// The line of the file that the source begins in, from 1.
    let line: Int
    /// Beginning of all names that the expansion can declare for itself.
    let discriminator: String
    /// A freestanding macro's use, or the declaration that an attached one stands at.
    let source: SourceText
    /// The declarations around the use, the innermost first, without their bodies.
    let context: [SourceText]

    /// The type that an extension is for; `nil` for another role.
    let extendedType: String?
    /// True if the type has all conformances that an extension is to add.
    let isConforming: Bool

    /// The use in the message `expandFreestandingMacro` or `expandAttachedMacro`.
    init(_ message: JSON) throws(Diagnostic) {
        guard let name = message["macroRole"]?.string, let role = Role(rawValue: name),
            let syntax = message["syntax"] ?? message["declSyntax"], let source = SourceText(syntax)
        else { throw Diagnostic("The compiler's message describes no use of a macro.", at: 0) }
        self.role = role
        self.source = source
        fileID = syntax["location"]?["fileID"]?.string ?? ""
        line = syntax["location"]?["line"]?.integer ?? 1
        discriminator = message["discriminator"]?.string ?? ""
        extendedType = SourceText(message["extendedTypeSyntax"]).map { type in
            type[0..<type.bytes.count].filter { !$0.isWhitespace }
        }
        isConforming = SourceText(message["conformanceListSyntax"]) == nil
        context = message["lexicalContext"]?.array?.compactMap(SourceText.init) ?? []
    }

    /// True if the use is in the body of a function or an accessor, not at the top level or in a type.
    var isLocal: Bool {
        guard let innermost = context.first else { return false }
        return Self.words(of: innermost).isDisjoint(with: Self.types)
    }

    /// True if the use is in the closure of a `#Preview`.
    var isInPreview: Bool {
        context.contains { Self.words(of: $0).isSuperset(of: ["#", "Preview"]) }
    }

    /// The name of the type, without its module, that the use is directly in, or whose extension it is in.
    var typeName: String? {
        guard let innermost = context.first, let list = try? TokenList(innermost),
            let introducer = list.firstIndex(
                in: 0..<list.tokens.count, where: { Self.types.contains(list.text($0)) })
        else { return nil }
        return list.attributeName(introducer)
    }

    private static let types: Set = ["struct", "class", "enum", "actor", "extension", "protocol"]

    private static func words(of context: SourceText) -> Set<String> {
        guard let list = try? TokenList(context) else { return [] }
        return Set(list.tokens.indices.map(list.text))
    }
}
