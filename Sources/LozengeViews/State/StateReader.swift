/// An object that reads state and the environment, and is updated when they change.
///
/// It is the part of a node that state depends on.
package class StateReader {
    /// The reader that is being updated; `nil` outside of updates.
    @exclusivity(unchecked) private(set) static var current: StateReader?

    /// The values that the views around have set.
    @exclusivity(unchecked) private(set) final var environment: EnvironmentValues
    @exclusivity(unchecked) private final var reads = Reads()

    init(environment: EnvironmentValues) { self.environment = environment }

    /// Requests an update.
    package func setNeedsUpdate() {}

    /// The names of the views around this one and its own, from the outside in, for reports.
    var path: String { "" }
}

extension StateReader {
    /// Calls `body`; this reader is updated when a value changes that `body` reads.
    ///
    /// Inlined: an update calls this for every node.
    @inline(__always)
    final func whileReading<Result>(_ body: () -> Result) -> Result {
        let outer = StateReader.current
        StateReader.current = self
        defer { StateReader.current = outer }
        return body()
    }

    /// Returns a value of the environment; the reader is updated when it changes.
    ///
    /// This also holds while a descendant is updated: a closure of a view reads for that view, wherever it is
    /// called.
    final func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        note(keyPath) { EnvironmentRead(keyPath) }
        return environment[keyPath: keyPath]
    }

    /// Returns a value of the environment that can be compared without looking up its conformances.
    final func read<Value: Equatable>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        read(keyPath) { $0[keyPath: keyPath] }
    }

    /// Returns a value of the environment by a faster access than its key path.
    final func read<Value: Equatable>(
        _ keyPath: KeyPath<EnvironmentValues, Value>,
        by get: @MainActor (EnvironmentValues) -> Value
    ) -> Value {
        note(keyPath) { EnvironmentRead(equating: keyPath) }
        return get(environment)
    }

    private final func note(
        _ keyPath: PartialKeyPath<EnvironmentValues>, _ make: () -> EnvironmentRead
    ) {
        guard StateReader.current != nil else { return }
        reads.environment = reads.environment.adding(keyPath, make)
    }

    /// Replaces the environment, and requests an update if a value that was read differs.
    final func replaceEnvironment(with new: EnvironmentValues) {
        let old = environment
        environment = new
        if reads.environment.differ(old, new) {
            UpdateCauses.note(.environment(reads.environment.differing(old, new)), for: self)
            setNeedsUpdate()
        }
    }

    /// Requests an update whenever `dependency` changes.
    final func depend(on dependency: Dependency) { reads.add(dependency) }

    /// Removes all dependencies except the environment, before they are read again.
    final func forgetDependencies() { reads.forgetDependencies(of: self) }

    /// The observable objects that were read; `nil` for none.
    final var observedReads: ObservedReads? {
        get { reads.observed }
        set { reads.observed = newValue }
    }
}
