#if DEBUG || INSPECT
    extension Inspection {
        /// Returns the values of a view's environment, the last set first, each with the view that set it.
        func environment(of node: Node) -> [EnvironmentRecord] {
            var outer = node
            var names: Set<String> = []
            return node.environment.entries.compactMap { entry in
                // From the inside out: the last view that has the entry is the first one inside of the setter.
                while let parent = outer.parent, parent.environment.contains(entry) {
                    outer = parent
                }
                let name = Self.name(of: entry.key)
                guard names.insert(name).inserted else { return nil }
                let setter = outer.parent.flatMap(setter)
                return EnvironmentRecord(
                    name: name, value: Self.words(entry.value), setter: setter.map(numbers.name))
            }
        }

        /// Returns the name of a key as its property is called: `textCase` for `TextCaseKey`, and that of an entry.
        private static func name(of key: Any.Type) -> String {
            var name = String(describing: key)
            if let entry = name.firstRange(of: "__Key_") {
                name = String(name[entry.upperBound...].prefix { $0 != "," })
            }
            if name.hasSuffix("Key") { name.removeLast(3) }
            return name.prefix(1).lowercased() + name.dropFirst()
        }

        /// Returns a description without the names of the toolkit's modules, and of an optional the value.
        private static func words(_ description: String) -> String {
            let short = description.replacing(/\bLozenge[A-Z]\w*\./, with: "")
            guard let value = short.wholeMatch(of: /Optional\((.*)\)/) else { return short }
            return String(value.1)
        }

        /// The nearest view or modifier with a name around a node that sets values.
        private func setter(_ node: Node) -> Node? {
            sequence(first: node) { $0.parent }.first { !$0.label.isEmpty && $0.parent != nil }
        }
    }
#endif
