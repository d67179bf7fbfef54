/// The values that a reader has read; it is updated when one changes.
///
/// Most readers read the environment only, and share the list of what they read.
struct Reads {
    private enum Storage {
        case environment(EnvironmentReads)
        case both(Both)
    }

    private final class Both {
        var environment: EnvironmentReads
        var dependencies: [Dependency] = []
        /// The observable objects that were read.
        var observed: ObservedReads?

        init(_ environment: EnvironmentReads) { self.environment = environment }
    }

    private var storage = Storage.environment(.none)

    var environment: EnvironmentReads {
        get {
            switch storage {
            case .environment(let reads): reads
            case .both(let both): both.environment
            }
        }
        set {
            switch storage {
            case .environment: storage = .environment(newValue)
            case .both(let both): both.environment = newValue
            }
        }
    }

    mutating func add(_ dependency: Dependency) {
        both.dependencies.append(dependency)
    }

    /// The observable objects that were read; kept once set.
    var observed: ObservedReads? {
        get {
            if case .both(let both) = storage { both.observed } else { nil }
        }
        set { both.observed = newValue }
    }

    private var both: Both {
        mutating get {
            switch storage {
            case .environment(let reads):
                let both = Both(reads)
                storage = .both(both)
                return both
            case .both(let both): return both
            }
        }
    }

    /// Removes `reader` from the lists of all its dependencies, except the environment.
    mutating func forgetDependencies(of reader: StateReader) {
        guard case .both(let both) = storage else { return }
        both.observed?.forget(reader)
        guard !both.dependencies.isEmpty else { return }
        for dependency in both.dependencies { dependency.forget(reader) }
        both.dependencies.removeAll(keepingCapacity: true)
    }
}
