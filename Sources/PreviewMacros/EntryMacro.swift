import SwiftSource

/// `@Entry`: the accessors of a property of the environment or of a transaction, and the type that
/// its value is stored under.
///
/// The default value is evaluated in the getter, so it has the property's type and isolation, and its
/// type need not be `Sendable`.
enum EntryMacro {
    static func expansion(of use: MacroUse) throws(Diagnostic) -> String {
        let property = try EntryProperty(try TokenList(use.source))
        guard let container = use.typeName, containers.contains(container) else {
            throw Diagnostic(
                "@Entry belongs in an extension of EnvironmentValues, Transaction, ContainerValues or "
                    + "FocusedValues.",
                at: property.position)
        }
        // A name such as `two words` needs its backticks.
        let isWord = property.bareName.utf8.allSatisfy(Lexer.isInWord)
        let key = isWord ? "__Key_\(property.bareName)" : "`__Key_\(property.bareName)`"
        guard use.role == .accessor else { return "private enum \(key) {}" }
        return """
            get { _entry(\(key).self, default: \(property.initializer ?? "nil")) }
            set { _setEntry(\(key).self, to: newValue) }
            """
    }

    /// The types that have `_entry` and `_setEntry`.
    private static let containers: Set = [
        "EnvironmentValues", "Transaction", "ContainerValues", "FocusedValues",
    ]
}
