import LozengeCore

/// Why a view is evaluated again.
enum UpdateCause {
    /// What its parent made of it is another.
    case value
    /// A state, or an object that tells of its changes.
    case dependency(Dependency)
    case environment
    /// An observable object.
    case observed
}

/// Why the views in the tree were marked, noted from the first time somebody asks.
enum UpdateCauses {
    private(set) static var areNoted = false
    private static var known: [ObjectIdentifier: [UpdateCause]] = [:]

    static func note(_ cause: @autoclosure () -> UpdateCause, for node: Node) {
        // Only for those that ask.
        if areNoted { known[ObjectIdentifier(node)]?.append(cause()) }
    }

    /// What was noted since this was asked of the node last.
    static func take(of node: Node) -> [UpdateCause] {
        areNoted = true
        return known.updateValue([], forKey: ObjectIdentifier(node)) ?? []
    }

    static func forget(_ node: Node) {
        if areNoted { known[ObjectIdentifier(node)] = nil }
    }
}

extension View {
    /// Prints why the body that calls this is being evaluated: `@self` for the view's own values,
    /// `@identity` for a view that is new, a property by its name, `@dependencies` for observable
    /// objects and the environment.
    ///
    /// Matches: SwiftUI.View._printChanges()
    public static func _printChanges() { print(_changes) }

    /// What ``_printChanges()`` prints.
    package static var _changes: String {
        let name = String(describing: Self.self)
        guard let node = Node.updating as? CompositeNode<Self> else {
            return "\(name): not being evaluated."
        }
        return "\(name): \(node.changes.joined(separator: ", ")) changed."
    }
}

extension CompositeNode {
    /// What changed since this was asked last, by its names.
    fileprivate var changes: [String] {
        let causes = UpdateCauses.take(of: self)
        if children.isEmpty { return ["@self", "@identity"] + propertyNames.map { "_" + $0 } }
        var names: [String] = []
        for cause in causes {
            let name =
                switch cause {
                case .value: "@self"
                case .environment, .observed: "@dependencies"
                case .dependency(let dependency):
                    propertyName(of: dependency).map { "_" + $0 } ?? "@dependencies"
                }
            if !names.contains(name) { names.append(name) }
        }
        return names.isEmpty ? ["@self"] : names
    }
}
