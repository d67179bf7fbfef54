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
        var dependencies: ContiguousArray<Dependency>

        init(_ environment: EnvironmentReads, _ dependency: Dependency) {
            self.environment = environment
            dependencies = [dependency]
        }
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
        switch storage {
        case .environment(let reads): storage = .both(Both(reads, dependency))
        case .both(let both): both.dependencies.append(dependency)
        }
    }

    /// Takes `node` off the lists of everything but the environment.
    mutating func forgetDependencies(of node: Node) {
        guard case .both(let both) = storage, !both.dependencies.isEmpty else { return }
        for dependency in both.dependencies { dependency.forget(node) }
        both.dependencies.removeAll(keepingCapacity: true)
    }
}
