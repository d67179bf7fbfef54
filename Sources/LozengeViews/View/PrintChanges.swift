extension View {
    /// Prints the reasons for evaluating the body that calls this.
    ///
    /// `@self` stands for the view's own values and `@identity` for a new view, a property appears by its
    /// name,
    /// and `@dependencies` stands for observable objects and the environment.
    ///
    /// Matches: SwiftUI.View._printChanges()
    public static func _printChanges() { print(_changes) }

    /// The line that ``_printChanges()`` prints.
    package static var _changes: String {
        let name = String(describing: Self.self)
        guard let node = StateReader.current as? CompositeNode<Self> else {
            return "\(name): not being evaluated."
        }
        return "\(name): \(node.changes.joined(separator: ", ")) changed."
    }
}

extension CompositeNode {
    /// The names of the changes since the last call.
    final var changes: [String] {
        let causes = UpdateCauses.consume(of: self)
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
