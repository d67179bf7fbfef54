extension Node {
    /// The reasons for evaluating this body, in words, since the last call.
    final var updateReasons: [String] {
        let causes = UpdateCauses.consume(of: self)
        if children.isEmpty { return ["it is new"] }
        return causes.flatMap(words).uniqued
    }

    private final func words(of cause: UpdateCause) -> [String] {
        switch cause {
        case .value(let names):
            names.isEmpty ? ["its parent was evaluated"] : names.map { "\($0) differs" }
        case .observed: ["an observed object changed"]
        case .environment(let values):
            values.map { "\(propertyName(of: $0) ?? $0.name) of the environment changed" }
        case .dependency(let dependency): ["\(name(of: dependency)) changed"]
        }
    }

    /// Returns the name of a state: this view's, or that of the view around which has it.
    private final func name(of dependency: Dependency) -> String {
        for node in sequence(first: self, next: \.parent) {
            guard let name = node.propertyName(of: dependency) else { continue }
            return node === self ? name : "\(name) of \(node.label)"
        }
        return "a state elsewhere"
    }

    // MARK: Properties

    /// The names of the dynamic properties.
    final var propertyNames: [String] { propertyLayout?.properties.map(\.name) ?? [] }

    /// Returns the name of the property with a state; `nil` if this view has none.
    final func propertyName(of dependency: Dependency) -> String? {
        ownProperties?.index(of: dependency).map { propertyNames[$0] }
    }

    /// Returns the name of the property that reads a value of the environment; `nil` without one.
    final func propertyName(of value: PartialKeyPath<EnvironmentValues>) -> String? {
        guard let written else { return nil }
        return Mirror(reflecting: written).children
            .first { ($0.value as? any EnvironmentProperty)?.keyPath == value }?.label?
            .withoutUnderscore
    }
}

/// Returns the names of the properties of two views that differ, as far as they can be compared.
func differences(_ old: Any, _ new: Any) -> [String] {
    zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children)
        .filter { !areSame($0.value, $1.value) }
        .compactMap { $0.0.label?.withoutUnderscore }
}

/// True if two values are equal, or cannot be compared.
private func areSame(_ old: Any, _ new: Any) -> Bool {
    if let old = old as? any Equatable { return old.isEqual(to: new) }
    guard type(of: old) is AnyObject.Type, type(of: new) is AnyObject.Type else { return true }
    return old as AnyObject === new as AnyObject
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}

extension String {
    /// The name of a property whose storage has this name.
    fileprivate var withoutUnderscore: String { hasPrefix("_") ? String(dropFirst()) : self }
}

extension PartialKeyPath<EnvironmentValues> {
    /// The last part of the key path in words.
    fileprivate var name: String {
        let words = "\(self)"
        return words.contains("<computed")
            ? "a value" : String(words.split(separator: ".").last ?? "")
    }
}

extension [String] {
    /// The strings in their order, each once.
    var uniqued: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
