extension View {
    /// Prints the reasons for evaluating the body that calls this.
    ///
    /// `@self` stands for the view's own values and `@identity` for a new view, a property of a state or of the environment
    /// appears by its name, and `@dependencies` stands for everything else, such as observable objects.
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

extension Node {
    /// The names of the changes since the last call.
    fileprivate final var changes: [String] {
        let causes = UpdateCauses.consume(of: self)
        if children.isEmpty { return ["@self", "@identity"] + propertyNames.map { "_" + $0 } }
        let names = causes.flatMap(names).uniqued
        return names.isEmpty ? ["@self"] : names
    }

    private final func names(of cause: UpdateCause) -> [String] {
        switch cause {
        case .value: ["@self"]
        case .observed: ["@dependencies"]
        case .environment(let values):
            values.map { propertyName(of: $0).map { "_" + $0 } ?? "@dependencies" }
        case .dependency(let dependency):
            [propertyName(of: dependency).map { "_" + $0 } ?? "@dependencies"]
        }
    }
}
