/// What a node has read, and is updated for when it changes.
///
/// Most nodes read nothing but the environment, and share with others what they read of it.
struct NodeReads {
    private enum Storage {
        case environment(EnvironmentReads)
        case both(Both)
    }

    private final class Both {
        var environment: EnvironmentReads
        var dependencies: ContiguousArray<Dependency> = []
        /// Of objects that are not the engine's.
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

    /// What was read of observable objects; stays with the node that reads any.
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

    /// Takes `node` off the lists of everything but the environment.
    mutating func forgetDependencies(of node: Node) {
        guard case .both(let both) = storage else { return }
        both.observed?.forget(node)
        guard !both.dependencies.isEmpty else { return }
        for dependency in both.dependencies { dependency.forget(node) }
        both.dependencies.removeAll(keepingCapacity: true)
    }
}
