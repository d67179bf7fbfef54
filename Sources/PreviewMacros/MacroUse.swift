/// A use of a macro, as the compiler describes it.
struct MacroUse {
    enum Role: String {
        case declaration, peer, accessor
    }

    let role: Role
    /// Beginning of all names that the expansion can declare for itself.
    let discriminator: String
    /// A freestanding macro's use, or the declaration that an attached one stands at.
    let source: SourceText
    /// What the use is inside of, from the innermost out; only the heads, without bodies.
    let context: [SourceText]

    /// The use in the message `expandFreestandingMacro` or `expandAttachedMacro`.
    init(_ message: JSON) throws(Diagnostic) {
        guard let name = message["macroRole"]?.string, let role = Role(rawValue: name),
            let source = SourceText(message["syntax"] ?? message["declSyntax"])
        else { throw Diagnostic("The compiler's message describes no use of a macro.", at: 0) }
        self.role = role
        self.source = source
        discriminator = message["discriminator"]?.string ?? ""
        context = message["lexicalContext"]?.array?.compactMap(SourceText.init) ?? []
    }
}
