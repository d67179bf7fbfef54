import LozengeCore

extension Text {
    /// Returns the text in the language and the formats of a node's environment.
    package func string(in context: SemanticsContext<some PrimitiveContent>) -> String {
        storage.located(in: TextContext(context.node)).string
    }

    /// Returns the text in the language and the formats of an environment.
    package func string(in environment: EnvironmentValues) -> String {
        storage.located(in: TextContext(environment)).string
    }
}
