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
        guard let node = StateReader.current as? CompositeNode<Self> else {
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
