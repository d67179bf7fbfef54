import LozengeCore

/// The node of a modifier that changes the environment of its content.
final class EnvironmentNode<Value>: Node {
    private var change: EnvironmentChange<Value>
    /// The environment inside, and the environment outside from which it was made.
    private var made: (inner: EnvironmentValues, outer: EnvironmentValues, value: Value)?

    init(_ change: EnvironmentChange<Value>, in visitor: ViewVisitor) {
        self.change = change
        super.init(in: visitor)
    }

    func update(to change: EnvironmentChange<Value>) {
        self.change = change
        passOnEnvironment()
    }

    /// The environment inside; identical if nothing changed, so that no reader is updated.
    override var environmentForChildren: EnvironmentValues {
        var value = change.value(environment)
        if var made, made.outer.isIdentical(to: environment),
            ViewValue.areEqual(&made.value, &value)
        {
            return made.inner
        }
        var inner = environment
        inner[keyPath: change.keyPath] = value
        made = (inner, environment, value)
        return inner
    }
}

/// A value of the environment and its replacement for the views inside.
nonisolated struct EnvironmentChange<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// Returns the new value, from the environment outside.
    let value: (EnvironmentValues) -> Value
}
